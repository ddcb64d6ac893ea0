package views_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestHelp ensures that anybody learns how to begin and whose work the games are, and can have the story of a game
// told from there, in their language.
func TestHelp(t *testing.T) {
	w := discordtest.New(t)
	m := w.Ada.Command("help")
	w.Within(m)
	w.Says("/help", m, "/match new", "Credits", "restated in our own words")
	w.Says("the story", w.Ada.Press(m, "story:tally"), "How Tally began", "counted better", "told in our own words")
	m = w.Bruno.Command("help")
	w.Says("in Italian", m, "Riconoscimenti")
	w.Says("the story in Italian", w.Bruno.Press(m, "story:tally"), "How Tally began", "con parole nostre")
}
