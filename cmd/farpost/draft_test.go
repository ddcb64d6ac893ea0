package main_test

import (
	"slices"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/engine/thorough"
)

// TestForgottenDraft ensures that a Confirm button from before a restart confirms nothing that was put
// together after it.
func TestForgottenDraft(t *testing.T) {
	thorough.Only(t, "it restarts the bot")
	t.Parallel()
	w := newTown(t, 19)
	front := w.begin()
	p := w.asked(front)[0]
	w.settled()
	ready := func() sandbox.Message { // chooses the first of everything until there is something to confirm
		t.Helper()
		open, _ := apptest.Find(front, "move")
		m, err := p.Press(w.ctx, front, open)
		for {
			w.ok(err)
			if _, ok := apptest.Find(m, "confirm"); ok {
				return m
			}
			menu := slices.IndexFunc(apptest.Controls(m), func(c apptest.Control) bool { return c.Menu != nil })
			if c, ok := apptest.Find(m, "done"); ok {
				m, err = p.Press(w.ctx, m, c)
			} else if menu >= 0 {
				c := apptest.Controls(m)[menu]
				var first []string
				for _, o := range c.Menu.Options[:max(1, c.Menu.MinValues)] {
					first = append(first, o.Value)
				}
				m, err = p.Press(w.ctx, m, c, first...)
			} else if c, ok := apptest.Find(m, "verb"); ok {
				m, err = p.Press(w.ctx, m, c)
			} else {
				t.Fatalf("no way on from %q", m.Content)
			}
		}
	}
	old := ready()
	was := w.ledger()
	w.bot.kill()
	w.start()
	ready()
	confirm, _ := apptest.Find(old, "confirm")
	_, err := p.Press(w.ctx, old, confirm)
	w.ok(err)
	w.ledger().sameMatch(w, was)
	w.bot.stop(t)
}
