package table_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/bot/table"
	"farpost/engine"
)

// told is a history in one line per act.
func (w *world) told(match string, viewer engine.Seat, n int) []string {
	w.Helper()
	hist, err := w.table.History(w.ctx, match, viewer, n)
	w.ok(err)
	var out []string
	for _, h := range hist {
		var parts []string
		for _, e := range h.Events {
			parts = append(parts, e.Code)
		}
		out = append(out, strings.Join(parts, " "))
	}
	return out
}

// TestHistory ensures that each viewer reads what they may know, in order, and the last n only.
func TestHistory(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	for i := range 30 {
		_, err := w.act(id, i%2, "end")
		w.ok(err)
	}
	for viewer, want := range map[engine.Seat]string{0: "ended drew", 1: "ended drew.known",
		engine.NoSeat: "ended drew"} {
		all := w.told(id, viewer, 0)
		if len(all) != 31 || all[1] != want {
			t.Errorf("%v reads %d acts, the first turn as %q, want 31 and %q", viewer, len(all), all[1], want)
		}
		for _, n := range []int{1, 3, 29, 31, 100} {
			last := w.told(id, viewer, n)
			if fmt.Sprint(last) != fmt.Sprint(all[max(0, len(all)-n):]) {
				t.Errorf("%v, last %d: %q", viewer, n, last)
			}
		}
	}
}

// TestPlaces ensures that a match is found where it is played, and that the copies of hands learn of a new place.
func TestPlaces(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	w.rows()
	w.ok(w.table.SetThread(w.ctx, id, "thread"))
	w.wantRows("moved", "hand[0]", "hand[1]")
	for place, want := range map[string]int{"thread": 1, "c": 0, "": 1} {
		got, err := w.table.Find(w.ctx, "p0", place)
		w.ok(err)
		if len(got) != want {
			t.Errorf("%d matches in %q, want %d", len(got), place, want)
		}
	}
	w.ok(w.table.Redraw(w.ctx, id))
	w.ok(w.table.Redraw(w.ctx, id))
	w.wantRows("drawn once", "picture")
}
