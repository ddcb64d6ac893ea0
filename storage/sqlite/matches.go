package sqlite

import (
	"bytes"
	"fmt"
	"time"

	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// Match implements [storage.MatchReader].
func (t *readTx) Match(id string) (storage.Match, error) {
	row, err := t.matchRow(id)
	if err != nil {
		return storage.Match{}, t.fail(err, "match %s", id)
	}
	return matchOf(row), nil
}

// State implements [storage.MatchReader].
func (t *readTx) State(match string) ([]byte, error) {
	state, err := t.stateRow(match)
	if err != nil {
		return nil, t.fail(err, "state of match %s", match)
	}
	return bytesOf(state), nil
}

// Book implements [storage.MatchReader].
func (t *readTx) Book(hash string) ([]byte, error) {
	book, err := t.q.GetBook(free, hash)
	if err != nil {
		return nil, t.fail(err, "book %s", hash)
	}
	return bytesOf(book), nil
}

// CreateMatch implements [storage.MatchWriter].
func (t *tx) CreateMatch(m storage.Match, state []byte) error {
	if err := m.Validate(); err != nil {
		return err
	}
	err := t.q.InsertMatch(free, db.InsertMatchParams{
		ID: m.ID, Server: m.Server, Channel: m.Channel, Thread: m.Thread, Game: m.Game,
		Book: nullable(m.Book), Settings: string(m.Settings), Status: string(m.Status), Seq: int64(m.Seq),
		Created: millis(m.Created), Updated: millis(m.Updated), Result: string(m.Result), State: blob(state),
		Stopped: millis(m.Stopped), StoppedWhy: m.StoppedWhy,
	})
	if err != nil {
		return t.fail(err, "adding match %s", m.ID)
	}
	return nil
}

// UpdateMatch implements [storage.MatchWriter].
func (t *tx) UpdateMatch(m storage.Match) error {
	if err := m.Validate(); err != nil {
		return err
	}
	n, err := t.q.UpdateMatch(free, db.UpdateMatchParams{
		ID: m.ID, Server: m.Server, Channel: m.Channel, Thread: m.Thread, Game: m.Game,
		Book: nullable(m.Book), Settings: string(m.Settings), Status: string(m.Status),
		Updated: millis(m.Updated), Result: string(m.Result), Stopped: millis(m.Stopped), StoppedWhy: m.StoppedWhy,
	})
	if err != nil {
		return t.fail(err, "changing match %s", m.ID)
	}
	if n == 0 {
		return fmt.Errorf("changing match %s: %w", m.ID, storage.ErrNotFound)
	}
	return nil
}

// Advance implements [storage.MatchWriter].
func (t *tx) Advance(match string, from, to uint64, state []byte, at time.Time) error {
	if to <= from {
		return fmt.Errorf("%w: match %s cannot advance from input %d to %d", storage.ErrInvalid, match, from, to)
	}
	n, err := t.q.AdvanceMatch(free, db.AdvanceMatchParams{
		ID: match, Was: int64(from), Next: int64(to), State: blob(state), Updated: millis(at),
	})
	if err != nil {
		return t.fail(err, "saving match %s", match)
	}
	if n == 1 {
		return nil
	}
	m, err := t.Match(match)
	if err != nil {
		return err
	}
	return fmt.Errorf("saving match %s: it stands at input %d, not %d: %w", match, m.Seq, from, storage.ErrConflict)
}

// PutBook implements [storage.MatchWriter].
func (t *tx) PutBook(hash string, book []byte) error {
	if hash == "" {
		return fmt.Errorf("%w: book without a hash", storage.ErrInvalid)
	}
	n, err := t.q.InsertBook(free, db.InsertBookParams{Hash: hash, Book: blob(book)})
	if err != nil {
		return t.fail(err, "adding book %s", hash)
	}
	if n == 1 {
		return nil
	}
	kept, err := t.Book(hash)
	if err != nil {
		return err
	}
	if !bytes.Equal(kept, book) {
		return fmt.Errorf("book %s: other bytes of the same hash: %w", hash, storage.ErrExists)
	}
	return nil
}

// matchOf converts a row; every statement about matches reads the same columns.
func matchOf(row db.GetMatchRow) storage.Match {
	return storage.Match{
		ID: row.ID, Server: row.Server, Channel: row.Channel, Thread: row.Thread, Game: row.Game,
		Book: row.Book.String, Settings: jsonOf(row.Settings), Status: storage.Status(row.Status),
		Seq: uint64(row.Seq), Created: instant(row.Created), Updated: instant(row.Updated),
		Result: jsonOf(row.Result), Stopped: instant(row.Stopped), StoppedWhy: row.StoppedWhy,
	}
}
