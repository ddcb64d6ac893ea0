package pairing_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"farpost/bot/tournament/pairing"
)

// toll is what a round costs, the gravest first, as DESIGN.md has it; told without the weights that Swiss uses.
type toll [6]int

func (t toll) compare(other toll) int { return slices.Compare(t[:], other[:]) }

// tollOf reckons the cost of pairs.
func tollOf(players []pairing.Player, pairs []pairing.Pair) toll {
	by := map[string]pairing.Player{}
	least := players[0].Points
	for _, p := range players {
		by[p.ID] = p
		least = min(least, p.Points)
	}
	var t toll
	for _, pair := range pairs {
		a := by[pair.A]
		if pair.Bye() {
			t[0] += a.Byes
			if a.ByeBefore {
				t[1]++
			}
			t[3] += a.Points - least
			continue
		}
		b := by[pair.B]
		met := 0
		for _, id := range a.Met {
			if id == b.ID {
				met++
			}
		}
		t[2] += met * met
		t[4] += (a.Points - b.Points) * (a.Points - b.Points)
		if a.Points > b.Points && a.DownBefore || b.Points > a.Points && b.DownBefore {
			t[5] += 4
		}
		if a.ByeBefore && b.ByeBefore {
			t[5] += 8
		}
		t[5] += 3 - min(3, max(a.Starts-b.Starts, b.Starts-a.Starts))
	}
	return t
}

// every calls f with all ways to pair the players; "" stands for nobody.
func every(free []string, pairs []pairing.Pair, f func([]pairing.Pair)) {
	if len(free) == 0 {
		f(pairs)
		return
	}
	for k := 1; k < len(free); k++ {
		rest := append(append([]string{}, free[1:k]...), free[k+1:]...)
		every(rest, append(slices.Clone(pairs), pairing.Pair{A: free[0], B: free[k]}), f)
	}
}

// invent makes a field with a random past.
func invent(r *rand.Rand, n int) []pairing.Player {
	players := make([]pairing.Player, n)
	for i := range players {
		players[i] = pairing.Player{ID: fmt.Sprintf("p%02d", i), Points: r.IntN(5), Seed: r.IntN(n),
			ByeBefore: r.IntN(3) == 0, DownBefore: r.IntN(3) == 0, Starts: r.IntN(7) - 3}
		if r.IntN(3) > 0 {
			players[i].Byes = r.IntN(3)
		}
	}
	chance := r.IntN(10) + 1
	for i := range players {
		for j := range i {
			for r.IntN(10) < chance && r.IntN(3) > 0 {
				players[i].Met = append(players[i].Met, players[j].ID)
				players[j].Met = append(players[j].Met, players[i].ID)
			}
		}
		players[i].Met = append(players[i].Met, "somebody who dropped")
	}
	return players
}

// TestSwissIsBest ensures that no other round is better, by trying all rounds of small fields with random pasts, and
// that all are paired.
func TestSwissIsBest(t *testing.T) {
	t.Parallel()
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 1))
		players := invent(r, 1+r.IntN(8))
		draft, err := pairing.Swiss(players, seed)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := pairing.Review(players, draft.Pairs); err != nil || !reflect.DeepEqual(again, draft) {
			t.Fatalf("seed %d: reviewed as %+v, %v; was %+v", seed, again, err, draft)
		}
		var free []string
		for _, p := range players {
			free = append(free, p.ID)
		}
		if len(free)%2 == 1 {
			free = append(free, "")
		}
		got := tollOf(players, draft.Pairs)
		every(free, nil, func(pairs []pairing.Pair) {
			if want := tollOf(players, pairs); want.compare(got) < 0 {
				t.Fatalf("seed %d: %v costs %v, but %v costs %v\n%+v", seed, draft.Pairs, got, pairs, want, players)
			}
		})
	}
}

// TestSwissOrder ensures that the order in which players come changes nothing, and that the seed does.
func TestSwissOrder(t *testing.T) {
	t.Parallel()
	different := 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 2))
		players := invent(r, 20+r.IntN(2))
		first, err := pairing.Swiss(players, seed)
		if err != nil {
			t.Fatal(err)
		}
		shuffled := slices.Clone(players)
		r.Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
		second, err := pairing.Swiss(shuffled, seed)
		if err != nil || !reflect.DeepEqual(first, second) {
			t.Fatalf("seed %d: %v, then %v, %v", seed, first, second, err)
		}
		other, err := pairing.Swiss(players, seed+1000)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(first, other) {
			different++
		}
	}
	if different < 30 {
		t.Errorf("another seed made another round only %d times of 60", different)
	}
}

