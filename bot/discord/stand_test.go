package discord_test

import (
	"strings"
	"testing"
)

// TestStandingPass ensures that a standing pass is chosen, seen, changed and taken back by menus, privately, without
// a single request for the others to see, also from a window, whose public row stays as it is.
func TestStandingPass(t *testing.T) {
	w := newWorld(t)
	w.wide(3, "spark", "flare", "spark", "spark") // the other holds a parry
	before := w.requests()
	m := w.press(1, w.press(1, w.front(1), "more"), "orders")
	if got := labels(m); len(got) != 5 || !strings.Contains(m.Content, "Passare in anticipo") || !m.Components[0].Components[0].Options[0].Default {
		t.Fatalf("nothing chosen: %q %s", got, show(m))
	}
	m = w.press(1, m, "orders:stand:cards", "turn")
	if !strings.Contains(m.Content, "Annotato") || !m.Components[0].Components[0].Options[2].Default {
		t.Errorf("chosen: %s", show(m))
	}
	m = w.press(1, m, "orders:stand:cards", "aimed")
	if !m.Components[0].Components[0].Options[1].Default {
		t.Errorf("changed: %s", show(m))
	}
	if m := w.press(1, w.front(1), "more"); !strings.Contains(m.Content, "• Cards: **Pass unless aimed at me**") {
		t.Errorf("⋯ does not list it: %s", show(m))
	}
	m = w.press(1, m, "orders:stand:cards", "-")
	if !strings.Contains(m.Content, "Ritirato") || !m.Components[0].Components[0].Options[0].Default {
		t.Errorf("taken back: %s", show(m))
	}
	m = w.press(1, m, "orders:stand:cards", "-")
	if !strings.Contains(m.Content, "Ritirato") {
		t.Errorf("taken back twice: %s", show(m))
	}
	w.delivered()
	if after := w.requests(); after != before {
		t.Errorf("standing passes made requests: %s, then %s", before, after)
	}
	w.playSpark()
	front := w.front(1)
	if got := layout(front); got != "move hand rules | pass passonce" {
		t.Errorf("a window: %s", got)
	}
	m = w.press(1, front, "move")
	w.pictured(1, m, "prompt.png")
	m = w.press(1, m, "orders")
	if !strings.Contains(m.Content, "**Ada played Spark at Bruno. Respond?**") || len(m.Attachments) != 0 {
		t.Errorf("orders out of a window: %s with %v", show(m), m.Attachments)
	}
	if back := w.press(1, m, "move"); !strings.HasPrefix(back.Content, "**Ada played Spark at Bruno. Respond?**") {
		t.Errorf("back to the window: %s", show(back))
	}
	m = w.press(1, w.press(1, w.front(1), "move"), "orders")
	if m = w.press(1, m, "orders:stand:cards", "turn"); !strings.HasPrefix(m.Content, "Annotato, e usato subito: hai passato ciò che era aperto. ") {
		t.Errorf("used at once: %s", show(m))
	}
	w.delivered()
	if got := layout(w.front(0)); got != "move hand log rules more" {
		t.Errorf("the window is not passed: %s %s", got, show(w.front(0)))
	}
	w.playSpark()
	if got := layout(w.front(0)); got != "move hand log rules more" {
		t.Errorf("the next window waits: %s %s", got, show(w.front(0)))
	}
	m = w.press(0, w.press(0, w.front(0), "move"), "verb:end")
	w.press(0, m, "confirm")
	w.delivered()
	if m := w.press(1, w.front(1), "move"); !strings.Contains(m.Content, "Un tuo passare in anticipo è finito") || strings.Contains(m.Content, "Cards: **") {
		t.Errorf("its end: %s", show(m))
	}
	w.quiet()
}

// TestAskAgain ensures that "Pass, ask me again" keeps a say in the later windows of the same thing although a
// standing pass would answer them.
func TestAskAgain(t *testing.T) {
	w := newWorld(t)
	w.comet()
	m := w.press(1, w.press(1, w.front(1), "more"), "orders")
	w.press(1, m, "orders:stand:cards", "late")
	w.press(0, w.declare("Comet"), "confirm")
	m = w.press(1, w.press(1, w.front(1), "move"), "passonce")
	if !strings.HasPrefix(m.Content, "Fatto") {
		t.Fatalf("passing: %s", show(m))
	}
	m = w.press(0, w.front(0), "move")
	w.press(0, w.press(0, m, "verb:spare"), "confirm")
	m = w.press(1, w.press(1, w.front(1), "move"), "done")
	w.press(1, w.press(1, m, "switch"), "confirm") // keeps the last word
	if got := layout(w.front(1)); got != "move hand rules | pass passonce" {
		t.Errorf("the later window was not asked: %s %s", got, show(w.front(1)))
	}
	if m = w.press(1, w.front(1), "move"); !strings.Contains(m.Content, "chiedimelo") {
		t.Errorf("what was said ahead is not listed: %s", show(m))
	}
	w.quiet()
}

// TestStandingPassOver ensures that who passes beforehand, which is used at once and ends with what it lets happen, is told.
func TestStandingPassOver(t *testing.T) {
	w := newWorld(t)
	w.wide(3, "spark", "flare", "spark")
	w.playSpark()
	m := w.press(1, w.press(1, w.front(1), "move"), "orders")
	if m = w.press(1, m, "orders:stand:cards", "hit"); !strings.HasPrefix(m.Content, "Annotato, e usato subito: hai passato ciò che era aperto, e con questo è già finito.") {
		t.Errorf("over at once: %s", show(m))
	}
	w.quiet()
}
