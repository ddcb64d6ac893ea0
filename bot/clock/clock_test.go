package clock_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"farpost/bot/clock"
)

var noon = time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC)

// TestFake ensures that a wait ends at its instant, by a wake-up, or with its context, and not before.
func TestFake(t *testing.T) {
	for _, test := range []struct {
		name string
		at   time.Time
		do   func(f *clock.Fake, wake chan struct{}, cancel func())
		fail bool
	}{
		{"in the past", noon.Add(-time.Second), func(*clock.Fake, chan struct{}, func()) {}, false},
		{"the instant comes", noon.Add(time.Hour), func(f *clock.Fake, _ chan struct{}, _ func()) {
			f.Advance(59 * time.Minute)
			f.Advance(time.Minute)
		}, false},
		{"woken", noon.Add(time.Hour), func(_ *clock.Fake, wake chan struct{}, _ func()) { wake <- struct{}{} }, false},
		{"woken, no instant", time.Time{}, func(f *clock.Fake, wake chan struct{}, _ func()) {
			f.Advance(1e6 * time.Hour)
			wake <- struct{}{}
		}, false},
		{"cancelled", noon.Add(time.Hour), func(_ *clock.Fake, _ chan struct{}, cancel func()) { cancel() }, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := clock.NewFake(noon)
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			wake, done := make(chan struct{}), make(chan error, 1)
			go func() { done <- f.Wait(ctx, test.at, wake) }()
			if test.at.After(noon) || test.at.IsZero() {
				err := f.AwaitWaiting(t.Context(), 1)
				if !test.at.IsZero() {
					err = errors.Join(err, f.AwaitWaitingFor(t.Context(), test.at.Sub(noon)))
				}
				if err != nil {
					t.Fatal(err)
				}
				select {
				case err := <-done:
					t.Fatalf("returned too early: %v", err)
				default:
				}
			}
			test.do(f, wake, cancel)
			if err := <-done; (err != nil) != test.fail {
				t.Errorf("got %v, want an error: %v", err, test.fail)
			}
		})
	}
}

// TestSystem ensures that the machine's clock is in UTC, and that its waits end in the same three ways.
func TestSystem(t *testing.T) {
	c := clock.System()
	if c.Now().Location() != time.UTC {
		t.Error("not in UTC")
	}
	wake := make(chan struct{}, 1)
	if err := c.Wait(t.Context(), c.Now(), wake); err != nil {
		t.Error(err)
	}
	wake <- struct{}{}
	if err := c.Wait(t.Context(), time.Time{}, wake); err != nil {
		t.Error(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := c.Wait(ctx, time.Time{}, wake); err == nil {
		t.Error("a wait outlived its context")
	}
}

// TestAfterFunc ensures that a call comes when its time has gone by and not before, whatever the clock is set to, that
// one which was stopped does not come, and that stop says which of the two it was.
func TestAfterFunc(t *testing.T) {
	t.Parallel()
	f := clock.NewFake(noon)
	came := make(chan string, 4)
	call := func(d time.Duration, name string) func() bool { return f.AfterFunc(d, func() { came <- name }) }
	call(0, "at once")
	if got := <-came; got != "at once" {
		t.Errorf("first comes %q", got)
	}
	minute, never, hour := call(time.Minute, "minute"), call(time.Minute, "never"), call(time.Hour, "hour")
	if err := f.AwaitDue(t.Context(), time.Minute); err != nil {
		t.Error(err)
	}
	over, cancel := context.WithCancel(t.Context())
	cancel()
	if f.AwaitNoneDue(over, time.Minute) == nil {
		t.Error("none is due in a minute, with two that are")
	}
	none := make(chan error, 1)
	go func() { none <- f.AwaitNoneDue(t.Context(), time.Minute-1) }()
	soon := call(time.Second, "soon")
	for _, stop := range []func() bool{never, soon} {
		if !stop() {
			t.Error("a call that was stopped in time was not")
		}
	}
	if err := <-none; err != nil {
		t.Error(err)
	}
	f.Set(24 * time.Hour)
	f.Advance(59 * time.Second)
	if len(came) > 0 {
		t.Error("a call comes early")
	}
	f.Freeze(time.Second)
	if got := <-came; got != "minute" || minute() || never() {
		t.Errorf("after a minute %q came", got)
	}
	f.Advance(time.Hour)
	if got := <-came; got != "hour" || hour() {
		t.Errorf("after an hour %q came", got)
	}
}

// TestWithTimeout ensures that a context ends by its clock, with its parent, or when it is cancelled, each with the
// error that says so, and that those below it end with it.
func TestWithTimeout(t *testing.T) {
	t.Parallel()
	type key struct{}
	for name, test := range map[string]struct {
		do   func(f *clock.Fake, parent, cancel func())
		want error
	}{
		"its time is over": {func(f *clock.Fake, _, _ func()) { f.Advance(time.Second) }, context.DeadlineExceeded},
		"its parent ends":  {func(_ *clock.Fake, parent, _ func()) { parent() }, context.Canceled},
		"it is cancelled":  {func(_ *clock.Fake, _, cancel func()) { cancel() }, context.Canceled},
	} {
		f := clock.NewFake(noon)
		parent, end := context.WithCancel(context.WithValue(t.Context(), key{}, "kept"))
		ctx, cancel := clock.WithTimeout(parent, f, time.Second)
		below, done := context.WithCancel(ctx)
		if _, ok := ctx.Deadline(); ok || ctx.Err() != nil || ctx.Value(key{}) != "kept" {
			t.Errorf("%s: at first it is %v", name, ctx)
		}
		test.do(f, end, cancel)
		<-below.Done()
		if ctx.Err() != test.want || below.Err() != test.want {
			t.Errorf("%s: %v, and below %v, want %v", name, ctx.Err(), below.Err(), test.want)
		}
		late, stop := clock.WithTimeout(ctx, f, time.Second)
		if <-late.Done(); late.Err() != test.want {
			t.Errorf("%s: one that begins afterwards: %v", name, late.Err())
		}
		stop()
		done()
		cancel()
		end()
	}
	ctx, cancel := clock.WithTimeout(t.Context(), clock.System(), time.Hour)
	if _, ok := ctx.Deadline(); !ok {
		t.Error("by the system's clock there is no deadline")
	}
	cancel()
	if ctx.Err() != context.Canceled {
		t.Error(ctx.Err())
	}
}
