package scenarios

import (
	_ "embed"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/scenario"
)

// mechanics are a card a line, in the notation of setup lines.
//
//go:embed mechanics.txt
var mechanics string

// Mechanics is a small book of made-up cards in which every instruction, cost, target, trigger and static effect
// of the card language stands on some card, cheap enough that random play gets to all of them, and one deck, of all
// of its cards but the tokens.
func Mechanics() (book engine.Book, decks [][]string, err error) {
	list, err := scenario.ReadCards(mechanics, Card)
	if err != nil {
		return nil, nil, err
	}
	var deck []string
	for _, c := range list {
		if !c.IsToken() {
			deck = append(deck, c.ID)
		}
	}
	book, err = language.NewBook(list)
	return book, [][]string{deck}, err
}
