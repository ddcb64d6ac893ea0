package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"farpost/storage"
)

// maxBatch is how many updates share a commit at most.
const maxBatch = 64

// writer is the one connection that writes. Whoever holds mu works on it. An update that finds others waiting leaves
// the transaction open to them; the last one commits for all. Nobody returns before that commit.
type writer struct {
	file    string
	waiting atomic.Int64 // updates that want mu and will not turn back
	mu      sync.Mutex
	conn    *sql.Conn     // guarded by mu, as all below
	direct  *direct       // on the same connection
	redo    redo          // what the members of the batch wrote
	batch   *batch        // the open transaction; nil: none
	crowd   int           // how many shared the largest of the last commits
	took    time.Duration // how long the last commit took
	stopped bool
	folding *checkpointer
	folded  int // updates committed since it was last asked to work
}

// newWriter makes conn and the checkpointer the writer's own; stop closes them.
func newWriter(file string, conn *sql.Conn, folding *checkpointer) (*writer, error) {
	d, err := newDirect(conn)
	if err != nil {
		return nil, err
	}
	w := &writer{file: file, conn: conn, direct: d, folding: folding}
	// What a statement needs to undo itself, or to read the table that it writes, is kept in memory instead of in a
	// file made for each.
	return w, w.exec("PRAGMA temp_store = MEMORY", foldAnyway)
}

// batch is a transaction and the updates in it.
type batch struct {
	members int
	broken  error         // SQLite gave the transaction up, and why
	done    chan struct{} // closed when its fate is settled
	err     error         // its fate: nil means durable; read after done
}

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
			return nil, failed(w.file, "beginning a transaction", err)
		}
		w.batch = &batch{done: make(chan struct{})}
	}
	return w.batch, w.member(w.batch, f)
}

// member runs f as a part of the batch. If f fails, or never returns because it
// panics, the batch goes on without it.
func (w *writer) member(b *batch, f func(storage.Tx) error) error {
	before := w.redo.len()
	t := newTx(w.file, w.conn, w.direct, &w.redo)
	returned := false
	defer func() {
		if !returned {
			w.undo(b, t, before)
		}
	}()
	err := f(t)
	returned = true
	if err == nil {
		err = t.doom // f may have overlooked it
	}
	if err != nil {
		w.undo(b, t, before)
		return err
	}
	t.finish()
	b.members++
	return nil
}

// undo takes back what a member wrote: it rolls the transaction back and writes anew what the members before it wrote.
// If that fails, or SQLite has rolled back by itself (a full disk does that), the batch is broken.
func (w *writer) undo(b *batch, t *tx, before int) {
	t.finish()
	wrote := w.redo.len() > before
	w.redo.cut(before)
	if t.doom == nil && !wrote {
		return
	}
	err := w.exec("ROLLBACK", "BEGIN IMMEDIATE")
	if err == nil {
		err = w.redo.all(w.direct)
	}
	if err != nil {
		b.broken = errors.Join(t.doom, err)
	}
}

// handOver ends a turn: it leaves an open batch to whoever waits, or settles it.
func (w *writer) handOver() {
	if b := w.batch; b != nil && (b.broken != nil || b.members >= maxBatch || !w.awaitMore(b)) {
		w.settle()
	}
	w.mu.Unlock()
}

// awaitMore reports whether the batch gets another member. Those whom the last commit woke may be about to come back:
// while there were more of them it looks out for a moment that is short beside a commit.
func (w *writer) awaitMore(b *batch) bool {
	if w.waiting.Load() > 0 {
		return true
	}
	runtime.Gosched()
	if b.members >= w.crowd {
		return w.waiting.Load() > 0
	}
	for start := time.Now(); w.waiting.Load() == 0; runtime.Gosched() {
		if time.Since(start) > w.took/4 {
			return false
		}
	}
	return true
}

// settle commits the batch, or rolls it back if it is broken, and wakes its members.
func (w *writer) settle() {
	b := w.batch
	w.batch = nil
	w.redo.cut(0)
	defer close(b.done)
	if b.broken == nil {
		start := time.Now()
		b.broken = w.exec("COMMIT")
		w.crowd, w.took = max(b.members, w.crowd-w.crowd/8-1), time.Since(start)
	}
	if w.folded += b.members; w.folded >= foldEvery {
		w.folded = 0
		w.folding.request()
	}
	if b.broken != nil {
		b.err = failed(w.file, "nothing was saved", b.broken)
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
