package api_test

import (
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"farpost/bot/discord/api"
)

// TestLimiter ensures that requests of many at once never start more often than Discord bears, 50 a second, and lose no
// time by it: forty a second, and eight more after a pause.
func TestLimiter(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		wait := api.Limiter(40)
		time.Sleep(time.Hour) // of the bubble's clock: a pause saves up no more than a fifth of a second
		begun := time.Now()
		var mu sync.Mutex
		var starts []time.Duration
		var wg sync.WaitGroup
		for range 208 {
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