// TestSwissFirstRound ensures that early entries gain nothing: over the seeds everybody meets everybody, begins about
// half of the time, has the bye and sits at the first table.
func TestSwissFirstRound(t *testing.T) {
	t.Parallel()
	var players []pairing.Player
	for i := range 7 {
		players = append(players, pairing.Player{ID: fmt.Sprint("p", i), Seed: i})
	}
	seen := map[string]int{}
	for seed := range uint64(700) {
		draft, err := pairing.Swiss(players, seed)
		if err != nil || len(draft.Pairs) != 4 || !draft.Pairs[3].Bye() {
			t.Fatal(draft, err)
		}
		for n, p := range draft.Pairs {
			seen[p.A+" and "+p.B]++
			if n == 0 {
				seen[p.A+" first"]++
				seen[p.B+" first"]++
			}
		}
	}
	for i := range players {
		for j := range players {
			// 700 rounds: three pairs of 42 possible ones in order are 50 of each
			if n := seen[fmt.Sprintf("p%d and p%d", i, j)]; i != j && (n < 25 || n > 80) {
				t.Errorf("%d meets %d, beginning, %d times of 700", i, j, n)
			}
		}
		if n := seen[fmt.Sprintf("p%d and ", i)]; n < 65 || n > 140 {
			t.Errorf("%d has the bye %d times of 700", i, n)
		}
		if n := seen[fmt.Sprintf("p%d first", i)]; n < 140 || n > 260 {
			t.Errorf("%d sits at the first table %d times of 700", i, n)
		}
	}
}

// TestSwiss ensures what matters in rounds that can be worked out by hand, whatever the seed is. A player is an id,
// points, then whom they met, "bye" for each bye, "just" for one just before, and s with how much more often they began
// than not. Rounds are told with what could not be avoided; who of a pair begins is left open.
func TestSwiss(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, field, want string }{
		{"nobody", "", ""},
		{"alone", "a 3", "a"},
		{"two", "a 3, b 0", "a-b uneven"},
		{"like against like", "a 6, b 3, c 6, d 3", "a-c b-d"},
		{"one big step costs more than two small ones", "a 2, b 1, c 1, d 0", "a-b c-d uneven uneven|" +
			"a-c b-d uneven uneven"},
		{"points in tens are as points in ones", "a 20, b 10, c 10, d 0", "a-b c-d uneven uneven|" +
			"a-c b-d uneven uneven"},
		{"a rematch weighs more than any points", "a 90 b, b 90 a, c 0 d, d 0 c",
			"a-c b-d uneven uneven|a-d b-c uneven uneven"},
		{"a rematch that cannot be avoided", "a 3 b, b 0 a", "a-b rematch uneven"},
		{"the third meeting is worse than two second ones", "a 0 b b c d, b 0 a a c d, c 0 a b, d 0 a b",
			"a-c b-d rematch rematch|a-d b-c rematch rematch"},
		{"only one of two noted that they met", "a 3 b, b 3, c 3, d 3", "a-c b-d|a-d b-c"},
		{"the bye is for the fewest points", "a 3, b 3, c 0", "a-b c"},
		{"nobody has a second bye", "a 3, b 3, c 0 bye", "a-c b uneven|b-c a uneven"},
		{"not even to spare a rematch", "a 3, c 0 bye d, d 0 bye c", "c-d a rematch"},
		{"all had a bye", "a 3 bye, b 3 bye, c 0 bye bye", "a-c b second uneven|b-c a second uneven"},
		{"who just had a bye", "a 3 bye just, b 3 bye just, c 3, d 3", "a-c b-d|a-d b-c"},
		{"points weigh more than that", "a 3 bye just, b 3 bye just, c 0, d 0", "a-b c-d afterbyes"},
		{"who began meets who did not", "a 3 s2, b 3 s2, c 3 s-2, d 3 s-2", "a-c b-d|a-d b-c"},
		{"points weigh more than that, too", "a 3 s9, b 3 s9, c 0 s-9, d 0 s-9", "a-b c-d"},
		{"negative points", "a -3, b -3, c 3, d 3", "c-d a-b"},
		{"those who dropped do no harm", "a 3 gone gone, b 3 gone", "a-b"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(20) {
				draft, err := pairing.Swiss(readField(t, c.field), seed)
				if err != nil {
					t.Fatal(err)
				}
				got := told(draft)
				if !slices.ContainsFunc(strings.Split(c.want, "|"), func(w string) bool { return same(got, w) }) {
					t.Fatalf("%s, want %s", got, c.want)
				}
			}
		})
	}
}

