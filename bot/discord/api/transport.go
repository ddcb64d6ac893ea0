package api

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strings"

	"golang.org/x/time/rate"
)

// transport keeps requests under the global limit, sends them to another server than Discord's if there is one, and
// shows them to an observer.
type transport struct {
	next    http.RoundTripper
	base    *url.URL // nil for Discord itself
	limit   *limiter // nil for no limit
	observe func(*http.Request, *http.Response, error)
}

func (t *transport) RoundTrip(req *http.Request) (*http.Response, error) {
	if t.limit != nil && !interactionPath(req.URL.Path) {
		if err := t.limit.wait(req.Context()); err != nil {
			return nil, fmt.Errorf("wait for the rate limit: %w", err)
		}
	}
	if t.base != nil {
		req = req.Clone(req.Context())
		req.URL.Scheme, req.URL.Host, req.Host = t.base.Scheme, t.base.Host, t.base.Host
	}
	resp, err := t.next.RoundTrip(req)
	if t.observe != nil {
		t.observe(req, resp, err)
	}
	return resp, err
}

// interactionPath reports whether Discord exempts a route from the global limit.
func interactionPath(path string) bool {
	return strings.Contains(path, "/interactions/") || strings.Contains(path, "/webhooks/")
}

// limiter spreads requests over time: n a second, and a fifth of a second's worth at once after a pause. So no
// second sees more than 1.2 n requests start.
type limiter struct {
	rate *rate.Limiter
	// turn has room for the one request that reserves the next slot. rate.Limiter gives a cancelled reservation back
	// only while nobody has reserved behind it.
	turn chan struct{}
}

func newLimiter(perSecond int) *limiter {
	return &limiter{rate: rate.NewLimiter(rate.Limit(perSecond), max(perSecond/5, 1)), turn: make(chan struct{}, 1)}
}

// wait returns when the request may start, first come first served; the context's error if that ends first. A wait
// that failed has used no slot.
func (l *limiter) wait(ctx context.Context) error {
	select {
	case l.turn <- struct{}{}:
		defer func() { <-l.turn }()
	case <-ctx.Done():
		return ctx.Err()
	}
	err := l.rate.Wait(ctx)
	if err != nil && ctx.Err() == nil { // refused at once, because the slot comes after the deadline
		return fmt.Errorf("%w: %w", context.DeadlineExceeded, err)
	}
	return err
}
