package standings_test

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"farpost/bot/tournament/standings"
)

// order are the players of a table in their order.
func order(rows []standings.Row) []string {
	var ids []string
	for _, r := range rows {
		ids = append(ids, r.Player)
	}
	return ids
}

// TestTardy ensures that who missed a round is behind who did not with the same points, however good the opponents
// were.
func TestTardy(t *testing.T) {
	t.Parallel()
	results := []standings.Result{
		game(1, "Ann", "Bob", 0, 1, 0), missed(1, "Cat"), game(2, "Ann", "Dan", 1, 0, 0), game(2, "Cat", "Bob", 1,
			0, 0),
	}
	rows := standings.Table(named(t, "pokemon"), []string{"Ann", "Cat", "Bob", "Dan"}, nil, results, nil, 1)
	if got := order(rows); !slices.Equal(got[len(got)-1:], []string{"Dan"}) || slices.Index(got, "Cat") != 2 {
		t.Errorf("%s", written(rows))
	}
	if cat := rows[2]; cat.Lost != 1 || cat.Won != 1 || cat.Values[0].String() != "1" {
		t.Errorf("%+v", cat)
	}
}

// TestHeadToHead ensures that who beat the other is first where exactly two are tied, and that among three it is left
// to the lot. All else is equal by design: each of a ring beat the next and lost to the one before.
func TestHeadToHead(t *testing.T) {
	t.Parallel()
	preset, err := standings.Own(standings.HeadToHead)
	if err != nil {
		t.Fatal(err)
	}
	ring := []standings.Result{game(1, "Ann", "Bob", 1, 0, 0), game(2, "Bob", "Cat", 1, 0, 0),
		game(3, "Cat", "Ann", 1, 0, 0)}
	for seed := range uint64(12) {
		two := standings.Table(preset, []string{"Ann", "Bob"}, nil, []standings.Result{game(1, "Bob", "Ann", 1, 0, 0),
			game(2, "Ann", "x", 1, 0, 0)}, nil, seed)
		if got := order(two); !slices.Equal(got, []string{"Bob", "Ann"}) {
			t.Errorf("Bob beat Ann, but the order is %v", got)
		}
		three := standings.Table(preset, []string{"Ann", "Bob", "Cat"}, nil, ring, nil, seed)
		for i, r := range three {
			if r.Values[0].String() != "0" || r.Lot != i+1 {
				t.Errorf("in a ring of three: %s", written(three))
			}
		}
	}
}

// TestColumns ensures each column that no preset of the hand-worked tables has.
func TestColumns(t *testing.T) {
	t.Parallel()
	for column, want := range map[standings.Column]string{
		standings.MatchWins:  "2 Eve, 3 Ann, 1 Bob, 1 Cat, 0 Dan",
		standings.GameWins:   "4 Eve, 7 Ann, 3 Bob, 4 Cat, 1 Dan",
		standings.Buchholz:   "19 Eve, 23 Ann, 22 Bob, 28 Cat, 13 Dan", // 9+4+6, 6+9+4+4, 9+4+9, 4+6+9+9, 4+9
		standings.LossRounds: "16 Eve, 4 Ann, 5 Bob, 25 Cat, 9 Dan",
	} {
		preset, err := standings.Own(column)
		if err != nil {
			t.Fatal(err)
		}
		rows := standings.Table(preset, people, left, event, nil, 1)
		got := map[string]string{}
		for _, r := range rows {
			got[r.Player] = column.Show(r.Values[0])
		}
		if s := fmt.Sprintf("%s Eve, %s Ann, %s Bob, %s Cat, %s Dan", got["Eve"], got["Ann"], got["Bob"], got["Cat"],
			got["Dan"]); s != want {
			t.Errorf("%s: %s, want %s", column, s, want)
		}
	}
}

