package language

import (
	"farpost/engine/kit"
)

// Book is the compiled card data of one match, with the races and traits that the cards belong to. It finds once what
// play asks for again and again.
type Book struct {
	kit.CardList[Card]
	parts    map[string]Part // by node
	fast     []int32
	triggers []int32
	statics  bool
}

// NewBook compiles cards into a book, with the races and traits that they name. The linter must have checked the
// cards; ids are unique.
func NewBook(cards []Card, groups ...Group) (*Book, error) {
	raw, err := kit.PackCards(cards, groups)
	if err != nil {
		return nil, err
	}
	return LoadBook(raw)
}

// LoadBook reads the bytes that Bytes wrote, also those of older versions.
func LoadBook(raw []byte) (*Book, error) {
	list, err := kit.ReadCards(raw, func(c *Card) string { return c.ID })
	if err != nil {
		return nil, err
	}
	b := &Book{CardList: list, parts: map[string]Part{}}
	for i := range b.Cards() {
		c := b.At(int32(i))
		if c.Fast() {
			b.fast = append(b.fast, int32(i))
		}
		if c.Trigger != nil && c.Trigger.On != "" {
			b.triggers = append(b.triggers, int32(i))
		}
		b.statics = b.statics || len(c.Statics) > 0 || c.J != nil && len(c.J.Statics) > 0
		b.addCard(c)
	}
	b.addPart(NodeExplode, Part{Block: Block{Effect: []Instr{{Destroy: &On{Of: RefBoth}}}}})
	return b, nil
}

// FastCards lists the cards that are Fast. The list must not be changed.
func (b *Book) FastCards() []int32 { return b.fast }

// EventTriggers lists the cards whose Trigger waits for an event (FO-178). The list must not be changed.
func (b *Book) EventTriggers() []int32 { return b.triggers }

// HasStatics reports whether any card of the book has a continuous effect.
func (b *Book) HasStatics() bool { return b.statics }
