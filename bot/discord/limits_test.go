package discord_test

import (
	"slices"
	"testing"
	"unicode/utf8"

	"farpost/bot/sandbox"
)

// within checks Discord's limits on a message: what the sandbox would refuse, and what phones cut off.
func within(t *testing.T, m sandbox.Message) {
	t.Helper()
	n := utf8.RuneCountInString
	if n(m.Content) > 2000 || len(m.Components) > 5 {
		t.Errorf("%d characters, %d rows", n(m.Content), len(m.Components))
	}
	for _, row := range m.Components {
		if len(row.Components) > 5 || len(row.Components) == 0 {
			t.Errorf("a row of %d", len(row.Components))
		}
		for _, c := range row.Components {
			if n(c.Label) > 80 || n(c.CustomID) > 100 || len(c.Options) > 25 || n(c.Placeholder) > 150 {
				t.Errorf("%q %q: %d options", c.Label, c.CustomID, len(c.Options))
			}
			for _, o := range c.Options {
				if n(o.Label) > 100 || n(o.Description) > 100 || n(o.Label) == 0 {
					t.Errorf("option %q: %q", o.Label, o.Description)
				}
			}
		}
	}
	for _, e := range m.Embeds {
		if n(e.Description) > 4096 || n(e.Title) > 256 {
			t.Errorf("an embed of %d and %d characters", n(e.Title), n(e.Description))
		}
	}
}

// TestLimits ensures that every message keeps Discord's limits with forty cards of the longest names and texts, a
// queue as long as one likes, and everything said ahead at once.
func TestLimits(t *testing.T) {
	w := newWorld(t)
	w.stop()
	w.long = true
	w.start()
	w.wide(40, slices.Concat(slices.Repeat([]string{"moth"}, 34), slices.Repeat([]string{"rock"}, 6))...)
	within(t, w.front(0))
	for _, a := range []string{"hand", "log", "rules", "more"} {
		within(t, w.press(0, w.front(0), a))
	}
	m := w.press(0, w.front(0), "move")
	m = w.press(0, m, "verb:play")
	within(t, m)
	pick := func(m sandbox.Message) sandbox.Message { // the first option of the menu
		t.Helper()
		within(t, m)
		id, _ := find(m, "pick")
		out, err := w.who[0].Press(w.ctx, m.ID, id, m.Components[0].Components[0].Options[0].Value)
		w.ok(err)
		return w.message(0, out.MessageID)
	}
	m = pick(m)
	for range 12 {
		within(t, m)
		m = w.press(0, m, "then")
		within(t, m)
		m = w.pressID(0, m, m.Components[0].Components[0].CustomID)
		m = pick(m)
	}
	within(t, m)
	m = w.press(0, m, "confirm")
	within(t, m)
	within(t, w.front(1))
	within(t, w.press(1, w.front(1), "move"))
	within(t, w.press(1, w.front(1), "rules"))
	m = w.press(0, w.press(0, w.front(0), "hand"), "more")
	within(t, m)
	if _, ok := find(m, "unseal"); !ok {
		t.Errorf("the queue cannot be taken back: %s", show(m))
	}
	w.quiet()
}
