package lookup

import (
	"strings"

	"farpost/cards/content"
	"farpost/cards/deck"
	"farpost/engine"
)

// traits is what cards are filtered by.
type traits struct {
	figures map[string]int  // by folded name in every language: "cost", "costo", "atk"
	tags    map[string]bool // folded: its type, element, groups, rank, marks
	text    string          // folded, with a space before each word: all that stands on it
}

// traitsOf collects the traits of a card in every language.
func traitsOf(set *content.Set, id string) traits {
	t := traits{figures: map[string]int{}, tags: map[string]bool{}}
	for _, lang := range []string{"en", "it"} {
		f := set.Face(lang, id)
		word := func(family, code string) string { return set.Words().Word(lang, family, code) }
		symbol := func(code string) string { return word("symbols", code) }
		if !f.NoCost {
			for _, n := range []string{"cost", "costo", word("labels", "cost")} {
				t.figures[deck.Fold(n)] = f.Cost
			}
		}
		for _, s := range f.Stats {
			for _, n := range []string{s.Code, word("stats", s.Code)} {
				t.figures[deck.Fold(n)] = s.Printed
			}
		}
		said := append([]string{f.TypeName, f.Rank}, f.Groups...)
		for _, code := range append([]string{f.Element}, f.Marks...) {
			if code != "" {
				said = append(said, symbol(code))
			}
		}
		for _, s := range said {
			for _, part := range append(strings.FieldsFunc(s, func(r rune) bool { return r == ':' || r == '/' }), s) {
				t.tags[deck.Fold(part)] = true
			}
		}
		lines := append(append([]string{f.Name}, said...), f.Text...)
		t.text += " " + deck.Fold(engine.Spoken(strings.Join(lines, " "), symbol))
	}
	delete(t.tags, "")
	delete(t.figures, "")
	return t
}

// has reports whether a card has a word: as a tag, or at the beginning of a word on it.
func (t traits) has(word string) bool { return t.tags[word] || strings.Contains(t.text, " "+word) }