// TestPods ensures points, wins and opponents of pods: a shared place has the mean of its places, rounded down.
func TestPods(t *testing.T) {
	t.Parallel()
	pod := func(round int, places []int, ids ...string) standings.Result {
		return standings.Result{Round: round, Players: ids, Places: places}
	}
	results := []standings.Result{
		pod(1, []int{1, 2, 3, 4}, "a", "b", "c", "d"), // 4 3 2 1
		pod(1, []int{1, 2, 2}, "e", "f", "g"),         // 4, and (3+2)/2 = 2 each
		pod(2, []int{2, 1, 1, 3}, "a", "e", "b", "f"), // first two (4+3)/2 = 3 each, then 2, then 1
		pod(2, []int{1, 1, 1}, "c", "d", "g"),         // (4+3+2)/3 = 3 each
		bye(3, "a"),                                   // 4
		{Round: 3, Players: []string{"b", "c", "d"}, DoubleLoss: true},
	}
	magic := named(t, "magic")
	p := magic.ForPods()
	if !slices.Equal(p.Columns, []standings.Column{standings.OpponentsMatchWins}) || len(magic.Columns) != 3 {
		t.Errorf("columns are %v, of magic %v", p.Columns, magic.Columns)
	}
	rows := standings.Table(p, []string{"a", "b", "c", "d", "e", "f", "g"}, nil, results, nil, 1)
	got := map[string]string{}
	for _, r := range rows {
		got[r.Player] = fmt.Sprintf("%d %d-%d-%d-%d", r.Points, r.Won, r.Lost, r.Drawn, r.Byes)
	}
	want := map[string]string{"a": "10 1-1-0-1", "b": "6 0-2-1-0", "c": "5 0-2-1-0", "d": "4 0-2-1-0",
		"e": "7 1-0-1-0", "f": "3 0-2-0-0", "g": "5 0-1-1-0"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	// g met e and f, then c and d. Shares, of 4 a match: e 7/8, f 3/8, c 5/12, d 4/12. Mean: 7/8 + 3/8 + 3/4, by 4.
	i := slices.IndexFunc(rows, func(r standings.Row) bool { return r.Player == "g" })
	if v := rows[i].Values[0].String(); v != "1/2" {
		t.Errorf("the opponents of g have %s", v)
	}
	// Among those who are tied with 5 points, c and g drew with each other.
	tied, err := standings.Own(standings.WinsAmongTied)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range standings.Table(tied.ForPods(), []string{"a", "b"}, nil, results[:1], []standings.Penalty{
		{Player: "a", Points: 1}}, 1) {
		if want := map[string]string{"a": "1", "b": "0"}[r.Player]; r.Points != 3 || r.Values[0].String() != want {
			t.Errorf("%+v", r)
		}
	}
}

// TestUnplaced ensures that who has no place in a pod is behind all, and that half a result changes nothing.
func TestUnplaced(t *testing.T) {
	t.Parallel()
	p := named(t, "own").ForPods()
	rows := standings.Table(p, []string{"a", "b", "c"}, nil, []standings.Result{
		{Round: 1, Players: []string{"c", "a", "b"}, Places: []int{0, 2, 1}}, {Round: 2, Players: []string{"c"}},
		{Round: 2}}, nil, 1)
	if got := written(rows); got != "1 b 4 1-0-0-0 0 0\n2 a 3 0-1-0-0 0 0\n3 c 2 0-1-0-0 0 0\n" {
		t.Error(got)
	}
	two := standings.Table(named(t, "magic"), []string{"a", "b"}, nil, []standings.Result{
		{Round: 1, Players: []string{"a", "b"}}}, nil, 1)
	if two[0].Drawn != 1 || two[0].Points != 1 || two[1].Drawn != 1 {
		t.Errorf("without games: %+v", two)
	}
}

// TestPenalties ensures that points are taken from who has the penalty, each time, and that it hurts no opponent.
func TestPenalties(t *testing.T) {
	t.Parallel()
	p := named(t, "netrunner")
	before := standings.Table(p, people, left, event, nil, 1)
	after := standings.Table(p, people, left, event, []standings.Penalty{{Player: "Eve", Points: 4, Round: 2},
		{Player: "Eve", Points: 3}, {Player: "nobody", Points: 50}}, 1)
	if got := order(after); !slices.Equal(got, []string{"Ann", "Bob", "Cat", "Dan", "Eve"}) || after[4].Points != 2 {
		t.Errorf("%s", written(after))
	}
	for _, r := range before {
		i := slices.IndexFunc(after, func(o standings.Row) bool { return o.Player == r.Player })
		if !reflect.DeepEqual(texts(after[i].Values), texts(r.Values)) {
			t.Errorf("%s: %v, before %v", r.Player, after[i].Values, r.Values)
		}
	}
}

func texts(values []standings.Ratio) []string {
	var out []string
	for _, v := range values {
		out = append(out, v.String())
	}
	return out
}

// TestLots ensures that the last key is the draw that anybody can check, and decides where nothing else does.
func TestLots(t *testing.T) {
	t.Parallel()
	var ids []string
	for i := range 40 {
		ids = append(ids, fmt.Sprint("p", i))
	}
	rows := standings.Table(named(t, "magic"), append(ids, "p3"), nil, nil, nil, 77)
	slices.SortFunc(ids, func(a, b string) int {
		x, y := sha256.Sum256([]byte("77:"+a)), sha256.Sum256([]byte("77:"+b))
		return slices.Compare(x[:], y[:])
	})
	if !slices.Equal(order(rows), ids) {
		t.Errorf("%v, want %v", order(rows), ids)
	}
	for i, r := range rows {
		if r.Lot != i+1 || r.Rank != i+1 || r.Values[0].String() != "0" {
			t.Errorf("%+v in row %d", r, i)
		}
	}
}

// invent makes random results: byes, misses, double losses, matches of two and pods, of people who may not be in the
// table.
func invent(r *rand.Rand, players []string) []standings.Result {
	var results []standings.Result
	for round := 1; round <= 1+r.IntN(6); round++ {
		free := slices.Clone(players)
		r.Shuffle(len(free), func(i, j int) { free[i], free[j] = free[j], free[i] })
		for len(free) > 0 {
			n := min(1+r.IntN(4), len(free))
			res := standings.Result{Round: round, Players: free[:n:n]}
			free = free[n:]
			switch {
			case n == 1:
				res.Bye = r.IntN(3) > 0
				res.Missed = !res.Bye
			case r.IntN(8) == 0:
				res.DoubleLoss = true
			case n == 2:
				res.Wins, res.Draws = []int{r.IntN(3), r.IntN(3)}, r.IntN(2)
			default:
				for range n {
					res.Places = append(res.Places, 1+r.IntN(n))
				}
			}
			results = append(results, res)
		}
	}
	return results
}

// TestSameFromAnyOrder ensures that no order of players, results, of the two in a match, or penalties changes a table,
// that reckoning it again gives the same, that nobody is lost, and that rows are in the order of what they show.
func TestSameFromAnyOrder(t *testing.T) {
	t.Parallel()
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 5))
		var players []string
		for i := range 3 + r.IntN(12) {
			players = append(players, fmt.Sprintf("p%02d", i))
		}
		results := invent(r, append(players, "gone1", "gone2"))
		penalties := []standings.Penalty{{Player: players[0], Points: r.IntN(4)}, {Player: players[1], Points: 1}}
		dropped := map[string]int{players[2]: 1}
		own, err := standings.Own(standings.Columns()...)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range []standings.Preset{named(t, "magic"), named(t, "pokemon"), own, own.ForPods()} {
			first := written(standings.Table(p, players, dropped, results, penalties, seed))
			turned := make([]standings.Result, len(results))
			for i, res := range results {
				turned[len(results)-1-i] = swapped(res)
			}
			mixed := slices.Clone(players)
			r.Shuffle(len(mixed), func(i, j int) { mixed[i], mixed[j] = mixed[j], mixed[i] })
			rows := standings.Table(p, mixed, dropped, turned, []standings.Penalty{penalties[1], penalties[0]}, seed)
			if second := written(rows); second != first {
				t.Fatalf("seed %d, %s:\n%s\nthen\n%s", seed, p.Name, first, second)
			}
			if ids := order(rows); len(ids) != len(players) || len(slices.Compact(slices.Sorted(slices.Values(ids)))) !=
				len(players) {
				t.Fatalf("seed %d: %v", seed, ids)
			}
			for i := 1; i < len(rows); i++ {
				if !before(p, rows[i-1], rows[i]) {
					t.Fatalf("seed %d, %s: rows %d and %d of\n%s", seed, p.Name, i, i+1, first)
				}
			}
		}
	}
}

