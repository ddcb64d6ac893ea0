// Package budget bounds how often somebody may call others. It counts acts in a time, and not what is open: whoever
// invites and withdraws again and again calls as often as somebody who does not withdraw.
//
//	spent, wait := budget.Calls.Spend(spent, now) // wait > 0: not now
//
// Who is called is up to the caller, who keeps what was spent towards each person, or each role, apart.
package budget

import (
	"slices"
	"time"
)

// Budget is how many acts somebody has in any stretch of time of a length.
type Budget struct {
	Most   int
	Within time.Duration
}

// Calls is the budget of a person for calling one other person, or all who have a role such as a judge's.
var Calls = Budget{Most: 5, Within: time.Hour}

// Reached and ReachedDaily are the budgets of a person for calling others in all, whoever they are.
var (
	Reached      = Budget{Most: 10, Within: time.Hour}
	ReachedDaily = Budget{Most: 30, Within: 24 * time.Hour}
)

// Spend counts an act now among those that were spent, in milliseconds of Unix time, and returns those that still
// count. If there is nothing left wait is how long it takes until there is, and the act does not count.
func (b Budget) Spend(spent []int64, now time.Time) (left []int64, wait time.Duration) {
	from := now.Add(-b.Within).UnixMilli()
	left = slices.DeleteFunc(slices.Clone(spent), func(at int64) bool { return at <= from || at > now.UnixMilli() })
	slices.Sort(left)
	if n := len(left) - b.Most; n >= 0 {
		return left, time.UnixMilli(left[n]).Add(b.Within).Sub(now)
	}
	return append(left, now.UnixMilli()), 0
}

// Minutes is a wait in whole minutes, at least one.
func Minutes(wait time.Duration) int { return max(1, int((wait+time.Minute-1)/time.Minute)) }
