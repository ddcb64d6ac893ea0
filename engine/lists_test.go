package engine_test

import (
	"reflect"
	"testing"

	"farpost/engine"
)

// Named lists come back from a flat one in their order, empty ones too, and packing leaves what was packed alone.
func TestPackList(t *testing.T) {
	one := engine.PackList(nil, "t.a", []engine.Value{engine.Int(1), engine.Word("x")})
	two := engine.PackList(one, "t.b", nil)
	three := engine.PackList(one, "t.c", []engine.Value{engine.Int(2)})
	want := []engine.Field{{Name: "t.a", Vals: []engine.Value{"int:1", "word:x"}}, {Name: "t.b"}}
	if got := engine.UnpackLists(two); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := engine.PackedList(three, "t.c"); len(got) != 1 || got[0] != engine.Int(2) || engine.PackedList(three, "t.b") != nil {
		t.Errorf("%v of %v", got, three)
	}
	if got := engine.UnpackLists([]engine.Value{engine.Int(1)}); got != nil {
		t.Errorf("values without a name are read as %v", got)
	}
}

// A match ends with all its winners told, or as a draw.
func TestFinish(t *testing.T) {
	for _, c := range []struct {
		winners []engine.Seat
		kinds   []string
	}{{nil, []string{engine.EventDraw}}, {[]engine.Seat{1}, []string{engine.EventWinner}}, {[]engine.Seat{0, 2}, []string{engine.EventWinner, engine.EventWinner}}} {
		batch := engine.Finish(c.winners, "worn-out")
		end := batch[len(batch)-1]
		if len(batch) != len(c.kinds)+1 || end.Kind != engine.ChangeFinish || end.Word != "worn-out" || len(end.Vals) != len(c.winners) {
			t.Errorf("%v: %+v", c.winners, batch)
		}
		for i, k := range c.kinds {
			e := batch[i].Event
			if e == nil || e.Kind != k || e.Arg("how")[0] != engine.Word("worn-out") || (k == engine.EventWinner && e.Seat != c.winners[i]) {
				t.Errorf("%v: event %+v, want %s", c.winners, e, k)
			}
		}
	}
}
