package budget_test

import (
	"testing"
	"time"

	"farpost/bot/internal/budget"
)

// TestSpend ensures that a budget counts acts in any stretch of its length, that what is refused does not count, and
// that acts of a clock which was set back do not hold anybody up.
func TestSpend(t *testing.T) {
	noon := time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC)
	b := budget.Budget{Most: 2, Within: time.Hour}
	var spent []int64
	for _, step := range []struct {
		after, wait time.Duration
		left        int
	}{
		{0, 0, 1},
		{10 * time.Minute, 0, 2},
		{20 * time.Minute, 40 * time.Minute, 2},
		{59 * time.Minute, time.Minute, 2},
		{60 * time.Minute, 0, 2},
		{61 * time.Minute, 9 * time.Minute, 2},
		{-time.Hour, 0, 1},
	} {
		var wait time.Duration
		spent, wait = b.Spend(spent, noon.Add(step.after))
		if wait != step.wait || len(spent) != step.left {
			t.Errorf("after %v: wait %v with %d spent, want %v with %d", step.after, wait, len(spent), step.wait,
				step.left)
		}
	}
	if got := budget.Minutes(61 * time.Second); got != 2 {
		t.Errorf("61 seconds are %d minutes", got)
	}
}
