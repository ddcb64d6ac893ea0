package farwald

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"farpost/engine"
)

// Book is the compiled card data of a match: cards in the order of their ids, found by index, with the groups
// that they belong to. It holds all that is needed to play and to show its cards, so a match goes on with its
// own book when the files that the cards came from have changed or are gone.
type Book struct {
	hash   string
	cards  []Card
	groups []Group
	index  map[string]int32

	does  []does          // what each card's statics do
	quick []int32         // the cards that can be played in windows
	texts map[string]text // of every node
}

// bookForm is a book as it is stored.
type bookForm struct {
	Groups []Group `json:"groups,omitempty"`
	Cards  []Card  `json:"cards"`
}

// NewBook compiles cards, which must have been checked by the linter, into a book, with the groups that they
// name. Ids are unique.
func NewBook(cards []Card, groups ...Group) (*Book, error) {
	raw, err := json.Marshal(bookForm{Groups: groups, Cards: cards})
	if err != nil {
		return nil, fmt.Errorf("compile book: %w", err)
	}
	return LoadBook(raw)
}

// LoadBook reads the bytes that Bytes wrote, and a bare list of cards, which is how books were stored before
// they held groups.
func LoadBook(raw []byte) (*Book, error) {
	b := &Book{index: map[string]int32{}}
	var form bookForm
	var err error
	if bytes.HasPrefix(raw, []byte("[")) {
		err = json.Unmarshal(raw, &form.Cards)
	} else {
		err = json.Unmarshal(raw, &form)
	}
	if err != nil {
		return nil, fmt.Errorf("read book: %w", err)
	}
	b.cards, b.groups = form.Cards, form.Groups
	sum := sha256.Sum256(raw)
	b.hash = hex.EncodeToString(sum[:])
	for i := range b.cards {
		id := b.cards[i].ID
		if _, dup := b.index[id]; dup {
			return nil, fmt.Errorf("book: card id %q stands twice", id)
		}
		b.index[id] = int32(i)
	}
	b.prepare()
	return b, nil
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

// Groups lists the groups that the cards name. They must not be changed.
func (b *Book) Groups() []Group { return b.groups }

func bookOf(r *engine.Reader) *Book { return r.Book().(*Book) }

// prepare finds what play asks of the book again and again.
func (b *Book) prepare() {
	b.does = make([]does, len(b.cards))
	b.texts = map[string]text{}
	for i := range b.cards {
		c := &b.cards[i]
		for j := range c.Statics {
			b.does[i] |= c.Statics[j].does()
		}
		if c.TW {
			b.quick = append(b.quick, int32(i))
		}
		b.prepareText(nodeOf(c.ID, partEffect, 0))
		b.prepareText(nodeOf(c.ID, partCharge, 0))
		b.prepareText(nodeOf(c.ID, partCrystallize, 0))
		for j := range c.Abilities {
			b.prepareText(nodeOf(c.ID, partAbility, j))
		}
		for j := range c.Triggers {
			b.prepareText(nodeOf(c.ID, partTrigger, j))
		}
	}
}

// prepareText keeps the text of a node and of all its branches.
func (b *Book) prepareText(node string) {
	t, ok := readText(b, node)
	if !ok {
		return
	}
	b.texts[node] = t
	for i, in := range t.effect {
		if in.If != nil {
			b.prepareText(branch(node, i, "then"))
			b.prepareText(branch(node, i, "else"))
		}
		if in.May != nil {
			b.prepareText(branch(node, i, "then"))
		}
	}
}
