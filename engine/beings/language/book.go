package language

import (
	"encoding/json"
	"fmt"

	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// Book is the card data of a match, with the chart that it is played by.
type Book struct {
	cardlang.Book[Card, Target, Instr]
	Chart Chart
}

// SkillOf is the node of a card's skill: its name in saves, and of its face.
func SkillOf(card string) string { return cardlang.Node(card, "skill") }

// bookForm is a book as it is stored.
type bookForm struct {
	Chart  Chart       `json:"chart"`
	Groups []kit.Group `json:"groups,omitempty"`
	Cards  []Card      `json:"cards"`
}

// NewBook compiles cards that the linter has passed, with our chart.
func NewBook(cards []Card, groups ...kit.Group) (*Book, error) {
	return Compile(Ours, cards, groups...)
}

// Compile compiles cards with a chart.
func Compile(chart Chart, cards []Card, groups ...kit.Group) (*Book, error) {
	raw, err := pack(chart, cards, groups)
	if err != nil {
		return nil, err
	}
	return LoadBook(raw)
}

func pack(chart Chart, cards []Card, groups []kit.Group) ([]byte, error) {
	raw, err := json.Marshal(bookForm{chart, groups, cards})
	if err != nil {
		return nil, fmt.Errorf("compile book: %w", err)
	}
	return raw, nil
}

// LoadBook reads the bytes of a book.
func LoadBook(raw []byte) (*Book, error) {
	list, err := cardlang.ReadBook[Card, Target, Instr](raw, nil, nil)
	if err != nil {
		return nil, err
	}
	var form struct{ Chart Chart }
	if err := json.Unmarshal(raw, &form); err != nil {
		return nil, fmt.Errorf("read book: %w", err)
	}
	return &Book{list, form.Chart}, form.Chart.Check()
}

// Bytes returns the book in the form that LoadBook reads.
func (b *Book) Bytes() ([]byte, error) { return pack(b.Chart, b.Cards(), b.Groups()) }
