package app_test

import (
	"context"
	"log/slog"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"farpost/bot/app"
	"farpost/bot/app/apptest"
	"farpost/bot/clock"
	"farpost/bot/discord/port"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/cards"
	"farpost/cards/deck"
	"farpost/engine/games"
	"farpost/engine/thorough"
)

// startApp boots the bot with its sandbox as the program does, for tests that need no more of the bot than what people
// see; paint is unpainted, or nil where pictures matter. What the bot reports as an error fails the test at its end.
func startApp(t *testing.T, paint func(own port.Painter) port.Painter, change func(*sandbox.Config)) *app.App {
	t.Helper()
	n := uint64(0)
	reports := &report{}
	a, err := app.New(t.Context(), app.Config{DB: filepath.Join(t.TempDir(), "farpost.db"), SandboxAddr: "127.0.0.1:0",
		Workers: 4},
		app.Deps{Clock: clock.NewFake(time.Now()), Patience: clock.NewFake(time.Now()),
			Log:       slog.New(slog.NewTextHandler(reports, &slog.HandlerOptions{Level: slog.LevelError})),
			Seed:      func() uint64 { n++; return 60 + n },
			PerSecond: -1, Eager: true, Painter: paint, Sandbox: func(c *sandbox.Config) {
				c.Clock = sandbox.UnhurriedClock{}
				change(c)
			}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := a.Close(context.Background()); err != nil {
			t.Errorf("close: %v", err)
		}
		for _, l := range reports.lines() {
			t.Errorf("the bot reported: %s", l)
		}
	})
	if err := a.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := a.Bot.KeepSigns(t.Context()); err != nil { // what people see does not depend on how fast emojis are made
		t.Fatal(err)
	}
	return a
}

// TestAutoplay ensures that two members who play by themselves finish a match that the demo began.
func TestAutoplay(t *testing.T) {
	playAlone(t, func(ctx context.Context, a *app.App) {
		if _, err := a.Sandbox.StartDemo(ctx); err != nil {
			t.Fatal(err)
		}
	})
}

// TestAutoplayOfEachGame ensures that two members who play by themselves finish a match of each game.
func TestAutoplayOfEachGame(t *testing.T) {
	thorough.Only(t, "it plays a match of each game")
	for _, g := range games.All() {
		t.Run(g.Name, func(t *testing.T) {
			playAlone(t, func(ctx context.Context, a *app.App) { invite(ctx, t, a, g.Name) })
		})
	}
}

// playAlone boots the bot, begins a match, and has two members play by themselves until it is over.
func playAlone(t *testing.T, begin func(ctx context.Context, a *app.App)) {
	t.Helper()
	var presses atomic.Int64
	a := startApp(t, unposted, func(c *sandbox.Config) {
		c.AutoplayPause, c.Limits.PerSecond, c.Seed = -1, -1, 4
		c.Record = func(x sandbox.Exchange) {
			if x.Template == "/interactions/{interaction_id}/{interaction_token}/callback" {
				presses.Add(1)
			}
		}
	})
	ctx := t.Context()
	begin(ctx, a)
	for i := range 2 {
		if err := a.Sandbox.Member(i).SetAutoplay(true); err != nil {
			t.Fatal(err)
		}
	}
	end, err := a.Sandbox.Member(2).Await(ctx, apptest.Over)
	if err != nil {
		t.Fatalf("the match does not end: %v; presses %d", err, presses.Load())
	}
	t.Logf("%d presses: %+v", presses.Load(), end.Embeds[0])
}

// invite has one member invite another to a match of a game, with its first ready deck.
func invite(ctx context.Context, t *testing.T, a *app.App, game string) {
	t.Helper()
	set, err := cards.Load(game)
	if err != nil {
		t.Fatal(err)
	}
	ready := set.Decks()[0]
	if _, err = a.Table.Invite(ctx, table.Invitation{Server: a.Sandbox.GuildID(),
		Channel: a.Sandbox.ChannelID("matches"), Game: game, From: a.Sandbox.Member(0).ID(),
		To:   []string{a.Sandbox.Member(1).ID()},
		Deck: table.Deck{Name: ready.ID, Cards: deck.Expand(ready.Cards)}}); err != nil {
		t.Fatal(err)
	}
}

// report collects what the bot's log says.
type report struct {
	mu   sync.Mutex
	said []string
}

// Write is the log's.
func (r *report) Write(b []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.said = append(r.said, string(b))
	return len(b), nil
}

func (r *report) lines() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.said)
}
