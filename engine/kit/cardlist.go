package kit

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"farpost/engine"
)

// CardList is the compiled card data of a match, for a ruleset's Book to embed: cards of the type C in order, found by
// index and by id, and the groups that they name.
//
// A book has all that is needed to play and to show its cards. So a match goes on with its own book when the files from
// which the cards came have changed or are gone.
type CardList[C any] struct {
	hash   string
	cards  []C
	ids    []string // of the cards
	groups []Group
	index  map[string]int32
}

// cardForm is a list as it is stored.
type cardForm[C any] struct {
	Groups []Group `json:"groups,omitempty"`
	Cards  []C     `json:"cards"`
}

// PackCards returns cards and groups in the form that ReadCards reads. The same ones give the same bytes.
func PackCards[C any](cards []C, groups []Group) ([]byte, error) {
	raw, err := json.Marshal(cardForm[C]{Groups: groups, Cards: cards})
	if err != nil {
		return nil, fmt.Errorf("compile book: %w", err)
	}
	return raw, nil
}

// Compile makes a book of cards and groups: load reads what PackCards writes.
func Compile[C, B any](cards []C, groups []Group, load func(raw []byte) (B, error)) (book B, err error) {
	raw, err := PackCards(cards, groups)
	if err != nil {
		return book, err
	}
	return load(raw)
}

// ReadCards reads what PackCards wrote. It also reads a bare list of cards, which is how books were stored before they
// had groups. Id returns the id of a card; an id that is there twice is an error.
func ReadCards[C any](raw []byte, id func(*C) string) (CardList[C], error) {
	var form cardForm[C]
	var into any = &form
	if len(raw) > 0 && raw[0] == '[' {
		into = &form.Cards
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return CardList[C]{}, fmt.Errorf("read book: %w", err)
	}
	sum := sha256.Sum256(raw)
	l := CardList[C]{hash: hex.EncodeToString(sum[:]), cards: form.Cards, groups: form.Groups,
		index: make(map[string]int32, len(form.Cards))}
	for i := range l.cards {
		name := id(&l.cards[i])
		if _, dup := l.index[name]; dup {
			return CardList[C]{}, fmt.Errorf("book: card id %q stands twice", name)
		}
		l.index[name] = int32(i)
		l.ids = append(l.ids, name)
	}
	return l, nil
}

// Bytes returns the list in the form that ReadCards reads.
func (l *CardList[C]) Bytes() ([]byte, error) { return PackCards(l.cards, l.groups) }

// Hash names the list for ever. It follows from the bytes that were read.
func (l *CardList[C]) Hash() string { return l.hash }

// CardID returns the id of the card with an index; "" if there is none.
func (l *CardList[C]) CardID(i int32) string {
	if i < 0 || int(i) >= len(l.ids) {
		return ""
	}
	return l.ids[i]
}

// Card returns the card with an id; nil if there is none. It must not be changed.
func (l *CardList[C]) Card(id string) *C {
	if i, ok := l.index[id]; ok {
		return &l.cards[i]
	}
	return nil
}

// At returns the card with an index; nil if there is none. It must not be changed.
func (l *CardList[C]) At(i int32) *C {
	if i < 0 || int(i) >= len(l.cards) {
		return nil
	}
	return &l.cards[i]
}

// Index returns the index of the card with an id; false if there is none.
func (l *CardList[C]) Index(id string) (int32, bool) {
	i, ok := l.index[id]
	return i, ok
}

// Cards lists all cards in order. They must not be changed.
func (l *CardList[C]) Cards() []C { return l.cards }

// Groups lists the groups that the cards name. They must not be changed.
func (l *CardList[C]) Groups() []Group { return l.groups }

// DealDeck lays out the cards of a seat's deck in their order: each on top of the zone that zone names for its index in
// the book. A card that the book does not have is an error.
func DealDeck(
	tx *engine.Tx, book interface{ Index(id string) (int32, bool) }, s engine.Seat, deck []string,
	zone func(card int32) string,
) error {
	for _, id := range deck {
		card, ok := book.Index(id)
		if !ok {
			game := tx.Reader().Ruleset().Name
			return fmt.Errorf("%s: the deck of player %d holds %q, which is not in the match's book", game, s+1, id)
		}
		tx.New(engine.Object{Card: card, Owner: s, Base: s}, zone(card), s)
	}
	return nil
}

// DealDecks deals every seat its deck with DealDeck, and adds a generator for each; key names that of a seat.
func DealDecks(
	tx *engine.Tx, setup engine.Setup, book interface{ Index(id string) (int32, bool) }, key func(engine.Seat) string,
	zone func(card int32) string,
) error {
	for i, deck := range setup.Decks {
		tx.AddRand(setup.Seed, key(engine.Seat(i)))
		if err := DealDeck(tx, book, engine.Seat(i), deck, zone); err != nil {
			return err
		}
	}
	return nil
}
