package app_test

import (
	"image/png"
	"net/http"
	"strings"
	"testing"

	"farpost/bot/app"
	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
)

// TestPictures ensures, for every game, that the pictures of a match reach people while it is played: the board in
// public, a hand and what has happened in private, a result; and those of a card and of a deck. Other tests of whole
// matches do without.
func TestPictures(t *testing.T) {
	t.Parallel()
	say, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range say.Games() {
		t.Run(game, func(t *testing.T) {
			w := start(t, painted)
			ada := w.ada
			w.begin(gameOf(game))
			var front sandbox.Message
			for range 8 {
				front = w.await(ada, "the next question", apptest.Asks)
				w.act(front)
				w.changed(front)
			}
			w.sent() // an edit on its way would take the message away from under the press
			front = w.await(ada, "a question with a board", func(m sandbox.Message) bool {
				return apptest.Asks(m) && pictured(m)
			})
			w.picture("the board", front)
			for _, action := range []string{"hand", "log"} {
				on := front
				if _, ok := apptest.Find(front, action); !ok {
					on = w.press(ada, front, "more")
				}
				shown := w.press(ada, on, action)
				w.picture(action, w.await(ada, "its picture",
					func(m sandbox.Message) bool { return m.ID == shown.ID && pictured(m) }))
			}
			deck := say.Decks(game)[0]
			for command, option := range map[string]sandbox.OptionValue{"card": {Name: "name", Value: deck.Cards[0]},
				"deck": named(deck.ID)} {
				var path []string
				if command == "deck" {
					path = []string{"show"}
				}
				said := w.said(ada, command, path, option, gameOf(game))
				w.picture("/"+command, w.await(ada, "its picture",
					func(m sandbox.Message) bool { return m.ID == said.ID && pictured(m) }))
			}
			w.run(ada, front.ChannelID, "match", []string{"concede"})
			w.quiet()
		})
	}
}

// TestPictureOfDeck ensures that a question that lets a player choose from their own deck shows them the cards that can
// be chosen: in a game in which each picks a starting card before the first turn.
func TestPictureOfDeck(t *testing.T) {
	w := start(t, painted)
	w.begin(gameOf("athernum"))
	front := w.await(w.ada, "the first question", apptest.Asks)
	shown := w.press(w.ada, front, "move")
	m := w.await(w.ada, "its picture", func(m sandbox.Message) bool { return m.ID == shown.ID && pictured(m) })
	w.picture("the cards to start with", m)
	if alt := m.Attachments[0].Description; !strings.HasPrefix(alt, "Deck: ") || !strings.Contains(alt, "– Character") {
		t.Errorf("the picture says %q", alt)
	}
	w.run(w.ada, front.ChannelID, "match", []string{"concede"})
	w.quiet()
}

// pictured reports whether a message shows a picture.
func pictured(m sandbox.Message) bool {
	for _, e := range m.Embeds {
		if e.Image != nil {
			return true
		}
	}
	return len(m.Attachments) > 0
}

// picture checks that a message has a picture of some size, and an alt text.
func (w *world) picture(what string, m sandbox.Message) {
	w.t.Helper()
	at, alt := "", ""
	for _, e := range m.Embeds {
		if e.Image != nil {
			at, alt = e.Image.URL, e.Image.Description
		}
	}
	for _, a := range m.Attachments {
		at, alt = a.URL, a.Description
	}
	if at == "" || alt == "" {
		w.t.Fatalf("%s: no picture in %+v", what, m)
	}
	answer, err := http.Get(at)
	if err != nil {
		w.t.Fatal(err)
	}
	size, err := png.DecodeConfig(answer.Body)
	if err := answer.Body.Close(); err != nil {
		w.t.Error(err)
	}
	if err != nil || size.Width < 300 || size.Height < 100 {
		w.t.Errorf("%s: a picture of %dx%d, %v", what, size.Width, size.Height, err)
	}
}
