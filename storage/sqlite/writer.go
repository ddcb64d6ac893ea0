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

// writer is the one connection that writes. Whoever holds mu works on it. An update that finds it free runs at once, on
// its caller's goroutine. Others queue, and are run one after another (queue.go). Updates that follow one another
// without a pause are committed together. SQLite writes a commit to its log and leaves it to syncer to bring the log to
// the disk. While that lasts the next updates run; nobody returns before it.
type writer struct {
	file    string
	queue   queue
	syncer  *syncer
	calls   atomic.Uint64 // of resume
	looked  func()        // called by resume between a look and giving mu back, for tests; nil: nothing
	mu      sync.Mutex
	conn    *sql.Conn // guarded by mu, as all below
	direct  *direct   // on the same connection
	redo    redo      // what the members of the batch wrote
	batch   *batch    // the open transaction; nil: none
	crowd   int       // how many shared the largest of the last commits
	stopped bool
	folding *checkpointer
	folded  int // updates committed since it was last asked to work
}

// newWriter makes conn, the checkpointer and the syncer the writer's own; stop closes them.
func newWriter(file string, conn *sql.Conn, folding *checkpointer, syncer *syncer) (*writer, error) {
	d, err := newDirect(conn)
	if err != nil {
		return nil, err
	}
	w := &writer{file: file, conn: conn, direct: d, folding: folding, syncer: syncer}
	// What a statement needs to undo itself, or to read the table that it writes, is kept in memory instead of in a
	// file made for each. A commit does not sync the log: syncer does.
	return w, w.exec("PRAGMA temp_store = MEMORY", foldAnyway, "PRAGMA synchronous = NORMAL")
}

// batch is a transaction and the updates in it.
type batch struct {
	members []*request    // those that failed by themselves, too
	broken  error         // SQLite gave the transaction up, and why
	err     error         // its fate: nil means durable
	done    chan struct{} // closed when its fate is settled
}

// settled tells the members what became of the batch.
func (b *batch) settled() {
	for _, r := range b.members {
		if b.err != nil {
			r.err = b.err
		}
		close(r.done)
	}
	close(b.done)
}

// update runs f as a member of a batch and waits until the batch is durable. An update that failed by itself waits,
// too: its error may tell of what it read, and that must be committed when it is told.
func (w *writer) update(ctx context.Context, f func(storage.Tx) error) error {
	r := &request{ctx: ctx, f: f, done: make(chan struct{})}
	if w.mu.TryLock() {
		w.alone(r)
	} else {
		w.queue.push(r)
		w.resume() // whoever held mu may have looked at the queue just before
	}
	<-r.done
	return r.outcome()
}

// alone runs a request on its caller's goroutine. It is called with mu held, and releases it.
func (w *writer) alone(r *request) {
	defer w.handOver()
	w.run(r)
}

// run runs a request as a member of the batch, which it opens if there is none.
func (w *writer) run(r *request) {
	if r.err = w.ready(r); r.err != nil {
		close(r.done)
		return
	}
	r.err = w.member(w.batch, r.f)
	w.batch.members = append(w.batch.members, r)
	if w.batch.broken != nil || len(w.batch.members) >= maxBatch {
		w.settle()
		if !w.syncer.busy.Load() {
			w.syncer.busy.Store(true)
			go w.drain()
		}
	}
}

