package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

const (
	// foldEvery is after how many updates the log is folded back: with the handful of pages that an action writes,
	// about as often as SQLite would do it by itself, at a thousand pages.
	foldEvery = 240
	// foldAnyway is at how many pages of log the writer folds it back within a commit, as SQLite does at 1,000: when
	// the checkpointer cannot, or when commits follow one another without a pause.
	foldAnyway = "PRAGMA wal_autocheckpoint = 4000"
)

// checkpointer folds the write-ahead log back into the database, on a connection of its own, so that no commit has
// to wait for it. What it has not folded back yet is as durable as what it has.
type checkpointer struct {
	db     *sql.DB
	due    chan struct{} // holds one request; closed by stop
	done   chan struct{} // closed when the last request is served
	failed error         // the outcome of the last one; read after done
}

// newCheckpointer starts serving requests; stop ends that.
func newCheckpointer(file string) (*checkpointer, error) {
	db, err := sql.Open("sqlite3", plainDSN(file))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	c := &checkpointer{db: db, due: make(chan struct{}, 1), done: make(chan struct{})}
	go func() {
		defer close(c.done)
		for range c.due {
			c.failed = c.fold()
		}
	}()
	return c, nil
}

// request asks for a checkpoint and does not wait for it. It must not be called after stop.
func (c *checkpointer) request() {
	select {
	case c.due <- struct{}{}:
	default: // one is asked for already
	}
}

// fold copies what it can without making anybody wait; the rest stays for the next time.
func (c *checkpointer) fold() error {
	var busy, pages, folded int
	return c.db.QueryRowContext(context.Background(), "PRAGMA wal_checkpoint(PASSIVE)").Scan(&busy, &pages, &folded)
}

// stop serves what was asked for and closes the connection. A checkpoint that failed is tried once more; the error
// says that it failed again. Nothing is lost then: the log stays beside the database.
func (c *checkpointer) stop() error {
	close(c.due)
	<-c.done
	if c.failed != nil {
		c.failed = c.fold()
	}
	if c.failed != nil {
		c.failed = fmt.Errorf("what was saved last stays in the file that ends in -wal: %w", c.failed)
	}
	return errors.Join(c.failed, c.db.Close())
}
