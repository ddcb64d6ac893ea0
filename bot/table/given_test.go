package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/bot/clock"
	"farpost/bot/table"
	"farpost/engine"
)

// TestGivenIsTold ensures that a match says with its next step how much time was given back, once, if that was more
// than a minute while somebody was asked; and that a clock that was set is not time given back.
func TestGivenIsTold(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 10 * time.Hour}, nil, nil)
	var want []string
	step := func(what string, told ...string) {
		t.Helper()
		for _, seat := range []int{ada, bruno} { // whoever has the turn
			if w.asked(id, fmt.Sprintf("%d:idle", seat)) {
				w.does(id, seat, "end")
				break
			}
		}
		want = append(want, told...)
		if got := w.given(id); !slices.Equal(got, want) {
			t.Errorf("%s: told %q, want %q", what, got, want)
		}
	}
	step("nothing happened")
	w.restart(time.Minute)
	step("a minute")
	w.restart(50 * time.Second)
	w.restart(50 * time.Second)
	step("twice less than a minute, for one question", "2m")
	step("told once")
	w.restart(3 * time.Hour)
	w.ok(w.table.StopClocks(w.ctx, id, table.StoppedUnseen))
	w.clock.Advance(time.Hour)
	w.ok(w.table.StartClocks(w.ctx, id, table.StoppedUnseen))
	step("clocks that stood still, and the absence before", "4h")
	w.restart(3 * time.Hour)
	_, err := w.offer(id, ada)
	w.ok(err)
	want = append(want, "3h")
	step("told by what was no step of the game")
	w.clock.Set(-2 * time.Hour)
	w.restart(0)
	step("a clock set backwards")
}

// given returns the minutes and hours of which the public log of a match says that they were given back.
func (w *world) given(match string) []string {
	w.Helper()
	log, err := w.table.History(w.ctx, match, engine.NoSeat, 0)
	w.ok(err)
	var out []string
	for _, l := range log {
		for _, e := range l.Events {
			unit, ok := map[string]string{table.EventGiven: "m", table.EventGivenHours: "h"}[e.Code]
			for _, a := range e.Args {
				if ok && a.Name == "n" {
					out = append(out, a.Vals[0].Body()+unit)
				}
			}
		}
	}
	return out
}

// TestGivenAddsUp ensures that what was given back to a question adds up over steps that leave it open.
func TestGivenAddsUp(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 10 * time.Hour}, nil, nil)
	for range 2 {
		w.restart(50 * time.Second)
		w.does(id, bruno, "shout")
	}
	if got := w.given(id); !slices.Equal(got, []string{"2m"}) {
		t.Errorf("told %q", got)
	}
}

// TestGivenByASetClock ensures that time that nobody could play is given back and told although the clock on the wall,
// set back by as much, hides it.
func TestGivenByASetClock(t *testing.T) {
	w := newWorld(t)
	w.playable = func() clock.Playable {
		ran, gone := w.clock.Ran()
		return clock.Playable{Sure: ran, Likely: ran, Elapsed: gone}
	}
	w.restart(0)
	id := w.begun(table.Settings{Turn: 10 * time.Hour}, nil, nil)
	due := w.pos(id).Asks[0].Deadline
	w.clock.Freeze(10 * time.Minute)
	w.clock.Set(-10 * time.Minute)
	w.does(id, bruno, "shout")
	if got := w.given(id); !slices.Equal(got, []string{"10m"}) || !w.pos(id).Asks[0].Deadline.Equal(due) {
		t.Errorf("told %q, the deadline is %v, was %v", got, w.pos(id).Asks[0].Deadline, due)
	}
}

// TestGivenBySeconds ensures that a second that nobody could play counts, and less does not.
func TestGivenBySeconds(t *testing.T) {
	for more, want := range map[time.Duration]int{time.Second: 1, time.Second - time.Millisecond: 0} {
		w := newWorld(t)
		w.playable = func() clock.Playable {
			ran, gone := w.clock.Ran()
			return clock.Playable{Sure: ran, Likely: ran, Elapsed: gone}
		}
		w.restart(0)
		id := w.begun(table.Settings{Turn: 10 * time.Hour}, nil, nil)
		for _, d := range []time.Duration{time.Minute, more} {
			w.clock.Freeze(d)
			w.clock.Set(-d)
			w.ok(w.table.Settle(w.ctx))
		}
		w.does(id, bruno, "shout")
		if got := w.given(id); len(got) != want {
			t.Errorf("a minute and %v: told %q", more, got)
		}
	}
}

// TestParkedIsNotGiven ensures that the time for which a match was parked, of which a notice tells, is not told again
// as time given back; nor is what was to be told before.
func TestParkedIsNotGiven(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 10 * time.Hour}, nil, nil)
	w.restart(time.Hour)
	w.games.Broken = true
	_, err := w.act(id, bruno, "shout")
	w.refused(err, table.CodeParked)
	w.games.Broken = false
	w.clock.Advance(3 * time.Hour)
	w.restart(time.Hour)
	w.does(id, ada, "end")
	if got := w.given(id); len(got) > 0 {
		t.Errorf("told %q", got)
	}
}

// TestGivenBounds ensures that up to a minute is not told, minutes are rounded, and two hours are hours.
func TestGivenBounds(t *testing.T) {
	for away, want := range map[time.Duration]string{time.Minute: "", time.Minute + time.Second: "1m",
		89 * time.Second: "1m", 90 * time.Second: "2m", 2*time.Hour - time.Second: "120m", 2 * time.Hour: "2h",
		150 * time.Minute: "3h"} {
		w := newWorld(t)
		id := w.begun(table.Settings{Turn: 10 * time.Hour}, nil, nil)
		w.restart(away)
		w.does(id, ada, "end")
		if got := strings.Join(w.given(id), " "); got != want {
			t.Errorf("after %v: told %q, want %q", away, got, want)
		}
	}
}
