package table_test

import (
	"testing"

	"farpost/bot/table"
	"farpost/engine"
)

// TestFresh ensures that who has answered in secret is told when somebody else's answer leads to a new question,
// that the message is the same whoever of several was the last to answer, and that who was waited for alone and
// acts is not told of what they are asked next.
func TestFresh(t *testing.T) {
	w := newWorld(t)
	hands := []string{"hand[0]", "hand[1]", "hand[2]"}
	parry := func(id string, seat int) error {
		_, err := w.act(id, seat, "parry", engine.Answer{Name: "card", Vals: []engine.Value{w.hand(id, seat)["parry"]}})
		return err
	}
	pass := func(id string, seat int) error {
		_, err := w.act(id, seat, engine.Pass)
		return err
	}
	begin := func() string {
		t.Helper()
		id := w.begun(table.Settings{Rules: tough}, []string{"spark", "spark"}, []string{"parry"}, []string{"parry"})
		w.ok(w.play(id, 0, "spark", 1))
		w.rows()
		return id
	}

	id := begin()
	w.ok(pass(id, 2))
	w.wantRows("a secret answer", append([]string{"refresh", "picture"}, hands...)...)
	w.ok(parry(id, 1))
	w.wantRows("seat 1 acted, and seat 0 is asked", append([]string{"handover[0]"}, hands...)...)

	for _, last := range []int{1, 2} {
		id := begin()
		w.ok(pass(id, 3-last))
		w.rows()
		w.ok(pass(id, last))
		w.wantRows("both have passed", append([]string{"handover[0]"}, hands...)...)
	}
}
