package engine

import (
	"fmt"
	"slices"
)

// EventLapsed tells a seat that what it had answered could not be done any more when its turn to count
// came. Nothing of it has happened; why is secret, in the arguments "code" and those of the refusal.
const EventFailed = "kernel.lapsed"

// WordLapsed is what a frame finds in Ret (as a Word) when the announcement that it called has lapsed.
const WordFailed = "lapsed"

// lapse takes back an announcement that turns out impossible while it is carried out, which the joins of
// a ruleset may bring about (the first of several simultaneous plays can spoil the second). It has
// changed nothing yet, so its frames go, and the frame below decides what follows.
func (d *driver) lapse(no *Refusal) {
	i := len(d.s.Stack) - 1
	for !d.s.Stack[i].Announcing || d.s.Stack[i].Fresh {
		i--
	}
	seat := d.s.Stack[i].Owner
	d.s.Stack = d.s.Stack[:i]
	if i > 0 {
		d.s.Stack[i-1].Ret = []Value{Word(WordFailed)}
	}
	d.events = append(d.events, Event{Kind: EventFailed, Seat: seat, Private: true, Knows: []Seat{seat},
		Secret: append([]Arg{A("code", Word(no.Code))}, no.Args...)})
}

// answerable tests a question before it is put: there is a verb, and the default is one of the answers.
// A question that nobody could answer would hold the match for ever.
func (d *driver) answerable(sa *SeatAsk) error {
	switch {
	case sa.Seat < 0 || int(sa.Seat) >= len(d.s.Seats):
		return fmt.Errorf("there is no such seat")
	case sa.Optional:
		return nil
	case !slices.Contains(sa.Verbs, sa.Default.Verb):
		return fmt.Errorf("the default %q is none of %v", sa.Default.Verb, sa.Verbs)
	}
	if v := d.g.Verb(sa.Default.Verb); v == nil || v.Prog == "" {
		if _, err := d.check(sa, sa.Default); err != nil {
			return fmt.Errorf("the default: %w", err)
		}
	}
	return nil
}