// swapped is the same result with the players the other way around.
func swapped(r standings.Result) standings.Result {
	r.Players = slices.Clone(r.Players)
	slices.Reverse(r.Players)
	r.Wins, r.Places = slices.Clone(r.Wins), slices.Clone(r.Places)
	slices.Reverse(r.Wins)
	slices.Reverse(r.Places)
	return r
}

// before reports whether a row belongs before another by what both show.
func before(p standings.Preset, a, b standings.Row) bool {
	if a.Points != b.Points {
		return a.Points > b.Points
	}
	for k, c := range p.Columns {
		switch n := a.Values[k].Cmp(b.Values[k]); {
		case n != 0 && c == standings.Tardiness:
			return n < 0
		case n != 0:
			return n > 0
		}
	}
	return a.Lot < b.Lot
}

// TestPresets ensures that presets are found by their names, that changing one changes no other, and that an own order
// takes only columns that there are, once each.
func TestPresets(t *testing.T) {
	t.Parallel()
	for _, name := range standings.Names() {
		p := named(t, name)
		p.Columns[0], p.Places[0] = "x", 99
		if again := named(t, name); again.Columns[0] == "x" || again.Places[0] != 4 || again.Win != 3 ||
			again.Draw != 1 ||
			again.Loss != 0 || again.Bye != 3 {
			t.Errorf("%s: %+v", name, again)
		}
	}
	if got := standings.Names(); !slices.Equal(got, []string{"magic", "pokemon", "yugioh", "netrunner", "own"}) {
		t.Errorf("%v", got)
	}
	if _, ok := standings.Named("chess"); ok {
		t.Error("chess is a preset")
	}
	for _, columns := range [][]standings.Column{{"luck"}, {standings.Buchholz, standings.Buchholz}} {
		if p, err := standings.Own(columns...); err == nil {
			t.Errorf("%v: %+v", columns, p)
		}
	}
	if p, err := standings.Own(); err != nil || len(p.Columns) != 0 || p.Win != 3 {
		t.Errorf("%+v, %v", p, err)
	}
}

