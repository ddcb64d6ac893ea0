package table_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"farpost/bot/clock"
	"farpost/bot/table"
	"farpost/engine/thorough"
	"farpost/storage"
)

// The bounds that the bot states. Discord is asked for a sign of life so often, and is taken to be gone so long after
// it did not answer; the bot says so often that it runs.
const (
	signEvery = 10 * time.Second
	patience  = 5 * time.Second
	beatEvery = 5 * time.Second
)

// fataler is a test, or one run of a property.
type fataler interface {
	Fatalf(format string, args ...any)
}

// bench is a bot on a machine, before a Discord that comes and goes. It counts by itself how long a person could have
// answered the open question, and how far the bot may be wrong about that.
type bench struct {
	*world
	rt     fataler
	match  string
	played clock.Played
	here   bool          // Discord is there
	unsaid time.Duration // since Discord last said something
	unbeat time.Duration // since the bot last said that it runs

	q          uint64
	had        time.Duration // how long people could have answered q
	less, over time.Duration // what the bot may take from that, or add to it
}

const turn = time.Minute

// newBench deals a match and waits for its first question.
func newBench(t *testing.T, rt fataler) *bench {
	b := &bench{world: newWorld(t), rt: rt, here: true}
	b.ok(b.store.Close())
	b.playable = func() clock.Playable {
		ran, gone := b.clock.Ran()
		return clock.Playable{Sure: b.played.Sure(), Likely: b.played.Likely(ran), Elapsed: gone}
	}
	b.boot()
	b.match = b.begun(table.Settings{Turn: turn, Setup: turn, Reaction: turn}, nil, nil)
	b.look(false)
	return b
}

// boot starts the process; Discord is heard as soon as it is there.
func (b *bench) boot() {
	b.played = clock.Played{}
	b.open()
	_, err := b.table.Boot(b.ctx)
	b.ok(err)
	if b.here {
		b.sign()
	}
}

// sign is something that Discord says.
func (b *bench) sign() {
	ran, _ := b.clock.Ran()
	b.played.Heard(ran)
	b.unsaid = 0
}

// look checks the question that is open now against what people could do.
func (b *bench) look(answered bool) {
	pos := b.pos(b.match)
	var q uint64
	for _, a := range pos.Asks {
		if !a.Deadline.IsZero() {
			q = a.Q
		}
	}
	switch {
	case q == b.q:
		if b.had > turn+b.over+time.Second && b.here {
			b.rt.Fatalf("nobody was in time: %v of %v have gone by, at most %v too many", b.had, turn, b.over)
		}
		return
	case b.q != 0 && !answered && b.had+b.less < turn:
		b.rt.Fatalf("expired after %v of %v, at most %v too early", b.had, turn, b.less)
	}
	b.q, b.had, b.less, b.over = q, 0, 0, time.Second
}

// second lets a second pass in which the process runs.
func (b *bench) second() {
	b.clock.Advance(time.Second)
	b.unsaid += time.Second
	b.unbeat += time.Second
	if b.here {
		b.had += time.Second
		if b.unsaid >= signEvery {
			b.sign()
		}
	} else if b.unsaid >= signEvery+patience {
		b.played.Lost()
	}
	if b.unbeat >= beatEvery {
		b.ok(b.table.Alive(b.ctx))
		b.unbeat = 0
	}
	b.ticks()
}

// ticks carries out what is due. What is not sure is asked of Discord first.
func (b *bench) ticks() {
	for {
		next := b.tick()
		b.look(false)
		if next.IsZero() || next.After(b.clock.Now()) || !b.here {
			return
		}
		b.sign()
	}
}

