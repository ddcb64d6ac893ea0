package lint

import (
	"farpost/cards/cardfile"
	"farpost/cards/groove/schema"
	"farpost/cards/groove/text"
	"farpost/cards/lintkit"
	"farpost/cards/source"
	"farpost/engine/groove"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
)

// What a deck must have (GR-018, GR-019).
const (
	DeckCards = 50
	MaxCopies = 5
)

// checker checks one card at a time.
type checker struct {
	*lintkit.Form
	races map[string]kit.Group
}

// Check checks folders that are loaded together.
func Check(folders ...cardfile.Folder[language.Card]) source.Faults {
	var faults source.Faults
	k := &checker{lintkit.NewForm(&faults, schema.Language), map[string]kit.Group{}}
	for _, f := range folders {
		for _, s := range f.Sets {
			for _, g := range s.Groups {
				k.races[g.ID] = g
			}
		}
	}
	lintkit.Check(k.Form, lintkit.Game[language.Card]{
		Clause: "GR-%03d", Ruling: "GRR-%02d", Ruleset: groove.New,
		Own:  func(c *language.Card) (string, kit.Text) { return c.ID, c.Name() },
		Card: k.card, Texts: k.texts, Deck: k.deck,
	}, folders)
	return faults
}

// texts are the texts of a card in all languages.
func (k *checker) texts(c *language.Card) (out [][]string) {
	for _, lang := range text.Langs {
		out = append(out, text.Creature(lang, c, k.races), text.Spell(lang, c, k.races))
	}
	return out
}

// deck checks a ready deck (GR-018, GR-019).
func (k *checker) deck(list []lintkit.Entry[language.Card]) {
	n := 0
	for _, e := range list {
		k.Within(e.At+".n", e.N, 1, MaxCopies)
		n += e.N
	}
	if n != DeckCards {
		k.Fault("cards", "%d cards; a deck has exactly %d (GR-018)", n, DeckCards)
	}
}
