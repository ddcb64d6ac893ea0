package farwald

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"farpost/engine"
)

// Book is the compiled card data of a match: cards in the order of their ids, found by index.
type Book struct {
	hash  string
	cards []Card
	index map[string]int32
}

// NewBook compiles cards, which must have been checked by the linter, into a book. Ids are unique.
func NewBook(cards []Card) (*Book, error) {
	raw, err := json.Marshal(cards)
	if err != nil {
		return nil, fmt.Errorf("compile book: %w", err)
	}
	return LoadBook(raw)
}

// LoadBook reads the bytes that Bytes wrote.
func LoadBook(raw []byte) (*Book, error) {
	b := &Book{index: map[string]int32{}}
	if err := json.Unmarshal(raw, &b.cards); err != nil {
		return nil, fmt.Errorf("read book: %w", err)
	}
	sum := sha256.Sum256(raw)
	b.hash = hex.EncodeToString(sum[:])
	for i := range b.cards {
		id := b.cards[i].ID
		if _, dup := b.index[id]; dup {
			return nil, fmt.Errorf("book: card id %q stands twice", id)
		}
		b.index[id] = int32(i)
	}
	return b, nil
}

// Bytes gives the book in the form that LoadBook reads; equal books give equal bytes.
func (b *Book) Bytes() ([]byte, error) { return json.Marshal(b.cards) }

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

func bookOf(r *engine.Reader) *Book { return r.Book().(*Book) }
