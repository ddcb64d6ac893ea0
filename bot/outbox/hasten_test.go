package outbox_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"farpost/bot/outbox"
)

// TestClockSetBack ensures that what was put off while the clock was ahead is tried again as soon as the clock is
// right, while the outbox runs as well as at a start, at an open door as well as at a closed one; and that a clock that
// is set back by less than a minute hastens nothing.
func TestClockSetBack(t *testing.T) {
	for _, c := range []struct {
		by      time.Duration
		refusal error
		restart bool
		want    []string // is tried then
	}{
		{5 * time.Hour, outbox.Later(errors.New("busy"), time.Hour, false), false, []string{"a1", "b1"}},
		{5 * time.Hour, outbox.Later(errors.New("busy"), time.Hour, false), true, []string{"a1", "b1"}},
		{5 * time.Hour, outbox.Closed(errors.New("closed"), time.Hour, "closed"), false, []string{"a1", "b1"}},
		{30 * time.Second, outbox.Later(errors.New("busy"), time.Hour, false), false, []string{"b1"}},
	} {
		first := row("a", "a1")
		first.Door = "door"
		w := newWorld(t, first)
		w.clock.Set(c.by)
		w.run(nil)
		if got := w.next(); got != "a1" {
			t.Fatalf("began with %s", got)
		}
		w.answer <- c.refusal
		w.ok(w.clock.AwaitWaitingFor(w.Context(), time.Hour)) // a1 has been put off
		if c.restart {
			w.end()
		}
		w.clock.Set(-c.by)
		w.append(row("b", "b1"))
		if c.restart {
			w.run(nil)
		} else {
			w.outbox.Wake()
		}
		var got []string
		for range c.want {
			got = append(got, w.next())
		}
		if slices.Sort(got); !slices.Equal(got, c.want) {
			t.Errorf("set back by %v, restart %v: %s is tried, want %s", c.by, c.restart, got, c.want)
		}
		for range c.want {
			w.answer <- nil
		}
		w.end()
	}
}
