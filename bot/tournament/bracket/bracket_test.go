package bracket_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"farpost/bot/tournament/bracket"
)

// seeds are n players, the best first.
func seeds(n int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = fmt.Sprintf("%02d", i+1)
	}
	return out
}

// made makes a bracket.
func made(t *testing.T, kind bracket.Kind, n int, third bool) bracket.Bracket {
	t.Helper()
	b, err := bracket.New(kind, seeds(n), third)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// pairs writes ties as "id:a-b".
func pairs(ties []bracket.Tie) string {
	var out []string
	for _, t := range ties {
		out = append(out, fmt.Sprintf("%s:%s-%s", t.ID, t.A, t.B))
	}
	return strings.Join(out, " ")
}

// TestPlayed ensures, for brackets of 2 to 17 and of 64 players and many courses, how many ties there are, that nobody
// meets themselves, that each loser is out after one or two losses, that everybody gets a place, and that the stored
// form goes on in the same way.
func TestPlayed(t *testing.T) {
	sizes := []int{64}
	for n := 2; n <= 17; n++ {
		sizes = append(sizes, n)
	}
	for _, n := range sizes {
		for _, kind := range []bracket.Kind{bracket.Single, bracket.Double} {
			for seed := range uint64(min(20, 200/n)) {
				third := kind == bracket.Single && n >= 4 && seed%2 == 1
				b := made(t, kind, n, third)
				losses, played := course(t, &b, rand.New(rand.NewPCG(seed, uint64(n))))
				low, high := n-1, n-1
				if third {
					low, high = n, n
				}
				if kind == bracket.Double {
					low, high = 2*n-2, 2*n-1
				}
				if played < low || played > high {
					t.Errorf("%s of %d: %d ties, want %d to %d", kind, n, played, low, high)
				}
				checkPlaces(t, b, losses)
			}
		}
	}
}

// course plays a bracket to its end by chance, and returns how often each player lost, and how many ties there were.
func course(t *testing.T, b *bracket.Bracket, r *rand.Rand) (losses map[string]int, played int) {
	t.Helper()
	losses = map[string]int{}
	for len(b.Ready()) > 0 {
		ready := b.Ready()
		tie := ready[r.IntN(len(ready))]
		if tie.A == tie.B {
			t.Fatalf("%s meets themselves in %s", tie.A, tie.ID)
		}
		winner, loser := tie.A, tie.B
		if r.IntN(2) == 0 {
			winner, loser = loser, winner
		}
		next, err := b.Decide(tie.ID, winner)
		if err != nil {
			t.Fatal(err)
		}
		raw, err := json.Marshal(next)
		if err != nil {
			t.Fatal(err)
		}
		var read bracket.Bracket
		if err := json.Unmarshal(raw, &read); err != nil || !reflect.DeepEqual(read.Ties(), next.Ties()) {
			t.Fatalf("the stored form is another bracket: %v", err)
		}
		if next.Done() != (len(next.Ready()) == 0) {
			t.Fatalf("done is %v while %d ties are ready", next.Done(), len(next.Ready()))
		}
		*b = read
		losses[loser]++
		played++
	}
	return losses, played
}

// checkPlaces checks the places of a bracket that was played to its end.
func checkPlaces(t *testing.T, b bracket.Bracket, losses map[string]int) {
	t.Helper()
	places := b.Places()
	if len(places) != len(b.Seeds) {
		t.Fatalf("%d of %d have a place", len(places), len(b.Seeds))
	}
	for i, p := range places {
		if p.Place > i+1 || p.Place < 1 || i > 0 && p.Place != places[i-1].Place && p.Place != i+1 {
			t.Errorf("place %d is number %d of %v", p.Place, i+1, places)
		}
		most := 1
		if b.Kind == bracket.Double || b.Third {
			most = 2
		}
		switch n := losses[p.Player]; {
		case p.Place == 1 && n >= most && b.Kind == bracket.Double, p.Place == 1 && n > 0 && b.Kind == bracket.Single:
			t.Errorf("the winner lost %d times", n)
		case p.Place > 1 && (n < 1 || n > most || b.Kind == bracket.Double && n != 2):
			t.Errorf("%s on place %d lost %d times", p.Player, p.Place, n)
		}
	}
}

// TestSeeds ensures who meets whom in the first round, that the best have the byes, and that the first two seeds meet
// in the final if nothing surprising happens.
func TestSeeds(t *testing.T) {
	for _, test := range []struct {
		n           int
		first, last string
	}{
		{8, "W1-1:01-08 W1-2:04-05 W1-3:02-07 W1-4:03-06", "W3-1:01-02"},
		{3, "W1-2:02-03", "W2-1:01-02"},
		{5, "W1-2:04-05 W2-2:02-03", "W3-1:01-02"},
		{2, "W1-1:01-02", "W1-1:01-02"},
	} {
		b := made(t, bracket.Single, test.n, false)
		if got := pairs(b.Ready()); got != test.first {
			t.Errorf("%d: %s, want %s", test.n, got, test.first)
		}
		last := ""
		for !b.Done() {
			tie := b.Ready()[0]
			last = pairs([]bracket.Tie{tie})
			b, _ = b.Decide(tie.ID, tie.A)
		}
		if last != test.last {
			t.Errorf("%d ends with %s, want %s", test.n, last, test.last)
		}
	}
}

// TestDouble ensures the course of a double elimination of four: who loses goes down, the lower winner has to win the
// final twice, and who loses twice is out.
func TestDouble(t *testing.T) {
	b := made(t, bracket.Double, 4, false)
	for _, step := range []struct{ tie, winner, ready string }{
		{"W1-1", "01", "W1-2:02-03"}, {"W1-2", "02", "L1-1:03-04 W2-1:01-02"},
		{"L1-1", "03", "W2-1:01-02"}, {"W2-1", "01", "L2-1:02-03"}, {"L2-1", "02", "F1:01-02"},
		{"F1", "02", "F2:01-02"}, {"F2", "02", ""},
	} {
		next, err := b.Decide(step.tie, step.winner)
		if err != nil {
			t.Fatal(err)
		}
		if got := pairs(next.Ready()); got != step.ready {
			t.Fatalf("after %s: %s, want %s", step.tie, got, step.ready)
		}
		b = next
	}
	want := []bracket.Place{{1, "02"}, {2, "01"}, {3, "03"}, {4, "04"}}
	if got := b.Places(); !slices.Equal(got, want) {
		t.Errorf("the places are %v", got)
	}
}

// TestRematchesAreLate ensures that in a double elimination of eight nobody meets an opponent again before the lower
// final, if the better seed always wins above.
func TestRematchesAreLate(t *testing.T) {
	b := made(t, bracket.Double, 8, false)
	met := map[string]bool{}
	for !b.Done() {
		tie := b.Ready()[0]
		key := tie.A + tie.B
		if met[key] && tie.Side != bracket.Final && tie.ID != "L4-1" {
			t.Errorf("%s and %s meet again in %s", tie.A, tie.B, tie.ID)
		}
		met[key] = true
		b, _ = b.Decide(tie.ID, tie.A)
	}
}

// TestThird ensures that with a tie for the third place the losers of the semifinals play for it.
func TestThird(t *testing.T) {
	b := made(t, bracket.Single, 4, true)
	for _, d := range [][2]string{{"W1-1", "01"}, {"W1-2", "02"}, {"T", "04"}, {"W2-1", "01"}} {
		var err error
		if b, err = b.Decide(d[0], d[1]); err != nil {
			t.Fatal(err)
		}
	}
	want := []bracket.Place{{1, "01"}, {2, "02"}, {3, "04"}, {4, "03"}}
	if got := b.Places(); !slices.Equal(got, want) || !b.Done() {
		t.Errorf("the places are %v", got)
	}
}

// TestDropped ensures that whoever meets a player who left goes on without playing, at once or later, that of two who
// left who left later goes on, and that a player comes back as long as nothing rests on it.
func TestDropped(t *testing.T) {
	b := made(t, bracket.Single, 4, false)
	var err error
	step := func(next bracket.Bracket, e error) {
		t.Helper()
		if b = next; e != nil {
			t.Fatal(e)
		}
	}
	step(b.Drop("04"))
	if tie := b.Ties()[0]; tie.Winner != "01" || !tie.Walkover {
		t.Errorf("the tie of the one who left is %+v", tie)
	}
	step(b.Readmit("04"))
	if got := pairs(b.Ready()); got != "W1-1:01-04 W1-2:02-03" {
		t.Errorf("ready are %s", got)
	}
	step(b.Drop("04"))
	step(b.Decide("W1-2", "03"))
	step(b.Drop("03"))
	if !b.Done() || b.Places()[0].Player != "01" {
		t.Errorf("the places are %v", b.Places())
	}
	step(b.Readmit("03"))
	step(b.Decide("W2-1", "03"))
	if _, err = b.Readmit("04"); !errors.Is(err, bracket.ErrReliedOn) {
		t.Errorf("a player comes back after the final: %v", err)
	}
	b = made(t, bracket.Single, 2, false)
	step(b.Drop("01"))
	step(b.Drop("02"))
	if b.Places()[0].Player != "02" {
		t.Errorf("of two who left %s goes on", b.Places()[0].Player)
	}
}

// TestDecidedStays ensures that whatever is played, undone, left and rejoined in any order, every decision stays what
// it was, in a tie of the same two, and that a bracket is never stuck.
func TestDecidedStays(t *testing.T) {
	for seed := range uint64(120) {
		r := rand.New(rand.NewPCG(seed, 6))
		n := 2 + r.IntN(12)
		kind := []bracket.Kind{bracket.Single, bracket.Double}[r.IntN(2)]
		b := made(t, kind, n, kind == bracket.Single && n >= 4 && r.IntN(2) == 0)
		decided := map[string][3]string{}
		for range 60 {
			next, err := b, error(nil)
			switch ties, who := b.Ties(), b.Seeds[r.IntN(n)]; r.IntN(5) {
			case 0:
				next, err = b.Drop(who)
			case 1:
				next, err = b.Readmit(who)
			case 2:
				id := ties[r.IntN(len(ties))].ID
				if next, err = b.Undo(id); err == nil {
					delete(decided, id)
				}
			default:
				if ready := b.Ready(); len(ready) > 0 {
					tie := ready[r.IntN(len(ready))]
					winner := []string{tie.A, tie.B}[r.IntN(2)]
					next, err = b.Decide(tie.ID, winner)
					decided[tie.ID] = [3]string{tie.A, tie.B, winner}
				}
			}
			if err != nil && !reflect.DeepEqual(next, b) {
				t.Fatalf("seed %d: %v, but the bracket changed", seed, err)
			}
			b = next
			now := map[string][3]string{}
			for _, tie := range b.Ties() {
				if tie.Winner != "" && !tie.Walkover {
					now[tie.ID] = [3]string{tie.A, tie.B, tie.Winner}
				}
			}
			if !reflect.DeepEqual(now, decided) {
				t.Fatalf("seed %d, %s of %d: decided are %v, want %v; %+v", seed, kind, n, now, decided, b)
			}
			if b.Done() != (len(b.Ready()) == 0) {
				t.Fatalf("seed %d: done is %v while %d ties are ready; %+v", seed, b.Done(), len(b.Ready()), b)
			}
		}
	}
}

// TestRefused ensures that what cannot be is refused with its error, and changes nothing.
func TestRefused(t *testing.T) {
	b := made(t, bracket.Single, 4, false)
	b, _ = b.Decide("W1-1", "01")
	var full = b
	full, _ = full.Decide("W1-2", "02")
	full, _ = full.Decide("W2-1", "01")
	full, _ = full.Drop("04")
	for _, test := range []struct {
		name string
		want error
		do   func() (bracket.Bracket, error)
	}{
		{"decide what is not there", bracket.ErrUnknown, func() (bracket.Bracket, error) {
			return b.Decide("W9-1",
				"01")
		}},
		{"a stranger", bracket.ErrUnknown, func() (bracket.Bracket, error) { return b.Decide("W1-2", "01") }},
		{"decide too early", bracket.ErrNotReady, func() (bracket.Bracket, error) { return b.Decide("W2-1", "01") }},
		{"decide twice", bracket.ErrDecided, func() (bracket.Bracket, error) { return b.Decide("W1-1", "04") }},
		{"undo nothing", bracket.ErrNothing, func() (bracket.Bracket, error) { return b.Undo("W1-2") }},
		{"undo what is not there", bracket.ErrUnknown, func() (bracket.Bracket, error) { return b.Undo("X") }},
		{"undo too late", bracket.ErrReliedOn, func() (bracket.Bracket, error) { return full.Undo("W1-1") }},
		{"drop a stranger", bracket.ErrUnknown, func() (bracket.Bracket, error) { return b.Drop("09") }},
		{"drop twice", bracket.ErrDecided, func() (bracket.Bracket, error) { return full.Drop("04") }},
		{"readmit nobody", bracket.ErrNothing, func() (bracket.Bracket, error) { return b.Readmit("02") }},
	} {
		if _, err := test.do(); !errors.Is(err, test.want) {
			t.Errorf("%s: %v, want %v", test.name, err, test.want)
		}
	}
	if back, err := full.Undo("W2-1"); err != nil || pairs(back.Ready()) != "W2-1:01-02" {
		t.Errorf("the final undone: %v, %s", err, pairs(back.Ready()))
	}
	var none bracket.Bracket
	if len(none.Ties())+len(none.Ready())+len(none.Places()) > 0 || none.Done() {
		t.Error("the zero value has ties")
	}
	for _, bad := range []struct {
		kind  bracket.Kind
		seeds []string
		third bool
	}{{"triple", seeds(4), false}, {bracket.Single, seeds(1), false}, {bracket.Double, seeds(4), true},
		{bracket.Single, seeds(3), true}, {bracket.Single, []string{"a", "a"}, false},
		{bracket.Single, []string{"a", ""}, false}, {bracket.Single, seeds(1025), false}} {
		if _, err := bracket.New(bad.kind, bad.seeds, bad.third); err == nil {
			t.Errorf("%+v is accepted", bad.kind)
		}
	}
}
