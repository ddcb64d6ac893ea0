package clock_test

import (
	"testing"
	"time"

	"farpost/bot/clock"
)

// TestPlayed ensures that time counts while Discord is heard, and that what followed the last sign of it is taken back
// when it turns out to be gone.
func TestPlayed(t *testing.T) {
	t.Parallel()
	var p clock.Played
	check := func(what string, at, sure, likely time.Duration) {
		t.Helper()
		if p.Sure() != sure || p.Likely(at) != likely {
			t.Errorf("%s: %v sure and %v likely, want %v and %v", what, p.Sure(), p.Likely(at), sure, likely)
		}
	}
	const s = time.Second
	check("before anything", 10*s, 0, 0)
	p.Heard(10 * s)
	check("heard once", 14*s, 0, 4*s)
	p.Heard(15 * s)
	check("heard again", 18*s, 5*s, 8*s)
	p.Lost()
	check("gone", 60*s, 5*s, 5*s)
	p.Lost()
	check("still gone", 70*s, 5*s, 5*s)
	p.Heard(100 * s)
	check("back", 103*s, 5*s, 8*s)
	p.Heard(90 * s) // a sign that was noted late
	check("late sign", 103*s, 5*s, 8*s)
}

// TestRan ensures that the system's clock counts the time in which somebody looks at it, and that nothing but time
// passing makes it go on.
func TestRan(t *testing.T) {
	t.Parallel()
	c := clock.System()
	ran, gone := c.Ran()
	again, later := c.Ran()
	if ran < 0 || gone < 0 || again < ran || later < gone || again > later {
		t.Errorf("ran %v of %v, then %v of %v", ran, gone, again, later)
	}
}

// TestStood ensures that a long gap between two looks does not count, and that a short one does.
func TestStood(t *testing.T) {
	t.Parallel()
	look := clock.NewRunning()
	const s = time.Second
	for i, step := range []struct{ at, want time.Duration }{
		{s, s}, {2*s + s/2, 2*s + s/2}, {77 * s, 2*s + s/2}, {78 * s, 3*s + s/2}, {78 * s, 3*s + s/2},
	} {
		if got := look(step.at); got != step.want {
			t.Errorf("step %d: ran %v, want %v", i, got, step.want)
		}
	}
}

// TestFakeTimes ensures that a fake tells running, standing still and being set apart.
func TestFakeTimes(t *testing.T) {
	t.Parallel()
	f := clock.NewFake(noon)
	f.Advance(time.Hour)
	f.Freeze(time.Minute)
	f.Set(-3 * time.Hour)
	ran, gone := f.Ran()
	if ran != time.Hour || gone != time.Hour+time.Minute || !f.Now().Equal(noon.Add(-2*time.Hour+time.Minute)) {
		t.Errorf("ran %v of %v, and shows %v", ran, gone, f.Now())
	}
}
