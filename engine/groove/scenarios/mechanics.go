package scenarios

import (
	_ "embed"
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/scenario"
)

// mechanics are a card a line, in the notation of setup lines.
//
//go:embed mechanics.txt
var mechanics string

// Mechanics is a small book of made-up cards in which every effect, cost, target, moment and type of the card language
// stands on some card, cheap enough that random play gets to all of them, and decks of them: a whole one, and a short
// one that is drawn through.
func Mechanics() (book engine.Book, decks [][]string, err error) {
	list, err := scenario.ReadCards(mechanics, Card)
	if err != nil {
		return nil, nil, err
	}
	var ids []string
	for _, c := range list {
		ids = append(ids, c.ID)
	}
	book, err = language.NewBook(list)
	return book, [][]string{slices.Repeat(ids, 2), slices.Concat(ids, ids[:5])}, err
}
