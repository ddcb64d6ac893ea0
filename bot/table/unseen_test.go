package table_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"farpost/bot/clock"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// TestUnsent ensures that nothing expires while its prompt waits to be sent: for a short time the deadline is looked at
// again soon, then the clocks stand still since the prompt was made, and once it was sent there is the whole time.
func TestUnsent(t *testing.T) {
	w := newWorld(t)
	w.table.Delivered = true
	id := w.begun(table.Settings{Turn: time.Minute}, nil, nil)
	w.rows()
	w.does(id, ada, "end") // the prompt for Bruno waits
	made := w.clock.Now()
	w.clock.Advance(time.Minute)
	next := w.tick()
	if !w.asked(id, "1:idle") || w.status(id).StoppedWhy != "" {
		t.Errorf("a minute behind its making: %+v", w.status(id))
	}
	if want := w.clock.Now().Add(time.Second); !next.Equal(want) {
		t.Errorf("looked at again at %v, want %v", next, want)
	}
	w.clock.Advance(30 * time.Second)
	w.tick()
	if m := w.status(id); m.StoppedWhy != table.StoppedUnseen || !m.Stopped.Equal(made) {
		t.Errorf("later the clocks stand still since %v (%s), want %v", m.Stopped, m.StoppedWhy, made)
	}
	w.clock.Advance(time.Hour)
	w.tick()
	w.rows()
	w.ok(w.table.Seen(w.ctx, id))
	w.rows()
	w.clock.Advance(time.Minute - time.Millisecond)
	w.tick()
	if !w.asked(id, "1:idle") {
		t.Error("it expires before its time")
	}
	w.clock.Advance(time.Millisecond)
	w.tick()
	if w.asked(id, "1:idle") {
		t.Error("it does not expire any more")
	}
}

// TestLate ensures that seats whose prompt came late have that time back, at most the whole time, and others do not.
func TestLate(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour}, nil, nil)
	w.does(id, ada, "end")
	row := table.Row{Match: id, Made: w.clock.Now().UnixMilli()}
	due := w.clock.Now().Add(time.Hour)
	until := func(what string, want time.Time) {
		t.Helper()
		for _, a := range w.pos(id).Asks {
			if !a.Deadline.IsZero() && !a.Deadline.Equal(want) {
				t.Errorf("%s: seat %d has time until %v, want %v", what, a.Seat, a.Deadline, want)
			}
		}
	}
	w.clock.Advance(59 * time.Second)
	w.ok(w.table.Late(w.ctx, row, []int{bruno}))
	until("less than a minute", due)
	w.clock.Advance(9*time.Minute + time.Second)
	w.ok(w.table.Late(w.ctx, row, []int{ada}))
	until("another seat", due)
	for range 2 {
		w.ok(w.table.Late(w.ctx, row, []int{bruno}))
		until("ten minutes late, said twice", due.Add(10*time.Minute))
	}
	w.does(id, bruno, "end")
	if told := w.told(id, engine.NoSeat, 1); len(told) != 1 || !strings.Contains(told[0], table.EventGiven) {
		t.Errorf("the next step tells %q, not that time was given", told)
	}
	id = w.begun(table.Settings{Turn: time.Hour}, nil, nil)
	row, due = table.Row{Match: id, Made: w.clock.Now().UnixMilli()}, w.clock.Now().Add(time.Hour)
	w.clock.Advance(time.Minute)
	w.ok(w.table.Late(w.ctx, row, []int{ada}))
	until("a minute late", due.Add(time.Minute))
}

// TestUnsentAlone ensures that what was not sent puts off only what would expire with it: neither later deadlines nor
// the work of others.
func TestUnsentAlone(t *testing.T) {
	w := newWorld(t)
	w.table.Delivered = true
	id := w.begun(table.Settings{Reaction: time.Hour, Rules: tough}, sparks, nil, nil)
	w.ok(w.play(id, ada, "spark", bruno))
	w.after(0, id, chiara, engine.Pass)
	w.after(30*time.Minute, id, bruno, engine.Pass)
	w.ok(w.play(id, ada, "spark", bruno))
	w.clock.Advance(30*time.Minute - time.Minute)
	w.rows()
	w.ok(w.table.Back(w.ctx, id)) // something urgent, a minute before Bruno's time is up
	w.clock.Advance(time.Minute)
	now := w.clock.Now()
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		return tx.PutJob(storage.Job{Key: "sweep", Kind: "sweep", Due: now, Match: id})
	}))
	w.tick()
	due := map[string]time.Duration{}
	w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
		jobs, err := tx.JobsOf(id)
		for _, j := range jobs {
			due[j.Key] = j.Due.Sub(now)
		}
		return err
	}))
	q := func(i int) string { return fmt.Sprintf("expire:%s:%d", id, w.pos(id).Asks[i].Q) }
	look := 24 * time.Hour // both were late, and have just been looked for
	want := map[string]time.Duration{"sweep": 0, q(0): time.Second, q(1): 30 * time.Minute, "look:" + id: look}
	if fmt.Sprint(due) != fmt.Sprint(want) {
		t.Errorf("due are %v, want %v", due, want)
	}
}

