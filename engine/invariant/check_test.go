package invariant_test

import (
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/invariant"
)

// deal begins a match of the toy.
func deal(t *testing.T, g *engine.Ruleset) *engine.State {
	t.Helper()
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: decks(3), Seed: 9})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Check finds each thing that must never be so.
func TestCheckFinds(t *testing.T) {
	for name, c := range map[string]struct {
		spoil func(s *engine.State)
		says  string
	}{
		"nothing": {func(*engine.State) {}, ""},
		"in two zones": {func(s *engine.State) { s.Zones[1].Cards = append(s.Zones[1].Cards, s.Zones[0].Cards[0]) },
			"is in zone 0 and in zone 1"},
		"in no zone": {func(s *engine.State) { s.Zones[0].Cards = s.Zones[0].Cards[1:] }, "is in none such"},
		"in a wrong": {func(s *engine.State) { s.Objects.At(0).Zone++ }, "is in none such"},
		"dead": {func(s *engine.State) {
			s.Zones[0].Cards = append(s.Zones[0].Cards, engine.ObjID{Slot: 999})
		}, "the zones list"},
		"nobody asked":  {func(s *engine.State) { s.Ask = nil }, "nobody is asked"},
		"no stack":      {func(s *engine.State) { s.Stack = nil }, "nobody is asked"},
		"number":        {func(s *engine.State) { s.Ask.Seats[0].Q = s.NextQ + 1 }, "question number"},
		"twice":         {func(s *engine.State) { s.Ask.Seats[0].Q = s.Ask.Seats[1].Q }, "question number"},
		"verb":          {func(s *engine.State) { s.Ask.Seats[0].Verbs = []string{"fly"} }, `unknown verb "fly"`},
		"default":       {func(s *engine.State) { s.Ask.Seats[0].Default.Verb = "end" }, "the default of seat 1"},
		"all answered":  {func(s *engine.State) { answer(s) }, "everybody has answered"},
		"over, and not": {func(s *engine.State) { s.Result = &engine.Result{} }, "left to do"},
		"other options": {func(s *engine.State) { s.Ask.Seats[0].Options = s.Ask.Seats[0].Options[1:] },
			"not repeatable"},
	} {
		t.Run(name, func(t *testing.T) {
			g := toy.New("")
			saved, err := engine.Encode(deal(t, g))
			if err != nil {
				t.Fatal(err)
			}
			s, err := engine.Decode(saved)
			if err != nil {
				t.Fatal(err)
			}
			c.spoil(s)
			err = invariant.Check(g, toy.Cards{}, s)
			if (err == nil) != (c.says == "") || (err != nil && !strings.Contains(err.Error(), c.says)) {
				t.Errorf("want %q: %v", c.says, err)
			}
		})
	}
}

func answer(s *engine.State) {
	for i := range s.Ask.Seats {
		s.Ask.Seats[i].Got = &engine.Reply{Verb: engine.VerbChoose}
	}
}

// Check finds a view that lists a hidden card, and a question that differs when it is put again.
func TestCheckFindsRulesetsFaults(t *testing.T) {
	for fault, says := range map[string]string{toy.LeakView: "of the hidden zone hand",
		toy.FaultAgain: "not repeatable"} {
		g := toy.New(fault)
		s := deal(t, g)
		var err error
		for range 3 { // past the stakes, into a turn
			if err = invariant.Check(g, toy.Cards{}, s); err != nil {
				break
			}
			in := engine.Input{Kind: engine.InputExpire}
			for _, sa := range s.Ask.Seats {
				in.Qs = append(in.Qs, sa.Q)
			}
			if s, _, err = engine.Apply(g, toy.Cards{}, s, in); err != nil {
				t.Fatal(err)
			}
		}
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", fault, err)
		}
	}
}

// Apply finds a ruleset that keeps something outside of the match.
func TestApplyFindsMemory(t *testing.T) {
	g := toy.New("")
	s, calls := deal(t, g), 0
	in := engine.Input{Kind: engine.InputExpire, Qs: []uint64{s.Ask.Seats[0].Q, s.Ask.Seats[1].Q, s.Ask.Seats[2].Q}}
	g.Check = func(*engine.Reader) []engine.Change {
		if calls++; calls == 1 {
			return []engine.Change{{Kind: "gold", Seat: 1, N: 1}}
		}
		return nil
	}
	if _, _, err := invariant.Apply(g, toy.Cards{}, s, in); err == nil ||
		!strings.Contains(err.Error(), "comes to another state") {
		t.Error(err)
	}
}
