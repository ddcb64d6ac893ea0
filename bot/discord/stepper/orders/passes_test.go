package orders_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestStandingPass ensures that a standing pass is chosen, seen, changed and taken back by menus, privately, without
// a single request for the others to see, also from a window, whose public row stays as it is.
func TestStandingPass(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Deal(3, "spark", "flare", "spark", "spark") // the other holds a parry
	before := w.Requests()
	m := bruno.Open("more", "orders")
	if got := m.Labels(); len(got) != 5 || !m.Tells("Passare in anticipo") || !m.Button(0, 0).Options[0].Default {
		t.Fatalf("nothing chosen: %q %s", got, m)
	}
	m = bruno.Press(m, "orders:stand:cards=turn")
	if !m.Tells("Annotato") || !m.Button(0, 0).Options[2].Default {
		t.Errorf("chosen: %s", m)
	}
	m = bruno.Press(m, "orders:stand:cards=aimed")
	if !m.Button(0, 0).Options[1].Default {
		t.Errorf("changed: %s", m)
	}
	if m := bruno.Open("more"); !m.Tells("• Cards: **Pass unless aimed at me**") {
		t.Errorf("⋯ does not list it: %s", m)
	}
	m = bruno.Press(m, "orders:stand:cards=-")
	if !m.Tells("Ritirato") || !m.Button(0, 0).Options[0].Default {
		t.Errorf("taken back: %s", m)
	}
	m = bruno.Press(m, "orders:stand:cards=-")
	if !m.Tells("Ritirato") {
		t.Errorf("taken back twice: %s", m)
	}
	w.Delivered()
	if after := w.Requests(); after != before {
		t.Errorf("standing passes made requests: %s, then %s", before, after)
	}
	handover := w.Plays("Spark")
	if got := handover.Layout(); got != "pass move hand more" {
		t.Errorf("a window: %s", got)
	}
	m = bruno.Press(handover, "move")
	bruno.AwaitPicture(m, "prompt.png")
	m = bruno.Press(m, "orders")
	if !m.Tells("**Ada played Spark at Bruno. Respond?**") || len(m.Attachments) != 0 {
		t.Errorf("orders out of a window: %s with %v", m, m.Attachments)
	}
	if back := bruno.Press(m, "move"); !strings.HasPrefix(back.Content, "**Ada played Spark at Bruno. Respond?**") {
		t.Errorf("back to the window: %s", back)
	}
	m = bruno.Open("move", "orders")
	m = bruno.Press(m, "orders:stand:cards=turn")
	if !strings.HasPrefix(m.Content, "Annotato, e usato subito: hai passato su ciò che era aperto. ") {
		t.Errorf("used at once: %s", m)
	}
	w.Delivered()
	if now := ada.Handover(); !now.OffersTurn() {
		t.Errorf("the window is not passed: %s", now)
	}
	if now := w.Plays("Spark"); !now.OffersTurn() {
		t.Errorf("the next window waits: %s", now)
	}
	m = ada.Open("move", "verb:end")
	ada.Press(m, "confirm")
	w.Delivered()
	if m := bruno.Open("move"); !m.Tells("Uno dei tuoi passi in anticipo non vale più") || m.Tells("Cards: **") {
		t.Errorf("its end: %s", m)
	}
	w.Quiet()
}

// TestAskAgain ensures that "Pass, ask me again" keeps a say in the later windows of the same thing although a
// standing pass would answer them.
func TestAskAgain(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.DealComet()
	m := bruno.Open("more", "orders", "orders:stand:cards=late")
	w.Plays("Comet")
	m = bruno.Open("move", "passonce")
	if !strings.HasPrefix(m.Content, "Fatto") {
		t.Fatalf("passing: %s", m)
	}
	m = ada.Open("move")
	ada.Press(m, "verb:spare", "confirm")
	m = bruno.Open("move", "done")
	bruno.Press(m, "switch", "confirm") // keeps the last word
	if got := bruno.Handover().Layout(); got != "pass move hand more" {
		t.Errorf("the later window was not asked: %s %s", got, bruno.Handover())
	}
	if m = bruno.Open("move"); !m.Tells("chiedimelo") {
		t.Errorf("what was said ahead is not listed: %s", m)
	}
	w.Quiet()
}

// TestStandingPassOver ensures that who passes beforehand, which is used at once and ends with what it lets happen, is
// told.
func TestStandingPassOver(t *testing.T) {
	w := discordtest.New(t)
	bruno := w.Bruno
	w.Deal(3, "spark", "flare", "spark")
	w.Plays("Spark")
	m := bruno.Open("move", "orders")
	m = bruno.Press(m, "orders:stand:cards=hit")
	const over = "Annotato, e usato subito: hai passato su ciò che era aperto, e con questo è già finito."
	if !strings.HasPrefix(m.Content, over) {
		t.Errorf("over at once: %s", m)
	}
	w.Quiet()
}
