package discord_test

import (
	"slices"
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestLimits ensures that every message keeps Discord's limits with forty cards of the longest names and texts, a
// queue as long as one likes, and everything said ahead at once.
func TestLimits(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.RestartLong()
	w.Deal(40, slices.Concat(slices.Repeat([]string{"moth"}, 34), slices.Repeat([]string{"rock"}, 6))...)
	w.Within(ada.Handover())
	for _, a := range []string{"hand", "log", "rules", "more"} {
		w.Within(ada.Open(a))
	}
	m := ada.Open("move", "verb:play")
	w.Within(m)
	pick := func(m discordtest.Message) discordtest.Message { // the first option of the menu
		t.Helper()
		w.Within(m)
		return ada.Press(m, "pick="+m.Values()[0])
	}
	m = pick(m)
	for range 12 {
		w.Within(m)
		m = ada.Press(m, "then")
		w.Within(m)
		m = ada.Press(m, "sub")
		m = pick(m)
	}
	w.Within(m)
	m = ada.Press(m, "confirm")
	w.Within(m)
	w.Within(bruno.Handover())
	w.Within(bruno.Open("move"))
	w.Within(bruno.Open("rules"))
	m = ada.Open("hand", "more")
	w.Within(m)
	if !m.Has("unseal") {
		t.Errorf("the queue cannot be taken back: %s", m)
	}
	w.Quiet()
}
