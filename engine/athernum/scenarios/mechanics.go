package scenarios

import (
	_ "embed"
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/scenario"
)

// mechanics are a card a line, in the notation of setup lines.
//
//go:embed mechanics.txt
var mechanics string

// Mechanics is a small book of made-up cards in which every effect, cost, target and event of the card language stands
// on some card, cheap enough that random play gets to all of them, and decks of them: one of all cards, and a short one
// that runs out.
func Mechanics() (book engine.Book, decks [][]string, err error) {
	list, err := scenario.ReadCards(mechanics, Card)
	if err != nil {
		return nil, nil, err
	}
	var main, extra []string
	for _, c := range list {
		switch {
		case c.Extra != nil:
			extra = append(extra, c.ID)
		case !c.Token:
			main = append(main, c.ID)
		}
	}
	book, err = language.NewBook(list)
	return book, [][]string{slices.Concat(main, main, extra), slices.Concat(main[:18], extra)}, err
}

// Whole makes a deck out of cards of a book: one with a card that can start, without Tokens.
func Whole(b engine.Book, cards, rest []string) []string {
	book := b.(*language.Book)
	out := slices.DeleteFunc(slices.Clone(cards), func(id string) bool { return book.Card(id).Token })
	starts := func(id string) bool { return book.Card(id).StartsAt() != "" }
	if slices.ContainsFunc(out, starts) {
		return out
	}
	if i := slices.IndexFunc(rest, starts); i >= 0 {
		out = append(out, rest[i])
	}
	return out
}
