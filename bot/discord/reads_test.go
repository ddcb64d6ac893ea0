package discord_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestReads ensures that no press reads its match's state from the store more than once, the messages that follow it
// included: the router reads it, and everybody behind it is handed what was read. After a restart nothing is at hand.
func TestReads(t *testing.T) {
	w := discordtest.New(t)
	w.Begun()
	w.Stop()
	w.Start()
	ada := w.Ada
	m := ada.Handover()
	began := w.Reads.Load()
	for _, press := range []string{"move", "verb:play", "pick=Flare", "pick=Bruno", "confirm"} {
		before := w.Reads.Load()
		m = ada.Press(m, press)
		w.Delivered()
		if n := w.Reads.Load() - before; n > 1 {
			t.Errorf("%s reads the state %d times", press, n)
		}
	}
	if n := w.Reads.Load() - began; n != 1 {
		t.Errorf("five presses and what follows them read the state %d times, want once", n)
	}
	w.Quiet()
}
