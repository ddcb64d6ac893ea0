package engine_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// TestWhoHasPassed ensures that a window tells its game of the seats that pass or are spared the question, before the
// act of the seat behind them and at the end of the round, and neither of those that may not act nor of those that have
// left.
func TestWhoHasPassed(t *testing.T) {
	const may, mayNot, left, acts = 0, 1, 2, 3
	var told [][]engine.Seat
	g := course(engine.Do("first", func(*engine.Reader, *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: "leave"}}
	}), engine.Run("open", func(*engine.Reader, *engine.Frame) []engine.Frame {
		return []engine.Frame{engine.WindowFrame("w", engine.ObjID{}, may, false)}
	}), idle(), engine.Goto("again", "idle"))
	g.MaxSeats = 4
	g.AddChange("leave", func(tx *engine.Tx, _ engine.Change) bool { tx.Defeat(left); return true })
	g.Verbs = []engine.Verb{{Name: engine.VerbChoose}, {Name: engine.Pass}, {Name: "act", Prog: "act"}}
	g.Add("act", engine.Do("acted", func(*engine.Reader, *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: "write"}}
	}))
	g.Add("note", engine.Goto("noted", engine.End))
	g.AddWindow(engine.Window{Kind: "w", Verbs: []string{"act"}, After: engine.GoOn, OnPass: engine.PassClose,
		Order:  func(engine.Public, engine.Opened) []engine.Seat { return []engine.Seat{may, mayNot, left, acts} },
		MayAct: func(_ engine.Public, _ engine.Opened, s engine.Seat) bool { return s != mayNot },
		Passed: func(_ *engine.Reader, _ engine.Opened, seats []engine.Seat) []engine.Frame {
			told = append(told, seats)
			return []engine.Frame{engine.NewFrame("note", engine.NoSeat)}
		}})
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 4)})
	if err != nil {
		t.Fatal(err)
	}
	s, _ = apply(t, g, s, reply(may, engine.Pass))
	s, _ = apply(t, g, s, reply(acts, "act"))
	want := [][]engine.Seat{{may}, {may, acts}}
	if !slices.EqualFunc(told, want, slices.Equal[[]engine.Seat]) || s.Ask.Seats[0].Kind != "idle" {
		t.Errorf("told of %v, want %v; asked is %s", told, want, s.Ask.Seats[0].Kind)
	}
}
