package discordtest

import (
	"context"
	"sync/atomic"

	"farpost/storage"
)

// reading is a store that counts how often a match's state is read from it.
type reading struct {
	storage.Store
	n *atomic.Int64
}

type readingView struct {
	storage.ReadTx
	n *atomic.Int64
}

type readingUpdate struct {
	storage.Tx
	n *atomic.Int64
}

// View counts in a transaction that reads.
func (r reading) View(ctx context.Context, f func(storage.ReadTx) error) error {
	return r.Store.View(ctx, func(tx storage.ReadTx) error { return f(readingView{tx, r.n}) })
}

// Update counts in a transaction that writes.
func (r reading) Update(ctx context.Context, f func(storage.Tx) error) error {
	return r.Store.Update(ctx, func(tx storage.Tx) error { return f(readingUpdate{tx, r.n}) })
}

// State counts.
func (v readingView) State(match string) ([]byte, error) {
	v.n.Add(1)
	return v.ReadTx.State(match)
}

// State counts.
func (u readingUpdate) State(match string) ([]byte, error) {
	u.n.Add(1)
	return u.Tx.State(match)
}
