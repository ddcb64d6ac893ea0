package outbox

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"farpost/storage"
)

// doors are the doors that are paused, or were and have let nothing through since. There are few of them, so they are
// kept in memory: a row that goes through asks nobody.
type doors struct {
	mu     sync.Mutex
	paused map[string]storage.Pause
}

func (d *doors) get(door string) (storage.Pause, bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	p, ok := d.paused[door]
	return p, ok
}

func (d *doors) put(p storage.Pause) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.paused[p.Door] = p
}

func (d *doors) drop(door string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.paused, door)
}

// loadPauses takes up the pauses that an earlier process left.
func (o *Outbox) loadPauses(ctx context.Context) error {
	var all []storage.Pause
	err := o.Store.View(ctx, func(tx storage.ReadTx) error {
		var err error
		all, err = tx.Pauses()
		return err
	})
	if err != nil && ctx.Err() == nil {
		return fmt.Errorf("outbox: take up pauses: %w", err)
	}
	for _, p := range all {
		o.doors.put(p)
	}
	return nil
}

// pause puts a row back and pauses its door until an instant. Trouble is told when it is the first for that reason.
func (o *Outbox) pause(ctx context.Context, row storage.OutboxRow, f *failure, until time.Time) {
	p, known := o.doors.get(row.Door)
	if !known || p.Reason != f.reason {
		p = storage.Pause{Door: row.Door, Reason: f.reason, Since: o.Clock.Now()}
	}
	p.Until = until
	o.doors.put(p)
	o.record(ctx, row, func(tx storage.Tx, now time.Time) error {
		if err := tx.RetryOutbox(row.ID, until, f.Error(), row.Unsure, now); err != nil {
			return err
		}
		return tx.PauseDoor(p)
	})
	if p.Told || o.Trouble == nil {
		return
	}
	if err := o.Trouble(context.WithoutCancel(ctx), row, p, f.err); err != nil {
		o.Report(fmt.Errorf("outbox: say that %s is closed: %w", p.Door, err)) // said at the next attempt
		return
	}
	p.Told = true
	o.doors.put(p)
	err := o.Store.Update(context.WithoutCancel(ctx), func(tx storage.Tx) error { return tx.PauseDoor(p) })
	if err != nil {
		o.Report(fmt.Errorf("outbox: note that %s is closed: %w", p.Door, err))
	}
}

// mended opens the door of a row that has gone through it, if it was paused.
func (o *Outbox) mended(ctx context.Context, row storage.OutboxRow) {
	p, ok := o.doors.get(row.Door)
	if !ok {
		return
	}
	if err := o.Open(ctx, row.Door); err != nil {
		o.Report(err)
		return
	}
	if o.Mended == nil {
		return
	}
	if err := o.Mended(context.WithoutCancel(ctx), row, p); err != nil {
		o.Report(fmt.Errorf("outbox: say that %s is open again: %w", p.Door, err))
	}
}

// Open ends the pause of a door because something has changed there: what waits is tried at once. A door that has no
// pause stays as it is.
func (o *Outbox) Open(ctx context.Context, door string) error {
	if _, ok := o.doors.get(door); !ok {
		return nil
	}
	err := o.Store.Update(context.WithoutCancel(ctx), func(tx storage.Tx) error {
		_, err := tx.OpenDoor(door)
		return err
	})
	if err != nil {
		return fmt.Errorf("outbox: open %s: %w", door, err)
	}
	o.doors.drop(door)
	o.Wake()
	return nil
}

// throughKey is the context key under which an attempt keeps whether something went through.
type throughKey struct{}

// passing returns a context for one attempt, and what tells whether [Through] was called with it.
func passing(ctx context.Context) (context.Context, *atomic.Bool) {
	through := new(atomic.Bool)
	return context.WithValue(ctx, throughKey{}, through), through
}

// Through says that something of the row was accepted where it goes, so its door is not closed. Handlers call it with
// the context that they were given; with another it does nothing.
func Through(ctx context.Context) {
	if through, ok := ctx.Value(throughKey{}).(*atomic.Bool); ok {
		through.Store(true)
	}
}
