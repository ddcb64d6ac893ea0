package app_test

import (
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"farpost/bot/app"
	"farpost/bot/app/apptest"
	"farpost/bot/clock"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/storage"
)

// TestGrace ensures that a bot that was away, however short, gives that time back to every clock, sends nothing because
// of it, and that the match says so with its next message where it was more than a minute.
func TestGrace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		away time.Duration
		told string
	}{
		{2 * time.Hour, "2 hours were given back"},
		{31 * time.Second, ""},
		{0, ""},
	} {
		t.Run(test.away.String(), func(t *testing.T) {
			w := start(t)
			w.begin()
			front := w.await(w.ada, "the first handover message", apptest.Asks)
			w.sent()
			due := w.deadline(front)
			w.shut()
			w.clock.Freeze(test.away)
			w.boot()
			want := due.Add(test.away)
			if got := w.deadline(front); !got.Equal(want) {
				t.Errorf("the deadline was %v, is %v, want %v", due, got, want)
			}
			w.clock.Advance(want.Sub(w.clock.Now()))
			w.changed(front)
			if at := w.expired(); !at.Equal(want) {
				t.Errorf("carried out at %v, want %v", at, want)
			}
			w.told(test.told)
			w.quiet()
		})
	}
}

// TestGatewayGone ensures that time in which Discord was not there costs nobody their answer: with clocks of 60 and 40
// seconds, 52 seconds without the gateway move the deadline by as much.
func TestGatewayGone(t *testing.T) {
	thorough.Only(t, "it waits for a gateway that is gone")
	w := start(t)
	w.begin(sandbox.OptionValue{Name: "clock", Value: "60s/40s"})
	front := w.await(w.ada, "the first handover message", apptest.Asks)
	w.sent()
	due := w.deadline(front)
	w.cutOff()
	w.clock.Advance(52 * time.Second)
	w.back()
	want := due.Add(52 * time.Second)
	if got := w.deadline(front); !got.Equal(want) {
		t.Errorf("the deadline was %v, is %v, want %v", due, got, want)
	}
	w.cutOff()
	w.clock.Advance(75 * time.Second)
	w.back()
	want = want.Add(75 * time.Second)
	w.clock.Advance(want.Sub(w.clock.Now()))
	w.changed(front)
	if at := w.expired(); !at.Equal(want) {
		t.Errorf("carried out at %v, want %v", at, want)
	}
	w.told("2 minutes were given back")
	w.quiet()
}

// TestStandstill ensures that a process that was frozen, and a clock that was set ahead or back, cost nobody their
// answer, whichever part of the bot wakes first.
func TestStandstill(t *testing.T) {
	w := start(t)
	w.begin(sandbox.OptionValue{Name: "clock", Value: "60s/40s"})
	front := w.await(w.ada, "the first handover message", apptest.Asks)
	w.sent()
	want := w.deadline(front)
	for _, x := range []struct {
		name string
		by   time.Duration
		do   func(time.Duration)
	}{
		{"frozen", 75 * time.Second, w.clock.Freeze},
		{"set ahead", 5 * time.Hour, w.clock.Set},
		{"set back", -7 * time.Hour, w.clock.Set},
	} {
		x.do(x.by)
		want = want.Add(x.by)
		if _, err := w.app.Table.Tick(w.ctx); err != nil {
			t.Fatal(err)
		}
		if got := w.deadline(front); !got.Equal(want) {
			t.Errorf("%s: the deadline is %v, want %v", x.name, got, want)
		}
	}
	w.clock.Advance(want.Sub(w.clock.Now()))
	w.changed(front)
	if at := w.expired(); !at.Equal(want) {
		t.Errorf("carried out at %v, want %v", at, want)
	}
	w.told("a minute was given back")
	w.quiet()
}

// TestEnd ensures that the bot ends whatever the other side does: a request that is never answered, a gateway that says
// reconnect and then nothing, one that says nothing any more. What was under way arrives after the next start, once.
func TestEnd(t *testing.T) {
	t.Parallel()
	patience := map[string]time.Duration{ // how long the end waits for what never comes
		"a request hangs": 4 * time.Second, "reconnect and nothing": 2 * time.Second, "silence": 2 * time.Second,
	}
	for name, block := range map[string]func(*world){
		"a request hangs": func(w *world) {
			w.app.Sandbox.Inject(sandbox.Fault{Kind: sandbox.FaultHang, Method: "POST", Times: 3,
				Template: "/channels/{channel_id}/messages"})
		},
		"reconnect and nothing": func(w *world) {
			w.app.Sandbox.AskReconnect()
			w.app.Sandbox.MuteGateway(true)
			w.gone()
		},
		"silence": func(w *world) { w.app.Sandbox.MuteGateway(true) },
	} {
		t.Run(name, func(t *testing.T) {
			w := start(t)
			if name == "a request hangs" {
				block(w)
				if _, err := w.ada.Member.Run(w.ctx, w.app.Sandbox.ChannelID("matches"), "match", []string{"new"},
					sandbox.OptionValue{Name: "opponent", Value: w.bruno.Member.ID()}); err != nil {
					t.Fatal(err)
				}
			} else {
				w.begin()
				w.await(w.ada, "the first handover message", apptest.Asks)
				block(w)
			}
			w.shutOut(patience[name])
			w.boot()
			if name == "a request hangs" {
				w.clock.Advance(time.Hour) // the row that broke off is tried again after a pause
				w.await(w.bruno, "the invitation", func(m sandbox.Message) bool {
					_, ok := apptest.Find(m, "accept")
					return ok
				})
			}
		})
	}
}

