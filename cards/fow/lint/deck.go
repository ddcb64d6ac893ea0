package lint

import (
	"farpost/cards/lintkit"
	"farpost/engine/fow/language"
)

// Bounds of decks (FO-009 to FO-014).
const (
	MinMain   = 40
	MinStones = 10
	MaxStones = 20
	MaxCopies = 4
)

// Limited reports whether a deck may hold MaxCopies of a card at most. It may hold any number of other cards
// (FO-010, FO-013, FO-014).
func Limited(c *language.Card) bool { return c.Type != language.Stone || c.Special }

// deck checks a ready-made deck: a ruler, a main deck and a magic stone deck (FO-007 to FO-015).
func (k checker) deck(list []lintkit.Entry[language.Card]) {
	rulers, stones, mains := 0, 0, 0
	for _, e := range list {
		most := MaxStones
		if Limited(e.Card) {
			most = MaxCopies
		}
		k.Within(e.At+".n", e.N, 1, most)
		switch e.Card.Type {
		case language.Ruler:
			rulers += e.N
		case language.Stone:
			stones += e.N
		default:
			mains += e.N
		}
	}
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
