package engine_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// TestDecisionsEndLoops ensures that the count of forced steps begins anew with what a person decides, and with nothing
// else: not with a pass, nor with what is said for later.
func TestDecisionsEndLoops(t *testing.T) {
	g := course(engine.Exec("idle", func(*engine.Reader, *engine.Frame) engine.Verdict {
		sa := engine.SeatAsk{Kind: "idle", Verbs: []string{engine.VerbChoose, engine.VerbOrder, engine.Pass},
			Default: engine.Reply{Verb: engine.VerbChoose}}
		return engine.Verdict{Ask: &engine.Ask{Seats: []engine.SeatAsk{sa}}}
	}), engine.Goto("again", "idle"))
	g.Verbs = []engine.Verb{{Name: engine.VerbChoose}, {Name: engine.VerbOrder}, {Name: engine.Pass}}
	g.StandingKinds = []engine.StandingKind{{Code: "any", Modes: []engine.StandingMode{{Code: "on"}}}}
	silent := func(verb string) []engine.Sealed {
		return []engine.Sealed{{Seat: 0, About: engine.Always, Window: "idle", Silent: true,
			Reply: engine.Reply{Verb: verb}}}
	}
	for name, c := range map[string]struct {
		said []engine.Sealed // for the case of silence, before
		in   engine.Input
		calm int
	}{
		"a choice":     {nil, reply(0, engine.VerbChoose), 0},
		"a pass":       {nil, reply(0, engine.Pass), 5},
		"an order":     {nil, reply(0, engine.VerbOrder), 5},
		"a concession": {nil, engine.Input{Kind: engine.InputConcede, Seat: 0}, 0},
		"a draw":       {nil, engine.Input{Kind: engine.InputDraw}, 0},
		"a deadline":   {nil, engine.Input{Kind: engine.InputExpire, Qs: []uint64{1}}, 0},
		"a deadline for which a choice was said": {silent(engine.VerbChoose),
			engine.Input{Kind: engine.InputExpire, Qs: []uint64{1}}, 0},
		"a deadline for which a pass was said": {silent(engine.Pass),
			engine.Input{Kind: engine.InputExpire, Qs: []uint64{1}}, 5},
		"what is said for silence": {nil, engine.Input{Kind: engine.InputSeal, Ahead: silent(engine.VerbChoose)}, 5},
		"a standing pass":          {nil, standing(engine.StandingPass{Of: "any", Mode: "on"}), 5},
	} {
		s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 1)})
		if err != nil {
			t.Fatal(err)
		}
		if c.said != nil {
			s, _ = apply(t, g, s, engine.Input{Kind: engine.InputSeal, Ahead: c.said})
		}
		s.Calm = 5
		if next, _ := apply(t, g, s, c.in); next.Calm != c.calm {
			t.Errorf("after %s %d forced steps are counted, want %d", name, next.Calm, c.calm)
		}
	}
}
