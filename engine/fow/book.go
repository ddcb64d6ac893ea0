package fow

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"farpost/engine"
)

// Book is the compiled card data of a match: cards in the order of their ids, found by index, with the races
// and traits that they name. It holds all that is needed to play and to show its cards, so a match goes on with
// its own book when the files that the cards came from have changed or are gone.
type Book struct {
	hash   string
	cards  []Card
	groups []Group
	index  map[string]int32
	texts  map[string]text // of every node
	fast   []int32         // cards that can be played from the hand at any time with priority
	events []int32         // those whose Trigger is an event
	// statics tells that some card has a continuous ability.
	statics bool
}

// bookForm is a book as it is stored.
type bookForm struct {
	Groups []Group `json:"groups,omitempty"`
	Cards  []Card  `json:"cards"`
}

// NewBook compiles cards, which must have been checked by the linter, into a book, with the races and traits
// that they name. Ids are unique.
func NewBook(cards []Card, groups ...Group) (*Book, error) {
	raw, err := json.Marshal(bookForm{Groups: groups, Cards: cards})
	if err != nil {
		return nil, fmt.Errorf("compile book: %w", err)
	}
	return LoadBook(raw)
}

// LoadBook reads the bytes that Bytes wrote.
func LoadBook(raw []byte) (*Book, error) {
	b := &Book{index: map[string]int32{}, texts: map[string]text{}}
	var form bookForm
	if err := json.Unmarshal(raw, &form); err != nil {
		return nil, fmt.Errorf("read book: %w", err)
	}
	b.cards, b.groups = form.Cards, form.Groups
	sum := sha256.Sum256(raw)
	b.hash = hex.EncodeToString(sum[:])
	for i := range b.cards {
		c := &b.cards[i]
		if _, dup := b.index[c.ID]; dup {
			return nil, fmt.Errorf("book: card id %q stands twice", c.ID)
		}
		b.index[c.ID] = int32(i)
		if c.Fast() {
			b.fast = append(b.fast, int32(i))
		}
		if c.Trigger != nil && c.Trigger.On != "" {
			b.events = append(b.events, int32(i))
		}
		b.statics = b.statics || len(c.Statics) > 0 || c.J != nil && len(c.J.Statics) > 0
		b.addTexts(c)
	}
	b.addText(nodeExplode, text{effect: []Instr{{Destroy: &On{Of: refBoth}}}})
	return b, nil
}

// Fast reports whether a card can be played whenever its player has priority (FO-081, FO-201), its Trigger
// permitting.
func (c *Card) Fast() bool {
	return c.Quickcast || c.Type == Spell && (c.Spell == Instant || c.Spell == Standby)
}

// Bytes gives the book in the form that LoadBook reads; equal books give equal bytes.
func (b *Book) Bytes() ([]byte, error) {
	return json.Marshal(bookForm{Groups: b.groups, Cards: b.cards})
}

// Hash names the book.
func (b *Book) Hash() string { return b.hash }

// CardID is the id of the card with an index, "" when there is none.
func (b *Book) CardID(i int32) string {
	if i < 0 || int(i) >= len(b.cards) {
		return ""
	}
	return b.cards[i].ID
}

// Card finds a card by id; nil when the book has none. It must not be changed.
func (b *Book) Card(id string) *Card {
	if i, ok := b.index[id]; ok {
		return &b.cards[i]
	}
	return nil
}

// At gives the card with an index, nil when there is none. It must not be changed.
func (b *Book) At(i int32) *Card {
	if i < 0 || int(i) >= len(b.cards) {
		return nil
	}
	return &b.cards[i]
}

// Index gives the index of a card id; ok is false when the book has none.
func (b *Book) Index(id string) (int32, bool) {
	i, ok := b.index[id]
	return i, ok
}

// Cards lists all cards in order. They must not be changed.
func (b *Book) Cards() []Card { return b.cards }

// Groups lists the races and traits that the cards name. They must not be changed.
func (b *Book) Groups() []Group { return b.groups }

func bookOf(r *engine.Reader) *Book { return r.Book().(*Book) }
