package table

import (
	"fmt"
	"sync"

	"farpost/engine"
	"farpost/storage"
)

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
