package engine_test

import (
	"testing"

	"farpost/engine"
)

// TestReferencesKeep ensures that what was last known of a vanished object is kept as long as a state refers to it,
// wherever that stands, and no longer.
func TestReferencesKeep(t *testing.T) {
	gone := engine.ObjID{Slot: 500, Gen: 3}
	it, other := engine.Obj(gone), engine.ObjID{Slot: 501, Gen: 1}
	vals := []engine.Value{engine.Int(1), it}
	answers := []engine.Answer{{Name: "none"}, {Name: "cards", Vals: vals}}
	event := engine.Event{Args: []engine.Arg{engine.A("n", vals...)}}
	secret := engine.Event{Secret: []engine.Arg{engine.A("n", vals...)}}
	ask := func(sa engine.SeatAsk) *engine.Ask { return &engine.Ask{Seats: []engine.SeatAsk{{}, sa}} }
	seal := engine.Sealed{Seat: 0, About: it}
	named := engine.Sealed{Seat: 0, About: engine.Always, Reply: engine.Reply{Answers: answers}}
	within := engine.Sealed{Seat: 0, About: engine.Always, Ahead: []engine.Sealed{named}}
	was := func(o engine.Object) func(*engine.State) {
		return func(s *engine.State) {
			s.Stack[0].About = other
			s.Snaps = append(s.Snaps, engine.Snapshot{ID: other, Was: o})
		}
	}
	frame := func(f engine.Frame) func(*engine.State) {
		return func(s *engine.State) {
			f.At, f.Owner = s.Stack[0].At, s.Stack[0].Owner
			s.Stack[0] = f // it waits for those above
		}
	}
	for what, refer := range map[string]func(*engine.State){
		"about":               frame(engine.Frame{About: gone}),
		"self":                frame(engine.Frame{Self: gone}),
		"a register":          frame(engine.Frame{Regs: []engine.Field{{Name: "x", Vals: vals}}}),
		"what came back":      frame(engine.Frame{Ret: vals}),
		"what will come back": frame(engine.Frame{Leave: vals}),
		"answers to come":     frame(engine.Frame{Pre: answers}),
		"an answer ahead":     frame(engine.Frame{Then: []engine.Sealed{seal}}),
		"one within another":  frame(engine.Frame{Then: []engine.Sealed{within}}),
		"its event":           frame(engine.Frame{On: &event}),
		"its secret":          frame(engine.Frame{On: &secret}),
		"what was done":       frame(engine.Frame{Did: []engine.Event{{}, event}}),
		"a change":            frame(engine.Frame{Batch: []engine.Change{{}, {Obj: gone}}}),
		"a change's cause":    frame(engine.Frame{Batch: []engine.Change{{}, {By: gone}}}),
		"a change's values":   frame(engine.Frame{Batch: []engine.Change{{}, {Vals: vals}}}),
		"a change's aim":      frame(engine.Frame{Batch: []engine.Change{{}, {To: it}}}),
		"an answer":           frame(engine.Frame{Got: []engine.SeatReply{{Reply: engine.Reply{Answers: answers}}}}),
		"what follows it":     frame(engine.Frame{Got: []engine.SeatReply{{Then: []engine.Sealed{named}}}}),
		"a question":          frame(engine.Frame{Asked: ask(engine.SeatAsk{About: it})}),
		"what it is part of":  frame(engine.Frame{Asked: ask(engine.SeatAsk{Within: vals})}),
		"an option":           frame(engine.Frame{Asked: ask(engine.SeatAsk{Options: []engine.Option{{}, {Key: it}}})}),
		"a default":           frame(engine.Frame{Asked: ask(engine.SeatAsk{Default: engine.Reply{Answers: answers}})}),
		"a held answer":       frame(engine.Frame{Asked: ask(engine.SeatAsk{Got: &engine.Reply{Answers: answers}})}),
		"what follows that":   frame(engine.Frame{Asked: ask(engine.SeatAsk{Then: []engine.Sealed{named}})}),
		"a bearer":            func(s *engine.State) { s.Effects = append(s.Effects, engine.Effect{On: vals}) },
		"an effect's source":  func(s *engine.State) { s.Effects = append(s.Effects, engine.Effect{Source: it}) },
		"a trigger":           func(s *engine.State) { s.Waiting = append(s.Waiting, engine.Trigger{About: gone}) },
		"a trigger's source":  func(s *engine.State) { s.Waiting = append(s.Waiting, engine.Trigger{Source: it}) },
		"a trigger's event":   func(s *engine.State) { s.Waiting = append(s.Waiting, engine.Trigger{On: &event}) },
		"a mark":              func(s *engine.State) { s.Marks = append(s.Marks, engine.Mark{On: it}) },
		"an answer for later": func(s *engine.State) { s.Sealed = append(s.Sealed, named) },
		"what was made of it": was(engine.Object{Of: gone}),
		"what it lay under":   was(engine.Object{On: it}),
		"what knew it":        was(engine.Object{Data: []engine.Field{{Name: "x", Vals: vals}}}),
		"a card made of it":   func(s *engine.State) { *s.Objects.At(0) = engine.Object{Gen: 90, Of: gone} },
		"a card on it":        func(s *engine.State) { *s.Objects.At(0) = engine.Object{Gen: 90, On: it} },
		"a card that knows it": func(s *engine.State) {
			*s.Objects.At(0) = engine.Object{Gen: 90, Data: []engine.Field{{Name: "x", Vals: vals}}}
		},
		"nothing": func(*engine.State) {},
	} {
		s := decode(t, encode(t, at(t, "silent.txtar", 1, "respond")))
		s.Snaps = []engine.Snapshot{{ID: gone}}
		refer(s)
		next, _ := apply(t, game, s, engine.Input{Kind: engine.InputSeal, Seat: 1, Ahead: []engine.Sealed{{Seat: 1,
			About: engine.Always, Window: "respond", Silent: true, Reply: engine.Reply{Verb: engine.Pass}}}})
		if kept := len(next.Snaps) == len(s.Snaps); kept != (what != "nothing") {
			t.Errorf("%s: kept %v", what, kept)
		}
	}
}
