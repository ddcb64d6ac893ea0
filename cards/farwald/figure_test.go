package farwald_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/cards/farwald"
	"farpost/engine"
	"farpost/engine/farwald/language"
)

// TestFigures ensures that cards that name no figure have a good one of their type, element and group in every
// language, that a group is of one sort, and that a named one is kept.
func TestFigures(t *testing.T) {
	set, faults := farwald.Load()
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	var cards []language.Card
	for i := range 40 {
		for _, el := range []language.Element{language.Fire, language.Water, language.Mind, language.Nature} {
			for _, super := range []string{"", language.Deity} {
				cards = append(cards, language.Card{ID: fmt.Sprintf("E%s%s%d", el, super, i), Type: language.Evocation,
					Element: el, DefEn: 1, Supergroup: super})
			}
			cards = append(cards, language.Card{ID: fmt.Sprintf("G%s%d", el, i), Type: language.Evocation, Element: el,
				DefEn: 1, Groups: []string{"Cinderkin"}})
		}
		for _, typ := range []string{language.Attack, language.Mystic, language.Protection, language.Recovery} {
			cards = append(cards, language.Card{ID: fmt.Sprintf("%s%d", typ, i), Type: typ})
		}
	}
	cards = append(cards, language.Card{ID: "own", Type: language.Mystic, Figure: "whale"})
	book, err := language.NewBook(cards)
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]map[string]bool{}
	for _, c := range cards {
		en, it := set.FaceIn(book, "en", c.ID), set.FaceIn(book, "it", c.ID)
		if !engine.IsFigure(en.Figure) || en.Figure != it.Figure || en.Kin != it.Kin {
			t.Errorf("%s has the figure %q of %q, in Italian %q of %q", c.ID, en.Figure, en.Kin, it.Figure, it.Kin)
		}
		kind := fmt.Sprint(c.Type, c.Element, c.Supergroup, c.Groups)
		if kinds[kind] == nil {
			kinds[kind] = map[string]bool{}
		}
		kinds[kind][en.Figure] = true
		if (en.Kin == "Cinderkin") != (len(c.Groups) > 0) {
			t.Errorf("%s is of the kin %q", c.ID, en.Kin)
		}
	}
	for kind, of := range kinds {
		if one := len(of) == 1; one != strings.HasSuffix(kind, "[Cinderkin]") {
			t.Errorf("40 cards of %s have %d figures", kind, len(of))
		}
	}
	if set.FaceIn(book, "en", "own").Figure != "whale" {
		t.Error("a figure that a card names is not kept")
	}
}