// ready makes sure that there is a batch for a request.
func (w *writer) ready(r *request) error {
	if err := r.ctx.Err(); err != nil {
		return err
	}
	if w.stopped {
		return storage.ErrClosed
	}
	if err := w.syncer.broken(); err != nil {
		return err
	}
	if w.batch == nil {
		if err := w.exec("BEGIN IMMEDIATE"); err != nil {
			return failed(w.file, "beginning a transaction", err)
		}
		w.batch = &batch{done: make(chan struct{})}
	}
	return nil
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

// handOver ends a turn: what waits is run on a goroutine of its own, else what there is is committed and synced. It
// releases mu, or leaves it to that goroutine.
func (w *writer) handOver() {
	if w.awaits() {
		go w.serve()
		return
	}
	w.release()
}

// awaits reports whether there is something to run before the batch is committed. Those whom the last sync woke may be
// about to come back: while there were more of them it looks out for a moment that is short beside a sync.
func (w *writer) awaits() bool {
	if !w.queue.isEmpty() {
		return true
	}
	if w.batch == nil || w.syncer.busy.Load() {
		return false
	}
	runtime.Gosched()
	if len(w.batch.members) < w.crowd {
		for start := time.Now(); w.queue.isEmpty() && time.Since(start) < w.syncer.lasted()/4; {
			runtime.Gosched()
		}
	}
	return !w.queue.isEmpty()
}

// release frees mu. If nobody syncs, it commits the batch first, and syncs then.
func (w *writer) release() {
	starts := !w.syncer.busy.Load() && (w.batch != nil || w.syncer.waits())
	if starts {
		w.start()
	}
	w.mu.Unlock()
	if !starts {
		w.resume()
		return
	}
	if !w.queue.isEmpty() { // somebody came who saw mu held
		w.resume()
	}
	w.syncer.sync()
	if w.syncer.waits() {
		go w.drain() // this update is durable, and need not serve others
		return
	}
	w.syncer.busy.Store(false)
	w.resume()
}

// start commits the open batch, if there is one, and makes the caller the one who syncs. It is called with mu held.
func (w *writer) start() {
	if w.batch != nil {
		w.settle()
	}
	w.syncer.busy.Store(true)
}

// drain syncs until nothing is left.
func (w *writer) drain() {
	for w.syncer.sync() {
	}
	w.syncer.busy.Store(false)
	w.resume()
}

// resume takes up what was left to somebody just when that one had seen that there was nothing: a request in the queue,
// or a batch for the one who syncs. It is called, with mu free, after something was left, by whoever stops to sync, and
// by whoever gives mu back. So if somebody else holds mu, they call it after this. One who holds it here may have
// looked just before something was left; the count of calls tells them, and they look again.
func (w *writer) resume() {
	w.calls.Add(1)
	for w.mu.TryLock() {
		seen := w.calls.Load()
		switch {
		case !w.queue.isEmpty():
			go w.serve()
			return
		case !w.syncer.busy.Load() && (w.batch != nil || w.syncer.waits()):
			w.start()
			w.mu.Unlock()
			go w.drain()
			return
		}
		if w.looked != nil {
			w.looked()
		}
		w.mu.Unlock()
		if w.calls.Load() == seen {
			return
		}
	}
}

// settle commits the batch, or rolls it back if it is broken, and leaves it to the next sync to wake its members.
func (w *writer) settle() {
	b := w.batch
	w.batch = nil
	w.redo.cut(0)
	if b.broken == nil {
		w.syncer.announce(b)
		b.broken = w.exec("COMMIT")
		w.crowd = max(len(b.members), w.crowd-w.crowd/8-1)
	}
	if w.folded += len(b.members); w.folded >= foldEvery {
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
	w.syncer.put(b)
}

// stop settles what is open and closes the connections.
func (w *writer) stop() error {
	w.mu.Lock()
	w.stopped = true
	if w.batch != nil {
		w.settle()
	}
	w.mu.Unlock()
	w.resume()
	_ = w.syncer.kept(w.syncer.newest.Load()) // its members are told
	defer w.resume()                          // whoever came meanwhile is told that it is closed
	w.mu.Lock()
	defer w.mu.Unlock()
	return errors.Join(w.syncer.close(), w.folding.stop(), w.direct.close(), w.conn.Close())
}

// isStopped reports whether stop was called.
func (w *writer) isStopped() bool {
	w.mu.Lock()
	stopped := w.stopped
	w.mu.Unlock()
	w.resume()
	return stopped
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
