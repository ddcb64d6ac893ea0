package api_test

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/clock"
	"farpost/bot/discord/api"
)

// edge is a server at the edge of Discord: it answers every request as a test says.
type edge struct {
	*testing.T
	client *api.Client
	clock  *clock.Fake
	came   atomic.Int64 // requests
	warned []string
}

// newEdge starts a server and a client whose limits pass by a clock that only the test moves.
func newEdge(t *testing.T, answer http.HandlerFunc) *edge {
	t.Helper()
	e := &edge{T: t, clock: clock.NewFake(time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC))}
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		e.came.Add(1)
		answer(w, r)
	}))
	t.Cleanup(s.Close)
	e.client = dial(t, api.Config{Token: "secret", Base: s.URL, PerSecond: -1, Now: e.clock.Now,
		Warn: func(text string) { e.warned = append(e.warned, text) }})
	return e
}

// send sends a message to a channel without waiting.
func (e *edge) send(channel string) error {
	_, err := e.client.Send(api.WithoutWaiting(e.Context()), channel, api.Message{Content: "hello"})
	return err
}

// sends checks how many requests of those to some channels arrive, and that all others fail with a limit.
func (e *edge) sends(what string, want int64, channels ...string) {
	e.Helper()
	before := e.came.Load()
	failed := int64(0)
	for _, c := range channels {
		if _, ok := errors.AsType[*api.Limited](e.send(c)); ok {
			failed++
		}
	}
	if got := e.came.Load() - before; got != want || got+failed < int64(len(channels)) {
		e.Errorf("%s: %d requests were sent, want %d; %d of %d kept back", what, got, want, failed, len(channels))
	}
}

func message(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	w.Write([]byte(`{"id": "1"}`)) // a test that gets nothing says so
}

// TestBucket ensures that a limit that an answer tells of is kept to, in its channel only, by its clock.
func TestBucket(t *testing.T) {
	e := newEdge(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-RateLimit-Bucket", "messages")
		w.Header().Set("X-RateLimit-Remaining", "2")
		w.Header().Set("X-RateLimit-Reset-After", "5.5")
		message(w, r)
	})
	e.sends("two are left after the first", 3, "1", "1", "1", "1", "1")
	e.sends("elsewhere", 1, "2")
	e.clock.Advance(5 * time.Second)
	e.sends("too early", 0, "1")
	err := e.send("1")
	if after := api.RetryAfter(err); after != 500*time.Millisecond || api.Unsure(err) {
		t.Errorf("it says to wait %v, want 500ms, surely: %v", after, err)
	}
	e.clock.Advance(500 * time.Millisecond)
	e.sends("in time", 1, "1")
}

// TestRefused429 ensures that a 429 of a route holds that route and nothing else, for as long as it says.
func TestRefused429(t *testing.T) {
	refuse := new(atomic.Bool)
	refuse.Store(true)
	e := newEdge(t, func(w http.ResponseWriter, r *http.Request) {
		if refuse.Load() && strings.Contains(r.URL.Path, "/users/@me/channels") {
			w.Header().Set("Retry-After", "46")
			w.WriteHeader(http.StatusTooManyRequests)
			w.Write([]byte(`{"message": "You are being rate limited.", "retry_after": 45.25, "global": false}`))
			return
		}
		message(w, r)
	})
	open := func(person string) error {
		_, err := e.client.OpenDirect(api.WithoutWaiting(t.Context()), person)
		return err
	}
	if after := api.RetryAfter(open("7")); after != 45250*time.Millisecond {
		t.Errorf("wait %v", after)
	}
	before := e.came.Load()
	if err := open("8"); api.RetryAfter(err) == 0 || e.came.Load() != before {
		t.Errorf("another person's was asked for: %v", err)
	}
	e.sends("messages", 2, "1", "2")
	refuse.Store(false)
	e.clock.Advance(45250 * time.Millisecond)
	if err := open("7"); err != nil {
		t.Errorf("in time: %v", err)
	}
}

// TestHeldBeforeNamed ensures that a route stays held in a channel when an answer of another channel tells what Discord
// calls its limit.
func TestHeldBeforeNamed(t *testing.T) {
	e := newEdge(t, func(w http.ResponseWriter, r *http.Request) {
		if strings.Contains(r.URL.Path, "/channels/1/") {
			w.Header().Set("Retry-After", "300")
			w.WriteHeader(http.StatusTooManyRequests)
			w.Write([]byte(`{"message": "You are being rate limited.", "retry_after": 300, "global": false}`))
			return
		}
		w.Header().Set("X-RateLimit-Bucket", "messages")
		w.Header().Set("X-RateLimit-Remaining", "9")
		w.Header().Set("X-RateLimit-Reset-After", "5")
		message(w, r)
	})
	e.sends("refused", 1, "1")
	e.sends("elsewhere, with its name", 1, "2")
	e.clock.Advance(299 * time.Second)
	e.sends("too early", 0, "1")
	e.clock.Advance(time.Second)
	e.sends("in time", 1, "1")
}

