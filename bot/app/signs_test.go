package app

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"farpost/engine"
)

// TestSymbolsOfTexts ensures that every symbol in the texts of every card is one that the game's layout has or a number, so
// that it is drawn, and that messages say it in a word and show no braces.
func TestSymbolsOfTexts(t *testing.T) {
	lib, err := newLibrary("")
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, game := range lib.Games() {
		layout := lib.Ruleset(game).Layout
		for _, id := range lib.Cards(game) {
			for _, lang := range languages {
				for _, line := range lib.printed(game, nil, lang, id).Text {
					for _, p := range engine.PartsOf(line) {
						if _, err := strconv.Atoi(p.Code); p.Code == "" || p.Code == "X" || err == nil {
							continue
						}
						seen++
						if !slices.ContainsFunc(layout.Symbols, func(s engine.SymbolLayout) bool { return s.Code == p.Code && s.Shape != "" }) {
							t.Errorf("%s of %s: %q has {%s}, which its layout does not draw", id, game, line, p.Code)
						}
						if w := lib.said[game].Word(lang, "symbols", p.Code); w == "" {
							t.Errorf("%s of %s: {%s} has no word in %s", id, game, p.Code, lang)
						}
					}
				}
				if said := strings.Join(lib.Face(game, lang, id).Text, " "); strings.ContainsAny(said, "{}") {
					t.Errorf("%s of %s says %q", id, game, said)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("no card has a symbol in its text")
	}
}
