package main_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/storage"
	"farpost/storage/sqlite"
)

// town is a sandbox in the test's process, which outlives the bot beside it, with two players.
type town struct {
	*testing.T
	ctx    context.Context
	clock  *shifted
	server *sandbox.Server
	wire   *wire
	db     string
	ada    *apptest.Player
	bruno  *apptest.Player
	bot    *child
}

const token = "kept-by-the-tests"

// newTown starts a sandbox and a bot on it. Equal seeds make equal choices.
func newTown(t *testing.T, seed uint64) *town {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	seen := &wire{tokens: map[string]string{}, promised: map[string]bool{}, marks: map[string]string{}}
	w := &town{T: t, ctx: ctx, clock: &shifted{}, wire: seen,
		db: filepath.Join(t.TempDir(), "farpost.db")}
	w.server = serve(t, sandbox.Config{Token: token, Clock: w.clock, Record: w.wire.record,
		Limits: sandbox.Limits{PerSecond: -1}})
	w.ada = &apptest.Player{Member: w.server.Member(0), Rand: rand.New(rand.NewPCG(seed, 0))}
	w.bruno = &apptest.Player{Member: w.server.Member(1), Rand: rand.New(rand.NewPCG(seed, 1))}
	w.start()
	return w
}

// start starts the bot and waits until it works.
func (w *town) start() {
	w.Helper()
	w.launch()
	w.bot.started(w.T)
}

func (w *town) launch() {
	w.Helper()
	w.bot = launch(w.T, filepath.Dir(w.db),
		[]string{"DISCORD_API_URL=" + w.server.URL(), "DISCORD_TOKEN=" + token, "FARPOST_DB=" + w.db})
}

// shifted is the computer's clock, moved ahead by hand: what the sandbox remembers for minutes only it has
// then forgotten. The three seconds in which Discord wants an answer never end, however busy the machine is.
type shifted struct {
	sandbox.UnhurriedClock
	mu sync.Mutex
	by time.Duration
}

// Now is the computer's time and what was added to it.
func (c *shifted) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return time.Now().Add(c.by)
}

func (c *shifted) advance(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.by += d
}

// begin lets Ada invite Bruno and Bruno accept, and gives the first handover message.
func (w *town) begin(options ...sandbox.OptionValue) sandbox.Message {
	w.Helper()
	invite := w.dare(options...)
	w.accept(invite)
	return w.await("the first handover message", apptest.Asks)
}

// await waits for a message that Ada sees.
func (w *town) await(what string, fits func(sandbox.Message) bool) sandbox.Message {
	w.Helper()
	m, err := w.ada.Member.Await(w.ctx, fits)
	if err != nil {
		w.Fatalf("%s: %v; the bot said: %s", what, err, &w.bot.err)
	}
	return m
}

// changed waits until a handover message has lost its buttons or shows something else.
func (w *town) changed(ctx context.Context, front sandbox.Message) error {
	_, err := w.ada.Member.AwaitView(ctx, func(s sandbox.State) bool {
		for _, m := range s.Messages[front.ChannelID] {
			if m.ID == front.ID {
				return !apptest.Same(m, front)
			}
		}
		return true
	})
	if err != nil {
		return fmt.Errorf("%q does not change: %w", front.Content, err)
	}
	return nil
}

// asked are the players whom a handover message names.
func (w *town) asked(front sandbox.Message) []*apptest.Player {
	var out []*apptest.Player
	for _, p := range []*apptest.Player{w.ada, w.bruno} {
		if apptest.Names(front, p.Member.ID()) {
			out = append(out, p)
		}
	}
	return out
}

// tries is how often a player who got nowhere, by choices that turned out to be impossible, begins again.
const tries = 5

// turn lets everybody who is asked answer, and waits until the message shows it.
func (w *town) turn(ctx context.Context, front sandbox.Message) error {
	var told []string
	for _, p := range w.asked(front) {
		for range tries {
			if now, err := p.Member.Message(front.ID); err != nil || !apptest.Same(now, front) {
				break // the answer of the one before was enough
			}
			had := len(w.wire.answered())
			said, err := p.Answer(ctx, front)
			if errors.Is(err, apptest.ErrMoved) {
				break
			}
			if err != nil {
				return fmt.Errorf("%v: %w", p, err)
			}
			told = append(told, said.Content)
			if len(w.wire.answered()) > had {
				break
			}
		}
	}
	if err := w.changed(ctx, front); err != nil {
		return fmt.Errorf("%w; the players were told %q", err, told)
	}
	return nil
}

// ok fails the test at an error, with what the bot said.
func (w *town) ok(err error) {
	w.Helper()
	if err != nil {
		w.Fatalf("%v; the bot said: %s", err, &w.bot.err)
	}
}

// window plays until a reaction window is open and everything is sent, and gives its message.
func (w *town) window() sandbox.Message {
	w.Helper()
	for range 200 {
		w.settled()
		front := w.await("a handover message", apptest.Asks)
		if _, ok := apptest.Find(front, "pass"); ok {
			return front
		}
		w.ok(w.turn(w.ctx, front))
	}
	w.Fatal("no window opens")
	return sandbox.Message{}
}

// untilGone plays until the bot ends, by a trap or at somebody's hand. What the players meet then, such as a
// bot that does not answer, is no fault; that the match ended is.
func (w *town) untilGone() {
	w.Helper()
	life, cancel := w.bot.life(w.ctx)
	defer cancel()
	for !w.bot.ended() {
		front, err := w.ada.Member.Await(life,
			func(m sandbox.Message) bool { return apptest.Asks(m) || apptest.Over(m) })
		if err == nil && apptest.Over(front) {
			w.Fatal("the match is over, and the bot still runs")
		}
		if err == nil {
			err = w.turn(life, front)
		}
		if err != nil && !errors.Is(err, apptest.ErrSilent) && life.Err() == nil {
			w.Fatal(err)
		}
	}
	w.bot.wait()
}

// look reads the database as it is, whether or not the bot runs.
func (w *town) look(f func(storage.ReadTx) error) {
	w.Helper()
	file := filepath.Join(w.TempDir(), "copy.db")
	if err := sqlite.Backup(w.ctx, w.db, file); err != nil {
		w.Fatal(err)
	}
	s, err := sqlite.Open(w.ctx, file)
	if err != nil {
		w.Fatal(err)
	}
	if err := s.View(w.ctx, f); err != nil {
		w.Error(err)
	}
	if err := s.Close(); err != nil {
		w.Fatal(err)
	}
}
