package api_test

import (
	"context"
	"strings"
	"sync"
	"testing"
	"time"

	"farpost/bot/discord/api"
	"farpost/bot/sandbox"
)

// impatient is a watch of fractions of a second.
var impatient = api.Watch{Ready: 150 * time.Millisecond, Sign: 20 * time.Millisecond, Answer: 100 * time.Millisecond,
	Silence: 200 * time.Millisecond, Tell: 10 * time.Millisecond, Close: 100 * time.Millisecond}

// words collects what a client says of its gateway.
type words struct {
	mu   sync.Mutex
	all  []string
	news chan struct{} // closed and renewed with each
}

func (w *words) say(level string) func(string) {
	return func(text string) {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.all = append(w.all, level+text)
		close(w.news)
		w.news = make(chan struct{})
	}
}

// await waits until something is said.
func (w *words) await(t *testing.T, text string) {
	t.Helper()
	for {
		w.mu.Lock()
		all, news := strings.Join(w.all, "\n"), w.news
		w.mu.Unlock()
		if strings.Contains(all, text) {
			return
		}
		select {
		case <-news:
		case <-time.After(time.Minute):
			t.Fatalf("%q lacks %q", all, text)
		}
	}
}

// watched connects a client that is impatient.
func watched(t *testing.T, s *sandbox.Server) (*api.Client, *words) {
	t.Helper()
	w := &words{news: make(chan struct{})}
	c := dial(t, api.Config{Token: "secret", Base: s.URL(), Watch: impatient, Warn: w.say("warn: "),
		Info: w.say("info: ")})
	if err := c.Connect(t.Context(), 20*time.Second); err != nil {
		t.Fatal(err)
	}
	if err := c.Await(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	if err := s.AwaitHeartbeat(t.Context()); err != nil {
		t.Fatal(err)
	}
	return c, w
}

// TestWatch ensures that a gateway that says nothing is noticed, said in the log, and cut, on a new connection as on
// one that was ready; that a line says when it is back; and that the time in between is not played.
func TestWatch(t *testing.T) {
	for name, test := range map[string]struct {
		silence func(*sandbox.Server)
		why     string
	}{
		"reconnect and nothing": {
			func(s *sandbox.Server) { s.AskReconnect(); s.MuteGateway(true) }, "did not get ready",
		},
		"cut and nothing": {
			func(s *sandbox.Server) { s.MuteGateway(true); s.DropGateway() }, "did not get ready",
		},
		"silence": {func(s *sandbox.Server) { s.MuteGateway(true) }, "said nothing for"},
	} {
		t.Run(name, func(t *testing.T) {
			s := serve(t)
			c, said := watched(t, s)
			test.silence(s)
			if err := c.Await(t.Context(), false); err != nil {
				t.Fatal(err)
			}
			if c.Prove(t.Context()) {
				t.Error("a gateway that is gone proves that it is there")
			}
			sure, likely := c.Played(time.Hour)
			if sure != likely {
				t.Errorf("time passes without Discord: %v sure, %v likely", sure, likely)
			}
			said.await(t, "warn: Discord's gateway "+test.why)
			said.await(t, "warn: Discord's gateway has been gone")
			s.MuteGateway(false)
			if err := c.Await(t.Context(), true); err != nil {
				t.Fatal(err)
			}
			if !c.Prove(t.Context()) {
				t.Error("a gateway that is back does not prove it")
			}
			said.await(t, "info: Discord's gateway is there again")
			if now, _ := c.Played(time.Hour); now < sure {
				t.Errorf("played %v, and then %v", sure, now)
			}
		})
	}
}

// TestDisconnectInSilence ensures that a client can be closed while a gateway leaves it waiting, and that requests that
// hang end when it says so.
func TestDisconnectInSilence(t *testing.T) {
	s := serve(t)
	c, _ := watched(t, s)
	s.AskReconnect()
	s.MuteGateway(true)
	if err := c.Await(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	s.Inject(sandbox.Fault{Kind: sandbox.FaultHang, Template: "/channels/{channel_id}/messages"})
	send := func() error {
		_, err := c.Send(context.Background(), s.ChannelID("matches"), api.Message{Content: "late"})
		return err
	}
	failed := make(chan error, 1)
	go func() { failed <- send() }()
	if err := c.Disconnect(); err != nil {
		t.Error(err)
	}
	c.Abort()
	if err := <-failed; err == nil {
		t.Error("a request that was never answered did not fail")
	}
	if err := send(); err == nil {
		t.Error("a request after the end")
	}
	first := api.Config{Token: "secret", Base: s.URL(), Watch: impatient}
	if err := dial(t, first).Connect(t.Context(), 20*time.Second); err == nil ||
		!strings.Contains(err.Error(), "did not get ready") {
		t.Errorf("the first connection: %v", err)
	}
}
