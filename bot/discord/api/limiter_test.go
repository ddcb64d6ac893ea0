package api_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"farpost/bot/discord/api"
)

// TestLimiter ensures that many requests at once never start more often than Discord bears, 50 a second, and lose no
// time by it: forty a second, and eight more after a pause.
func TestLimiter(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		wait := api.Limiter(40)
		time.Sleep(time.Hour) // of the bubble's clock: a pause saves up no more than a fifth of a second
		starts := waitAll(t, wait, 208)
		if last := starts[len(starts)-1]; last != 5*time.Second {
			t.Errorf("208 requests took %v, want 5s", last)
		}
		for i := 50; i < len(starts); i++ {
			if within := starts[i] - starts[i-50]; within < time.Second {
				t.Errorf("51 requests in %v", within)
			}
		}
	})
}

// TestLimiterCancelled ensures that waits which were cancelled cost no slot: who comes after them starts as early as if
// they had never been.
func TestLimiterCancelled(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		wait := api.Limiter(40)
		waitAll(t, wait, 8) // all that a pause has saved up
		ctx, cancel := context.WithCancel(t.Context())
		var wg sync.WaitGroup
		for range 100 {
			wg.Go(func() {
				if err := wait(ctx); !errors.Is(err, context.Canceled) {
					t.Errorf("a cancelled wait: %v", err)
				}
			})
		}
		synctest.Wait()
		cancel()
		wg.Wait()
		starts := waitAll(t, wait, 4)
		if last := starts[3]; last != 100*time.Millisecond {
			t.Errorf("4 requests after 100 cancelled ones took %v, want 100ms", last)
		}
	})
}

// TestLimiterDeadline ensures that a wait which cannot end before its deadline fails with the deadline's error and
// costs no slot.
func TestLimiterDeadline(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		wait := api.Limiter(40)
		waitAll(t, wait, 8)
		ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
		defer cancel()
		if err := wait(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("a wait of 25ms with 10ms left: %v", err)
		}
		if starts := waitAll(t, wait, 1); starts[0] > 25*time.Millisecond {
			t.Errorf("the next request started after %v, want 25ms", starts[0])
		}
	})
}

// waitAll makes n requests at once and returns when each could start, counted from now, the earliest first.
func waitAll(t *testing.T, wait func(context.Context) error, n int) []time.Duration {
	t.Helper()
	begun := time.Now()
	var mu sync.Mutex
	var starts []time.Duration
	var wg sync.WaitGroup
	for range n {
		wg.Go(func() {
			if err := wait(t.Context()); err != nil {
				t.Error(err)
			}
			mu.Lock()
			defer mu.Unlock()
			starts = append(starts, time.Since(begun))
		})
	}
	wg.Wait()
	return starts
}