// TestUnseenAtOnce ensures that clocks stand still since a row was made, which may be this very moment, and by a clock
// that was set no later than now; and that a match stands still for what came first.
func TestUnseenAtOnce(t *testing.T) {
	w := newWorld(t)
	for _, made := range []time.Duration{0, time.Hour} {
		id := w.begun(table.Settings{}, nil, nil)
		row := table.Row{Match: id, Made: w.clock.Now().Add(made).UnixMilli()}
		w.ok(w.table.Unseen(w.ctx, row))
		if m := w.status(id); !m.Stopped.Equal(w.clock.Now()) {
			t.Errorf("made %v from now: stopped since %v, want %v", made, m.Stopped, w.clock.Now())
		}
		was := w.status(id)
		w.clock.Advance(time.Hour)
		w.ok(w.table.Unseen(w.ctx, row))
		if now := w.status(id); w.json(now) != w.json(was) {
			t.Errorf("said twice it is %+v, was %+v", now, was)
		}
	}
}

// meanwhile is a store in which something happens once, between the first look at it and the next call.
type meanwhile struct {
	storage.Store
	do func()
}

func (s *meanwhile) View(ctx context.Context, f func(storage.ReadTx) error) error {
	err := s.Store.View(ctx, f)
	if do := s.do; do != nil {
		s.do = nil
		do()
	}
	return err
}

// TestMeanwhile ensures that what the timer finds due is left alone when its match is over, stands still or was
// answered before the timer gets there, whether its prompt was sent or not.
func TestMeanwhile(t *testing.T) {
	for _, delivered := range []bool{false, true} {
		for what, do := range map[string]func(w *world, on *table.Table, id string){
			"over": func(w *world, on *table.Table, id string) {
				_, err := on.Do(w.ctx, table.Act{Match: id, Player: "bruno", Kind: engine.InputConcede})
				w.ok(err)
			},
			"stopped": func(w *world, on *table.Table, id string) {
				w.ok(on.StopClocks(w.ctx, id, table.StoppedParked))
			},
			"answered": func(w *world, on *table.Table, id string) {
				w.rows() // what was asked was sent
				_, err := on.Do(w.ctx, table.Act{Match: id, Player: "ada", Reply: engine.Reply{Verb: "end"}})
				w.ok(err)
			},
		} {
			w := newWorld(t)
			w.table.Delivered = delivered
			id, on := w.begun(table.Settings{Turn: time.Hour}, nil, nil), w.table
			w.clock.Advance(time.Hour)
			var was storage.Match
			w.over(&meanwhile{w.store, func() { do(w, on, id); was = w.status(id) }})
			w.tick()
			if now := w.status(id); w.json(now) != w.json(was) {
				t.Errorf("%s, delivered %v: it is %+v, was %+v", what, delivered, now, was)
			}
		}
	}
}

// TestTickGone ensures that a timer that is stopped in the midst of its work begins with no other match.
func TestTickGone(t *testing.T) {
	w := newWorld(t)
	hour := table.Settings{Turn: time.Hour}
	w.begun(hour, nil, nil)
	w.begun(hour, nil, nil)
	w.clock.Advance(time.Hour)
	ctx, cancel := context.WithCancel(w.ctx)
	w.over(&meanwhile{w.store, cancel})
	_, err := w.table.Tick(ctx)
	if n := strings.Count(fmt.Sprint(err), "deadlines of match"); !errors.Is(err, context.Canceled) || n != 1 {
		t.Errorf("%d matches were tried: %v", n, err)
	}
}

// TestAge ensures that a row does not age while nobody can play, nor by a clock that is set.
func TestAge(t *testing.T) {
	w := newWorld(t)
	w.playable = func() clock.Playable {
		ran, gone := w.clock.Ran()
		return clock.Playable{Sure: ran, Likely: ran, Elapsed: gone}
	}
	w.restart(0)
	id := w.begun(table.Settings{}, nil, nil)
	var row table.Row
	w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
		head, err := tx.OutboxHead("match:" + id)
		if err == nil {
			row, err = table.RowOf(head)
		}
		return err
	}))
	age := func(what string, want time.Duration) {
		t.Helper()
		if got := w.table.Age(row); got != want {
			t.Errorf("%s: a row is %v old, want %v", what, got, want)
		}
	}
	age("at once", 0)
	w.clock.Advance(time.Minute)
	age("a minute later", time.Minute)
	w.restart(3 * time.Hour)
	age("after an absence", time.Minute)
	w.clock.Set(5 * time.Hour)
	w.ok(w.table.Settle(w.ctx))
	age("when the clock was set", time.Minute)
	if w.table.Age(table.Row{}) != 0 {
		t.Error("a row without its time has an age")
	}
}