// TestPoints ensures the points of places, alone and shared, and that there is no place behind the list.
func TestPoints(t *testing.T) {
	t.Parallel()
	p := named(t, "own")
	for _, c := range []struct{ place, tied, want int }{{1, 1, 4}, {4, 1, 1}, {5, 1, 0}, {1, 2, 3}, {1, 4, 2}, {3,
		2, 1},
		{2, 3, 2}, {4, 3, 0}, {0, 0, 0}} {
		if got := p.Points(c.place, c.tied); got != c.want {
			t.Errorf("place %d of %d: %d, want %d", c.place, c.tied, got, c.want)
		}
	}
}

// TestShow ensures how values are written, and that they survive being stored.
func TestShow(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		column standings.Column
		num    int64
		den    int64
		want   string
	}{
		{standings.OpponentsMatchWins, 2, 3, "66.67 %"}, {standings.OwnGameWins, 1, 1, "100.00 %"},
		{standings.OpponentsGameWins, 0, 1, "0.00 %"}, {standings.OpponentsOpponents, 1, 8, "12.50 %"},
		{standings.Schedule, 5, 3, "1.67"}, {standings.ExtendedSchedule, 3, 1, "3"}, {standings.GameDifference, -2,
			1, "-2"},
		{standings.Schedule, 1, 8, "0.13"},
	} {
		v := standings.NewRatio(c.num, c.den)
		if got := c.column.Show(v); got != c.want {
			t.Errorf("%s of %d/%d is %s, want %s", c.column, c.num, c.den, got, c.want)
		}
		data, err := json.Marshal([]standings.Ratio{v})
		var back []standings.Ratio
		if err != nil || json.Unmarshal(data, &back) != nil || back[0].Cmp(v) != 0 {
			t.Errorf("%s is read as %v, %v", data, back, err)
		}
	}
	var zero standings.Ratio
	if zero.String() != "0" || zero.Cmp(standings.NewRatio(0, 5)) != 0 || json.Unmarshal([]byte(`["x"]`),
		&[]standings.Ratio{}) == nil {
		t.Error("the zero value is not 0, or nonsense is read")
	}
}
