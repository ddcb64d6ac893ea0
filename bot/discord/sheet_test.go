package discord_test

import (
	"strings"
	"testing"

	"farpost/bot/sandbox"
)

// sheetOf waits until a page of cards has its picture, and gives what it says for who cannot see it.
func (w *world) sheetOf(who int, m sandbox.Message) string {
	w.Helper()
	m = w.await(who, "the page's picture", func(x sandbox.Message) bool {
		return x.ID == m.ID && x.Embeds[0].Title == m.Embeds[0].Title && x.Embeds[0].Image != nil
	})
	return m.Embeds[0].Image.Description
}

// TestSheet ensures that all cards of a game can be looked over page by page, in words and as a picture, within Discord's
// limits however long their names are, and each be looked at from there, by anybody, in their language.
func TestSheet(t *testing.T) {
	w := newWorld(t)
	w.stop()
	w.long = true
	w.start()
	m := w.command(0, w.matches(), "cards", nil)
	within(t, m)
	says(t, "the first page", m, "page 1 of 3", "card0", "card19")
	if strings.Contains(m.Embeds[0].Description, "card20") || len(options(m)) != 20 {
		t.Errorf("the first page shows more than its cards: %s", show(m))
	}
	if _, ok := find(m, "sheet:tally/-1"); ok {
		t.Error("there is a page before the first")
	}
	if alt := w.sheetOf(0, m); !strings.Contains(alt, "card19]") {
		t.Errorf("the picture of the first page is %q", alt)
	}
	m = w.press(0, m, "sheet:tally/1")
	says(t, "the second page", m, "page 2 of 3", "card20")
	if alt := w.sheetOf(0, m); !strings.Contains(alt, "[card20 ") {
		t.Errorf("the picture of the second page is %q", alt)
	}
	m = w.press(0, m, "sheet:tally/2")
	within(t, m)
	says(t, "the last page", m, "page 3 of 3", "card44")
	if _, ok := find(m, "sheet:tally/3"); ok {
		t.Error("there is a page after the last")
	}
	w.sheetOf(0, m)
	card := w.press(0, m, "sheetcard", "card44")
	says(t, "a card of it", card, "card44")
	within(t, card)
	says(t, "a page beyond the last", w.command(0, w.matches(), "cards", nil, opt("page", 77)), "page 3 of 3")
	says(t, "in Italian", w.command(1, w.matches(), "cards", nil, opt("game", "tally"), opt("page", 2)), "pagina 2 di 3")
	w.quiet()
}

// TestBoardForms ensures that the position is to be had in words alone and as a picture alone, narrow and wide, with the
// same words and the same picture as by /match board.
func TestBoardForms(t *testing.T) {
	w := newWorld(t)
	w.begun()
	both := w.command(0, w.matches(), "match", []string{"board"}, opt("match", "m1"))
	words := w.command(0, w.matches(), "board", []string{"text"}, opt("match", "m1"))
	if words.Embeds[0].Description != both.Embeds[0].Description || words.Embeds[0].Title != both.Embeds[0].Title {
		t.Errorf("/board text says %s, /match board %s", show(words), show(both))
	}
	picture := func(m sandbox.Message) sandbox.Message {
		t.Helper()
		return w.await(0, "a picture", func(x sandbox.Message) bool { return x.ID == m.ID && len(x.Attachments) == 1 })
	}
	for form, want := range map[string]string{"picture": "the board: ", "wide": "the wide board: "} {
		m := picture(w.command(0, w.matches(), "board", []string{form}, opt("match", "m1")))
		if !strings.HasPrefix(m.Attachments[0].Description, want) || !strings.HasPrefix(m.Embeds[0].Description, "Ada: ") || !strings.Contains(m.Embeds[0].Description, "<t:") || strings.Contains(m.Embeds[0].Description, "life") {
			t.Errorf("/board %s gives %q with %s", form, m.Attachments[0].Description, show(m))
		}
	}
	picture(both)
	if m, err := w.who[0].Message(words.ID); err != nil || len(m.Attachments) != 0 {
		t.Errorf("/board text brings %d files: %v", len(m.Attachments), err)
	}
	if m := w.command(2, w.matches(), "board", []string{"text"}); len(m.Embeds) != 0 {
		t.Errorf("who plays nothing gets %s", show(m))
	}
	w.quiet()
}
