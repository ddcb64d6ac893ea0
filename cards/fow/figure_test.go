package fow_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/cards/fow"
	"farpost/engine"
	"farpost/engine/fow/language"
)

// TestFigures ensures that cards that name no figure have a good one of their type, attribute and race in every
// language, J-ruler sides too, that a race is of one sort, and that a named one is kept.
func TestFigures(t *testing.T) {
	set, faults := fow.Load()
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	var cards []language.Card
	for i := range 40 {
		for _, a := range append(language.Attributes, "") {
			c := language.Card{Attributes: []language.Attribute{a}}
			if a == "" {
				c.Attributes = nil
			}
			c.ID, c.Type, c.DEF = fmt.Sprint("R", a, i), language.Resonator, 100
			cards = append(cards, c)
			c.ID, c.Races = fmt.Sprint("B", a, i), []string{"Beast"}
			cards = append(cards, c)
			cards = append(cards, language.Card{ID: fmt.Sprint("S", a, i), Type: language.Spell, Spell: language.Chant,
				Attributes: c.Attributes})
		}
		cards = append(cards, language.Card{ID: fmt.Sprint("A", i), Type: language.Addition,
			Addition: language.OnField},
			language.Card{ID: fmt.Sprint("T", i), Type: language.Addition, Addition: language.OnResonator},
			language.Card{ID: fmt.Sprint("I", i), Type: language.Regalia},
			language.Card{ID: fmt.Sprint("K", i), Type: language.Ruler, J: &language.JSide{}})
	}
	stones := []language.Card{{ID: "one", Type: language.Stone, Attributes: []language.Attribute{language.Fire}},
		{ID: "two", Type: language.Stone, Attributes: []language.Attribute{language.Fire, language.Wind}},
		{ID: "own", Type: language.Ruler, Figure: "whale", J: &language.JSide{Figure: "bat"}}}
	book, err := language.NewBook(append(stones, cards...))
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]map[string]bool{}
	look := func(kind, id string) {
		en, it := set.FaceIn(book, "en", id), set.FaceIn(book, "it", id)
		if !engine.IsFigure(en.Figure) || en.Figure != it.Figure || en.Kin != it.Kin {
			t.Errorf("%s has the figure %q of %q, in Italian %q of %q", id, en.Figure, en.Kin, it.Figure, it.Kin)
		}
		if kinds[kind] == nil {
			kinds[kind] = map[string]bool{}
		}
		kinds[kind][en.Figure] = true
	}
	for _, c := range cards {
		kind := fmt.Sprint(c.Type, c.Addition, c.Attributes, c.Races)
		look(kind, c.ID)
		if c.J != nil {
			look("j", language.JFace(c.ID))
		}
		if len(kinds[kind]) > 1 && len(c.Races) > 0 {
			t.Errorf("a race has the figures %v", kinds[kind])
		}
	}
	for kind, of := range kinds {
		if len(of) == 1 && !strings.HasSuffix(kind, "[Beast]") {
			t.Errorf("40 cards of %s have %v alone", kind, of)
		}
	}
	for id, want := range map[string]string{"one": "crystal", "two": "prism", "own": "whale", "own/j": "bat"} {
		if got := set.FaceIn(book, "en", id).Figure; got != want {
			t.Errorf("%s has the figure %q, want %q", id, got, want)
		}
	}
}
