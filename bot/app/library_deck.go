package app

import (
	"slices"

	"farpost/cards/deck"
)

// Playable tells whether a deck is legal with the cards of today; it is the table's.
func (l *library) Playable(game string, cards []string) bool {
	set := l.sets[game]
	if set == nil {
		return false
	}
	var list []deck.Count
	for _, id := range cards {
		if n := len(list); n > 0 && list[n-1].ID == id {
			list[n-1].N++
			continue
		}
		list = append(list, deck.Count{N: 1, ID: id})
	}
	return set.CheckCounts("", list).Legal()
}

// CheckDeck holds a list against the game's rules. In a list of an unknown game it finds nothing.
func (l *library) CheckDeck(game, name, list string) deck.Report {
	if set := l.sets[game]; set != nil {
		return set.CheckDeck(name, list)
	}
	return deck.Check(deck.Rules{}, deck.NewIndex(nil), name, list)
}

// KeepDeck names the cards of a list by their ids.
func (l *library) KeepDeck(game, list string) string {
	if set := l.sets[game]; set != nil {
		return deck.ToIDs(set.Index(), list)
	}
	return list
}

// KnownCards counts the cards of a list that a game has, and those that it has not.
func (l *library) KnownCards(game, list string) (known, unknown int) {
	if set := l.sets[game]; set != nil {
		return deck.Known(set.Index(), list)
	}
	return 0, 0
}

// ShowDeck names the cards of a list in a language. A list of nothing but cards is laid out by sections, if the game's
// sections have titles. Anything else that people have written stays as it is.
func (l *library) ShowDeck(game, lang, list string) string {
	set := l.sets[game]
	if set == nil || !slices.Contains(languages, lang) {
		return list
	}
	if cards, ok := deck.Plain(set.Index(), list); ok && set.Rules.Titled(lang) {
		return set.DeckText(lang, cards)
	}
	return deck.ToNames(set.Index(), list, func(id string) string { return set.CardName(lang, id) })
}
