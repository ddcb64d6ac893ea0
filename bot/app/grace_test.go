package app_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/engine"
	"farpost/storage"
)

// TestGrace ensures that a bot that was away for long gives that time back to every clock, in the database
// and on the messages, and that one that was away for some seconds gives nothing back.
func TestGrace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ away, back time.Duration }{
		{2 * time.Hour, 2 * time.Hour},
		{31 * time.Second, 31 * time.Second},
		{30 * time.Second, 0},
		{0, 0},
	} {
		t.Run(test.away.String(), func(t *testing.T) {
			w := start(t)
			w.begin()
			front := w.await(w.ada, "the first handover message", apptest.Asks)
			due := w.deadline(front)
			w.shut()
			w.clock.Advance(test.away)
			w.boot()
			if test.back > 0 {
				w.changed(front)
			}
			front = w.await(w.ada, "the message with its deadline", apptest.Asks)
			want := due.Add(test.back)
			if got := w.deadline(front); !got.Equal(want) ||
				!strings.Contains(front.Content, fmt.Sprintf("<t:%d:R>", want.Unix())) {
				t.Errorf("the deadline was %v, is %v, want %v; the message says %q", due, got, want, front.Content)
			}
			if test.back > 0 { // the old deadline has no meaning any more
				w.clock.Advance(due.Sub(w.clock.Now()) + time.Second)
			}
			w.clock.Advance(want.Sub(w.clock.Now()))
			w.changed(front)
			if at := w.expired(); !at.Equal(want) {
				t.Errorf("carried out at %v, want %v", at, want)
			}
			w.quiet()
		})
	}
}

// TestOverdueAtBoot ensures that a deadline that passed while the bot was away for some seconds is carried
// out as soon as it is back.
func TestOverdueAtBoot(t *testing.T) {
	w := start(t)
	w.begin()
	front := w.await(w.ada, "the first handover message", apptest.Asks)
	due := w.deadline(front)
	w.clock.Advance(due.Sub(w.clock.Now()) - time.Second)
	w.shut()
	w.clock.Advance(20 * time.Second)
	w.boot()
	w.changed(front)
	if at := w.expired(); !at.Equal(due.Add(19 * time.Second)) {
		t.Errorf("due at %v, carried out at %v, want 19 seconds later", due, at)
	}
	w.quiet()
}

// shut closes the bot and its sandbox.
func (w *world) shut() {
	w.t.Helper()
	if err := w.app.Close(context.Background()); err != nil {
		w.t.Fatal(err)
	}
}

// deadline is the one deadline that all questions of a match share at its beginning.
func (w *world) deadline(front sandbox.Message) time.Time {
	w.t.Helper()
	var due time.Time
	w.view(func(tx storage.ReadTx, m storage.Match) error {
		asks, err := tx.Asks(m.ID)
		for _, a := range asks {
			if due.IsZero() {
				due = a.Deadline
			}
			if !a.Deadline.Equal(due) {
				w.t.Errorf("deadlines %v and %v for %q", due, a.Deadline, front.Content)
			}
		}
		return err
	})
	return due
}

// expired is when the first question ran out.
func (w *world) expired() time.Time {
	w.t.Helper()
	var at time.Time
	w.view(func(tx storage.ReadTx, m storage.Match) error {
		log, err := tx.Log(m.ID, 0, 0)
		for _, e := range log {
			var in engine.Input
			if err := json.Unmarshal(e.Input, &in); err != nil {
				return err
			}
			if in.Kind == engine.InputExpire && at.IsZero() {
				at = e.At
			}
		}
		return err
	})
	return at
}

// view reads what the database says of the match.
func (w *world) view(f func(storage.ReadTx, storage.Match) error) {
	w.t.Helper()
	err := w.app.Store.View(w.ctx, func(tx storage.ReadTx) error {
		all, err := tx.Matches(storage.MatchFilter{})
		if err != nil {
			return err
		}
		if len(all) != 1 {
			return fmt.Errorf("%d matches, want one", len(all))
		}
		return f(tx, all[0])
	})
	if err != nil {
		w.t.Fatal(err)
	}
}
