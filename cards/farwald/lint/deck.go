package lint

import (
	"maps"
	"slices"

	"farpost/cards/farwald/form"
	shared "farpost/cards/form"
	"farpost/engine/farwald"
)

// MinDeck is the least number of cards of a Memory (FW-007).
const MinDeck = 50

// Copies are the limits of the power indicators (FW-009 to FW-011).
var Copies = map[string]int{farwald.Normal: 3, farwald.Strong: 2, farwald.Legendary: 1}

// deck checks a ready-made deck.
func (k *checker) deck(d *form.Deck, cards map[string]*farwald.Card) {
	total := 0
	k.Deck(d, k.seen, func(at string, c shared.Count) {
		card := cards[c.ID]
		if card == nil {
			k.Fault(at+".id", "no card has the id %q%s", c.ID, k.Like(c.ID, slices.Sorted(maps.Keys(cards))))
			return
		}
		k.Within(at+".n", c.N, 1, max(1, Copies[card.Rank]))
		total += c.N
	})
	if total < MinDeck {
		k.Fault("cards", "%d cards; a Memory has at least %d", total, MinDeck)
	}
}
