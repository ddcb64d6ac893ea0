package lint

import (
	"farpost/cards/athernum/schema"
	"farpost/cards/athernum/text"
	"farpost/cards/cardfile"
	"farpost/cards/lintkit"
	"farpost/cards/source"
	"farpost/engine/athernum"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

// Bounds of decks (AT-001, AT-002, AT-007). DeckExtra is the cap of ATR-23.
const (
	DeckMain   = 60
	DeckExtra  = 15
	DeckCopies = 4
)

// checker checks one card at a time.
type checker struct {
	*lintkit.Form
	cards map[string]*language.Card // of all folders, by id
}

// Check checks folders that are loaded together.
func Check(folders ...cardfile.Folder[language.Card]) source.Faults {
	var faults source.Faults
	k := &checker{lintkit.NewForm(&faults, schema.Language), map[string]*language.Card{}}
	groups := kit.Groups{}
	for _, f := range folders {
		for _, s := range f.Sets {
			for i := range s.Cards {
				k.cards[s.Cards[i].ID] = &s.Cards[i]
			}
			for _, g := range s.Groups {
				groups[g.ID] = g
			}
		}
	}
	lintkit.Check(k.Form, lintkit.Game[language.Card]{
		Clause: "AT-%03d", Ruling: "ATR-%02d", Ruleset: athernum.New,
		Own:  func(c *language.Card) (string, kit.Text) { return c.ID, c.Name },
		Card: k.card, Deck: k.deck,
		Texts: func(c *language.Card) (out [][]string) {
			for _, lang := range text.Langs {
				out = append(out, text.Card(lang, c, groups, func(id string) *language.Card { return k.cards[id] }))
			}
			return out
		},
	}, folders)
	return faults
}

// deck checks a ready deck (AT-001, AT-002, AT-004, AT-007).
func (k *checker) deck(list []lintkit.Entry[language.Card]) {
	main, extra, starts := 0, 0, 0
	for _, e := range list {
		k.Within(e.At+".n", e.N, 1, DeckCopies)
		switch {
		case e.Card.Token:
			k.Fault(e.At+".id", "%s is a Token; only effects create it (AT-182)", e.Card.ID)
		case e.Card.Extra != nil:
			extra += e.N
		default:
			main += e.N
		}
		if e.Card.StartsAt() != "" {
			starts++
		}
	}
	if main != DeckMain || extra > DeckExtra {
		k.Fault("cards", "%d cards, and %d in the Extra Deck; a deck has exactly %d, and at most %d", main, extra,
			DeckMain, DeckExtra)
	}
	if starts == 0 {
		k.Fault("cards", "no card can start the game (AT-004)")
	}
}
