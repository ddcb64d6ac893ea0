package kit_test

import (
	"errors"
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/kit"
)

// choosing is a game of so many at most, in which seat 0 makes some choices one after the other. The match ends with
// what was chosen. Who concedes brings no check while it is unsettled.
func choosing(p kit.Picks, most int, unsettled func(*engine.Reader) bool) *engine.Ruleset {
	g := engine.NewRuleset("choosing", 1)
	g.MinSeats, g.MaxSeats = 1, most
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
			return append([]engine.Change{engine.RecordEvent(engine.Event{Kind: "chosen",
				Args: []engine.Arg{engine.A("what", f.Ret...)}})},
				kit.Finish(nil, "done")...)
		}))
	g.Define("leave", func(tx *engine.Tx, c engine.Change) { tx.Defeat(c.Seat) })
	kit.AddEndings(g, "leave", "conceded", "agreed", unsettled)
	return g
}

// Choices are made in their order. What is known is not asked; what is asked has its options and its default. All of it
// comes back under its name. A stop ends the program.
func TestPicks(t *testing.T) {
	names := []string{"known", "asked", "last"}
	picks := kit.Picks{
		Name: func(_ *engine.Reader, _ *engine.Frame, i int) string { return append(names, "")[i] },
		Pick: func(_ *engine.Reader, f *engine.Frame, i int) kit.Pick {
			switch {
			case i == 0:
				return kit.Pick{Known: true, Vals: []engine.Value{engine.Int(7)}}
			case i == 2 && f.Reg1("asked") == engine.Int(3):
				return kit.Pick{Stop: []engine.Value{engine.Word("stopped")}}
			}
			return kit.Pick{Vals: []engine.Value{engine.Int(2), engine.Int(3)},
				Ask: engine.SeatAsk{Seat: 0, Kind: "which", Round: i, Verbs: []string{engine.VerbChoose}, Min: 1,
					Max: 1}}
		},
	}
	g := choosing(picks, 2, nil)
	for _, c := range []struct {
		answers []engine.Value
		want    []engine.Value
	}{
		{[]engine.Value{"int:2", "int:3"}, []engine.Value{"word:=known", "int:7", "word:=asked", "int:2", "word:=last",
			"int:3"}},
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
			s, events, err = engine.Apply(g, toy.Cards{}, s, engine.Input{Kind: engine.InputReply, Seat: 0, Q: sa.Q,
				Reply: engine.Reply{Verb: engine.VerbChoose,
					Answers: []engine.Answer{{Name: engine.ChoiceName, Vals: []engine.Value{v}}}}})
			if err != nil {
				t.Fatal(err)
			}
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

// TestPicksThatDoNotFit ensures that neither values that Fits refuses are taken, nor a question is put that refuses
// itself.
func TestPicksThatDoNotFit(t *testing.T) {
	no := engine.Refuse("TOO-DEAR", "")
	known := kit.Pick{Known: true, Vals: []engine.Value{engine.Int(1)}}
	asked := kit.Pick{Refuse: no, Vals: known.Vals,
		Ask: engine.SeatAsk{Kind: "which", Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1}}
	for what, p := range map[string]kit.Picks{
		"Fits": {Pick: func(*engine.Reader, *engine.Frame, int) kit.Pick { return known },
			Fits: func(*engine.Reader, *engine.Frame, int, []engine.Value) *engine.Refusal { return no }},
		"Refuse": {Pick: func(*engine.Reader, *engine.Frame, int) kit.Pick { return asked }},
	} {
		p.Name = func(_ *engine.Reader, _ *engine.Frame, i int) string { return []string{"a", ""}[i] }
		_, _, err := engine.New(choosing(p, 2, nil), toy.Cards{}, engine.Setup{Decks: make([][]string, 1)})
		if !errors.Is(err, engine.ErrParked) {
			t.Errorf("%s: a refusal outside of an announcement: %v", what, err)
		}
	}
}
