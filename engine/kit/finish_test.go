package kit_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/kit"
)

// A match ends with an event for each winner, or as a draw.
func TestFinish(t *testing.T) {
	for _, c := range []struct {
		winners []engine.Seat
		kinds   []string
	}{{nil, []string{kit.EventDraw}}, {[]engine.Seat{1}, []string{kit.EventWinner}}, {[]engine.Seat{0, 2},
		[]string{kit.EventWinner, kit.EventWinner}}} {
		batch := kit.Finish(c.winners, "worn-out")
		end := batch[len(batch)-1]
		if len(batch) != len(c.kinds)+1 || end.Kind != engine.ChangeFinish || end.Word != "worn-out" ||
			len(end.Vals) != len(c.winners) {
			t.Errorf("%v: %+v", c.winners, batch)
		}
		for i, k := range c.kinds {
			e := batch[i].Event
			if e == nil || e.Kind != k || e.Arg("how")[0] != engine.Word("worn-out") ||
				(k == kit.EventWinner && e.Seat != c.winners[i]) {
				t.Errorf("%v: event %+v, want %s", c.winners, e, k)
			}
		}
	}
}
