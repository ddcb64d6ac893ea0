package kit_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/kit"
)

// varClock is the figure of the game of steps.
const varClock = 0

// steps is a game of two in which a match is some steps of seat 0, from three cards in its deck on. The change "note"
// tells what it is given: its number, and whom it is about. A verb "do" does one thing more.
func steps(list ...engine.Step) *engine.Ruleset {
	g := choosing(kit.Picks{}, 2, nil)
	h := engine.NewRuleset("steps", 1)
	h.MinSeats, h.MaxSeats, h.Deal = 2, 2, func(tx *engine.Tx, _ engine.Setup) error {
		for range 3 {
			tx.New(engine.Object{}, "deck", 0)
		}
		return nil
	}
	h.Zones = []engine.ZoneKind{{Kind: "deck", Ordered: true}, {Kind: "hand", Seen: engine.SeenByOwner, Ordered: true}}
	h.Vars = []string{"clock"}
	h.Stat, h.Ctrl, h.View, h.LoadBook, h.TriggerOrder = g.Stat, g.Ctrl, g.View, g.LoadBook, g.TriggerOrder
	h.Define("note", func(tx *engine.Tx, c engine.Change) {
		tx.Tell("note", c.Seat, engine.N("n", c.N), engine.A("to", c.To), engine.A("on", engine.Obj(c.Obj)))
	})
	h.Define("fetch", func(tx *engine.Tx, c engine.Change) {
		got := kit.Take(tx, "deck", c.Seat, c.N, "hand")
		kit.TellOwner(tx, "took", c.Seat, []engine.Arg{engine.N("n", len(got))}, engine.A("cards", engine.Objs(got)...))
	})
	h.Define("use", func(tx *engine.Tx, c engine.Change) { tx.Tell("use", engine.NoSeat, engine.N("n", c.N)) })
	kit.AddList(h)
	h.Verbs = []engine.Verb{{Name: "do", Prog: "do"}, {Name: "leave"}, {Name: engine.VerbChoose}, {Name: "drop"}}
	h.Add("do", engine.Own("did", engine.Change{Kind: "note", N: 9}))
	h.Add("begin", list...)
	h.Add("match",
		engine.Run("begin", func(*engine.Reader, *engine.Frame) []engine.Frame {
			return []engine.Frame{engine.NewFrame("begin", 0)}
		}),
		engine.Do("over", func(*engine.Reader, *engine.Frame) []engine.Change { return kit.Finish(nil, "over") }))
	for _, end := range []string{"concede", "draw"} {
		h.Add(end, engine.Goto("end", engine.End))
	}
	return h
}

// note is a step that tells a number.
func note(label string, n int) engine.Step {
	return engine.Own(label, engine.Change{Kind: "note", N: n})
}

// play plays a match of steps with answers, in order, and returns the last state with what was told of notes and uses.
// An answer is a verb, or what is chosen.
func play(t *testing.T, g *engine.Ruleset, answers ...string) (*engine.State, string) {
	t.Helper()
	s, events, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 2)})
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range answers {
		if s.Ask == nil {
			t.Fatalf("%s: nothing is asked", a)
		}
		sa := s.Ask.Seats[0]
		rep := engine.Reply{Verb: a}
		if !sa.Offers(a) {
			rep = engine.Reply{Verb: sa.Verbs[0], Answers: []engine.Answer{{Name: engine.ChoiceName,
				Vals: []engine.Value{engine.Value(a)}}}}
		}
		next, more, err := engine.Apply(g, toy.Cards{}, s, engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q,
			Reply: rep})
		if err != nil {
			t.Fatalf("%s: %v", a, err)
		}
		s, events = next, append(events, more...)
	}
	var told []string
	for _, e := range events {
		if e.Kind == "note" || e.Kind == "use" {
			told = append(told, fmt.Sprintf("%s %d", e.Kind, e.Arg("n")[0].Num()))
		}
	}
	return s, strings.Join(told, ", ")
}
