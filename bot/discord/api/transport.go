package api

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// transport keeps requests under Discord's limits, sends them to another server than Discord's if there is one, and
// shows them to an observer.
//
// All limits are kept here. discordgo never sees what an answer says about them, because it would sleep on it inside a
// request, and with it whoever delivers messages.
type transport struct {
	next    http.RoundTripper
	base    *url.URL // nil for Discord itself
	pace    *limiter // nil for no pace of one's own
	routes  *buckets
	halts   *halts
	now     func() time.Time
	observe func(*http.Request, *http.Response, error)
}

// RoundTrip sends a request once its limits permit it. A 429 and a request that may not be sent fail with [Limited].
func (t *transport) RoundTrip(req *http.Request) (*http.Response, error) {
	route, place := routeOf(req.Method, req.URL.Path)
	interaction := interactionPath(req.URL.Path)
	if err := t.admit(req.Context(), route, place, interaction); err != nil {
		return nil, err
	}
	if t.base != nil {
		req = req.Clone(req.Context())
		req.URL.Scheme, req.URL.Host, req.Host = t.base.Scheme, t.base.Host, t.base.Host
	}
	resp, err := t.next.RoundTrip(req)
	if t.observe != nil {
		t.observe(req, resp, err)
	}
	if req.Context().Err() == nil { // who gives up says nothing about Discord
		t.halts.answered(err)
	}
	if err != nil {
		return nil, err
	}
	now := t.now()
	if !interaction { // those have a limit for each token, which is not worth remembering
		t.routes.learn(route, place, resp.Header, now)
	}
	switch resp.StatusCode {
	case http.StatusTooManyRequests:
		return nil, t.limited(resp, route, place, now)
	case http.StatusUnauthorized, http.StatusForbidden:
		t.halts.refuse(resp.StatusCode, now)
	}
	for name := range resp.Header {
		if strings.HasPrefix(name, "X-Ratelimit-") || name == "Retry-After" {
			resp.Header.Del(name)
		}
	}
	return resp, nil
}

// admit returns when a request may be sent. For an impatient context that is at once or never.
func (t *transport) admit(ctx context.Context, route, place string, interaction bool) error {
	now := t.now()
	after, scope := t.halts.wait(interaction, now)
	if after <= 0 {
		after, scope = t.routes.take(route, place, now), OnRoute
	}
	if after > 0 {
		if err := pause(ctx, after, scope); err != nil {
			return err
		}
	}
	if t.pace == nil || interaction {
		return nil
	}
	if err := t.pace.wait(ctx); err != nil {
		return fmt.Errorf("wait for the rate limit: %w", err)
	}
	return nil
}

// pause waits, unless the context is impatient or ends before.
func pause(ctx context.Context, after time.Duration, scope Scope) error {
	limited := &Limited{After: after, Scope: scope}
	if end, ok := ctx.Deadline(); impatient(ctx) || after >= requestIn || ok && time.Until(end) < after {
		return limited
	}
	timer := time.NewTimer(after)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return limited
	}
}

// limited reads a 429 and keeps to it. Discord itself answers in JSON; what its network answers is a page.
func (t *transport) limited(resp *http.Response, route, place string, now time.Time) error {
	body, err := io.ReadAll(io.LimitReader(resp.Body, 64<<10))
	resp.Body.Close()
	after, _ := seconds(resp.Header.Get("Retry-After"))
	var words struct {
		After  *float64 `json:"retry_after"`
		Global bool     `json:"global"`
	}
	scope := OnAddress
	if err == nil && json.Unmarshal(body, &words) == nil && words.After != nil {
		after, scope = time.Duration(*words.After*float64(time.Second)), OnRoute
	}
	if words.Global {
		scope = OnBot
	}
	if scope == OnAddress && after == 0 {
		after = time.Minute
	}
	after = max(after, time.Millisecond)
	if resp.Header.Get("X-RateLimit-Scope") != "shared" {
		t.halts.refuse(resp.StatusCode, now)
	}
	if scope == OnRoute {
		t.routes.hold(route, place, now.Add(after))
	} else {
		t.halts.stop(scope, now.Add(after), after)
	}
	return &Limited{After: after, Scope: scope}
}

// interactionPath reports whether Discord exempts a route from the global limit.
func interactionPath(path string) bool {
	return strings.Contains(path, "/interactions/") || strings.Contains(path, "/webhooks/")
}
