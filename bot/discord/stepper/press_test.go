package stepper_test

import (
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
)

// TestLate ensures that a stepper which the timer has overtaken says so and shows what is asked now.
func TestLate(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	w.Plays("Spark")
	m := bruno.Open("move", "verb:parry", "pick=Parry")
	w.Clock.Advance(13 * time.Hour)
	_, err := w.Table.Tick(w.Ctx)
	w.OK(err)
	m = bruno.Press(m, "confirm")
	if !m.Tells("scaduta", "chius", "rispost") {
		t.Errorf("a late confirmation: %s", m)
	}
	if got := ada.Handover(); !got.Shows("Bruno life 4") {
		t.Errorf("the default was not carried out: %s", got)
	}
	w.Quiet()
}

// TestForgotten ensures that a stepper from before a restart begins anew instead of failing.
func TestForgotten(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	m := ada.Open("move", "verb:play")
	w.Restart()
	m = ada.Press(ada.Press(m, "pick=Spark"), "pick=Bruno")
	w.Restart()
	if m = ada.Press(m, "confirm"); !m.Has("begin:play") {
		t.Errorf("after a restart: %s", m)
	}
	ada.Press(m, "verb:end", "confirm")
	if got := bruno.Handover(); !got.Mentioned(bruno) {
		t.Errorf("the turn did not pass on: %s", got)
	}
	w.Quiet()
}

// TestBack ensures that Back goes one question back and in the end to the verbs, and that all of it happens
// in one private message.
func TestBack(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	start := ada.Open("move")
	m := ada.Press(start, "verb:play", "pick=Spark", "pick=seat:1")
	for _, want := range []string{"pick", "pick", "verb:end"} {
		m = ada.Press(m, "back")
		if !m.Has(want) || m.ID != start.ID {
			t.Errorf("Back does not lead to %s: %s", want, m)
		}
	}
	m = ada.Press(m, "verb:end")
	if m = ada.Press(m, "back"); len(m.Components) == 0 {
		t.Errorf("Back from a verb without questions: %s", m)
	}
	if handover := bruno.Handover(); handover.Mentioned(bruno) {
		t.Error("something was public before Confirm")
	}
	w.Quiet()
}

// TestRefused ensures that an answer that became impossible says why and leads on.
func TestRefused(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	w.Plays("Spark")
	m := bruno.Open("move", "verb:parry", "pick=Parry")
	bruno.Does("pass") // by another device
	m = bruno.Press(m, "confirm")
	if len(m.Content) == 0 || m.Shows("went wrong") {
		t.Errorf("the answer: %s", m)
	}
	w.Plays("Flare")
	bruno.Does("move", "verb:parry", "pick=Parry", "confirm")
	ada.EndTurn()
	bruno.EndTurn()
	w.Plays("Spark") // the one drawn meanwhile
	m = bruno.Open("move")
	if m.Has("verb:parry") || m.Shows("Parry") || m.Tells("?") || !m.Tells("Non hai risposte a questo") {
		t.Errorf("without a parry: %s", m)
	}
	m = bruno.Press(m, "pass") // in the private message, in its place
	if m.Tells("Parry") {
		t.Errorf("after passing: %s", m)
	}
	w.Quiet()
}
