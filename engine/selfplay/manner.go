package selfplay

import (
	"slices"

	"farpost/engine"
)

// Manners of a match: what is dealt, and how verbs are chosen.
const (
	plain    = iota // ready decks, uniformly
	focused         // ready decks, saving for one kind of window
	fewCards        // five copies each of ten cards of the book, curious
	allCards        // every card of the book once, curious
)

// round are the manners of matches, in turn.
var round = []int{plain, focused, focused, fewCards, plain, focused, focused, allCards}

func (t *table) manner() int {
	if t.ReadyOnly {
		return plain
	}
	return round[t.number%len(round)]
}

// focus is the kind of window that a focused match saves for, "" for other matches.
func (t *table) focus() string {
	kinds := t.Ruleset.Windows()
	if t.manner() != focused || len(kinds) == 0 {
		return ""
	}
	return kinds[t.number/2%len(kinds)]
}

// verbs gives the verbs of a question in the order in which they are tried. The order is random, except that
//
//   - a match of few or all cards tries first what it has used least for such a question
//   - a plain match of an eager game mostly passes last
//   - a focused match passes last in its own window and first in other windows, and in another reaction tries the
//     default first
func (t *table) verbs(sa engine.SeatAsk) []string {
	var out []string
	for _, i := range t.shuffled(len(sa.Verbs)) {
		out = append(out, sa.Verbs[i])
	}
	first := func(verb string, last bool) {
		slices.SortStableFunc(out, func(a, b string) int {
			switch {
			case a == b || (a != verb && b != verb):
				return 0
			case (a == verb) != last:
				return -1
			}
			return 1
		})
	}
	switch focus := t.focus(); {
	case t.manner() == fewCards || t.manner() == allCards:
		slices.SortStableFunc(out, func(a, b string) int { return t.used[sa.Kind+" "+a] - t.used[sa.Kind+" "+b] })
	case focus != "" && slices.Contains(t.Ruleset.Windows(), sa.Kind):
		t.learn(sa)
		first(engine.Pass, sa.Kind == focus)
	case focus == "" && t.Eager && !t.chance(8):
		first(engine.Pass, true)
	case focus != "" && sa.Due == engine.DueReaction:
		first(sa.Default.Verb, true)
	}
	return out
}

// learn notes which cards of its hand a seat could use in a window.
func (t *table) learn(sa engine.SeatAsk) {
	r := engine.Read(t.Ruleset, t.Book, t.s)
	for _, verb := range sa.Verbs {
		out, err := t.drafted(sa.Seat, sa.Q, engine.Reply{Verb: verb})
		if err != nil || out.Question == nil {
			continue
		}
		for _, o := range out.Question.Options {
			if held, ok := r.Live(o.Key.ID()); ok && o.Refusal == nil {
				t.quick[held.Card] = true
			}
		}
	}
}

// kept tells which cards of its hand a seat keeps back when it answers a question. In a focused match these are the
// cards that it has found to be of use in windows, until its window comes.
func (t *table) kept(sa engine.SeatAsk) func(engine.Value) bool {
	if focus := t.focus(); focus == "" || sa.Kind == focus {
		return nothing
	}
	r := engine.Read(t.Ruleset, t.Book, t.s)
	return func(v engine.Value) bool {
		o, ok := r.Live(v.ID())
		zone, _, _ := r.ZoneOf(v.ID())
		kind, _ := t.Ruleset.Zone(zone)
		return ok && kind.Seen == engine.SeenByOwner && t.quick[o.Card]
	}
}

func nothing(engine.Value) bool { return false }
