package table_test

import (
	"slices"
	"testing"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// TestRows ensures that a secret answer edits, a new question is a handover, also to who was asked before along with
// others, and the end a result.
func TestRows(t *testing.T) {
	w := newWorld(t)
	id := w.deal(table.Settings{Rules: map[string]int{"life": 1}}, []string{"spark"}, []string{"spark"})
	w.rows()
	hands := []string{"hand[0]", "hand[1]"}
	w.ok(w.stake(id, bruno))
	w.wantRows("a secret answer", append([]string{"refresh"}, hands...)...)
	w.ok(w.stake(id, ada))
	w.wantRows("seat 0 was awaited with others and may have answered long ago",
		append([]string{"handover[0]"}, hands...)...)
	w.ok(w.play(id, ada, "spark", bruno))
	w.wantRows("a window for seat 1", append([]string{"handover[1]"}, hands...)...)
	if _, err := w.act(id, bruno, engine.Pass); err != nil {
		t.Fatal(err)
	}
	w.wantRows("the end", append([]string{"refresh"}, append(slices.Clone(hands), "result", "invite")...)...)
	if m := w.status(id); m.Status != storage.Over || len(m.Result) == 0 {
		t.Errorf("after the end: %+v", m)
	}
	_, err := w.act(id, ada, "end")
	w.refused(err, engine.CodeOver)
	if w.woken.Load() == 0 {
		t.Error("nobody was woken")
	}
}

// TestNewlyAsked ensures that a seat which has answered in secret gets a new message when another answer leads to a new
// question; that the message is the same whoever of several was the last to answer; and that a seat which was awaited
// alone and acts gets none.
func TestNewlyAsked(t *testing.T) {
	w := newWorld(t)
	hands := []string{"hand[0]", "hand[1]", "hand[2]"}
	parry := func(id string, seat int) error {
		_, err := w.act(id, seat, "parry", w.card(id, seat, "parry"))
		return err
	}
	pass := func(id string, seat int) error {
		_, err := w.act(id, seat, engine.Pass)
		return err
	}
	begin := func() string {
		t.Helper()
		id := w.begun(table.Settings{Rules: tough}, []string{"spark", "spark"}, []string{"parry"}, []string{"parry"})
		w.ok(w.play(id, ada, "spark", bruno))
		w.rows()
		return id
	}

	id := begin()
	w.ok(pass(id, chiara))
	w.wantRows("a secret answer", append([]string{"refresh"}, hands...)...)
	w.ok(parry(id, bruno))
	w.wantRows("seat 1 acted, and seat 0 is asked", append([]string{"handover[0]"}, hands...)...)

	for _, last := range []int{1, 2} {
		id := begin()
		w.ok(pass(id, 3-last))
		w.rows()
		w.ok(pass(id, last))
		w.wantRows("both have passed", append([]string{"handover[0]"}, hands...)...)
	}
}
