package engine_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// The period follows from public facts as the ruleset says. A ruleset without periods is in none.
func TestPeriod(t *testing.T) {
	g := toy.New("")
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: [][]string{nil, nil}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	if p, err := engine.PeriodOf(g, toy.Cards{}, s); err != nil || p != (engine.Period{Seat: engine.NoSeat}) {
		t.Errorf("without periods: %v %v", p, err)
	}
	g.Period = func(p engine.Public) engine.Period { return engine.Period{N: 3 + p.Seats(), Seat: 1} }
	if p, err := engine.PeriodOf(g, toy.Cards{}, s); err != nil || p != (engine.Period{N: 5, Seat: 1}) {
		t.Errorf("the ruleset's: %v %v", p, err)
	}
}

// A verb is suggested as the ruleset says, always if it says nothing, and never if there is no such verb.
func TestSuggested(t *testing.T) {
	g := toy.New("")
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: [][]string{nil, nil}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	g.Verb("storm").Suggest = func(_ engine.Public, s engine.Seat) bool { return s == 1 }
	for _, c := range []struct {
		seat engine.Seat
		verb string
		want bool
	}{{0, "play", true}, {0, "storm", false}, {1, "storm", true}, {0, "dance", false}} {
		if yes, err := engine.Suggested(g, toy.Cards{}, s, c.seat, c.verb); err != nil || yes != c.want {
			t.Errorf("%s to %v: %v %v", c.verb, c.seat, yes, err)
		}
	}
}
