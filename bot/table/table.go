package table

import (
	"context"
	"errors"
	"farpost/engine"
	"farpost/storage"
	"fmt"
	"sync"
	"time"
)

// Games is what the table knows of the games: their rulesets and books. It is wired in, so that the
// table itself knows none.
type Games interface {
	// Ruleset finds a game by name, nil when this build has none such.
	Ruleset(game string) *engine.Ruleset
	// Current is the book that new matches of the game are dealt with, and its stored form.
	Current(game string) (engine.Book, []byte, error)
	// Load reads the stored form of a book.
	Load(game string, raw []byte) (engine.Book, error)
	// Playable tells whether a deck of card ids is legal with the cards of today.
	Playable(game string, cards []string) bool
}

// Config wires a Table.
type Config struct {
	Store storage.Store
	Games Games
	// Now is the clock; Seed gives the randomness of a new match; ID names a new match.
	Now  func() time.Time
	Seed func() uint64
	ID   func() string
	// Woken is called after every transaction that may have added outbox rows or jobs. It must not wait.
	Woken func()
}

// Table plays matches as people play them. It is the only writer of matches, and safe for use by many
// goroutines.
type Table struct {
	Config
	books bookCache
	again chan struct{} // has room for one: who plays a match again
}

// New makes a table. Every field of the configuration is needed, but Woken may be nil.
func New(c Config) (*Table, error) {
	if c.Store == nil || c.Games == nil || c.Now == nil || c.Seed == nil || c.ID == nil {
		return nil, errors.New("table: Store, Games, Now, Seed and ID must be set")
	}
	if c.Woken == nil {
		c.Woken = func() {}
	}
	return &Table{Config: c, books: bookCache{byHash: map[string]engine.Book{}}, again: make(chan struct{}, 1)}, nil
}

// update runs f in a transaction and wakes the outbox and the timers afterwards.
func (t *Table) update(ctx context.Context, f func(storage.Tx) error) error {
	err := t.Store.Update(ctx, f)
	if errors.Is(err, storage.ErrDuplicateInteraction) {
		return refuse(CodeTwice)
	}
	if err != nil {
		return err
	}
	t.Woken()
	return nil
}

// bookCache keeps loaded books; a book never changes, and there are few.
type bookCache struct {
	mu     sync.Mutex
	byHash map[string]engine.Book
}

// book gives the book that a match was dealt with.
func (t *Table) book(tx storage.ReadTx, m storage.Match) (engine.Book, error) {
	t.books.mu.Lock()
	defer t.books.mu.Unlock()
	if b := t.books.byHash[m.Book]; b != nil {
		return b, nil
	}
	raw, err := tx.Book(m.Book)
	if err != nil {
		return nil, fmt.Errorf("book of match %s: %w", m.ID, err)
	}
	b, err := t.Games.Load(m.Game, raw)
	if err != nil {
		return nil, fmt.Errorf("%w: book of match %s: %w", engine.ErrParked, m.ID, err)
	}
	t.books.byHash[m.Book] = b
	return b, nil
}
