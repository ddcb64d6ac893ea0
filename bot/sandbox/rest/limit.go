package rest

import (
	"net/http"
	"strconv"
	"time"

	"farpost/bot/sandbox/form"
)

// limit counts a call against the rate limits and sets Discord's headers. Open routes, which are those of interactions,
// do not count towards the limit of all requests.
func (a *API) limit(rt route, params map[string]string, h http.Header) *form.Error {
	now := a.cfg.RateClock()
	if a.cfg.Limits.PerSecond > 0 && !rt.open {
		if _, wait := a.rates.Take("global", a.cfg.Limits.PerSecond, time.Second, now); wait > 0 {
			h.Set("X-RateLimit-Global", "true")
			h.Set("X-RateLimit-Scope", "global")
			return limited(h, wait, true)
		}
	}
	// no limit: one that nobody reaches, also where a test's clock stands still for a whole match
	limit, left, window := 1_000_000, 999_999, time.Second
	if rt.method == "POST" && rt.template == "/channels/{channel_id}/messages" && a.cfg.Limits.PerChannel > 0 {
		limit, window = a.cfg.Limits.PerChannel, 5*time.Second
		var wait time.Duration
		if left, wait = a.rates.Take("send "+params["channel_id"], limit, window, now); wait > 0 {
			h.Set("X-RateLimit-Scope", "user")
			bucketHeaders(h, rt, limit, 0, wait, now)
			return limited(h, wait, false)
		}
	}
	bucketHeaders(h, rt, limit, left, window, now)
	return nil
}

// bucketHeaders sets the headers of a route's own limit.
func bucketHeaders(h http.Header, rt route, limit, left int, reset time.Duration, now time.Time) {
	h.Set("X-RateLimit-Limit", strconv.Itoa(limit))
	h.Set("X-RateLimit-Remaining", strconv.Itoa(left))
	h.Set("X-RateLimit-Reset", strconv.FormatFloat(float64(now.Add(reset).UnixMilli())/1000, 'f', 3, 64))
	h.Set("X-RateLimit-Reset-After", seconds(reset))
	h.Set("X-RateLimit-Bucket", bucketName(rt))
}

// bucketName returns a short name of a route's limit, always the same.
func bucketName(rt route) string {
	sum := uint64(14695981039346656037)
	for _, b := range []byte(rt.method + rt.template) {
		sum = (sum ^ uint64(b)) * 1099511628211
	}
	return strconv.FormatUint(sum, 16)
}

// limited refuses a call that has to wait.
func limited(h http.Header, wait time.Duration, global bool) *form.Error {
	h.Set("Retry-After", seconds(wait.Truncate(time.Second)+time.Second))
	return form.RateLimited(wait, global)
}

// seconds returns a duration as headers have it.
func seconds(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'f', 3, 64) }
