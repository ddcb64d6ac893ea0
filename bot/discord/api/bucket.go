package api

import (
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
)

// mostBuckets is how many limits are remembered; what is forgotten is learned again from the next answer.
const mostBuckets = 4096

// buckets are Discord's limits on routes, as its answers tell them. A route is a method and a path without ids; its
// limit counts for each channel, server or webhook by itself, and several routes may share one.
type buckets struct {
	mu    sync.Mutex
	names map[string]string // by route: Discord's name for its limit
	state *lru.Cache[string, *bucket]
}

// bucket is what is left of one limit.
type bucket struct {
	left  int
	reset time.Time // when there is a whole limit again
}

func newBuckets() *buckets {
	state, err := lru.New[string, *bucket](mostBuckets)
	if err != nil {
		panic(err) // the size is a constant
	}
	return &buckets{names: map[string]string{}, state: state}
}

// key names the limit of a route in one place.
func (b *buckets) key(route, place string) string {
	if name, ok := b.names[route]; ok {
		route = name
	}
	return unnamed(route, place)
}

// unnamed is the key of a limit of which nobody knows what Discord calls it.
func unnamed(route, place string) string { return route + " " + place }

// take counts a request that is about to be sent. If the limit is used up it counts nothing and returns how long to
// wait.
func (b *buckets) take(route, place string, now time.Time) time.Duration {
	b.mu.Lock()
	defer b.mu.Unlock()
	s := b.now(b.key(route, place), now)
	// A 429 may have come before Discord had said what it calls the limit.
	for _, s := range []*bucket{s, b.now(unnamed(route, place), now)} {
		if s != nil && s.left <= 0 {
			return s.reset.Sub(now)
		}
	}
	if s != nil {
		s.left--
	}
	return 0
}

// now is a limit that is still running; nil for none.
func (b *buckets) now(key string, now time.Time) *bucket {
	s, ok := b.state.Get(key)
	if ok && !now.Before(s.reset) {
		b.state.Remove(key) // the next answer tells anew
		return nil
	}
	return s
}

// learn notes what an answer says about the limit of its route.
func (b *buckets) learn(route, place string, h http.Header, now time.Time) {
	left, err := strconv.Atoi(h.Get("X-RateLimit-Remaining"))
	after, ok := seconds(h.Get("X-RateLimit-Reset-After"))
	if err != nil || !ok {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if name := h.Get("X-RateLimit-Bucket"); name != "" {
		b.names[route] = name
	}
	key, reset := b.key(route, place), now.Add(after)
	// Answers may come in another order than their requests went out. Within one window the least counts.
	if s, ok := b.state.Get(key); ok && now.Before(s.reset) {
		s.left = min(s.left, left)
		if reset.After(s.reset) {
			s.reset = reset
		}
		return
	}
	b.state.Add(key, &bucket{left: left, reset: reset})
}

// hold lets nothing more of a route through for a while.
func (b *buckets) hold(route, place string, until time.Time) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.state.Add(b.key(route, place), &bucket{reset: until})
}

// seconds reads a header's number of seconds; ok is false when there is none.
func seconds(text string) (time.Duration, bool) {
	n, err := strconv.ParseFloat(text, 64)
	if err != nil || n < 0 {
		return 0, false
	}
	return time.Duration(n * float64(time.Second)), true
}

// routeOf parts a path into what the limits of Discord tell apart: the route without ids, and the place, which is the
// channel, the server, or the webhook with its token.
func routeOf(method, path string) (route, place string) {
	parts := strings.Split(strings.Trim(path, "/"), "/")
	if len(parts) > 2 && parts[0] == "api" {
		parts = parts[2:] // api/v9
	}
	major := 0
	switch parts[0] {
	case "channels", "guilds":
		major = 2
	case "webhooks", "interactions":
		major = 3
	}
	for i, p := range parts {
		if i > 0 && i < major {
			place += "/" + p
			parts[i] = "{}"
		} else if strings.Trim(p, "0123456789") == "" {
			parts[i] = "{}"
		}
	}
	return method + " /" + strings.Join(parts, "/"), place
}