// The things that happen to a bot.
func (b *bench) actions() map[string]func(*rapid.T) {
	length := func(rt *rapid.T, most int) time.Duration {
		return time.Duration(rapid.IntRange(1, most).Draw(rt, "seconds")) * time.Second
	}
	restart := func(away time.Duration) {
		b.ok(b.store.Close())
		b.clock.Freeze(away)
		b.boot()
		b.ticks()
	}
	return map[string]func(*rapid.T){
		"play": func(rt *rapid.T) {
			for range length(rt, 40) / time.Second {
				b.second()
			}
		},
		"answer": func(*rapid.T) {
			for _, seat := range []int{ada, bruno} {
				if b.here && b.asked(b.match, []string{"0:idle", "1:idle"}[seat]) {
					b.does(b.match, seat, "end")
					b.look(true)
					return
				}
			}
		},
		"freeze": func(rt *rapid.T) {
			b.clock.Freeze(length(rt, 300))
			b.ticks() // the timer may wake before anything else does
		},
		"set the clock": func(rt *rapid.T) {
			b.clock.Set(time.Duration(rapid.IntRange(-5, 5).Draw(rt, "hours")) * time.Hour)
			b.ticks()
		},
		"break the connection": func(rt *rapid.T) {
			b.over += b.unsaid
			b.here = false
			b.played.Lost()
			for range length(rt, 100) / time.Second {
				b.second()
			}
			b.here = true
			b.sign()
			b.ticks()
		},
		"fall silent": func(rt *rapid.T) {
			was, n := b.unsaid, length(rt, 100)
			b.here = false
			for range n / time.Second {
				b.second()
			}
			if b.unsaid >= signEvery+patience {
				b.over += was
			} else {
				b.less += n // too short to be told from a slow line
			}
			b.here = true
			b.sign()
			b.ticks()
		},
		"restart": func(rt *rapid.T) {
			b.ok(b.table.Alive(b.ctx))
			b.unbeat = 0
			restart(length(rt, 200))
		},
		"kill": func(rt *rapid.T) {
			b.over += b.unbeat
			b.unbeat = 0
			restart(length(rt, 200))
		},
	}
}

// TestPlayable ensures that over any sequence of freezes, clocks that are set, outages, restarts, kills and answers no
// question expires before people had its whole time to answer, and none lasts longer than that by more than the stated
// bounds: a second, the time to the last sign of Discord for each outage, the time to the last beat for each kill.
func TestPlayable(t *testing.T) {
	thorough.Only(t, "it lets time pass in many ways")
	rapid.Check(t, func(rt *rapid.T) {
		b := newBench(t, rt)
		all := b.actions()
		names := slices.Sorted(maps.Keys(all))
		for range rapid.IntRange(1, 9).Draw(rt, "things") {
			all[rapid.SampledFrom(names).Draw(rt, "what")](rt)
		}
		b.ok(b.store.Close())
	})
}

// TestDueInSilence ensures that a deadline that comes while Discord may be gone waits until it is heard, or moves when
// it turns out to have been gone.
func TestDueInSilence(t *testing.T) {
	for _, gone := range []bool{false, true} {
		t.Run(fmt.Sprintf("gone %v", gone), func(t *testing.T) {
			b := newBench(t, t)
			q, until := b.q, b.clock.Now().Add(turn)
			b.clock.Advance(turn + 2*time.Second)
			if next := b.tick(); next.After(b.clock.Now()) {
				t.Errorf("not sure, and to be looked at again at %v", next)
			}
			if b.look(false); b.q != q {
				t.Fatal("expired while nobody knew whether Discord was there")
			}
			if gone {
				b.played.Lost()
			}
			b.sign()
			b.tick()
			b.had = turn // this test does not count
			if b.look(false); (b.q == q) != gone {
				t.Errorf("gone %v: question %d is open, was %d", gone, b.q, q)
			}
			if a := b.pos(b.match).Asks[0]; gone && !a.Deadline.Equal(until.Add(turn+2*time.Second)) {
				t.Errorf("the deadline is %v, was %v", a.Deadline, until)
			}
		})
	}
}

// TestPlayableBefore ensures that what was counted before the bot's start moves no deadline and gives nothing back: the
// count is compared with what it was then.
func TestPlayableBefore(t *testing.T) {
	const before = 7 * time.Hour
	w := newWorld(t)
	w.ok(w.store.Close())
	w.playable = func() clock.Playable {
		ran, gone := w.clock.Ran()
		return clock.Playable{Sure: before + ran, Likely: before + ran, Elapsed: before + gone}
	}
	w.open()
	_, err := w.table.Boot(w.ctx)
	w.ok(err)
	id := w.begun(table.Settings{Turn: time.Hour}, nil, nil)
	asked := w.pos(id).Asks[0].Q
	w.clock.Advance(59 * time.Minute)
	w.tick()
	if w.pos(id).Asks[0].Q != asked {
		t.Error("the question ran out before its time")
	}
	w.clock.Advance(time.Minute)
	w.tick()
	if w.pos(id).Asks[0].Q == asked {
		t.Error("the question did not run out")
	}
	w.ok(w.table.Alive(w.ctx))
	w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
		b, err := tx.Heartbeat()
		if b.Given != 0 || b.Shift != 0 {
			t.Errorf("given back are %v, by %v", b.Given, b.Shift)
		}
		return err
	}))
}
