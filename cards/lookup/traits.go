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
	// kinds are the tags of its type and groups, with its element; elements and ranks are those alone.
	kinds, elements, ranks map[string]bool
	text                   string // folded, with a space before each word: all that stands on it
	name                   string // its name, likewise
}

// traitsOf collects the traits of a card in every language.
func traitsOf(set *content.Set, id string) traits {
	t := traits{figures: map[string]int{}, tags: map[string]bool{}, kinds: map[string]bool{},
		elements: map[string]bool{}, ranks: map[string]bool{}}
	note := func(said string, lists ...map[string]bool) {
		parts := strings.FieldsFunc(said, func(r rune) bool { return strings.ContainsRune(":/·", r) })
		for _, part := range append(parts, said) {
			if folded := deck.Fold(part); folded != "" {
				t.tags[folded] = true
				for _, list := range lists {
					list[folded] = true
				}
			}
		}
	}
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
		for _, s := range append([]string{f.TypeName}, f.Groups...) {
			note(s, t.kinds)
		}
		if f.Element != "" {
			note(symbol(f.Element), t.elements, t.kinds)
		}
		note(f.Rank, t.ranks)
		for _, code := range f.Marks {
			note(symbol(code))
		}
		t.name += " " + deck.Fold(f.Name)
		lines := append(append([]string{f.Name}, said...), f.Text...)
		t.text += " " + deck.Fold(engine.Spoken(strings.Join(lines, " "), symbol))
	}
	delete(t.figures, "")
	return t
}

// has reports whether a card has a word: as a tag, or at the beginning of a word on it.
func (t traits) has(word string) bool { return t.tags[word] || strings.Contains(t.text, " "+word) }
