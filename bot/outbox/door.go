package outbox

import (
	"context"
	"errors"
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
	opened map[string]int // how often it was said since the start that something has changed at a door
}

func newDoors() doors { return doors{paused: map[string]storage.Pause{}, opened: map[string]int{}} }

// changed counts one more change at a door.
func (d *doors) changed(door string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.opened[door]++
}

// changes returns how often something has changed at a door.
func (d *doors) changes(door string) int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.opened[door]
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

// take takes up a pause that an earlier process left, unless the door was opened already.
func (d *doors) take(p storage.Pause) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, known := d.paused[p.Door]; !known {
		d.paused[p.Door] = p
	}
}

// told notes that people were told of a door that is paused.
func (d *doors) told(door string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if p, ok := d.paused[door]; ok {
		p.Told = true
		d.paused[door] = p
	}
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
		o.doors.take(p)
	}
	return nil
}

// pause puts a row back and pauses its door for a while. Trouble is told when it is the first for that reason.
func (o *Outbox) pause(ctx context.Context, row storage.OutboxRow, f *failure, after time.Duration) {
	p, known := o.doors.get(row.Door)
	if !known || p.Reason != f.reason {
		p = storage.Pause{Door: row.Door, Reason: f.reason, Since: o.Clock.Now()}
	}
	o.record(ctx, row, func(tx storage.Tx, now time.Time) error {
		p.Until = wholly(now.Add(after))
		o.doors.put(p)
		if err := tx.RetryOutbox(row.ID, p.Until, f.Error(), row.Unsure, now); err != nil {
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
	if err := o.noteTold(ctx, row.Door); err != nil {
		o.Report(fmt.Errorf("outbox: note that %s is closed: %w", p.Door, err))
	}
}

// noteTold notes that people were told of a door, unless the door was opened while they were.
func (o *Outbox) noteTold(ctx context.Context, door string) error {
	err := o.Store.Update(context.WithoutCancel(ctx), func(tx storage.Tx) error {
		p, err := tx.Pause(door)
		if errors.Is(err, storage.ErrNotFound) {
			return nil
		}
		if err != nil {
			return err
		}
		p.Told = true
		return tx.PauseDoor(p)
	})
	if err == nil {
		o.doors.told(door)
	}
	return err
}

// mended opens the door of a row that has gone through it, if it was paused.
func (o *Outbox) mended(ctx context.Context, row storage.OutboxRow) {
	p, ok := o.doors.get(row.Door)
	if !ok {
		return
	}
	if err := o.forget(ctx, row.Door); err != nil {
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

// Open ends the pause of a door because something has changed there: what waits is tried at once, and what is just
// being tried is tried again if it is refused. If something is refused again after that, people are told again. A door
// that has no pause stays as it is.
func (o *Outbox) Open(ctx context.Context, door string) error {
	o.doors.changed(door)
	p, known := o.doors.get(door)
	err := o.Store.Update(context.WithoutCancel(ctx), func(tx storage.Tx) (err error) {
		if !known { // Run may not have begun, and then knows nothing of an earlier process
			if p, err = tx.Pause(door); err != nil {
				return err
			}
		}
		p.Until, p.Told = o.Clock.Now(), false
		if _, err := tx.OpenDoor(door); err != nil {
			return err
		}
		return tx.PauseDoor(p)
	})
	if !known && errors.Is(err, storage.ErrNotFound) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("outbox: open %s: %w", door, err)
	}
	o.doors.put(p)
	o.Wake()
	return nil
}

// forget ends the pause of a door through which something has gone.
func (o *Outbox) forget(ctx context.Context, door string) error {
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
