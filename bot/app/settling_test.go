package app_test

import (
	"context"
	"sync"

	"farpost/storage"
)

// settling is a store that tells of every commit through it.
type settling struct {
	storage.Store
	mu     sync.Mutex
	commit chan struct{} // closed and renewed with each
}

// next is closed with the next commit.
func (s *settling) next() <-chan struct{} {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.commit
}

// Update commits, and tells of it.
func (s *settling) Update(ctx context.Context, f func(storage.Tx) error) error {
	err := s.Store.Update(ctx, f)
	s.mu.Lock()
	defer s.mu.Unlock()
	close(s.commit)
	s.commit = make(chan struct{})
	return err
}

// settled waits until something is so, which it looks at now and after each commit, and the outbox has nothing to send
// any more and has noted that: a test that moves the clock before does so in the middle of a delivery, which then
// counts as late. Nil is nothing else.
func (w *world) settled(so func() bool) {
	w.t.Helper()
	for {
		again := w.store.next()
		left := so != nil && !so()
		err := w.app.Store.View(w.ctx, func(tx storage.ReadTx) error {
			for _, st := range []storage.OutboxStatus{storage.Pending, storage.InFlight} {
				rows, err := tx.OutboxRows(st, 1)
				if left = left || len(rows) > 0; err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			w.t.Fatalf("%v\n%s", err, w.dump())
		}
		if !left {
			return
		}
		<-again
	}
}

// sent waits until the outbox has nothing to send any more.
func (w *world) sent() {
	w.t.Helper()
	w.settled(nil)
}
