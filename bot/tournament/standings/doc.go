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
// A Preset says what a win is worth and which columns break ties, in which order. Each is shown, and so is the last
// one, a draw of lots by the event's seed (Row.Lot), so that nobody has to believe an order they cannot check: who has
// the smaller SHA-256 of "SEED:PLAYER" is first.
//
// Values are exact fractions (Ratio): two players are tied in a column exactly when the rule says so.
//
// # What the presets rest on
//
//   - magic: tournament rules, 3.1 and appendix C. A share below 33 % counts as 33 %. A bye is a match won by two games
//     in a player's own shares, but is no opponent. Who left counts with the rounds that they played.
//   - pokemon: the rules handbook and TOM 1.53. Late entry, opponents' wins, opponents' opponents' wins, who beat the
//     other. A draw is half a win. Byes count nowhere but in points. A share is 25 % at least, and 75 % at most for who
//     dropped.
//   - yugioh: Konami's number XXYYYZZZ (points, opponents' wins, their opponents' wins), then the sum of the squares of
//     the rounds that were lost. The policy says nothing about byes in shares; here they are left out.
//   - netrunner: strength of schedule and its extension, as the program Cobra reckons them: mean points a match of the
//     opponents, whose own byes count, without a floor.
//   - own: what an organiser chose; without a choice, wins among the tied, median Buchholz and difference of games.
//
// Penalties take points from who has them and count in no column, so that they hurt nobody else.
package standings
