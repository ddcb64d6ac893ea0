package table_test

import (
	"testing"

	"farpost/bot/table"
)

// TestThread ensures that a match is found where it is played, and that the copies of hands learn of a new place.
func TestThread(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	w.rows()
	w.ok(w.table.SetThread(w.ctx, id, "thread"))
	w.wantRows("moved", "hand[0]", "hand[1]")
	for place, want := range map[string]int{"thread": 1, "c": 0, "": 1} {
		got, err := w.table.Find(w.ctx, "ada", place)
		w.ok(err)
		if len(got) != want {
			t.Errorf("%d matches in %q, want %d", len(got), place, want)
		}
	}
	w.ok(w.table.Redraw(w.ctx, id))
	w.ok(w.table.Redraw(w.ctx, id))
	w.wantRows("drawn once", "picture")
}
