package app_test

import (
	"slices"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
)

// TestSwitches ensures that an optional yes-or-no answer is a switch on the preview and no step of its own,
// that it can be turned on and off, and that Back leads past it to the step before.
func TestSwitches(t *testing.T) {
	w := start(t)
	w.begin()
	front := w.await(w.ada, "the first question", apptest.Asks)
	for !slices.ContainsFunc(apptest.Controls(front), func(c apptest.Control) bool { return c.Action == "move" }) ||
		!onTurn(front) {
		w.act(front)
		front = w.await(w.ada, "the first turn", apptest.Asks)
	}
	p := w.ada
	if !p.asked(front) {
		p = w.bruno
	}
	press := func(on sandbox.Message, c apptest.Control, values ...string) sandbox.Message {
		t.Helper()
		m, err := p.Press(w.ctx, on, c, values...)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	msg := press(front, must(t, front, "move"))
	for _, c := range apptest.Controls(msg) {
		if c.Action == "begin" && c.Arg == "play" {
			msg = press(msg, c, c.Menu.Options[0].Value)
			break
		}
	}
	if !has(msg, "confirm") {
		t.Fatalf("the first card that can be played leads to %q, not to a preview", msg.Content)
	}
	off := must(t, msg, "switch")
	on := press(msg, off)
	if !has(on, "confirm") || must(t, on, "switch").ID == off.ID {
		t.Fatalf("the switch leads to %q", on.Content)
	}
	again := press(on, must(t, on, "switch"))
	if again.Content != msg.Content {
		t.Errorf("switched off again it shows %q, before %q", again.Content, msg.Content)
	}
	if back := press(again, must(t, again, "back")); !has(back, "pick") {
		t.Errorf("Back leads to %q, not to the choice of a card", back.Content)
	}
	w.quiet()
}

func onTurn(front sandbox.Message) bool {
	_, pass := apptest.Find(front, "pass")
	_, say := apptest.Find(front, "say")
	return !pass && !say
}

func has(m sandbox.Message, action string) bool {
	_, ok := apptest.Find(m, action)
	return ok
}

func must(t *testing.T, m sandbox.Message, action string) apptest.Control {
	t.Helper()
	c, ok := apptest.Find(m, action)
	if !ok {
		t.Fatalf("%q has no %s", m.Content, action)
	}
	return c
}
