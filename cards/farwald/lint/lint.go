package lint

import (
	"farpost/cards/cardfile"
	"farpost/cards/lintkit"
	"farpost/cards/source"
	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// checker checks one file; faults go to a common list.
type checker struct {
	lintkit.Checker
	seen     *lintkit.Seen
	bringers []*bringer
	tokens   map[string]bool // ids of the tokens
	made     []made
}

// Check checks folders that are loaded together.
func Check(folders ...cardfile.Folder[language.Card]) source.Faults {
	var faults source.Faults
	k := &checker{Checker: lintkit.Checker{Faults: &faults}, seen: lintkit.NewSeen(), tokens: map[string]bool{}}
	lintkit.Check(&k.Checker, k.seen, lintkit.Game[language.Card]{
		Clause: "FW-%03d", Ruling: "FR-%02d", Ruleset: farwald.New,
		Own: func(c *language.Card) (string, kit.Text) { return c.ID, c.Name }, // (FW-012)
		Card: func(path string, c *language.Card) {
			k.checkCard(path, c)
			if b := k.bringerOf(path, c); b != nil {
				k.bringers = append(k.bringers, b)
			}
		},
		Last: func() { k.endless(k.bringers); k.makings() },
		Deck: k.deck,
	}, folders)
	return faults
}

// MinDeck is the least number of cards of a Memory (FW-007).
const MinDeck = 50

// Copies are the limits of the power indicators (FW-009 to FW-011).
var Copies = map[string]int{language.Normal: 3, language.Strong: 2, language.Legendary: 1}

// deck checks a ready-made deck.
func (k *checker) deck(list []lintkit.Entry[language.Card]) {
	total := 0
	for _, e := range list {
		if e.Card.IsToken() {
			k.Fault(e.At+".id", "id: %s is a token, which is never part of a Memory", e.Card.ID)
			continue
		}
		k.Within(e.At+".n", e.N, 1, max(1, Copies[e.Card.Rank]))
		total += e.N
	}
	if total < MinDeck {
		k.Fault("cards", "%d cards; a Memory has at least %d", total, MinDeck)
	}
}
