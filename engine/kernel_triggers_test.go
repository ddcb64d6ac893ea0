package engine_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// TestEndlessChecksDropNothing ensures that checks which never come to rest are ended at the limit, that this is told,
// and that the triggers which wait meanwhile wait on.
func TestEndlessChecksDropNothing(t *testing.T) {
	g := course(engine.Do("first", func(*engine.Reader, *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: "write"}}
	}), engine.Run("checks", func(*engine.Reader, *engine.Frame) []engine.Frame {
		return []engine.Frame{engine.CheckFrame()}
	}), idle(), engine.Goto("again", "idle"))
	g.AddChange("restless", func(*engine.Tx, engine.Change) bool { return true })
	g.Check = func(*engine.Reader) []engine.Change { return []engine.Change{{Kind: "restless"}} }
	g.Triggers = func(_ *engine.Reader, events []engine.Event) (out []engine.Trigger) {
		for _, e := range events {
			if e.Kind == "written" {
				out = append(out, engine.Trigger{Seat: 0})
			}
		}
		return out
	}
	s, events, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 1)})
	if err != nil {
		t.Fatal(err)
	}
	loops := 0
	for _, e := range events {
		if e.Kind == engine.EventLoop {
			loops++
		}
	}
	if loops != 1 || len(s.Waiting) != 1 || s.Calm != 0 {
		t.Errorf("ended %d times, %d triggers wait, %d forced steps", loops, len(s.Waiting), s.Calm)
	}
}
