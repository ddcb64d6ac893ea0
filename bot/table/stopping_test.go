package table_test

import (
	"slices"
	"testing"
	"time"

	"farpost/bot/table"
)

// TestStopClocks ensures that while the clocks of a match stand still nothing expires and questions can be answered
// with all their time; that other matches go on; and that each question has as much time afterwards as it had before.
func TestStopClocks(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour}, nil, nil)
	other := w.begun(table.Settings{Turn: time.Hour}, nil, nil)
	w.clock.Advance(20 * time.Minute)
	w.rows()
	w.ok(w.table.StopClocks(w.ctx, id, table.StoppedUnseen))
	w.ok(w.table.StopClocks(w.ctx, id, table.StoppedUnseen))
	w.wantRows("stopped once", "refresh", "hand[0]", "hand[1]")
	w.clock.Advance(2 * time.Hour)
	w.restart(time.Hour) // the bot's absence while they stand still is not given back twice
	w.tick()
	w.left("stopped", id, 40*time.Minute)
	if pos := w.pos(id); !pos.Stopped() || pos.Match.StoppedWhy != table.StoppedUnseen || !w.asked(id, "0:idle") {
		t.Errorf("stopped: %+v", pos.Match)
	}
	if !w.asked(other, "1:idle") {
		t.Error("the other match does not go on")
	}
	w.does(id, ada, "end")
	w.left("the next question, stopped", id, time.Hour)
	w.clock.Advance(2 * time.Hour)
	w.tick()
	w.ok(w.table.StartClocks(w.ctx, id, table.StoppedParked))
	if !w.pos(id).Stopped() {
		t.Error("a reason that does not hold started the clocks")
	}
	w.rows()
	w.ok(w.table.StartClocks(w.ctx, id, table.StoppedUnseen))
	w.ok(w.table.StartClocks(w.ctx, id, table.StoppedUnseen))
	w.wantRows("started once", "refresh", "hand[0]", "hand[1]")
	w.left("started", id, time.Hour)
	w.clock.Advance(time.Hour - time.Millisecond)
	w.tick()
	if !w.asked(id, "1:idle") {
		t.Error("the clock ran out early")
	}
	w.clock.Advance(time.Millisecond)
	w.tick()
	if !w.asked(id, "0:idle") {
		t.Error("the clock does not run")
	}
}

// TestStoppedAndParked ensures that a match that was stopped and then parked stays stopped when it is resumed.
func TestStoppedAndParked(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour}, nil, nil)
	w.ok(w.table.StopClocks(w.ctx, id, table.StoppedUnseen))
	w.games.Broken = true
	_, err := w.act(id, bruno, "shout")
	w.refused(err, table.CodeParked)
	w.games.Broken = false
	w.restart(5 * time.Hour)
	w.left("resumed", id, time.Hour)
	if pos := w.pos(id); !pos.Stopped() || pos.Match.StoppedWhy != table.StoppedUnseen {
		t.Errorf("resumed: %+v", pos.Match)
	}
	w.ok(w.table.StartClocks(w.ctx, id, table.StoppedUnseen))
	w.left("started", id, time.Hour)
	w.concedes(id, ada)
	if w.pos(id).Stopped() {
		t.Error("a match that is over has clocks that stand still")
	}
}

// left checks how much time the question that a match waits for has left.
func (w *world) left(what, match string, want time.Duration) {
	w.Helper()
	pos := w.pos(match)
	for _, a := range pos.Asks {
		if a.Deadline.IsZero() {
			continue
		}
		if got := table.Left(pos.Match, a.Deadline, w.clock.Now()); got != want {
			w.Errorf("%s: %v left, want %v", what, got, want)
		}
		return
	}
	w.Errorf("%s: nothing is awaited", what)
}

// asked reports whether a match asks a question, as "seat:kind".
func (w *world) asked(match, kind string) bool { return slices.Contains(w.kinds(match), kind) }
