package lint

import (
	"maps"
	"slices"

	"farpost/cards/form"
	"farpost/engine/fow"
)

// Limited tells whether a deck may hold only MaxCopies of a card; any number of the others (FO-010, FO-013, FO-014).
func Limited(c *fow.Card) bool { return c.Type != fow.Stone || c.Special }

// deck checks a ready-made deck: a ruler, a main deck and a magic stone deck (FO-007 to FO-015).
func (k *checker) deck(d *form.Deck) {
	rulers, stones, mains := 0, 0, 0
	k.Deck(d, k.seen, func(at string, c form.Count) {
		card := k.cards[c.ID]
		if card == nil {
			k.Fault(at+".id", "no card has the id %q%s", c.ID, k.Like(c.ID, slices.Sorted(maps.Keys(k.cards))))
			return
		}
		most := MaxStones
		if Limited(card) {
			most = MaxCopies
		}
		k.Within(at+".n", c.N, 1, most)
		switch card.Type {
		case fow.Ruler:
			rulers += c.N
		case fow.Stone:
			stones += c.N
		default:
			mains += c.N
		}
	})
	if rulers != 1 {
		k.Fault("cards", "%d rulers; a deck has exactly one", rulers)
	}
	if stones < MinStones || stones > MaxStones {
		k.Fault("cards", "%d magic stones; from %d to %d", stones, MinStones, MaxStones)
	}
	if mains < MinMain {
		k.Fault("cards", "%d cards in the main deck; at least %d", mains, MinMain)
	}
}
