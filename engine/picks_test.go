package engine_test

import (
	"errors"
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// choosing is a game in which seat 0 makes some choices one after the other, and the match ends with what came out.
func choosing(p engine.Picks) *engine.Ruleset {
	g := engine.NewRuleset("choosing", 1)
	g.MinSeats, g.MaxSeats = 1, 2
	g.Deal = func(*engine.Tx, engine.Setup) error { return nil }
	g.Stat = func(*engine.Reader, engine.ObjID, int) int { return 0 }
	g.Ctrl = func(*engine.Reader, engine.ObjID) engine.Seat { return engine.NoSeat }
	g.View = func(*engine.Reader, engine.Seat) engine.View { return engine.View{} }
	g.LoadBook = func([]byte) (engine.Book, error) { return toy.Cards{}, nil }
	g.TriggerOrder = func(p engine.Public) []engine.Seat { return p.Alive() }
	g.Add("picks", p.Steps()...)
	g.Add("match",
		engine.Run("choose", func(*engine.Reader, *engine.Frame) []engine.Frame {
			return []engine.Frame{engine.NewFrame("picks", 0)}
		}),
		engine.Do("told", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return append([]engine.Change{engine.RecordEvent(engine.Event{Kind: "chosen", Args: []engine.Arg{engine.A("what", f.Ret...)}})},
				engine.Finish(nil, "done")...)
		}))
	for _, end := range []string{"concede", "draw"} {
		g.Add(end, engine.Goto("end", engine.End))
	}
	return g
}

// Choices are made in their order: what is known is not asked, what is asked has its options and its default, and all
// comes back under its name. A stop ends it.
func TestPicks(t *testing.T) {
	names := []string{"known", "asked", "last"}
	picks := engine.Picks{
		Name: func(_ *engine.Reader, _ *engine.Frame, i int) string { return append(names, "")[i] },
		Pick: func(_ *engine.Reader, f *engine.Frame, i int) engine.Pick {
			switch {
			case i == 0:
				return engine.Pick{Known: true, Vals: []engine.Value{engine.Int(7)}}
			case i == 2 && f.Reg1("asked") == engine.Int(3):
				return engine.Pick{Stop: []engine.Value{engine.Word("stopped")}}
			}
			return engine.Pick{Vals: []engine.Value{engine.Int(2), engine.Int(3)},
				Ask: engine.SeatAsk{Seat: 0, Kind: "which", Round: i, Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1}}
		},
	}
	g := choosing(picks)
	for _, c := range []struct {
		answers []engine.Value
		want    []engine.Value
	}{
		{[]engine.Value{"int:2", "int:3"}, []engine.Value{"word:=known", "int:7", "word:=asked", "int:2", "word:=last", "int:3"}},
		{[]engine.Value{"int:3"}, []engine.Value{"word:stopped"}},
	} {
		s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 1)})
		if err != nil {
			t.Fatal(err)
		}
		var events []engine.Event
		for _, v := range c.answers {
			sa := s.Ask.Seats[0]
			if len(sa.Options) != 2 || sa.Default.Answers[0].Vals[0] != "int:2" {
				t.Fatalf("asked %+v", sa)
			}
			s, events = apply(t, g, s, engine.Input{Kind: engine.InputReply, Seat: 0, Q: sa.Q, Reply: engine.Reply{
				Verb: engine.VerbChoose, Answers: []engine.Answer{{Name: engine.ChoiceName, Vals: []engine.Value{v}}}}})
		}
		if s.Result == nil || len(events) == 0 {
			t.Fatalf("%v: the match goes on at %+v", c.answers, s.Ask)
		}
		for _, e := range events {
			if e.Kind == "chosen" && !slices.Equal(e.Arg("what"), c.want) {
				t.Errorf("%v: chosen %v, want %v", c.answers, e.Arg("what"), c.want)
			}
		}
	}
}

// What Fits refuses is not taken.
func TestPicksThatDoNotFit(t *testing.T) {
	no := engine.Refuse("TOO-DEAR", "")
	g := choosing(engine.Picks{
		Name: func(_ *engine.Reader, _ *engine.Frame, i int) string { return []string{"a", ""}[i] },
		Pick: func(*engine.Reader, *engine.Frame, int) engine.Pick {
			return engine.Pick{Known: true, Vals: []engine.Value{engine.Int(1)}}
		},
		Fits: func(_ *engine.Reader, _ *engine.Frame, _ int, vals []engine.Value) *engine.Refusal { return no },
	})
	if _, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 1)}); err == nil || !errors.Is(err, engine.ErrParked) {
		t.Errorf("a refusal outside of an announcement: %v", err)
	}
}
