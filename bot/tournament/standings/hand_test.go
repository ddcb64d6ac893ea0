package standings_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/bot/tournament/standings"
)

// event is a tournament of five in four rounds, with a draw, byes, and Dan, who leaves after the third round. Points
// are 3 a win and a bye, 1 a draw:
//
//	     R1         R2         R3         R4         points          games won, lost, drawn
//	Ann  Bob 2-0    Eve 1-2    Dan 2-0    Cat 2-1    3+0+3+3 = 9     7 3
//	Bob  Ann 0-2    Cat 1-2    bye        Eve 2-0    0+0+3+3 = 6     3 4, with the bye 5 4
//	Cat  Dan 1-1-1  Bob 2-1    Eve 0-2    Ann 1-2    1+3+0+0 = 4     4 6 1
//	Dan  Cat 1-1-1  bye        Ann 0-2    -          1+3+0   = 4     1 3 1, with the bye 3 3 1
//	Eve  bye        Ann 2-1    Cat 2-0    Bob 0-2    3+3+3+0 = 9     4 3, with the bye 6 3
var event = []standings.Result{
	game(1, "Ann", "Bob", 2, 0, 0), game(1, "Cat", "Dan", 1, 1, 1), bye(1, "Eve"),
	game(2, "Eve", "Ann", 2, 1, 0), game(2, "Cat", "Bob", 2, 1, 0), bye(2, "Dan"),
	game(3, "Eve", "Cat", 2, 0, 0), game(3, "Ann", "Dan", 2, 0, 0), bye(3, "Bob"),
	game(4, "Eve", "Bob", 0, 2, 0), game(4, "Ann", "Cat", 2, 1, 0),
}

var (
	people = []string{"Ann", "Bob", "Cat", "Dan", "Eve"}
	left   = map[string]int{"Dan": 3}
)

func game(round int, a, b string, winsA, winsB, draws int) standings.Result {
	return standings.Result{Round: round, Players: []string{a, b}, Wins: []int{winsA, winsB}, Draws: draws}
}

func bye(round int, player string) standings.Result {
	return standings.Result{Round: round, Players: []string{player}, Bye: true}
}

func missed(round int, player string) standings.Result {
	return standings.Result{Round: round, Players: []string{player}, Missed: true}
}

// written are rows as text: rank, player, points, won-lost-drawn-byes, the values, a cross for who dropped.
func written(rows []standings.Row) string {
	var out strings.Builder
	for _, r := range rows {
		fmt.Fprintf(&out, "%d %s %d %d-%d-%d-%d", r.Rank, r.Player, r.Points, r.Won, r.Lost, r.Drawn, r.Byes)
		for _, v := range r.Values {
			fmt.Fprintf(&out, " %s", v)
		}
		if r.Dropped {
			out.WriteString(" x")
		}
		out.WriteString("\n")
	}
	return out.String()
}

func named(t *testing.T, name string) standings.Preset {
	t.Helper()
	p, ok := standings.Named(name)
	if !ok {
		t.Fatalf("no preset %s", name)
	}
	return p
}

