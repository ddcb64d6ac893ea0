package api

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"
)

// transport points requests at another server, keeps them under the global limit, and lets an observer see
// them.
type transport struct {
	next    http.RoundTripper
	base    *url.URL
	limit   *limiter // nil for none
	observe func(*http.Request, *http.Response, error)
}

func (t *transport) RoundTrip(req *http.Request) (*http.Response, error) {
	if t.limit != nil && !interactionPath(req.URL.Path) {
		if err := t.limit.wait(req.Context()); err != nil {
			return nil, err
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

// interactionPath tells the routes that Discord exempts from the global limit.
func interactionPath(path string) bool {
	return strings.Contains(path, "/interactions/") || strings.Contains(path, "/webhooks/")
}

// limiter lets n requests start in every window of time, and a fifth of a window's worth at once after a
// pause, so that no window ever sees more than 1.2 n.
type limiter struct {
	mu    sync.Mutex
	every time.Duration
	next  time.Time
	burst time.Duration
}

func newLimiter(n int, per time.Duration) *limiter {
	return &limiter{every: per / time.Duration(n), burst: per / 5}
}

// wait takes a place and waits until it has come.
func (l *limiter) wait(ctx context.Context) error {
	l.mu.Lock()
	now := time.Now()
	if floor := now.Add(-l.burst); l.next.Before(floor) {
		l.next = floor
	}
	l.next = l.next.Add(l.every)
	pause := l.next.Sub(now)
	l.mu.Unlock()
	if pause <= 0 {
		return nil
	}
	t := time.NewTimer(pause)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
