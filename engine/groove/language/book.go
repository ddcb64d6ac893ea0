package language

import (
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// Book is the card data of a match, with the races that the cards name.
type Book struct {
	cardlang.Book[Card, Target, Instr]
}

// EffectOf is the node of what a spell does as it is cast.
func EffectOf(card string) string { return cardlang.Node(card, "effect") }

// EvolvesOf is the id of a face whose name says on what an Evolution is placed.
func EvolvesOf(card string) string { return cardlang.Node(card, "evolves") }

// TriggerOf is the node of a trigger of a half, counted from 0.
func TriggerOf(card string, h Half, i int) string {
	return cardlang.Numbered(card, of(h, "trigger", "spell-trigger"), i)
}

// Says is the id of a face whose name is all that a half of a card says.
func Says(card string, h Half) string { return cardlang.Node(card, string(h)+"-text") }

// NewBook compiles cards that the linter has passed.
func NewBook(cards []Card, races ...kit.Group) (*Book, error) {
	return kit.Compile(cards, races, LoadBook)
}

// LoadBook reads the bytes of a book.
func LoadBook(raw []byte) (*Book, error) {
	list, err := cardlang.ReadBook[Card, Target, Instr](raw, nil, nil)
	return &Book{list}, err
}