// cutOff breaks the connection to the gateway. The next ones are silent, until back.
func (w *world) cutOff() {
	w.t.Helper()
	if !w.app.API.Prove(w.ctx) {
		w.t.Fatal("the gateway is not there")
	}
	w.app.Sandbox.MuteGateway(true)
	w.app.Sandbox.DropGateway()
	w.gone()
}

// gone waits until the bot knows that Discord is gone.
func (w *world) gone() {
	w.t.Helper()
	if err := w.app.API.Await(w.ctx, false); err != nil {
		w.t.Fatal(err)
	}
}

// back lets the gateway answer again, and waits until the bot knows and has settled its clocks.
func (w *world) back() {
	w.t.Helper()
	w.app.Sandbox.MuteGateway(false)
	if err := w.app.API.Await(w.ctx, true); err != nil {
		w.t.Fatal(err)
	}
	if err := w.app.Table.Settle(w.ctx); err != nil {
		w.t.Fatal(err)
	}
}

// told checks what the public log says of time that was given back; "" for nothing.
func (w *world) told(want string) {
	w.t.Helper()
	if want == "" {
		w.view(func(tx storage.ReadTx, m storage.Match) error {
			log, err := tx.Log(m.ID, 0, 0)
			for _, e := range log {
				if strings.Contains(string(e.Events), table.EventGiven) {
					w.t.Errorf("the match tells: %s", e.Events)
				}
			}
			return err
		})
		return
	}
	w.await(w.ada, "the message that tells "+want, func(m sandbox.Message) bool {
		raw, err := json.Marshal(m)
		return err == nil && strings.Contains(string(raw), want)
	})
}

// shut closes the bot and its sandbox.
func (w *world) shut() {
	w.t.Helper()
	if err := w.app.Close(context.Background()); err != nil {
		w.t.Fatal(err)
	}
}

// shutOut closes them, and lets the time pass for which the bot waits for what never comes, if it does wait.
func (w *world) shutOut(d time.Duration) {
	w.t.Helper()
	if err := w.app.Answered(); err != nil { // nothing else is due as soon
		w.t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(w.ctx)
	ended := make(chan error, 1)
	go func() {
		defer cancel()
		ended <- w.app.Close(context.Background())
	}()
	if w.patience.AwaitDue(ctx, d) == nil {
		w.patience.Advance(d)
	}
	if err := <-ended; err != nil {
		w.t.Fatal(err)
	}
}

// deadline is the one deadline that all questions of a match share at its beginning.
func (w *world) deadline(front sandbox.Message) time.Time {
	w.t.Helper()
	var due time.Time
	w.view(func(tx storage.ReadTx, m storage.Match) error {
		asks, err := tx.Asks(m.ID)
		for _, a := range asks {
			if due.IsZero() {
				due = a.Deadline
			}
			if !a.Deadline.Equal(due) {
				w.t.Errorf("deadlines %v and %v for %q", due, a.Deadline, front.Content)
			}
		}
		return err
	})
	return due
}

// expired is when the first question ran out.
func (w *world) expired() time.Time {
	w.t.Helper()
	var at time.Time
	w.view(func(tx storage.ReadTx, m storage.Match) error {
		log, err := tx.Log(m.ID, 0, 0)
		for _, e := range log {
			var in engine.Input
			if err := json.Unmarshal(e.Input, &in); err != nil {
				return err
			}
			if in.Kind == engine.InputExpire && at.IsZero() {
				at = e.At
			}
		}
		return err
	})
	return at
}

// view reads what the database says of the match.
func (w *world) view(f func(storage.ReadTx, storage.Match) error) {
	w.t.Helper()
	err := w.app.Store.View(w.ctx, func(tx storage.ReadTx) error {
		all, err := tx.Matches(storage.MatchFilter{})
		if err != nil {
			return err
		}
		if len(all) != 1 {
			return fmt.Errorf("%d matches, want one", len(all))
		}
		return f(tx, all[0])
	})
	if err != nil {
		w.t.Fatal(err)
	}
}

// TestStopWhileStarting ensures that a bot that is stopped before Discord has let it in ends without an error.
func TestStopWhileStarting(t *testing.T) {
	t.Parallel()
	patience := clock.NewFake(time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC))
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	config := app.Config{DB: filepath.Join(t.TempDir(), "farpost.db"), SandboxAddr: "127.0.0.1:0", Workers: 1}
	a, err := app.New(ctx, config, app.Deps{Patience: patience, Painter: unpainted, Eager: true})
	if err != nil {
		t.Fatal(err)
	}
	a.Sandbox.MuteGateway(true)
	ended := make(chan error, 1)
	go func() { ended <- a.Run(ctx, func() { t.Error("it has started") }) }()
	if err := patience.AwaitDue(ctx, 30*time.Second); err != nil {
		t.Fatal(err)
	}
	stop()
	if err := <-ended; err != nil {
		t.Errorf("stopped while it started: %v", err)
	}
}
