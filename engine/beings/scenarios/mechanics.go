package scenarios

import (
	_ "embed"
	"slices"

	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/scenario"
)

// mechanics are a card a line, in the notation of setup lines.
//
//go:embed mechanics.txt
var mechanics string

// gems is how many gems a deck has.
const gems = 8

// Mechanics is a small book of made-up cards in which every effect, cost, target and moment of the card language stands
// on some card, cheap enough that random play gets to all of them, and decks of them: one of all cards, and a short one
// that runs out, so that gems are equipped.
func Mechanics() (book engine.Book, decks [][]string, err error) {
	list, err := scenario.ReadCards(mechanics, Card)
	if err != nil {
		return nil, nil, err
	}
	var ids []string
	for _, c := range list {
		if !c.IsGem() {
			ids = append(ids, c.ID)
		}
	}
	all := slices.Repeat([]string{list[len(list)-1].ID}, gems)
	book, err = language.NewBook(list)
	return book, [][]string{slices.Concat(ids, all), slices.Concat(ids[:21], all)}, err
}

// Whole makes a deck out of cards of a book: with the gems that it needs.
func Whole(b engine.Book, cards, rest []string) []string {
	book := b.(*language.Book)
	is := func(gem bool) func(string) bool {
		return func(id string) bool { return book.Card(id).IsGem() != gem }
	}
	out := slices.DeleteFunc(slices.Clone(cards), is(false))
	stones := slices.DeleteFunc(slices.Concat(cards, rest), is(true))
	for i := 0; i < gems && len(stones) > 0; i++ {
		out = append(out, stones[i%len(stones)])
	}
	return out
}
