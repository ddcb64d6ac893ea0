package app_test

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"farpost/bot/app"
	"farpost/bot/app/apptest"
	"farpost/bot/clock"
	"farpost/bot/discord/port"
	"farpost/bot/sandbox"
	"farpost/storage"
)

// world is a bot on its sandbox: SQLite on disk, real HTTP and WebSocket, clocks that stand still.
type world struct {
	t     *testing.T
	ctx   context.Context
	clock *clock.Fake
	// patience is the clock by which the bot waits for what is under way.
	patience *clock.Fake
	app      *app.App
	config   app.Config
	// commits are the bot's, told as they come.
	commits *commits
	// The members of the sandbox: Ada and Bruno, who mostly play, read English; Chiara reads Italian.
	ada, bruno, chiara, dario *player

	players []*player // all, in this order
	members int       // how many there are; 0 for four
	mu      sync.Mutex
	log     []string
	record  func(sandbox.Exchange)
	painter func(port.Painter) port.Painter
	unready func(*app.App) // is called before the start, which then does not wait for emojis
	id      func() string  // names matches; nil for names by chance
}

// start boots the same struct that the program runs, for a test that may run beside others. Its pictures are blank
// unless one of the changes, which are made first, is painted.
func start(t *testing.T, changes ...func(*world)) *world {
	t.Helper()
	t.Parallel()
	return stand(t, changes...)
}

// stand is start for a test that has more than one world.
func stand(t *testing.T, changes ...func(*world)) *world {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	noon := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	w := &world{t: t, ctx: ctx, painter: unpainted, commits: &commits{}, clock: clock.NewFake(noon),
		patience: clock.NewFake(noon)}
	w.config = app.Config{DB: filepath.Join(t.TempDir(), "farpost.db"), SandboxAddr: "127.0.0.1:0", Workers: 4}
	for _, c := range changes {
		c(w)
	}
	for i := range max(4, w.members) {
		w.players = append(w.players, &player{t: t, Player: &apptest.Player{Rand: rand.New(rand.NewPCG(7, uint64(i)))}})
	}
	w.ada, w.bruno, w.chiara, w.dario = w.players[0], w.players[1], w.players[2], w.players[3]
	w.boot()
	return w
}

// boot starts the bot, for the first time or again on the same files.
func (w *world) boot() {
	w.t.Helper()
	n := uint64(0)
	a, err := app.New(w.ctx, w.config, app.Deps{Clock: w.clock, Log: slog.New(slog.NewTextHandler(w, nil)),
		Seed:      func() uint64 { n++; return 40 + n },
		ID:        w.id,
		Store:     w.commits.watch,
		Eager:     true,
		PerSecond: -1, Patience: w.patience, Painter: w.painter, Sandbox: func(c *sandbox.Config) {
			c.Clock, c.Record, c.Limits.PerSecond, c.Members = sandbox.UnhurriedClock{}, w.record, -1, w.members
		}})
	if err != nil {
		w.t.Fatal(err)
	}
	w.app = a
	for i, p := range w.players {
		p.Member = a.Sandbox.Member(i)
	}
	w.t.Cleanup(func() {
		if err := a.Close(context.Background()); err != nil {
			w.t.Errorf("close: %v", err)
		}
	})
	if w.unready != nil {
		w.unready(a)
	}
	if err := a.Start(w.ctx); err != nil {
		w.t.Fatal(err)
	}
	if w.unready != nil {
		return
	}
	if err := a.Bot.KeepSigns(w.ctx); err != nil { // what people see does not depend on how fast emojis are made
		w.t.Fatal(err)
	}
}

// Write collects the bot's log; what is at level error there fails the test at its end (see quiet).
func (w *world) Write(b []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.log = append(w.log, string(b))
	return len(b), nil
}

// quiet fails the test when the bot reported a fault that the words do not allow for.
func (w *world) quiet(allowed ...string) {
	w.t.Helper()
	w.mu.Lock()
	defer w.mu.Unlock()
lines:
	for _, l := range w.log {
		if !strings.Contains(l, "level=ERROR") {
			continue
		}
		if strings.Contains(l, "discordgo: ") {
			continue // the library has one log for all connections of the process, those of other tests included
		}
		for _, a := range allowed {
			if strings.Contains(l, a) {
				continue lines
			}
		}
		w.t.Errorf("the bot reported: %s", l)
	}
}

// await waits for a message that the player sees.
func (w *world) await(p *player, what string, fits func(sandbox.Message) bool) sandbox.Message {
	w.t.Helper()
	m, err := p.Member.Await(w.ctx, fits)
	if err != nil {
		w.t.Fatalf("%s: %v\n%s", what, err, w.dump())
	}
	return m
}

// begin lets Ada invite Bruno to a match, and Bruno accept. It gives the invitation.
func (w *world) begin(options ...sandbox.OptionValue) sandbox.Message {
	w.t.Helper()
	invite := w.invited(options...)
	if _, err := w.bruno.Accept(w.ctx, invite); err != nil {
		w.t.Fatalf("begin: %v\n%s", err, w.dump())
	}
	return invite
}

// invited lets Ada invite Bruno to a match, and gives the invitation.
func (w *world) invited(options ...sandbox.OptionValue) sandbox.Message {
	w.t.Helper()
	invite, err := w.ada.Invite(w.ctx, w.app.Sandbox.ChannelID("matches"), w.bruno.Player, options...)
	if err != nil {
		w.t.Fatalf("invite: %v\n%s", err, w.dump())
	}
	return invite
}

// press presses a button or chooses in a menu by what it does, and gives the answer.
func (w *world) press(p *player, on sandbox.Message, action string, values ...string) sandbox.Message {
	w.t.Helper()
	m, err := p.Press(w.ctx, on, must(w.t, on, action), values...)
	if err != nil {
		w.t.Fatalf("press %s: %v\n%s", action, err, w.dump())
	}
	return m
}

// choose takes a deck on an invitation, "own:NAME" or "ready:ID", and gives the last answer.
func (w *world) choose(p *player, invite sandbox.Message, ref string) sandbox.Message {
	w.t.Helper()
	return w.press(p, w.press(p, w.press(p, invite, "decks"), "deckpick", ref), "deckbring")
}

// sent waits until the outbox has nothing to send any more and has noted that: a test that moves the clock before does
// so in the middle of a delivery, which then counts as late.
func (w *world) sent() {
	w.t.Helper()
	if err := w.commits.until(w.ctx, w.delivered); err != nil {
		w.t.Fatalf("%v\n%s", err, w.dump())
	}
}

// dump tells what the outbox holds, for the message of a failing test.
func (w *world) dump() string {
	var b strings.Builder
	err := w.app.Store.View(w.ctx, func(tx storage.ReadTx) error {
		for _, st := range []storage.OutboxStatus{storage.Pending, storage.InFlight, storage.Dead} {
			rows, err := tx.OutboxRows(st, 0)
			if err != nil {
				return err
			}
			for _, r := range rows {
				fmt.Fprintf(&b, "%s row %d %s %s attempts %d not before %v: %s\n", st, r.ID, r.Kind, r.Lane, r.Attempts,
					r.NotBefore, r.LastError)
			}
		}
		return nil
	})
	if err != nil {
		b.WriteString(err.Error())
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return b.String() + strings.Join(w.log, "")
}