// readField reads players as TestSwiss writes them.
func readField(t *testing.T, text string) []pairing.Player {
	t.Helper()
	var players []pairing.Player
	for line := range strings.SplitSeq(text, ", ") {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		p := pairing.Player{ID: words[0], Seed: len(players)}
		if _, err := fmt.Sscan(words[1], &p.Points); err != nil {
			t.Fatal(err)
		}
		for _, w := range words[2:] {
			switch {
			case w == "bye":
				p.Byes++
			case w == "just":
				p.ByeBefore = true
			case w[0] == 's':
				if _, err := fmt.Sscan(w[1:], &p.Starts); err != nil {
					t.Fatal(err)
				}
			default:
				p.Met = append(p.Met, w)
			}
		}
		players = append(players, p)
	}
	return players
}

// told writes a draft as TestSwiss does.
func told(d pairing.Draft) string {
	var words []string
	for _, p := range d.Pairs {
		if p.Bye() {
			words = append(words, p.A)
			continue
		}
		words = append(words, min(p.A, p.B)+"-"+max(p.A, p.B))
	}
	words = append(words, slices.Repeat([]string{"rematch"}, d.Rematches)...)
	words = append(words, slices.Repeat([]string{"second"}, d.SecondByes)...)
	words = append(words, slices.Repeat([]string{"uneven"}, d.Uneven)...)
	words = append(words, slices.Repeat([]string{"afterbyes"}, d.AfterByes)...)
	return strings.Join(words, " ")
}

// same reports whether two tell the same in any order of tables.
func same(a, b string) bool {
	left, right := strings.Fields(a), strings.Fields(b)
	slices.Sort(left)
	slices.Sort(right)
	return slices.Equal(left, right)
}

// TestSwissTables ensures that the first right goes to who had it less often, that the best sit at the first table, and
// that a bye is last.
func TestSwissTables(t *testing.T) {
	t.Parallel()
	field := readField(t, "a 9 s1, b 9, c 6 s-1, d 6, e 5 s2, f 3 s-2, g 0 s-9, h 9 s3, i 7 s2")
	for seed := range uint64(20) {
		draft, err := pairing.Swiss(field, seed)
		if err != nil {
			t.Fatal(err)
		}
		if last := draft.Pairs[4]; last != (pairing.Pair{A: "g"}) {
			t.Fatalf("the bye is %v", last)
		}
		points := map[string]int{}
		starts := map[string]int{}
		for _, p := range field {
			points[p.ID], starts[p.ID] = p.Points, p.Starts
		}
		high, low := 99, 99
		for _, p := range draft.Pairs[:4] {
			if starts[p.A] > starts[p.B] {
				t.Errorf("%s begins against %s", p.A, p.B)
			}
			h, l := max(points[p.A], points[p.B]), min(points[p.A], points[p.B])
			if h > high || h == high && l > low {
				t.Errorf("the order of tables is %v", draft.Pairs)
			}
			high, low = h, l
		}
	}
}

// TestSwissLargest ensures that the largest field with the worst of pasts is paired: no sum of costs overflows.
func TestSwissLargest(t *testing.T) {
	t.Parallel()
	players := make([]pairing.Player, pairing.MaxPlayers-1)
	for i := range players {
		players[i] = pairing.Player{ID: fmt.Sprint(i), Points: i % 2 * 1_000_000, Byes: 1_000_000, ByeBefore: true,
			Met: slices.Repeat([]string{fmt.Sprint(i ^ 1)}, 100)}
	}
	players[500].Points, players[7].Byes = 1, 6
	draft, err := pairing.Swiss(players, 1)
	if err != nil || draft.Rematches != 0 || draft.SecondByes != 1 || draft.Pairs[255].A != "7" {
		t.Fatalf("%d rematches, %d second byes, %v has the bye, %v", draft.Rematches, draft.SecondByes,
			draft.Pairs[len(draft.Pairs)-1], err)
	}
	if _, err := pairing.Swiss(append(players, pairing.Player{ID: "x"}, pairing.Player{ID: "y"}), 1); err == nil {
		t.Error("one more than the largest field is paired")
	}
}

