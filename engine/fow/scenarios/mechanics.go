package scenarios

import (
	_ "embed"
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/scenario"
)

// mechanics are a card a line, in the notation of setup lines.
//
//go:embed mechanics.txt
var mechanics string

// copies are how often a card of mechanics stands in a deck: magic stones often, and what shows itself in the long
// run only.
func copies(c *language.Card) int {
	if c.Type == language.Stone ||
		slices.Contains([]string{"tide", "pit", "shift", "echo", "decree", "colossus", "magistrate", "adept", "exhale",
			"refrain", "chain", "husk", "mourner"}, c.ID) {
		return 4
	}
	return 1
}

// Mechanics is a small book of made-up cards in which every instruction, cost, target, trigger and static effect
// of the card language stands on some card, cheap enough that random play gets to all of them, and for each ruler a
// deck of it and all other cards.
func Mechanics() (book engine.Book, decks [][]string, err error) {
	list, err := scenario.ReadCards(mechanics, Card)
	if err != nil {
		return nil, nil, err
	}
	var rulers, others []string
	for _, c := range list {
		if c.Type == language.Ruler {
			rulers = append(rulers, c.ID)
			continue
		}
		others = append(others, slices.Repeat([]string{c.ID}, copies(&c))...)
	}
	for _, ruler := range rulers {
		decks = append(decks, append([]string{ruler}, others...))
	}
	book, err = language.NewBook(list)
	return book, decks, err
}

// Whole makes a deck out of cards of a book: one ruler, and magic stones enough to play on. What is missing is taken
// from rest, other cards of the book, the first ones first.
func Whole(b engine.Book, cards, rest []string) []string {
	book := b.(*language.Book)
	typed := func(list []string, kind string) []string {
		return slices.DeleteFunc(slices.Clone(list), func(id string) bool { return book.Card(id).Type != kind })
	}
	out := slices.DeleteFunc(slices.Clone(cards), func(id string) bool { return book.Card(id).Type == language.Ruler })
	if rulers := append(typed(rest, language.Ruler), typed(cards, language.Ruler)...); len(rulers) > 0 {
		out = append(out, rulers[0])
	}
	stones := append(typed(cards, language.Stone), typed(rest, language.Stone)...)
	for i := 0; len(typed(out, language.Stone)) < enoughStones && len(stones) > 0; i++ {
		out = append(out, stones[i%len(stones)])
	}
	return out
}

const enoughStones = 12
