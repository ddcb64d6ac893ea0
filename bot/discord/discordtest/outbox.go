package discordtest

import (
	"time"

	"farpost/storage"
)

// Delivered waits until nothing is left to be sent, and moves the clock over the pauses of failed rows.
func (w *World) Delivered() {
	w.Helper()
	for {
		again := w.settled.next()
		left, next := w.unsent()
		switch {
		case left == 0:
			return
		case !next.IsZero():
			w.Clock.Advance(next.Sub(w.Clock.Now()))
		default:
			<-again
		}
	}
}

// unsent is how many rows are to be sent, and when the first of those that are put off is due; zero for none.
func (w *World) unsent() (left int, next time.Time) {
	w.Helper()
	w.OK(w.Store.View(w.Ctx, func(tx storage.ReadTx) error {
		pending, err := tx.OutboxRows(storage.Pending, 0)
		if err != nil {
			return err
		}
		flying, err := tx.OutboxRows(storage.InFlight, 0)
		left = len(pending) + len(flying)
		for _, r := range pending {
			if r.NotBefore.After(w.Clock.Now()) && (next.IsZero() || r.NotBefore.Before(next)) {
				next = r.NotBefore
			}
		}
		return err
	}))
	return left, next
}

// Crash claims the rows that are next, delivers them if they are to arrive, and starts the bot anew. Of what it did it
// noted the first row at most. The outbox must not run.
func (w *World) Crash(arrive bool) {
	w.Helper()
	var rows []storage.OutboxRow
	w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) (err error) {
		if _, err = tx.RequeueOutbox(w.Clock.Now()); err == nil {
			rows, err = tx.ClaimOutbox(w.Clock.Now(), 0, storage.LastRank)
		}
		return err
	}))
	for _, r := range rows {
		if arrive {
			if _, err := w.Bot.Deliver(w.Ctx, r); err != nil {
				w.Fatalf("row %d (%s): %v", r.ID, r.Kind, err)
			}
		}
	}
	w.deaf()
	w.OK(w.Store.Close())
	w.Wire() // the session goes on: Discord cannot tell
	if !arrive || len(rows) == 0 {
		return
	}
	w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) error { // one of them was noted in time
		return tx.FinishOutbox(rows[0].ID, "", w.Clock.Now())
	}))
}

// Occupied keeps the one writer of the storage busy while f runs.
func (w *World) Occupied(f func()) {
	w.Helper()
	begun, release, done := make(chan struct{}), make(chan struct{}), make(chan error, 1)
	go func() {
		done <- w.Store.Update(w.Ctx, func(storage.Tx) error {
			close(begun)
			<-release
			return nil
		})
	}()
	<-begun
	func() {
		defer close(release)
		f()
	}()
	w.OK(<-done)
}
