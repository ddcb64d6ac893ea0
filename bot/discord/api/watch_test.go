package api_test

import (
	"context"
	"errors"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	"farpost/bot/clock"
	"farpost/bot/discord/api"
	"farpost/bot/sandbox"
)

// These tests are in no bubble: discordgo waits for Discord with its locks held, and time in a bubble stands still
// while somebody waits for a lock.

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
func (w *words) await(text string) {
	for {
		w.mu.Lock()
		all, news := strings.Join(w.all, "\n"), w.news
		w.mu.Unlock()
		if strings.Contains(all, text) {
			return
		}
		<-news
	}
}

// listener is a connection that knows when the answer to its first heartbeat was read and dealt with. Nothing else is
// on its way then.
type listener struct {
	net.Conn
	acked func()

	mu    sync.Mutex // two read at the end
	heard string     // not longer than it must be to find what may lie across two reads
}

func (l *listener) Read(b []byte) (int, error) {
	l.note("")
	n, err := l.Conn.Read(b)
	l.note(string(b[:n]))
	return n, err
}

// note adds what was read. It calls acked if it has been there before.
func (l *listener) note(more string) {
	const ack = `{"op":11,`
	l.mu.Lock()
	defer l.mu.Unlock()
	if more == "" && strings.Contains(l.heard, ack) {
		l.acked()
	}
	l.heard = l.heard[max(0, len(l.heard)-len(ack)):] + more
}

// watched connects a client whose patience only the test moves.
func watched(t *testing.T, s *sandbox.Server) (*api.Client, *clock.Fake, *words) {
	t.Helper()
	w, patience := &words{news: make(chan struct{})}, clock.NewFake(noon)
	acked := make(chan struct{})
	tell := sync.OnceFunc(func() { close(acked) })
	c := dial(t, api.Config{Token: "secret", Base: s.URL(), Patience: patience, Warn: w.say("warn: "),
		Info: w.say("info: "), Dial: func(ctx context.Context, network, address string) (net.Conn, error) {
			conn, err := new(net.Dialer).DialContext(ctx, network, address)
			return &listener{Conn: conn, acked: tell}, err
		}})
	if err := errors.Join(c.Connect(t.Context(), 0), c.Await(t.Context(), true)); err != nil {
		t.Fatal(err)
	}
	<-acked
	return c, patience, w
}

// pass lets time pass, second by second, until something has come to its end. Time stands still while the watch has
// nothing to do for a minute: then the library has yet to connect. What takes real time, such as a write, does not run
// out.
func pass(t *testing.T, c *clock.Fake, do func() error) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		defer cancel()
		ended <- do()
	}()
	for c.AwaitWaitingFor(ctx, time.Minute) == nil && c.AwaitNoneDue(ctx, time.Second) == nil {
		c.Advance(time.Second)
	}
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
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
			c, patience, said := watched(t, s)
			test.silence(s)
			pass(t, patience, func() error { return c.Await(t.Context(), false) })
			if c.Prove(t.Context()) {
				t.Error("a gateway that is gone proves that it is there")
			}
			sure, likely := c.Played(time.Hour)
			if sure != likely {
				t.Errorf("time passes without Discord: %v sure, %v likely", sure, likely)
			}
			pass(t, patience, func() error {
				said.await("warn: Discord's gateway " + test.why)
				said.await("warn: Discord's gateway has been gone")
				return nil
			})
			s.MuteGateway(false)
			if err := c.Await(t.Context(), true); err != nil {
				t.Fatal(err)
			}
			if !c.Prove(t.Context()) {
				t.Error("a gateway that is back does not prove it")
			}
			said.await("info: Discord's gateway is there again")
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
	c, patience, _ := watched(t, s)
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
	if err := within(t, patience, 2*time.Second, c.Disconnect); err != nil {
		t.Error(err)
	}
	c.Abort()
	if err := <-failed; err == nil {
		t.Error("a request that was never answered did not fail")
	}
	if err := send(); err == nil {
		t.Error("a request after the end")
	}
}

// TestFirstInSilence ensures that a first connection that never gets ready is given up, whether by the watch or because
// the caller has no more time, and that the error says which.
func TestFirstInSilence(t *testing.T) {
	s := serve(t)
	s.MuteGateway(true)
	patience := clock.NewFake(noon)
	hasty := dial(t, api.Config{Token: "secret", Base: s.URL(), Patience: patience})
	err := within(t, patience, time.Second, func() error { return hasty.Connect(t.Context(), time.Second) })
	if err == nil || !strings.Contains(err.Error(), "not ready after 1s") {
		t.Errorf("without time: %v", err)
	}
	patience = clock.NewFake(noon)
	patient := dial(t, api.Config{Token: "secret", Base: s.URL(), Patience: patience})
	pass(t, patience, func() error {
		err = patient.Connect(t.Context(), time.Hour)
		return nil
	})
	if err == nil || !strings.Contains(err.Error(), "did not get ready in 30s") {
		t.Errorf("the first connection: %v", err)
	}
}

// within does something, and lets a time of the clock pass in which it should end, unless it ends before.
func within(t *testing.T, c *clock.Fake, d time.Duration, do func() error) error {
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		defer cancel()
		ended <- do()
	}()
	if c.AwaitDue(ctx, d) == nil {
		c.Advance(d)
	}
	return <-ended
}
