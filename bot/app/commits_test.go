package app_test

import (
	"context"
	"sync"

	"farpost/storage"
)

// commits is a bot's storage that tells of every commit, so that who waits for one takes no processor from those who
// work towards it.
type commits struct {
	storage.Store
	mu   sync.Mutex
	next chan struct{} // closed and renewed by each
}

// watch puts itself before a bot's own storage.
func (c *commits) watch(own storage.Store) storage.Store {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.Store, c.next = own, make(chan struct{})
	return c
}

// Update commits, and tells of it.
func (c *commits) Update(ctx context.Context, f func(storage.Tx) error) error {
	err := c.Store.Update(ctx, f)
	c.mu.Lock()
	defer c.mu.Unlock()
	close(c.next)
	c.next = make(chan struct{})
	return err
}

// until looks after each commit whether something is so, until it is.
func (c *commits) until(ctx context.Context, so func() (bool, error)) error {
	for {
		c.mu.Lock()
		next := c.next
		c.mu.Unlock()
		if done, err := so(); done || err != nil {
			return err
		}
		select {
		case <-next:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// delivered reports whether the outbox has nothing to send any more and has noted that.
func (w *world) delivered() (all bool, err error) {
	err = w.app.Store.View(w.ctx, func(tx storage.ReadTx) error {
		for _, st := range []storage.OutboxStatus{storage.Pending, storage.InFlight} {
			if rows, err := tx.OutboxRows(st, 1); err != nil || len(rows) > 0 {
				return err
			}
		}
		all = true
		return nil
	})
	return all, err
}
