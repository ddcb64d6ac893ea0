package views_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestSheet ensures that all cards of a game can be looked over page by page, in words and as a picture, within
// Discord's limits however long their names are, and each be looked at from there, by anybody, in their language.
func TestSheet(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.RestartLong()
	m := ada.Command("cards")
	w.Within(m)
	w.Says("the first page", m, "page 1 of 3", "card0", "card19")
	if m.Describes("card20") || len(m.Options()) != 20 {
		t.Errorf("the first page shows more than its cards: %s", m)
	}
	if m.Has("sheet:tally/-1") {
		t.Error("there is a page before the first")
	}
	if alt := ada.SheetText(m); !strings.Contains(alt, "card19]") {
		t.Errorf("the picture of the first page is %q", alt)
	}
	m = ada.Press(m, "sheet:tally/1")
	w.Says("the second page", m, "page 2 of 3", "card20")
	if alt := ada.SheetText(m); !strings.Contains(alt, "[card20 ") {
		t.Errorf("the picture of the second page is %q", alt)
	}
	m = ada.Press(m, "sheet:tally/2")
	w.Within(m)
	w.Says("the last page", m, "page 3 of 3", "card44")
	if m.Has("sheet:tally/3") {
		t.Error("there is a page after the last")
	}
	ada.SheetText(m)
	card := ada.Press(m, "sheetcard=card44")
	w.Says("a card of it", card, "card44")
	w.Within(card)
	w.Says("a page beyond the last", ada.Command("cards", discordtest.Opt("page", 77)), "page 3 of 3")
	w.Says("in Italian", bruno.Command("cards", discordtest.Opt("game", "tally"), discordtest.Opt("page", 2)),
		"pagina 2 di 3")
	w.Quiet()
}
