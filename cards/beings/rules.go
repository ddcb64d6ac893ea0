package beings

import (
	"slices"

	"farpost/cards/beings/lint"
	"farpost/cards/deck"
	"farpost/engine"
	"farpost/engine/beings/language"
)

// Sections of a deck.
const (
	secBeings = "beings"
	secGems   = "gems"
)

// rules are the game's rules for decks (BE-006 to BE-010).
func rules(book *language.Book) deck.Rules {
	return deck.Rules{
		Sections: []deck.Section{
			{Name: secBeings, Min: lint.DeckBeings, Max: lint.DeckBeings, Few: "BED-01", Many: "BED-01",
				Title: map[string]string{"en": "Being deck", "it": "Mazzo degli Esseri"},
				Heads: []string{"being deck", "beings", "mazzo degli esseri", "esseri"}},
			{Name: secGems, Min: lint.DeckGems, Max: lint.DeckGems, Few: "BED-05", Many: "BED-05",
				Title: map[string]string{"en": "Gem deck", "it": "Mazzo delle gemme"},
				Heads: []string{"gem deck", "gems", "mazzo delle gemme", "gemme"},
				Usual: usualGems(book)},
		},
		Copies:    map[string]deck.Copies{secBeings: {Max: 1, Code: "BED-04"}},
		Misplaced: func(deck.Card, string) string { return "BED-06" },
		Amiss:     func(list []deck.Count) []engine.Phrase { return amiss(book, list) },
		Advice:    func(list []deck.Count) []engine.Phrase { return advice(book, list) },
	}
}

// usualGems are the gems of a deck that names none: as many of each of the book's as there can be, up to eight.
func usualGems(book *language.Book) (out []deck.Count) {
	var gems []string
	for _, c := range book.Cards() {
		if c.IsGem() && len(gems) < lint.DeckGems {
			gems = append(gems, c.ID)
		}
	}
	for i, id := range gems {
		n := lint.DeckGems / len(gems)
		if i < lint.DeckGems%len(gems) {
			n++
		}
		out = append(out, deck.Count{N: n, ID: id})
	}
	return out
}

// amiss looks for a wrong number of Beings (BE-007), and for Beings without all of their levels (BE-008).
func amiss(book *language.Book, list []deck.Count) (out []engine.Phrase) {
	levels := map[string][]int{}
	var order []string
	for _, n := range list {
		c := book.Card(n.ID)
		if c.IsGem() {
			continue
		}
		if levels[c.Being] == nil {
			order = append(order, c.ID)
		}
		levels[c.Being] = append(levels[c.Being], c.Level)
	}
	if n := len(order); n != lint.DeckBeings/language.Levels {
		out = append(out, engine.Say("BED-02", engine.A("n", engine.Int(n))))
	}
	for _, id := range order {
		var missing []engine.Value
		for level := 1; level <= language.Levels; level++ {
			if !slices.Contains(levels[book.Card(id).Being], level) {
				missing = append(missing, engine.Int(level))
			}
		}
		if len(missing) > 0 {
			out = append(out, engine.Say("BED-03", engine.A("card", engine.CardVal(id)), engine.A("list", missing...)))
		}
	}
	return out
}

// cheap is what a Being costs at most that can be played early.
const cheap = 2

// advice warns of a deck in which nothing can be played for the first gems.
func advice(book *language.Book, list []deck.Count) []engine.Phrase {
	for _, n := range list {
		if c := book.Card(n.ID); !c.IsGem() && c.Level == 1 && c.Cost <= cheap {
			return nil
		}
	}
	return []engine.Phrase{engine.Say("BED-W1")}
}
