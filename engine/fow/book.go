package fow

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// Book is the compiled card data of a match, with the races and traits that the cards name; its texts and what
// play asks of it again and again are ready.
type Book struct {
	kit.CardList[Card]
	texts  map[string]text // of every node
	fast   []int32         // cards that can be played from the hand at any time with priority
	events []int32         // those whose Trigger is an event
	// statics tells that some card has a continuous ability.
	statics bool
}

// NewBook compiles cards, which must have been checked by the linter, into a book, with the races and traits
// that they name. Ids are unique.
func NewBook(cards []Card, groups ...Group) (*Book, error) {
	raw, err := kit.PackCards(cards, groups)
	if err != nil {
		return nil, err
	}
	return LoadBook(raw)
}

// LoadBook reads the bytes that Bytes wrote.
func LoadBook(raw []byte) (*Book, error) {
	list, err := kit.ReadCards(raw, func(c *Card) string { return c.ID })
	if err != nil {
		return nil, err
	}
	b := &Book{CardList: list, texts: map[string]text{}}
	for i := range b.Cards() {
		c := b.At(int32(i))
		if c.Fast() {
			b.fast = append(b.fast, int32(i))
		}
		if c.Trigger != nil && c.Trigger.On != "" {
			b.events = append(b.events, int32(i))
		}
		b.statics = b.statics || len(c.Statics) > 0 || c.J != nil && len(c.J.Statics) > 0
		b.addTexts(c)
	}
	b.addText(NodeExplode, text{effect: []Instr{{Destroy: &On{Of: refBoth}}}})
	return b, nil
}

// Fast reports whether a card can be played whenever its player has priority (FO-081, FO-201), its Trigger
// permitting.
func (c *Card) Fast() bool {
	return c.Quickcast || c.Type == Spell && (c.Spell == Instant || c.Spell == Standby)
}

func bookOf(r *engine.Reader) *Book { return r.Book().(*Book) }
