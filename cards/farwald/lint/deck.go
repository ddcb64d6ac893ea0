package lint

import (
	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

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
