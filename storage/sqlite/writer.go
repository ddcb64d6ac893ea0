package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"farpost/storage"
)

// maxBatch is how many updates share a commit at most.
const maxBatch = 64

// writer is the one connection that writes. Whoever holds mu works on it. An update that finds others waiting leaves
// the transaction open to them; the last one commits for all. Nobody returns before that commit.
type writer struct {
	waiting atomic.Int64 // updates that want mu and will not turn back
	mu      sync.Mutex
	conn    *sql.Conn // guarded by mu, as all below
	direct  *direct   // on the same connection
	batch   *batch    // the open transaction; nil: none
	stopped bool
	folding *checkpointer
	folded  int // updates committed since it was last asked to work
}

// newWriter makes conn and the checkpointer the writer's own; stop closes them.
func newWriter(conn *sql.Conn, folding *checkpointer) (*writer, error) {
	d, err := newDirect(conn)
	if err != nil {
		return nil, err
	}
	w := &writer{conn: conn, direct: d, folding: folding}
	// What savepoints need is kept in memory instead of in a file made for each.
	return w, w.exec("PRAGMA temp_store = MEMORY", foldAnyway)
}

// batch is a transaction and the updates in it.
type batch struct {
	members int
	broken  error         // SQLite gave the transaction up, and why
	done    chan struct{} // closed when its fate is settled
	err     error         // its fate: nil means durable; read after done
}

// steps are the statements around a member of a batch.
type steps struct{ enter, leave, undo []string }

// The first member needs no savepoint: undoing it undoes the transaction.
var (
	alone  = steps{undo: []string{"ROLLBACK", "BEGIN IMMEDIATE"}}
	joined = steps{
		enter: []string{"SAVEPOINT member"},
		leave: []string{"RELEASE member"},
		undo:  []string{"ROLLBACK TO member", "RELEASE member"},
	}
)

// update runs f as a member of a batch and waits until the batch is durable. An update that failed by itself waits,
// too: its error may tell of what it read, and that must be committed when it is told.
func (w *writer) update(ctx context.Context, f func(storage.Tx) error) error {
	b, err := w.join(ctx, f)
	if b == nil {
		return err
	}
	<-b.done
	if b.err != nil {
		return b.err
	}
	return err
}

// join runs f once it is its turn. It returns the batch that f was part of.
func (w *writer) join(ctx context.Context, f func(storage.Tx) error) (*batch, error) {
	w.waiting.Add(1)
	w.mu.Lock()
	w.waiting.Add(-1)
	defer w.handOver()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if w.stopped {
		return nil, storage.ErrClosed
	}
	if w.batch == nil {
		if err := w.exec("BEGIN IMMEDIATE"); err != nil {
			return nil, fmt.Errorf("beginning a transaction: %w", err)
		}
		w.batch = &batch{done: make(chan struct{})}
	}
	return w.batch, w.member(w.batch, f)
}

// member runs f within a savepoint of the batch. If f fails, or never returns
// because it panics, the batch goes on without it.
func (w *writer) member(b *batch, f func(storage.Tx) error) error {
	steps := joined
	if b.members == 0 {
		steps = alone
	}
	if err := w.exec(steps.enter...); err != nil {
		b.broken = err
		return err
	}
	t := newTx(w.conn, w.direct)
	returned := false
	defer func() {
		if !returned {
			w.undo(b, t, steps.undo)
		}
	}()
	err := f(t)
	returned = true
	if err == nil {
		err = t.doom // f may have overlooked it
	}
	if err != nil {
		w.undo(b, t, steps.undo)
		return err
	}
	t.finish()
	if err := w.exec(steps.leave...); err != nil {
		b.broken = err
		return err
	}
	b.members++
	return nil
}

// undo takes back what a member wrote. If that fails, SQLite has rolled the whole
// transaction back (a full disk does that) and the batch is broken.
func (w *writer) undo(b *batch, t *tx, how []string) {
	t.finish()
	if err := w.exec(how...); err != nil {
		b.broken = errors.Join(t.doom, err)
	}
}

// handOver ends a turn: it leaves an open batch to whoever waits, or settles it.
func (w *writer) handOver() {
	if w.waiting.Load() == 0 {
		runtime.Gosched() // those whom the last commit woke may be about to come back
	}
	if b := w.batch; b != nil && (b.broken != nil || b.members >= maxBatch || w.waiting.Load() == 0) {
		w.settle()
	}
	w.mu.Unlock()
}

// settle commits the batch, or rolls it back if it is broken, and wakes its members.
func (w *writer) settle() {
	b := w.batch
	w.batch = nil
	defer close(b.done)
	if b.broken == nil {
		b.broken = w.exec("COMMIT")
	}
	if w.folded += b.members; w.folded >= foldEvery {
		w.folded = 0
		w.folding.request()
	}
	if b.broken != nil {
		b.err = fmt.Errorf("nothing was saved: %w", b.broken)
		// SQLite may have rolled back by itself; then this says so and is right.
		if err := w.exec("ROLLBACK"); err != nil && !w.direct.idle() {
			b.err = errors.Join(b.err, fmt.Errorf("rolling back: %w", err))
		}
	}
}

// stop settles what is open and closes the connections.
func (w *writer) stop() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.stopped = true
	if w.batch != nil {
		w.settle()
	}
	return errors.Join(w.folding.stop(), w.direct.close(), w.conn.Close())
}

// isStopped reports whether stop was called.
func (w *writer) isStopped() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.stopped
}

// exec runs statements that take no values. They cannot be interrupted: an
// interrupt would roll back the updates of others too.
func (w *writer) exec(statements ...string) error {
	for _, statement := range statements {
		if _, err := w.direct.exec(statement); err != nil {
			return err
		}
	}
	return nil
}
