package app_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"farpost/bot/app"
	"farpost/bot/discord/port"
	"farpost/engine"
)

// TestAskedOfOwn plays matches of every game and ensures that nobody is asked, on their own board, about a thing of
// their own as if it were another one's, by their own name.
func TestAskedOfOwn(t *testing.T) {
	t.Parallel()
	say, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	words, err := app.BuiltInWords()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range say.Games() {
		g, book, err := say.Ruleset(game)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			r := &reader{t: t, say: say, game: game, lang: "en", g: g, book: book, names: []string{"Ada", "Bruno"},
				rng: rand.New(rand.NewPCG(3, 4)), found: map[string]int{}, named: map[string]int{}}
			s, _, err := engine.New(g, book, engine.Setup{Seed: 7, Decks: deckLists(say, game)[:2]})
			own := 0
			for n := 0; err == nil && s.Result == nil && n < 300; n++ {
				for _, w := range waiting(t, g, book, s) {
					v, verr := engine.ViewOf(g, book, s, w.Seat)
					if verr != nil {
						t.Fatal(verr)
					}
					said, name := say.Scene(port.Scene{Game: game, Lang: "en", Book: book, View: v,
						Names: r.names}).Asked(w), r.names[w.Seat]
					if strings.HasPrefix(said, name+" ") || strings.HasPrefix(said, name+"'s unleash") ||
						strings.Contains(said, "· "+name+":") {
						t.Errorf("%s is asked %q", name, said)
					}
					if strings.Contains(said, "Add anything?") || strings.Contains(said, "your own") ||
						strings.Contains(said, "your attack") {
						own++
					}
				}
				s, err = r.answer(s)
			}
			if err != nil {
				t.Fatal(err)
			}
			hasOwn := func(kind string) bool { return words.Texts.Word("en", game, "asked", kind+".own") != "" }
			if own == 0 && slices.ContainsFunc(g.Questions, hasOwn) {
				t.Error("nobody was asked about a thing of their own")
			}
		})
	}
}

// waiting lists what a match waits for, as everybody sees it.
func waiting(t *testing.T, g *engine.Ruleset, book engine.Book, s *engine.State) []engine.WaitView {
	t.Helper()
	v, err := engine.ViewOf(g, book, s, engine.NoSeat)
	if err != nil {
		t.Fatal(err)
	}
	return v.Waiting
}
