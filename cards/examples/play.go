package examples

import (
	"fmt"

	"farpost/engine"
)

// Played is an example as somebody sees it who does not play.
type Played struct {
	Book   engine.Book
	Seats  []string // the players' names
	Before engine.View
	Steps  []Step
}

// Step is what one answer led to, and the table after it.
type Step struct {
	Input engine.Input
	Told  []engine.Phrase
	View  engine.View
	// Refused says why the answer was refused; nil for one that was not. The table is then as before, and Own is the
	// table as the player sees it who tried, for the names of their cards.
	Refused *engine.Refusal
	Own     engine.View
}

// Play plays an example by the rules of its game.
func (e Example) Play(g *engine.Ruleset) (Played, error) {
	p, err := e.play(g)
	if err != nil {
		return Played{}, fmt.Errorf("the example of %s, from %s: %w", e.ID, e.Match.Scenario, err)
	}
	return p, nil
}

func (e Example) play(g *engine.Ruleset) (p Played, err error) {
	p.Seats = e.Match.Seats
	if p.Book, err = g.LoadBook(e.Match.Book); err != nil {
		return p, err
	}
	s, err := engine.Decode(e.Match.Start)
	if err != nil {
		return p, err
	}
	now := func() (v engine.View) {
		if err == nil {
			v, err = engine.ViewOf(g, p.Book, s, engine.NoSeat)
		}
		return v
	}
	for i, in := range e.Match.Inputs[:e.To] {
		if i == e.From {
			p.Before = now()
		}
		next, events, bad := engine.Apply(g, p.Book, s, in)
		if bad != nil {
			return p, fmt.Errorf("input %d: %w", i+1, bad)
		}
		if s = next; i >= e.From {
			p.Steps = append(p.Steps, Step{Input: in, Told: engine.ToldTo(events, engine.NoSeat), View: now()})
		}
	}
	if e.From == e.To {
		p.Before = now()
	}
	if e.Tried == nil || err != nil {
		return p, err
	}
	_, _, bad := engine.Apply(g, p.Book, s, *e.Tried)
	step := Step{Input: *e.Tried, View: now(), Refused: engine.IsRefusal(bad)}
	if step.Refused == nil {
		return p, fmt.Errorf("what was refused is not refused now, but %v", bad)
	}
	step.Own, err = engine.ViewOf(g, p.Book, s, e.Tried.Seat)
	p.Steps = append(p.Steps, step)
	return p, err
}