// TestByHand ensures that the presets give the tables that were worked out by hand, as told beside each.
func TestByHand(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ preset, want string }{
		// Own shares, byes are wins: Ann 9/12, Bob 6/12, Cat 4/12 (more than 33/100), Dan 4/9 (three rounds), Eve 9/12.
		// omw, byes are no opponents: Eve met Ann, Cat, Bob: (3/4 + 1/3 + 1/2) / 3 = 19/36. Ann met Bob, Eve, Dan, Cat:
		// (1/2 + 3/4 + 4/9 + 1/3) / 4 = 73/144. Bob: (3/4 + 1/3 + 3/4) / 3 = 11/18. Cat: (4/9 + 1/2 + 3/4 + 3/4) / 4 =
		// 11/18. Dan: (1/3 + 3/4) / 2 = 13/24. So Eve is before Ann and Cat before Dan.
		// gw, 3 a game, 1 a drawn one, a bye is 2-0: Ann 21/30, Bob 15/27, Cat 13/33, Dan 10/21, Eve 18/27.
		// ogw: Eve (7/10 + 13/33 + 5/9) / 3; Ann (5/9 + 2/3 + 10/21 + 13/33) / 4; Bob (7/10 + 13/33 + 2/3) / 3;
		// Cat (10/21 + 5/9 + 2/3 + 7/10) / 4; Dan (13/33 + 7/10) / 2.
		{"magic", `
1 Eve 9 2-1-0-1 19/36 2/3 1633/2970
2 Ann 9 3-1-0-0 73/144 7/10 725/1386
3 Bob 6 1-2-0-1 11/18 5/9 581/990
4 Cat 4 1-2-1-0 11/18 13/33 1511/2520
5 Dan 4 0-1-1-1 13/24 10/21 361/660 x
`},
		// Own shares, byes left out, a draw is a half: Ann 3/4, Bob 1/3, Cat (1 + 1/2)/4 = 3/8, Dan (1/2)/2 = 1/4,
		// which is the floor, Eve 2/3. omw: Eve (3/4 + 3/8 + 1/3) / 3 = 35/72. Ann (1/3 + 2/3 + 1/4 + 3/8) / 4 = 13/32.
		// Bob (3/4 + 3/8 + 2/3) / 3 = 43/72. Cat (1/4 + 1/3 + 2/3 + 3/4) / 4 = 1/2. Dan (3/8 + 3/4) / 2 = 9/16: here
		// Dan is before Cat. oomw: Eve (13/32 + 1/2 + 43/72) / 3 = 433/864; Ann (43/72 + 35/72 + 9/16 + 1/2) / 4 =
		// 103/192; Bob (13/32 + 1/2 + 35/72) / 3 = 401/864; Cat (9/16 + 43/72 + 35/72 + 13/32) / 4 = 197/384; Dan (1/2
		// + 13/32) / 2 = 29/64. Nobody was late. Nobody is tied any more when the last column is asked.
		{"pokemon", `
1 Eve 9 2-1-0-1 0 35/72 433/864 0
2 Ann 9 3-1-0-0 0 13/32 103/192 0
3 Bob 6 1-2-0-1 0 43/72 401/864 0
4 Dan 4 0-1-1-1 0 9/16 29/64 0 x
5 Cat 4 1-2-1-0 0 1/2 197/384 0
`},
		// Own shares, byes left out, a draw is 1 of 3: Ann 9/12, Bob 3/9, Cat 4/12, Dan 1/6, Eve 6/9. omw: Eve (3/4 +
		// 1/3 + 1/3) / 3 = 17/36; Ann (1/3 + 2/3 + 1/6 + 1/3) / 4 = 3/8; Bob (3/4 + 1/3 + 2/3) / 3 = 7/12; Cat (1/6 +
		// 1/3 + 2/3 + 3/4) / 4 = 23/48; Dan (1/3 + 3/4) / 2 = 13/24. oomw: Eve (3/8 + 23/48 + 7/12) / 3 = 23/48; Ann
		// (7/12 + 17/36 + 13/24 + 23/48) / 4 = 299/576; Bob (3/8 + 23/48 + 17/36) / 3 = 191/432; Cat (13/24 + 7/12 +
		// 17/36 + 3/8) / 4 = 71/144; Dan (23/48 + 3/8) / 2 = 41/96. Lost rounds squared: Eve 4²; Ann 2²; Bob 1² + 2²;
		// Dan 3²; Cat 3² + 4².
		{"yugioh", `
1 Eve 9 2-1-0-1 17/36 23/48 16
2 Ann 9 3-1-0-0 3/8 299/576 4
3 Bob 6 1-2-0-1 7/12 191/432 5
4 Dan 4 0-1-1-1 13/24 41/96 9 x
5 Cat 4 1-2-1-0 23/48 71/144 25
`},
		// Points a match, with byes: Ann 9/4, Bob 6/4, Cat 4/4, Dan 4/3, Eve 9/4. sos: Eve (9/4 + 1 + 3/2) / 3 = 19/12;
		// Ann (3/2 + 9/4 + 4/3 + 1) / 4 = 73/48; Bob (9/4 + 1 + 9/4) / 3 = 11/6; Cat (4/3 + 3/2 + 9/4 + 9/4) / 4 =
		// 11/6; Dan (1 + 9/4) / 2 = 13/8. esos: Eve (73 + 88 + 88)/48 / 3; Ann (44 + 38 + 39 + 44)/24 / 4; Bob (73 + 88
		// + 76)/48 / 3; Cat (78 + 88 + 76 + 73)/48 / 4; Dan (88 + 73)/48 / 2.
		{"netrunner", `
1 Eve 9 2-1-0-1 19/12 83/48
2 Ann 9 3-1-0-0 73/48 55/32
3 Bob 6 1-2-0-1 11/6 79/48
4 Cat 4 1-2-1-0 11/6 105/64
5 Dan 4 0-1-1-1 13/8 161/96 x
`},
		// Eve beat Ann, with whom she is tied; Cat and Dan drew. Opponents' points without best and worst: Eve 9 6 4 ->
		// 6; Ann 9 6 4 4 -> 10; Bob 9 9 4 -> 9; Cat 9 9 6 4 -> 15; Dan had only two. Games: 4-3, 7-3, 3-4, 4-6, 1-3.
		{"own", `
1 Eve 9 2-1-0-1 1 6 1
2 Ann 9 3-1-0-0 0 10 4
3 Bob 6 1-2-0-1 0 9 -1
4 Cat 4 1-2-1-0 0 15 -2
5 Dan 4 0-1-1-1 0 0 -2 x
`},
	} {
		t.Run(c.preset, func(t *testing.T) {
			t.Parallel()
			rows := standings.Table(named(t, c.preset), people, left, event, nil, 1)
			if got := "\n" + written(rows); got != c.want {
				t.Errorf("got %s\nwant %s", got, c.want)
			}
		})
	}
}

