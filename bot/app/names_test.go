package app_test

import (
	"strings"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
)

// TestNamesInPictures ensures that pictures call players by their user names for whose names the fonts have no letter,
// while messages call everybody by name.
func TestNamesInPictures(t *testing.T) {
	w := start(t, painted)
	for p, name := range map[*player]string{w.ada: "李小龍", w.bruno: "🦊🦊"} {
		if err := p.Member.Rename(name); err != nil {
			t.Fatal(err)
		}
	}
	w.begin(gameOf("beings"))
	w.sent()
	board := w.await(w.ada, "a question with a board", func(m sandbox.Message) bool {
		return apptest.Asks(m) && pictured(m)
	})
	shown := ""
	for _, a := range board.Attachments {
		shown += a.Description
	}
	for name, drawn := range map[string]bool{"ada": true, "bruno": true, "李小龍": false, "🦊": false} {
		if strings.Contains(shown, name) != drawn {
			t.Errorf("the picture has %q: %v\n%s", name, !drawn, shown)
		}
	}
	said := w.said(w.ada, "match", []string{"board"})
	for _, e := range said.Embeds {
		said.Content += e.Description
	}
	if !strings.Contains(said.Content, "李小龍") {
		t.Errorf("the board in words: %s", said.Content)
	}
}
