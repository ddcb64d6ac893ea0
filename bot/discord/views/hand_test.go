package views_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestHand ensures that My hand shows the own cards, privately, words first and then the picture.
func TestHand(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.Begin()
	for _, m := range []discordtest.Message{ada.Open("hand"), ada.Command("match hand")} {
		if !m.Describes("Flare") || m.Describes("Parry") {
			t.Errorf("the hand: %s", m)
		}
		m = ada.Await("the picture", func(x discordtest.Message) bool {
			return x.ID == m.ID && len(x.Embeds) == 1 && x.Embeds[0].Image != nil
		})
		if !m.X.Ephemeral {
			t.Error("the picture of the hand is public")
		}
	}
	w.Quiet()
}
