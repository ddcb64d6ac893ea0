package table_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/bot/table"
	"farpost/engine"
)

// told returns the last n entries of a viewer's history, each as the codes of its events.
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
		w.does(id, i%2, "end")
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

// TestHistoryFromTheEnd ensures that the last entries are found behind any number of entries of which a viewer is told
// nothing.
func TestHistoryFromTheEnd(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	w.does(id, ada, "end")
	w.does(id, bruno, "end")
	for k := range 40 {
		w.ok(w.order(id, bruno))
		all, two := w.told(id, engine.NoSeat, 0), w.told(id, engine.NoSeat, 2)
		if hist, err := w.table.History(w.ctx, id, engine.NoSeat, 2); err != nil || hist[0].Seq == hist[1].Seq ||
			fmt.Sprint(two) != fmt.Sprint(all[len(all)-2:]) {
			t.Errorf("behind %d entries the last two are %v, want %v", k+1, hist, all[len(all)-2:])
		}
	}
	for _, n := range []int{1, 2, 0} {
		got := w.told(id, engine.NoSeat, n)
		if len(got) == 0 || got[len(got)-1] != "ended drew" || n > 0 && len(got) > n {
			t.Errorf("the last %d: %q", n, got)
		}
	}
	if a, b := w.told(id, engine.NoSeat, 0), w.told(id, engine.NoSeat, 100); fmt.Sprint(a) != fmt.Sprint(b) {
		t.Errorf("all are %q, the last hundred %q", a, b)
	}
}

// TestBetween ensures that a reader gets what came after one entry of the log up to another, without entries that tell
// nothing, and nothing where there is no between.
func TestBetween(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	from := w.status(id).Seq
	for i := range 6 {
		w.does(id, i%2, "end")
	}
	list, err := w.table.Between(w.ctx, id, engine.NoSeat, from+1, from+4)
	w.ok(err)
	if len(list) != 3 || list[0].Seq != from+2 || list[2].Seq != from+4 || len(list[0].Events) == 0 {
		t.Errorf("between %d and %d are %+v", from+1, from+4, list)
	}
	for _, to := range []uint64{from, from + 1} {
		if list, err = w.table.Between(w.ctx, id, engine.NoSeat, from+1, to); err != nil || list != nil {
			t.Errorf("up to %d: %+v, %v", to, list, err)
		}
	}
}
