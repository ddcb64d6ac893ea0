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

// A verb is offered as the ruleset says: suggested, shown and confirmed if it says nothing, and never if there is no
// such verb.
func TestAdvice(t *testing.T) {
	g := toy.New("")
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: [][]string{nil, nil}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	second := func(_ engine.Public, s engine.Seat) bool { return s == 1 }
	storm := g.Verb("storm")
	storm.Suggest, storm.Shown, storm.AtOnce = second, second, second
	for _, c := range []struct {
		seat engine.Seat
		verb string
		want engine.Advice
	}{
		{0, "play", engine.Advice{Suggest: true, Shown: true}},
		{0, "storm", engine.Advice{}},
		{1, "storm", engine.Advice{Suggest: true, Shown: true, AtOnce: true}},
		{1, "dance", engine.Advice{}},
	} {
		if got, err := engine.AdviceOf(g, toy.Cards{}, s, c.seat, c.verb); err != nil || got != c.want {
			t.Errorf("%s to %v: %v %v, want %v", c.verb, c.seat, got, err, c.want)
		}
	}
}
