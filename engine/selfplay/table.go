package selfplay

import (
	"fmt"
	"slices"

	"farpost/engine"
)

// table is one match being played.
type table struct {
	Options
	rep    *Report
	traced *engine.Ruleset // counts what the match reaches
	rand   engine.Rand
	number int
	s      *engine.State
	saved  []byte // s as bytes
	// views are what seats see of s, as far as somebody has looked.
	views  map[engine.Seat]engine.View
	ledger ledger
	// quit is the input at which somebody concedes, agree the one at which all agree to a draw; 0 for never.
	quit, agree int
	deserted    bool // somebody has left in the middle of something; see steer.go
	deal        deal
	beginner    engine.Seat // who has the first turn, NoSeat while nobody has
	// used counts verbs by the kind of question that they answered.
	used map[string]int
	// pestered counts rare questions by kind.
	pestered map[string]int
	// quick are cards, by index, that could be used in some window.
	quick map[int32]bool
	// seen are the values that a question of an announcement offered last, by "verb question".
	seen map[string][]engine.Value
	// led counts the questions that leastTried led to, by "verb question".
	led map[string]int
	// start and log are what the match is replayed from.
	start *engine.State
	log   []engine.Input
}

// deal is what the seats of a match are dealt: a deck each, and the place of each among Options.Decks.
type deal struct {
	decks [][]string
	ready []int // by seat; drawn for a deck that was drawn from the book
}

// drawn stands in a deal for a deck that is none of the ready ones.
const drawn = -1

// chance is true once in n times.
func (t *table) chance(n int) bool { return t.rand.Intn(n) == 0 }

// shuffled gives the numbers from 0 to n-1 in a random order.
func (t *table) shuffled(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	for i := n - 1; i > 0; i-- {
		j := t.rand.Intn(i + 1)
		out[i], out[j] = out[j], out[i]
	}
	return out
}

// some takes a part of the numbers, at least one of them.
func (t *table) some(qs []uint64) []uint64 {
	if len(qs) < 2 || t.chance(2) {
		return qs
	}
	var out []uint64
	for _, i := range t.shuffled(len(qs))[:1+t.rand.Intn(len(qs))] {
		out = append(out, qs[i])
	}
	slices.Sort(out)
	return out
}

// alive lists the seats still in the match.
func (t *table) alive() []engine.Seat {
	var out []engine.Seat
	for i := range t.s.Seats {
		if !t.s.Seats[i].Out {
			out = append(out, engine.Seat(i))
		}
	}
	return out
}

// awaitedQs lists the open questions whose deadline runs.
func (t *table) awaitedQs() []uint64 {
	var out []uint64
	for _, sa := range t.s.Ask.Seats {
		if !sa.Optional && sa.Got == nil && !t.s.Seats[sa.Seat].Out {
			out = append(out, sa.Q)
		}
	}
	return out
}

// view is what a seat sees at this prompt.
func (t *table) view(seat engine.Seat) engine.View {
	if v, ok := t.views[seat]; ok {
		return v
	}
	v, err := engine.ViewOf(t.Ruleset, t.Book, t.s, seat)
	if err != nil {
		t.fault("the view of %v: %v", seat, err)
	}
	if t.views == nil {
		t.views = map[engine.Seat]engine.View{}
	}
	t.views[seat] = v
	return v
}

func (t *table) encode(s *engine.State) []byte {
	b, err := engine.Encode(s)
	if err != nil {
		t.fault("cannot be saved: %v", err)
	}
	return b
}

// fault counts something illegal and tells it.
func (t *table) fault(format string, args ...any) {
	t.rep.Illegal++
	t.problem(format, args...)
}

func (t *table) problem(format string, args ...any) {
	t.rep.problem("match %d, input %d: %s", t.number, t.rep.Inputs+1, fmt.Sprintf(format, args...))
}
