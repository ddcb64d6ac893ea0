package fault

import (
	"time"
)

// Rates counts uses of keys, such as "global" for all requests, in windows of time. The zero value has counted none. It
// is not for several goroutines at once.
type Rates struct{ past map[string][]time.Time }

// Take counts one use of a key at now and returns how many are left in the window. When limit of them were used already
// it counts nothing and returns how long to wait.
func (r *Rates) Take(key string, limit int, window time.Duration, now time.Time) (left int, wait time.Duration) {
	if r.past == nil {
		r.past = map[string][]time.Time{}
	}
	fresh := r.past[key][:0]
	for _, t := range r.past[key] {
		if now.Sub(t) < window {
			fresh = append(fresh, t)
		}
	}
	if len(fresh) >= limit {
		r.past[key] = fresh
		return 0, window - now.Sub(fresh[0])
	}
	r.past[key] = append(fresh, now)
	return limit - len(fresh) - 1, 0
}
