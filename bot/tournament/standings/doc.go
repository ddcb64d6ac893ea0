// Package standings makes the table of a tournament from its results. It always starts from nothing: there is no
// running total that a correction could leave wrong.
//
//	preset, _ := standings.Named("magic")
//	rows := standings.Table(preset, []string{"ada", "bruno", "chiara"}, nil, []standings.Result{
//		{Round: 1, Players: []string{"ada", "bruno"}, Wins: []int{2, 1}},
//		{Round: 1, Players: []string{"chiara"}, Bye: true},
//	}, nil, seed)
//	rows[0].Player, rows[0].Points // who leads
//	preset.Columns[0].Show(rows[0].Values[0]) // "33.00 %"
//
// A Preset says what a win is worth and which columns break ties, in which order. Each is shown, and so is the last one,
// a draw of lots by the event's seed (Row.Lot), so that nobody has to believe an order they cannot check.
//
// Values are exact fractions (Ratio): two players are tied in a column exactly when the rule says so.
package standings
