package clock_test

import (
	"context"
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
				if err := f.AwaitWaiting(t.Context(), 1); err != nil {
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
