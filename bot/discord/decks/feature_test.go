package decks_test

import (
	"fmt"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/storage"
)

// TestDeckDelete ensures that deleting asks again, gives the list back, and leaves ready decks alone.
func TestDeckDelete(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	ada.PastesDeck("Gone", "12 Moth")
	m := ada.Deck("delete", discordtest.Opt("name", "gone"))
	w.Says("the question", m, "Delete Gone")
	w.Says("before the press", ada.Deck("list"), "Gone")
	w.Says("deleted", ada.Press(m, "deckdelete"), "Gone is deleted", "```\n12 Moth\n```")
	w.Says("twice", ada.Deck("delete", discordtest.Opt("name", "Gone")), "no deck called")
	w.Says("a ready deck", ada.Deck("delete", discordtest.Opt("name", "calm")), "ready deck")
	w.Quiet()
}

// TestDeckLimit ensures that a person's decks are limited, that the limit is told before anything is written, and
// that replacing one is always possible.
func TestDeckLimit(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) error {
		for i := range 50 {
			if err := tx.PutDeck(storage.Deck{Owner: ada.ID(), Game: "tally", Name: fmt.Sprintf("Deck %02d", i),
				List: "12 moth", Updated: discordtest.Noon}); err != nil {
				return err
			}
		}
		return nil
	}))
	w.Says("one more", ada.Deck("import", discordtest.Opt("name", "More")), "50 decks already")
	w.Says("replaced", ada.PastesDeck("deck 07", "20 Moth"), "20 cards")
	if got := ada.Completions("deck show", "name", "07"); len(got) != 1 || got[0].Name != "deck 07 · 20 cards" {
		t.Errorf("suggested: %v", got)
	}
	// More than a menu holds: the rest is a page further.
	invite := bruno.Invites(ada)
	m := ada.Press(invite, "decks")
	first := m.Options()
	if len(first) != 25 {
		t.Errorf("the first page has %d", len(first))
	}
	m = ada.Press(m, "decks", "decks")
	third := m.Options()
	if len(third) != 3 || third["Wide"] != "ready:wide" {
		t.Errorf("the third page: %v", third)
	}
	w.Quiet()
}
