package engine_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"farpost/engine"
)

// TestOptions ensures that there is one option for each value or object, with the reason against it, and none for none.
func TestOptions(t *testing.T) {
	no := engine.Refuse("NO", "")
	ids := []engine.ObjID{{Slot: 1}, {Slot: 2}}
	got := engine.OptionsOf(ids, func(id engine.ObjID) *engine.Refusal {
		if id.Slot == 2 {
			return no
		}
		return nil
	})
	if d := cmp.Diff([]engine.Option{{Key: "obj:1.0"}, {Key: "obj:2.0", Refusal: no}}, got); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]engine.Option{{Key: "a"}, {Key: "b"}}, engine.Options("a", "b")); d != "" {
		t.Error(d)
	}
	if engine.Options() != nil || engine.OptionsOf(nil, nil) != nil {
		t.Error("there are options of nothing")
	}
}

// TestArguments ensures that numbers and words become arguments, and arguments an event.
func TestArguments(t *testing.T) {
	want := engine.RecordEvent(engine.Event{Kind: "drew", Seat: 1,
		Args: []engine.Arg{engine.A("n", engine.Int(2)), engine.A("how", engine.Word("fast"))}})
	if d := cmp.Diff(want, engine.Tell("drew", 1, engine.N("n", 2), engine.W("how", "fast"))); d != "" {
		t.Error(d)
	}
}