// TestKonami ensures that the number by which players know their rank is as on their sheets: 9 points, opponents' share
// 17/36 = 0.472, theirs 23/48 = 0.479.
func TestKonami(t *testing.T) {
	t.Parallel()
	p := named(t, "yugioh")
	rows := standings.Table(p, people, left, event, nil, 1)
	if got := p.Number(rows[0]); got != "09472479" {
		t.Errorf("Eve has %s", got)
	}
	perfect := standings.Row{Points: 33, Values: []standings.Ratio{standings.NewRatio(1, 1), standings.NewRatio(2, 3)}}
	if got := p.Number(perfect); got != "33999666" {
		t.Errorf("a full share is %s", got)
	}
	if got := named(t, "magic").Number(rows[0]); got != "" {
		t.Errorf("magic has %s", got)
	}
}

// TestShares ensures the own shares of the examples in the rules, seen through the column of their only opponent: Pat
// met only Sam, so Pat's omw is Sam's share.
func TestShares(t *testing.T) {
	t.Parallel()
	wins := func(from, to int) (out []standings.Result) {
		for r := from; r <= to; r++ {
			out = append(out, game(r, "Sam", fmt.Sprint("w", r), 2, 0, 0))
		}
		return out
	}
	losses := func(from, to int) (out []standings.Result) {
		for r := from; r <= to; r++ {
			out = append(out, game(r, fmt.Sprint("l", r), "Sam", 2, 0, 0))
		}
		return out
	}
	pat := func(sam, pat int) []standings.Result { return []standings.Result{game(1, "Sam", "Pat", sam, pat, 0)} }
	gone := map[string]int{"Sam": 5}
	for _, c := range []struct {
		name, preset string
		column       int
		dropped      map[string]int
		results      [][]standings.Result
		want         string
	}{
		{"MTR: 5-2-1 is 16 of 24", "magic", 0, nil,
			[][]standings.Result{pat(2, 0), wins(2, 5), losses(6, 7), {game(8, "Sam", "z", 1, 1, 0)}}, "66.67 %"},
		{"MTR: 1-3, then withdraws, is 33 %", "magic", 0, gone,
			[][]standings.Result{pat(2, 0), losses(2, 4)}, "33.00 %"},
		{"MTR: 3-2 with a bye, then withdraws, is 9 of 15", "magic", 0, gone,
			[][]standings.Result{pat(2, 0), {bye(2, "Sam")}, wins(3, 3), losses(4, 5)}, "60.00 %"},
		{"MTR: games have the floor, too", "magic", 2, nil,
			[][]standings.Result{pat(0, 2), losses(2, 5)}, "33.00 %"},
		{"a bye of best of one is one game", "magic", 2, nil,
			[][]standings.Result{pat(0, 2), {{Round: 2, Players: []string{"Sam"}, Bye: true, Wins: []int{1}}},
				{game(3, "Sam", "z", 1, 0, 1)}}, "46.67 %"}, // 2 won, 2 lost, 1 drawn: 7 of 15
		{"Pokemon: 3-1-1 is 70 %", "pokemon", 1, nil,
			[][]standings.Result{pat(2, 0), wins(2, 3), losses(4, 4), {game(5, "Sam", "z", 1, 1, 0)}}, "70.00 %"},
		{"Pokemon: 2-1 with a bye is 1-1", "pokemon", 1, nil,
			[][]standings.Result{pat(2, 0), {bye(2, "Sam")}, losses(3, 3)}, "50.00 %"},
		{"Pokemon: 0-5 is 25 %", "pokemon", 1, nil, [][]standings.Result{pat(0, 2), losses(2, 5)}, "25.00 %"},
		{"Pokemon: 4-1 is 80 %", "pokemon", 1, nil, [][]standings.Result{pat(2, 0), wins(2, 4), losses(5, 5)},
			"80.00 %"},
		{"Pokemon: who dropped has 75 % at most", "pokemon", 1, gone,
			[][]standings.Result{pat(2, 0), wins(2, 4), losses(5, 5)}, "75.00 %"},
		{"Pokemon: and less if it is less", "pokemon", 1, gone,
			[][]standings.Result{pat(2, 0), losses(2, 2)}, "50.00 %"},
		{"a missed round is lost", "magic", 0, nil,
			[][]standings.Result{{missed(1, "Sam"), game(2, "Sam", "Pat", 2, 0, 0)}}, "50.00 %"},
		{"a double loss is lost by both", "magic", 0, nil, [][]standings.Result{wins(1, 3),
			{{Round: 4, Players: []string{"Sam", "Pat"}, DoubleLoss: true}}}, "75.00 %"},
		{"netrunner has no floor, and byes count", "netrunner", 0, nil,
			[][]standings.Result{pat(0, 2), losses(2, 3), {bye(4, "Sam")}}, "0.75"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := named(t, c.preset)
			var results []standings.Result
			for _, r := range c.results {
				results = append(results, r...)
			}
			rows := standings.Table(p, []string{"Pat"}, c.dropped, results, nil, 1)
			if got := p.Columns[c.column].Show(rows[0].Values[c.column]); got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}
