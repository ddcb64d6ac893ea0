package stepper_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestThen ensures that further actions are put together behind one another, listed with the first, carried out
// without asking, and that Back takes the last one off.
func TestThen(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.DealComet("spark", "flare")
	m := ada.Press(w.Declares("Spark"), "then")
	if got := m.Layout(); !strings.Contains(got, ".play sub:") {
		t.Fatalf("what then: %s", m)
	}
	m = ada.Press(m, "sub", "pick=Flare", "pick=seat:1", "then")
	m = ada.PressID(m, m.LastButton(0).CustomID) // end the turn
	if n := strings.Count(m.Content, "↳"); n != 2 || !m.Tells("↳ **End**") {
		t.Fatalf("the queue: %q", m.Content)
	}
	m = ada.Press(m, "confirm")
	if !m.Tells("**Play** › Flare") || !m.Tells("**End**") {
		t.Errorf("the receipt does not list what is queued: %s", m)
	}
	bruno.Does("pass")
	_, handover := bruno.Does("pass")
	life(t, handover, "Bruno life 2")
	if !handover.Mentioned(bruno) || !handover.Tells("ended the turn", "it is your move") {
		t.Errorf("the turn did not end by itself: %s", handover)
	}
	w.Quiet()
}

// TestEndAfter ensures that one press on the page before Confirm has the turn end behind an act, that another takes
// that back, and that the end itself does not offer it.
func TestEndAfter(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.DealComet("spark")
	const label = "And then end my turn"
	press := func(m discordtest.Message, label string) discordtest.Message {
		t.Helper()
		b, ok := m.Labelled(label)
		if !ok {
			t.Fatalf("no button %q on %s", label, m)
		}
		return ada.PressID(m, b.CustomID)
	}
	m := press(w.Declares("Spark"), label)
	if !m.Tells("↳ " + label) {
		t.Fatalf("taken: %s", m)
	}
	if m = press(m, "✓ "+label); m.Tells("↳") {
		t.Fatalf("taken back: %s", m)
	}
	ada.Press(press(m, label), "confirm")
	_, handover := bruno.Does("pass")
	if !handover.Mentioned(bruno) || !handover.Tells("ended the turn", "it is your move") {
		t.Errorf("the turn did not end by itself: %s", handover)
	}
	if m := bruno.Press(handover, "move", "verb:end"); m.Tells(label) || m.Has("switch") {
		t.Errorf("the end of the turn: %s", m)
	}
	w.Quiet()
}

// TestEndAfterMore ensures that the same press is there when a second act was put behind the first.
func TestEndAfterMore(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.DealComet("spark", "flare")
	m := ada.Press(w.Declares("Spark"), "then", "sub", "pick=Flare", "pick=seat:1")
	b, ok := m.Labelled("And then end my turn")
	if !ok {
		t.Fatalf("no such button on %s", m)
	}
	if m = ada.PressID(m, b.CustomID); strings.Count(m.Content, "↳") != 2 || !m.Tells("↳ And then end my turn") {
		t.Fatalf("taken: %s", m)
	}
	ada.Press(m, "confirm")
	bruno.Does("pass")
	_, handover := bruno.Does("pass")
	if !handover.Mentioned(bruno) || !handover.Tells("ended the turn", "it is your move") {
		t.Errorf("the turn did not end by itself: %s", handover)
	}
	w.Quiet()
}

// TestQueueStops ensures that a queue which stops tells its owner why, and nobody else.
func TestQueueStops(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.DealComet("spark")
	m := ada.Press(w.Declares("Spark"), "then")
	m = ada.PressID(m, m.LastButton(0).CustomID)
	ada.Press(m, "confirm")
	bruno.Does("move", "verb:parry", "pick=Parry", "confirm")
	m = ada.Open("move")
	if !m.Tells("somebody acted") {
		t.Errorf("the owner is not told: %s", m)
	}
	for _, p := range []*discordtest.Member{bruno, w.Chiara} {
		if m := p.Handover(); m.Shows("somebody acted") {
			t.Errorf("%s reads of it: %s", p, m)
		}
	}
	w.Quiet()
}

// TestThenAfter ensures that where further actions can be said only once something else is, the page before Confirm
// says what, and that they can be then; and that nothing of the sort is said where they can be said anyway.
func TestThenAfter(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.Deal(4, "comet", "spark", "spark", "spark")
	m := w.Declares("Comet")
	if m.Has("then") || !strings.HasSuffix(m.Content, "\n-# *Then…* comes once you have chosen this: Boost / Spare.") {
		t.Errorf("before the boost is said: %s", m)
	}
	m = ada.Press(m, "ahead")
	if !m.Has("then") || m.Tells("Then…") {
		t.Errorf("behind the boost: %s", m)
	}
	m = w.Declares("Spark")
	if !m.Has("then") || m.Tells("Then…") {
		t.Errorf("with nothing to be said before: %s", m)
	}
	w.Quiet()
}
