package lint

import (
	"fmt"
	"maps"
	"slices"

	"farpost/cards/farwald/form"
	"farpost/engine/farwald"
)

// MinDeck is the least number of cards of a Memory (FW-007).
const MinDeck = 50

// Copies are the limits of the power indicators (FW-009 to FW-011).
var Copies = map[string]int{farwald.Normal: 3, farwald.Strong: 2, farwald.Legendary: 1}

// deck checks a ready-made deck.
func (k *checker) deck(d *form.Deck, cards map[string]*farwald.Card, ids map[string]bool) {
	k.id("id", d.ID)
	if ids[d.ID] {
		k.fault("id", "deck id %q stands twice among all ready decks, built-in ones too: choose another", d.ID)
	}
	ids[d.ID] = true
	k.words("name", d.Name, maxName, true)
	k.atMost("cards", len(d.Cards), maxDeckSize)
	total := 0
	seen := map[string]bool{}
	for i, c := range d.Cards[:min(len(d.Cards), maxDeckSize)] {
		at := fmt.Sprintf("cards[%d]", i)
		if seen[c.ID] {
			k.fault(at+".id", "card %s stands twice; write it once with the sum", c.ID)
		}
		seen[c.ID] = true
		card := cards[c.ID]
		if card == nil {
			k.fault(at+".id", "no card has the id %q%s", c.ID, k.like(c.ID, slices.Sorted(maps.Keys(cards))))
			continue
		}
		k.within(at+".n", c.N, 1, max(1, Copies[card.Rank]))
		total += c.N
	}
	if total > maxDeckSize {
		k.fault("cards", "%d cards; a ready deck has at most %d", total, maxDeckSize)
	}
	if total < MinDeck {
		k.fault("cards", "%d cards; a Memory has at least %d", total, MinDeck)
	}
}
