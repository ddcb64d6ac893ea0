package app

import (
	"strings"
	"testing"

	"farpost/bot/discord/narrate"
)

// TestEveryStateIsExplained ensures that each keyword and state that can stand on a card is explained where it is first
// met, in every game and language, by the same sentence with which a look-up of the word begins.
func TestEveryStateIsExplained(t *testing.T) {
	lib, err := newLibrary("", "", func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	texts, err := lib.newWords()
	if err != nil {
		t.Fatal(err)
	}
	words := narrate.Words{Texts: texts, Library: lib}
	for _, game := range lib.Games() {
		for _, lang := range languages {
			n := 0
			for _, table := range lib.sets[game].Tables() {
				if table.Lang() != lang {
					continue
				}
				for _, code := range table.Codes("states") {
					n++
					said := words.Explained(game, lang, code)
					term := lib.State(game, lang, code)
					if term.Means == "" || !strings.Contains(said, term.Means) {
						t.Errorf("%s, %s: %s is said to be %q", game, lang, code, said)
						continue
					}
					if a := lib.Ask(game, lang, term.Name, true, 1); !strings.Contains(said, a.Asked.Means) {
						t.Errorf("%s, %s: %q is said to be %q, and a look-up says %q", game, lang, term.Name, said,
							a.Asked.Means)
					}
				}
			}
			if n == 0 {
				t.Errorf("%s has no states in %s", game, lang)
			}
		}
	}
}

// TestEveryWordIsDefined ensures that whoever asks for a word of a game by its name is told what it means; the linter
// holds each meaning to two sentences in both languages.
func TestEveryWordIsDefined(t *testing.T) {
	lib, err := newLibrary("", "", func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range lib.Games() {
		for _, lang := range languages {
			for _, term := range lib.Terms(game, lang) {
				if a := lib.Ask(game, lang, term.Name, true, 1); term.Means == "" || a.Asked.Means != term.Means {
					t.Errorf("%s, %s: who asks for %q is told %q", game, lang, term.Name, a.Asked.Means)
				}
			}
		}
	}
}