// TestStopped ensures that a 429 on all requests of the bot stops all but answers, that one of Discord's network stops
// everything for as long as it says, and that both are said.
func TestStopped(t *testing.T) {
	for _, test := range []struct {
		name, body string
		answers    bool // answers to interactions still go
		say        string
	}{
		{"global", `{"message": "limited", "retry_after": 120, "global": true}`, true, "all requests"},
		{"network", `<html><title>Access denied | error 1015</title></html>`, false, "network"},
	} {
		t.Run(test.name, func(t *testing.T) {
			refuse := new(atomic.Bool)
			refuse.Store(true)
			e := newEdge(t, func(w http.ResponseWriter, r *http.Request) {
				if refuse.Load() {
					w.Header().Set("Retry-After", "120")
					w.WriteHeader(http.StatusTooManyRequests)
					w.Write([]byte(test.body))
					return
				}
				message(w, r)
			})
			if after := api.RetryAfter(e.send("1")); after != 2*time.Minute {
				t.Errorf("wait %v", after)
			}
			refuse.Store(false)
			e.sends("nothing goes", 0, "1", "2", "3")
			if until := e.client.Halted(); !until.Equal(e.clock.Now().Add(2 * time.Minute)) {
				t.Errorf("halted until %v", until)
			}
			i := &discordgo.Interaction{ID: "5", Token: "t"}
			err := e.client.Respond(api.WithoutWaiting(t.Context()), i, &discordgo.InteractionResponse{})
			if sent := err == nil; sent != test.answers {
				t.Errorf("an answer was sent: %v, want %v", sent, test.answers)
			}
			if len(e.warned) != 1 || !strings.Contains(e.warned[0], test.say) {
				t.Errorf("said %q", e.warned)
			}
			e.clock.Advance(2 * time.Minute)
			e.sends("then", 2, "1", "2")
		})
	}
}

// TestRefusals ensures that the bot stops by itself when too many requests are refused, says so once, and goes on as
// they pass.
func TestRefusals(t *testing.T) {
	e := newEdge(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusForbidden)
		w.Write([]byte(`{"message": "Missing Access", "code": 50001}`))
	})
	many := slices.Repeat([]string{"1"}, 700)
	e.sends("in ten minutes", 500, many...)
	e.clock.Advance(9 * time.Minute)
	e.sends("before they are over", 0, many...)
	e.clock.Advance(time.Minute)
	e.sends("in the next ten minutes", 500, many...)
	if len(e.warned) != 2 || !strings.Contains(e.warned[0], "403") {
		t.Errorf("said %q", e.warned)
	}
}

// TestOpenTooFast ensures that after Discord has refused to open direct messages none are opened for a while, whoever
// they are with.
func TestOpenTooFast(t *testing.T) {
	for code, wait := range map[string]time.Duration{"40003": 15 * time.Minute, "20026": 6 * time.Hour} {
		e := newEdge(t, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(http.StatusBadRequest)
			w.Write([]byte(`{"message": "no", "code": ` + code + `}`))
		})
		for range 5 {
			for _, person := range []string{"7", "8"} {
				if _, err := e.client.OpenDirect(api.WithoutWaiting(t.Context()), person); err == nil {
					t.Error("it was opened")
				}
			}
		}
		if n := e.came.Load(); n != 1 {
			t.Errorf("%s: asked for %d times, want once", code, n)
		}
		e.clock.Advance(wait)
		e.client.OpenDirect(t.Context(), "7")
		if n := e.came.Load(); n != 2 {
			t.Errorf("%s: after %v asked for %d times, want twice", code, wait, n)
		}
	}
}

// TestNoAnswer ensures that it is said once that Discord does not answer, and that it does again.
func TestNoAnswer(t *testing.T) {
	broken := new(atomic.Bool)
	broken.Store(true)
	e := newEdge(t, func(w http.ResponseWriter, r *http.Request) {
		if broken.Load() {
			panic(http.ErrAbortHandler) // the connection breaks
		}
		message(w, r)
	})
	for range 20 {
		if err := e.send("1"); !api.Unsure(err) {
			t.Fatalf("a broken connection: %v", err)
		}
	}
	broken.Store(false)
	e.sends("then", 2, "1", "1")
	said := strings.Join(e.warned, "|")
	if len(e.warned) != 2 || !strings.Contains(said, "does not answer") || !strings.HasSuffix(said, "answers again") {
		t.Errorf("said %q", e.warned)
	}
}

// TestBeside ensures that a request which Discord does not answer keeps no other waiting, not even to the same place.
func TestBeside(t *testing.T) {
	var held sync.Map
	asked, let := make(chan struct{}), make(chan struct{})
	e := newEdge(t, func(w http.ResponseWriter, r *http.Request) {
		if _, had := held.LoadOrStore("first", true); !had {
			close(asked)
			<-let
		}
		_, _ = w.Write([]byte(`{"id":"7"}`)) // a client that is gone reads nothing
	})
	first := make(chan error, 1)
	go func() { first <- e.send("1") }()
	<-asked
	for range 2 {
		if err := e.send("1"); err != nil {
			t.Errorf("beside one that hangs: %v", err)
		}
		if _, err := e.client.Channel("1", discordgo.WithContext(t.Context())); err != nil {
			t.Errorf("beside one that hangs: %v", err)
		}
	}
	close(let)
	if err := <-first; err != nil {
		t.Errorf("the one that hung: %v", err)
	}
}
