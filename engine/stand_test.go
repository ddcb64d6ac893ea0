package engine_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// What ends a standing pass, or lets a question through, is told public facts of events alone, and nothing of
// private ones: else when somebody is asked would tell what they hold.
func TestStandingPassKnowsNoSecret(t *testing.T) {
	g := toy.New("")
	seen := 0
	g.StandingKinds[0].Modes[1].Ends = func(_ engine.Public, e engine.Event, _ engine.Seat) bool {
		seen++
		if e.Private || len(e.Secret) > 0 || len(e.Knows) > 0 || e.Kind == "drew" && e.Arg("card") != nil {
			t.Errorf("it is told %+v", e)
		}
		return false
	}
	s := at(t, "stand.txtar", 0, "idle")
	for _, in := range []engine.Input{
		{Kind: engine.InputStandingPass, Seat: 1, StandingPasses: []engine.StandingPass{{Seat: 1, Of: "any", Mode: "turn"}}},
		{Kind: engine.InputReply, Seat: 0, Reply: engine.Reply{Verb: "end"}},
	} {
		next, _, err := engine.Apply(g, toy.Cards{}, s, in)
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	if seen == 0 {
		t.Error("no event came by")
	}
}

// A standing pass is its owner's alone: no view but theirs, nothing of what is asked and nothing that anybody
// is told shows it.
func TestStandingPassIsPrivate(t *testing.T) {
	g := toy.New("")
	s := at(t, "stand.txtar", 0, "idle")
	in := engine.Input{Kind: engine.InputStandingPass, Seat: 1, StandingPasses: []engine.StandingPass{{Seat: 1, Of: "any", Mode: "turn"}}}
	next, events, err := engine.Apply(g, toy.Cards{}, s, in)
	if err != nil || len(events) > 0 {
		t.Fatalf("%v, events %v", err, events)
	}
	for viewer := engine.NoSeat; viewer < 3; viewer++ {
		v, err := engine.ViewOf(g, toy.Cards{}, next, viewer)
		if err != nil {
			t.Fatal(err)
		}
		if own := viewer == 1; own != (len(v.StandingPasses) == 1) {
			t.Errorf("%v sees %v", viewer, v.StandingPasses)
		}
	}
}

// Setting several at once is all or nothing; nobody sets another seat's, and a match that is over takes none.
func TestStandingPassRefusals(t *testing.T) {
	g := toy.New("")
	s := at(t, "stand.txtar", 0, "idle")
	good := engine.StandingPass{Seat: 1, Of: "any", Mode: "turn"}
	for name, c := range map[string]struct {
		in   engine.Input
		code string
	}{
		"nothing":      {engine.Input{Seat: 1}, engine.CodeSeal},
		"one is wrong": {engine.Input{Seat: 1, StandingPasses: []engine.StandingPass{good, {Seat: 1, Of: "answers", Mode: "turn"}}}, engine.CodeSeal},
		"another's":    {engine.Input{Seat: 1, StandingPasses: []engine.StandingPass{{Seat: 2, Of: "any", Mode: "turn"}}}, engine.CodeSeal},
		"no seat":      {engine.Input{Seat: 7, StandingPasses: []engine.StandingPass{good}}, engine.CodeForeign},
		"a spectator":  {engine.Input{Seat: engine.NoSeat, StandingPasses: []engine.StandingPass{good}}, engine.CodeForeign},
	} {
		c.in.Kind = engine.InputStandingPass
		if _, _, err := engine.Apply(g, toy.Cards{}, s, c.in); engine.IsRefusal(err) == nil || engine.IsRefusal(err).Code != c.code {
			t.Errorf("%s: %v, not %s", name, err, c.code)
		}
	}
}

// A match may begin with the presets of its game; standing passes that it does not have are refused.
func TestPresets(t *testing.T) {
	g := toy.New("")
	g.StandingKinds[0].Preset = "quiet"
	if err := g.Validate(); err != nil {
		t.Fatal(err)
	}
	setup := engine.Setup{Decks: [][]string{toy.All(), toy.All()}, StandingPasses: g.Presets(2)}
	s, _, err := engine.New(g, toy.Cards{}, setup)
	if err != nil || len(s.StandingPasses) != 2 || s.StandingPasses[1] != (engine.StandingPass{Seat: 1, Of: "any", Mode: "quiet"}) {
		t.Fatalf("%v, %v", s, err)
	}
	for name, bad := range map[string][]engine.StandingPass{
		"no mode":   {{Seat: 0, Of: "any", Mode: "aimed"}},
		"no matter": {{Seat: 0, Of: "else", Mode: "turn"}},
		"no seat":   {{Seat: 2, Of: "any", Mode: "turn"}},
		"twice":     {{Seat: 0, Of: "any", Mode: "turn"}, {Seat: 0, Of: "any", Mode: "quiet"}},
	} {
		setup.StandingPasses = bad
		if _, _, err := engine.New(g, toy.Cards{}, setup); err == nil {
			t.Errorf("%s: a match begins", name)
		}
	}
	g.StandingKinds[0].Preset = "never"
	if g.Validate() == nil {
		t.Error("a preset that is no mode is valid")
	}
}

// An offer about a larger thing is there when the question is part of one, and says so in what is sealed.
func TestOfferOfScope(t *testing.T) {
	s := at(t, "scope.txtar", 0, "chase")
	offers, err := engine.OffersOf(toy.New(""), toy.Cards{}, s)
	if err != nil || len(offers) != 1 {
		t.Fatalf("%v, %v", offers, err)
	}
	if x := offers[0].Sealed(0, offers[0].Reply); x.About != "chain:0.1" || x.Window != engine.AnyWindow || x.Verb != engine.Pass {
		t.Errorf("it seals %+v", x)
	}
}
