package sqlite

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"

	"farpost/storage"
)

// readTx is a transaction that reads.
type readTx struct{ session }

// tx is a transaction that reads and writes.
type tx struct{ readTx }

var _ storage.Tx = (*tx)(nil)

func newTx(file string, conn *sql.Conn, d *direct, r *redo) *tx {
	t := new(tx)
	t.direct, t.redo = d, r
	t.begin(file, conn)
	return t
}

// Update implements [storage.Store].
func (s *Store) Update(ctx context.Context, f func(storage.Tx) error) error {
	return s.writer.update(ctx, f)
}

// View implements [storage.Store].
//
// A view may see what is committed and not yet on the disk. It returns when that is there, too, so nobody is told of
// what a power cut would take back.
func (s *Store) View(ctx context.Context, f func(storage.ReadTx) error) error {
	seen, err := s.view(ctx, f)
	if lost := s.writer.syncer.kept(seen); lost != nil {
		return lost
	}
	return err
}

// view runs f, and returns the newest batch that it may have seen.
func (s *Store) view(ctx context.Context, f func(storage.ReadTx) error) (seen *batch, err error) {
	conn, err := s.reader(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, conn.Close()) }()
	// The first read settles which moment is seen. What is committed later is nothing to wait for.
	for _, statement := range []string{"BEGIN", "SELECT 1 FROM heartbeat"} {
		if _, err := conn.ExecContext(free, statement); err != nil {
			return nil, failed(s.file, "beginning to read", err)
		}
	}
	seen = s.writer.syncer.newest.Load()
	t := new(readTx)
	t.begin(s.file, conn)
	defer func() {
		t.finish()
		if _, endErr := conn.ExecContext(free, "COMMIT"); endErr != nil {
			err = errors.Join(err, discard(conn, endErr))
		}
	}()
	if err := f(t); err != nil {
		return seen, err
	}
	return seen, t.doom
}

// reader takes a connection from the pool.
func (s *Store) reader(ctx context.Context) (*sql.Conn, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	conn, err := s.reading.Conn(ctx)
	switch {
	case err == nil:
		return conn, nil
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case s.writer.isStopped():
		return nil, storage.ErrClosed
	}
	return nil, unreadable(s.file, err)
}

// Schema implements [storage.Store].
func (s *Store) Schema(ctx context.Context) (version int64, err error) {
	conn, err := s.reader(ctx)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, conn.Close()) }()
	version, err = schemaVersion(free, conn)
	if err != nil {
		return 0, fmt.Errorf("reading the schema version of %s: %w", s.file, err)
	}
	return version, nil
}

// discard drops a connection whose transaction could not be ended.
func discard(conn *sql.Conn, why error) error {
	err := conn.Raw(func(any) error { return driver.ErrBadConn })
	if err != nil && !errors.Is(err, driver.ErrBadConn) {
		return errors.Join(why, err)
	}
	return fmt.Errorf("ending a read: %w", why)
}
