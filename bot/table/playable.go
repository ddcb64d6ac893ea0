package table

import (
	"sync/atomic"
	"time"

	"farpost/bot/clock"
	"farpost/storage"
)

// settles is how far the time that was given back must be off before it is written. Clocks of a machine drift against
// each other; without a limit every deadline would tremble.
const settles = time.Second

// anchor is the start of the bot: what was given back by then, and how much time people had had. All that is given
// back later is counted from there.
type anchor struct {
	at       time.Time // by the clock on the wall: without Go's monotonic reading, which hides that it was set
	playable clock.Playable
	beat     storage.Heartbeat
}

// givenBack knows how much time is to be given back.
type givenBack struct {
	now      func() time.Time
	playable func() clock.Playable // nil if all time is playable

	began atomic.Pointer[anchor]            // nil before the start
	last  atomic.Pointer[storage.Heartbeat] // as it was last committed; nil before the start
}

// start begins to count, with the heartbeat that was written for it.
func (g *givenBack) start(a *anchor) {
	g.last.Store(&a.beat)
	g.began.Store(a)
}

// beat returns what the heartbeat has to say now. All time since the start that was not playable has been given back,
// and the shift follows the clock on the wall wherever it was set to: a deadline is a length of playable time.
func (g *givenBack) beat() storage.Heartbeat {
	a, now := g.began.Load(), g.now()
	b := a.beat
	b.Alive = now
	if g.playable == nil {
		return b
	}
	p := g.playable()
	played := p.Likely - a.playable.Likely
	b.Shift += now.Sub(a.at) - played
	b.Given += p.Elapsed - a.playable.Elapsed - played
	last := g.last.Load()
	if off(b.Shift, last.Shift) < settles && off(b.Given, last.Given) < settles {
		b.Shift, b.Given = last.Shift, last.Given
	}
	return b
}

func off(a, b time.Duration) time.Duration { return (a - b).Abs() }

// shift is what all deadlines have to have moved by in all by now, written or not; 0 before the start.
func (g *givenBack) shift() time.Duration {
	if g.began.Load() == nil {
		return 0
	}
	return g.beat().Shift
}

// due returns the heartbeat as it has to be now, and whether it gives time back that the last one did not.
func (g *givenBack) due() (storage.Heartbeat, bool) {
	if g.began.Load() == nil {
		return storage.Heartbeat{}, false
	}
	b, last := g.beat(), g.last.Load()
	return b, b.Shift != last.Shift || b.Given != last.Given
}

// settle gives back, within a transaction, what is to be given back by now. It returns the heartbeat that holds then;
// nil before the start. After the commit the caller hands it to settled.
func (g *givenBack) settle(tx storage.Tx) (*storage.Heartbeat, error) {
	b, due := g.due()
	if !due {
		return g.last.Load(), nil
	}
	return &b, tx.PutHeartbeat(b)
}

// settled notes a heartbeat that is committed.
func (g *givenBack) settled(b *storage.Heartbeat) {
	if b != nil {
		g.last.Store(b)
	}
}

// reached returns how far playable time has come for deadlines that are read under a shift: for sure, and likely. What
// is due later than sure is not carried out, because Discord may have been gone by then.
func (g *givenBack) reached(shift time.Duration) (sure, likely time.Time) {
	a := g.began.Load()
	if a == nil || g.playable == nil {
		now := g.now()
		return now, now
	}
	p := g.playable()
	start := a.at.Add(shift - a.beat.Shift - a.playable.Likely)
	return start.Add(p.Sure), start.Add(p.Likely)
}
