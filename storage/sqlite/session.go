package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync/atomic"

	"github.com/mattn/go-sqlite3"

	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// session is a connection within one transaction. It stands between the generated
// statements and the connection: once the transaction has ended, or SQLite has
// failed in it, nothing more reaches the connection. Without that a statement
// after an automatic rollback would be committed by itself.
type session struct {
	file   string
	conn   *sql.Conn
	direct *direct // for what writes; nil in a view
	redo   *redo   // keeps what was written; nil in a view
	q      *db.Queries
	ended  atomic.Bool
	doom   error // the failure that ended it early; nil: none
}

// free is the context of every statement: statements are never interrupted, for
// SQLite answers an interrupt by rolling the whole transaction back.
var free = context.Background()

// halted is a context that has ended: a query given it fails without running.
var halted = func() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return ctx
}()

func (s *session) begin(file string, conn *sql.Conn) {
	s.file, s.conn = file, conn
	s.q = db.New(s)
}

// finish keeps whoever held on to the transaction from using it.
func (s *session) finish() { s.ended.Store(true) }

// ExecContext implements db.DBTX, as do the three that follow.
func (s *session) ExecContext(_ context.Context, query string, args ...any) (sql.Result, error) {
	if s.ended.Load() {
		return nil, storage.ErrClosed
	}
	if s.direct == nil {
		return nil, fmt.Errorf("%w: a view cannot write", storage.ErrInvalid)
	}
	result, err := s.direct.exec(query, args...)
	if err == nil {
		s.redo.add(query, args)
	}
	return result, err
}

// reads reports an error for a statement that writes: only what is executed can be redone.
func (s *session) reads(query string) error {
	if s.direct == nil {
		return nil
	}
	stmt, err := s.direct.prepare(query)
	if err == nil && !stmt.reads {
		err = fmt.Errorf("%w: a query that writes must be executed: %s", storage.ErrInvalid, query)
	}
	return err
}

// PrepareContext implements db.DBTX.
func (s *session) PrepareContext(_ context.Context, query string) (*sql.Stmt, error) {
	if s.ended.Load() {
		return nil, storage.ErrClosed
	}
	return s.conn.PrepareContext(free, query)
}

// QueryContext implements db.DBTX.
func (s *session) QueryContext(_ context.Context, query string, args ...any) (*sql.Rows, error) {
	if s.ended.Load() {
		return nil, storage.ErrClosed
	}
	if err := s.reads(query); err != nil {
		return nil, err
	}
	return s.conn.QueryContext(free, query, args...)
}

// QueryRowContext implements db.DBTX. A row cannot be made by hand to carry an
// error, hence the ended context.
func (s *session) QueryRowContext(_ context.Context, query string, args ...any) *sql.Row {
	if s.ended.Load() || s.reads(query) != nil {
		return s.conn.QueryRowContext(halted, query, args...)
	}
	return s.conn.QueryRowContext(free, query, args...)
}

// fail turns an error of a statement into one of storage's, naming the row. What
// is neither a missing row nor a broken constraint dooms the transaction.
func (s *session) fail(err error, format string, args ...any) error {
	what := fmt.Sprintf(format, args...)
	if s.ended.Load() {
		if s.doom != nil {
			return s.doom
		}
		return fmt.Errorf("%s: %w: the transaction has ended", what, storage.ErrClosed)
	}
	if errors.Is(err, sql.ErrNoRows) {
		return fmt.Errorf("%s: %w", what, storage.ErrNotFound)
	}
	var fault sqlite3.Error
	if errors.As(err, &fault) && fault.Code == sqlite3.ErrConstraint {
		switch fault.ExtendedCode {
		case sqlite3.ErrConstraintUnique, sqlite3.ErrConstraintPrimaryKey, sqlite3.ErrConstraintRowID:
			return fmt.Errorf("%s: %w (%w)", what, storage.ErrExists, err)
		case sqlite3.ErrConstraintForeignKey:
			return fmt.Errorf("%s: the match or book that it belongs to: %w", what, storage.ErrNotFound)
		}
		return fmt.Errorf("%s: %w (%w)", what, storage.ErrInvalid, err)
	}
	s.doom = failed(s.file, what, err)
	s.finish()
	return s.doom
}

// failing is fail for an error that may be nil.
func (s *session) failing(err error, format string, args ...any) error {
	if err == nil {
		return nil
	}
	return s.fail(err, format, args...)
}
