package world

import (
	"context"
	"errors"
	"fmt"
	"time"

	"farpost/bot/sandbox"
	"farpost/storage"
)

// mostEnds is how often a bot may end by itself in a run: while the disk is full it does so every ten seconds.
const mostEnds = 400

// restartAfter is when a bot that ended by itself is started again.
const restartAfter = 10 * time.Second

// revive starts a bot anew that has ended by itself.
func (w *World) revive() error {
	p := w.now
	if p == nil {
		return nil
	}
	select {
	case <-p.done:
	default:
		return nil
	}
	if p.err != nil {
		w.Ended++
	}
	if w.Ended > mostEnds {
		return fmt.Errorf("the bot ends by itself again and again: %w", p.err)
	}
	w.Ledger.Patience.Away(w.Now())
	w.now, w.old = nil, append(w.old, p)
	clear(w.holds)
	w.later(restartAfter, p.db)
	return nil
}

// later starts a new life on a database after a while.
func (w *World) later(after time.Duration, db string) {
	time.AfterFunc(after, func() {
		if w.Gate.Enter(nil, "start anew", 0) == nil && !w.closed {
			w.Ledger.Patience.Back(w.Now())
			w.now = w.start(db)
		}
	})
}

// Kill ends the process at a moment, and starts another one after a while. Of Halfway and Afterward the first few are
// spared. Nothing happens while there is no process.
func (w *World) Kill(at When, spared int, away time.Duration) {
	w.away = away
	switch p := w.now; {
	case p == nil:
	case at == Before:
		w.kill(p)
	default:
		p.mu.Lock()
		defer p.mu.Unlock()
		p.doom, p.spare = at, spared
	}
}

// Spare takes an order to be killed back whose moment has not come.
func (w *World) Spare() {
	if p := w.now; p != nil {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.doom = Never
	}
}

// kill ends a process at once: what it has written so far is what its next life finds.
func (w *World) kill(p *Process) {
	if p != w.now || w.Gate.Ended(&p.own) {
		return
	}
	w.files++
	next := w.fileOf(w.files)
	if err := copyDatabase(p.db, next); err != nil {
		w.Log.Fail(err)
		return
	}
	w.Killed++
	w.Gate.End(&p.own)
	p.cut()
	p.cancel()
	w.Ledger.Patience.Away(w.Now())
	w.now, w.old = nil, append(w.old, p)
	clear(w.holds)
	w.later(w.away, next)
}

// Deny takes permissions from the bot in the channel of matches, in place of those that it took before; 0 gives all
// back.
func (w *World) Deny(permissions int64) {
	w.blind = permissions&sandbox.PermissionReadHistory != 0
	_ = w.Sandbox.DenyBot(w.Sandbox.ChannelID("matches"), permissions) // the channel is never deleted
}

// Stop ends the process politely, and starts another one after a while. A frozen one goes on first.
func (w *World) Stop(away time.Duration) {
	p := w.now
	if p == nil {
		return
	}
	if w.frozen { // else what it has begun would never end
		w.Freeze(false)
	}
	w.Ledger.Patience.Away(w.Now())
	w.now, w.old = nil, append(w.old, p)
	clear(w.holds)
	p.cancel()
	go func() {
		<-p.done
		w.later(away, p.db)
	}()
}

// Freeze has the process stand still, with its disk, its network and its clock, or go on.
func (w *World) Freeze(on bool) {
	w.frozen = on
	if p := w.now; p != nil {
		p.time.freeze(on)
		if on {
			w.Ledger.Patience.Away(w.Now())
		} else {
			w.Ledger.Patience.Back(w.Now())
		}
		w.Gate.Hold(&p.own, on)
	}
	w.Net.Stall(on)
}

// Mute has the gateway say and heed nothing, or ends that.
func (w *World) Mute(on bool) {
	w.mute = on
	w.Sandbox.MuteGateway(on)
}

// LetIn has the bot removed from the server, or invited again. It stays what it is when it is that already.
func (w *World) LetIn(in bool) {
	if in {
		_ = w.Sandbox.InviteBot()
	} else if w.Sandbox.RemoveBot() == nil {
		w.removals++
	}
}

// SetClock sets the clock of the machine ahead, or back.
func (w *World) SetClock(by time.Duration) {
	w.set += by
	if p := w.now; p != nil {
		p.time.mu.Lock()
		defer p.time.mu.Unlock()
		p.time.set += by
	}
}

// FillDisk takes all room from the disk, or gives it back.
func (w *World) FillDisk(on bool) { w.full, w.fills, w.fillsAtInput = on, false, false }

// FillDiskAfterPost takes all room from the disk as soon as the next message is posted, before the bot can note that.
func (w *World) FillDiskAfterPost() { w.fills = true }

// FillDiskAtInput takes all room from the disk as soon as a match is to go on, before that is kept.
func (w *World) FillDiskAtInput() { w.fillsAtInput = true }

// Close ends everything that the world began. The bubble can end after it.
func (w *World) Close() error {
	w.closed = true
	var errs []error
	if p := w.now; p != nil {
		w.old = append(w.old, p)
		w.now = nil
		w.Gate.End(&p.own)
		p.cut()
		p.cancel()
	}
	for i := 0; i < len(w.old); i++ {
		for ended := false; !ended; {
			for w.Gate.Step() {
			}
			select {
			case <-w.old[i].done:
				ended = true
			default:
				w.Gate.Sleep(time.Now().Add(time.Minute))
			}
		}
		w.old[i].transport.CloseIdleConnections()
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	errs = append(errs, w.Sandbox.Close(ctx), w.Sandbox.Err())
	for range 12 {
		time.Sleep(time.Minute) // whoever still waits for time, such as discordgo before it tries to connect again
		for w.Gate.Step() {
		}
	}
	return errors.Join(errs...)
}

// Ask does something by the bot while the world goes on, and returns what it came to.
func (w *World) Ask(f func(ctx context.Context) error) error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Hour)
	defer cancel()
	done := make(chan error, 1)
	go func() { done <- f(ctx) }()
	for {
		for w.Gate.Step() {
		}
		select {
		case err := <-done:
			return err
		default:
			w.Gate.Sleep(time.Now().Add(time.Second))
		}
	}
}

// Look looks at the database of the bot, around the gate. There must be a bot that works.
func (w *World) Look(f func(storage.Store) error) error {
	d, ok := w.now.App.Store.(*disk)
	if !ok {
		return errors.New("the bot's database is not the world's")
	}
	return f(d.Store)
}

// Wall is the time by the machine's clock.
func (w *World) Wall() time.Time { return w.hands.Now().Add(w.set) }