// TestMistakes ensures that fields and rounds that make no sense are refused with what is wrong.
func TestMistakes(t *testing.T) {
	t.Parallel()
	ab := []pairing.Player{{ID: "a"}, {ID: "b"}}
	swiss := func(players ...pairing.Player) error {
		_, err := pairing.Swiss(players, 1)
		return err
	}
	review := func(pairs ...pairing.Pair) error {
		_, err := pairing.Review(ab, pairs)
		return err
	}
	pods := func(least, most int, players ...pairing.Player) error {
		_, err := pairing.Pods(players, least, most, 1)
		return err
	}
	for _, c := range []struct {
		err  error
		want string
	}{
		{swiss(pairing.Player{ID: "a"}, pairing.Player{}), "no id"},
		{swiss(ab[0], ab[1], ab[0]), "a is there twice"},
		{review(pairing.Pair{A: "a", B: "a"}, pairing.Pair{A: "b"}), "pair 1: a is in two seats"},
		{review(pairing.Pair{A: "a", B: "b"}, pairing.Pair{A: "b"}), "pair 2: b is in two seats"},
		{review(pairing.Pair{A: "a", B: "c"}), `pair 1: "c" is not in the field`},
		{review(pairing.Pair{B: "b"}), `pair 1: "" is not in the field`},
		{review(pairing.Pair{A: "b"}), "a is in none"},
		{pods(1, 4, ab...), "the least is 2"},
		{pods(4, 3, ab...), "the most is no less"},
		{pods(2, 3, ab[0], ab[0]), "a is there twice"},
	} {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("%v, want %s", c.err, c.want)
		}
	}
}

// TestReview ensures that a round made by hand is counted as it stands, with more byes than one and in its order.
func TestReview(t *testing.T) {
	t.Parallel()
	field := readField(t, "a 6 b bye just, b 3 a bye just, c 3 bye, d 3, e 0 d")
	pairs := []pairing.Pair{{A: "d"}, {A: "b", B: "a"}, {A: "c"}, {A: "e"}}
	got, err := pairing.Review(field, pairs)
	want := pairing.Draft{Pairs: pairs, Rematches: 1, SecondByes: 1, Uneven: 1, AfterByes: 1}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %v, want %+v", got, err, want)
	}
	pairs[0] = pairing.Pair{A: "x"}
	if got.Pairs[0].A != "d" {
		t.Error("the draft shares the pairs that were given")
	}
}

// TestNotTwiceRunning ensures that nobody is paired down in two rounds running while another can be, and that nobody
// has two byes in a row while another has as many.
func TestNotTwiceRunning(t *testing.T) {
	down := func(id string, points int, before bool) pairing.Player {
		return pairing.Player{ID: id, Points: points, DownBefore: before}
	}
	byes := func(id string, points int, before bool) pairing.Player {
		return pairing.Player{ID: id, Points: points, Byes: 1, ByeBefore: before}
	}
	for seed := range uint64(50) {
		d, err := pairing.Swiss([]pairing.Player{down("a", 6, true), down("b", 6, false), down("c", 6, false),
			down("d", 3, false), down("e", 3, false), down("f", 3, false)}, seed)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range d.Pairs {
			if (p.A == "a" || p.B == "a") && strings.ContainsAny(p.A+p.B, "def") {
				t.Errorf("seed %d: a is paired down again: %v", seed, d.Pairs)
			}
		}
		if d, err = pairing.Swiss([]pairing.Player{byes("a", 0, true), byes("b", 3, false), byes("c", 6, false)},
			seed); err != nil {
			t.Fatal(err)
		}
		if bye := d.Pairs[len(d.Pairs)-1]; bye.A != "b" {
			t.Errorf("seed %d: the bye goes to %s", seed, bye.A)
		}
	}
}
