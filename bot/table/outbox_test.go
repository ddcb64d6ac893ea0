package table_test

import (
	"testing"

	"farpost/bot/table"
)

// TestThread ensures that a match is found in its thread, and that a new thread posts the hands; and that of several
// pictures only one is sent.
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
