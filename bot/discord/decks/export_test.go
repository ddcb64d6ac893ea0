package decks_test

import (
	"regexp"
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestDeckExport ensures that a deck, one's own or a ready one, is handed out as a file, a picture and a line, and that
// this line imports the same deck.
func TestDeckExport(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	ada.PastesDeck("Mixed", "9 Moth\n2 Spark\n1 Rock")
	m := ada.Deck("export", discordtest.Opt("name", "Mixed"))
	w.Says("an own deck", m, "Mixed", "farpost1:tally:moth*9.spark*2.rock*1")
	code := regexp.MustCompile(`farpost1:\S+`).FindString(m.Text())
	bruno.PastesDeck("Again", code)
	w.Says("imported by its code", bruno.Deck("show", discordtest.Opt("name", "Again")), "9 Falena", "2 Scintilla")
	w.Says("a ready deck", ada.Deck("export", discordtest.Opt("name", "calm")), "farpost1:tally:")
	w.Quiet()
}
