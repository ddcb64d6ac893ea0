package discordtest

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"path/filepath"
	"testing"
	"time"

	"farpost/bot/clock"
	"farpost/bot/discord"
	"farpost/bot/discord/api"
	"farpost/bot/internal/tally"
	"farpost/bot/outbox"
	"farpost/bot/results"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/bot/words"
	cardwords "farpost/cards/words"
	"farpost/storage"
	"farpost/storage/sqlite"
)

// New starts a world, which ends with the test. The test runs beside others.
func New(t *testing.T, edit ...func(*sandbox.Config)) *World {
	t.Helper()
	t.Parallel()
	w := &World{T: t, dir: t.TempDir(), Clock: clock.NewFake(Noon), Patience: clock.NewFake(Noon),
		made: map[string]int{}, Painter: &Painter{}, warns: make(chan struct{}, 1)}
	var cancel func()
	w.Ctx, cancel = context.WithCancel(context.Background())
	c := sandbox.Config{Token: Token, Clock: sandbox.NewManualClock(Noon), AutoplayPause: -1,
		Limits: sandbox.Limits{PerSecond: -1}, Record: w.record}
	for _, p := range sample {
		c.Locales = append(c.Locales, p.locale)
	}
	for _, e := range edit {
		e(&c)
	}
	s, err := sandbox.New(c)
	w.OK(err)
	w.OK(s.Start())
	w.Server = s
	for i, p := range sample {
		w.Members = append(w.Members, &Member{Member: s.Member(i), Name: p.name, Lang: p.lang, w: w})
	}
	w.Ada, w.Bruno, w.Chiara, w.Dario = w.Members[0], w.Members[1], w.Members[2], w.Members[3]
	t.Cleanup(func() {
		w.Stop()
		if err := s.Close(w.Ctx); err != nil {
			t.Error(err)
		}
		cancel()
	})
	w.Start()
	return w
}

// Start starts the bot; the outbox runs.
func (w *World) Start() {
	w.Helper()
	w.Wire()
	w.Run()
}

// Wire makes the bot, and connects it if there is no session. The outbox does not run yet.
func (w *World) Wire() {
	w.Helper()
	var err error
	w.Store, err = sqlite.Open(w.Ctx, filepath.Join(w.dir, "bot.db"))
	w.OK(err)
	seed := func() uint64 { return seatsAsInvited }
	id := func() string { return fmt.Sprintf("m%d", w.ids.Add(1)) }
	store := reading{w.Store, &w.Reads}
	keep := results.Keeper{Robot: func(player string) bool { return player == w.api.BotID() }}
	w.Desk = &tournament.Desk{Store: store, Games: tally.Games{}, Now: w.Clock.Now, Seed: seed, ID: id,
		Correct: keep.Correct}
	w.Table, err = table.New(table.Config{Store: store, Games: tally.Games{}, Now: w.Clock.Now, Seed: seed, ID: id,
		Woken: func() { w.outbox.Wake() }, Delivered: true, Over: []func(storage.Tx, table.Ended) error{
			keep.Over, w.Desk.Over},
		Judged: []func(storage.Tx, table.Judged) error{w.Desk.Judged},
		Work:   map[string]func(context.Context, storage.Job) error{tournament.JobEvent: w.Desk.Work}})
	w.OK(err)
	w.Desk.Table = w.Table
	fresh := w.api == nil
	if fresh {
		w.api, err = api.Dial(api.Config{Token: Token, Base: cmp.Or(w.Base, w.Server.URL()), PerSecond: -1,
			Observe: w.observe, Now: w.Clock.Now, Patience: w.Patience})
		w.OK(err)
	}
	texts, err := words.New(map[string][]*cardwords.Table{tally.Name: tallyWords(w.T)})
	w.OK(err)
	w.Bot = discord.New(discord.Config{API: w.api, Table: w.Table, Desk: w.Desk, Store: w.Store, Texts: texts,
		Library: Library{Long: w.Long}, Painter: w.Painter, Clock: w.Clock, Patience: w.Patience, Report: w.report,
		Warn: w.warn, Guild: w.Guild,
		Open:   func(ctx context.Context, door string) error { return w.outbox.Open(ctx, door) },
		Hasten: func(ctx context.Context, door string) error { return w.outbox.Hasten(ctx, door) }})
	w.settled = &settling{Store: w.Store, commit: make(chan struct{})}
	w.outbox = outbox.New(outbox.Config{Store: w.settled, Clock: w.Clock, Handle: w.Bot.Deliver, Workers: 4,
		Urgent: table.RankPrompt, Halted: w.api.Halted, Report: w.report, Trouble: w.Bot.Trouble, Mended: w.Bot.Mended})
	w.deaf = w.Bot.Listen()
	if fresh {
		w.OK(w.api.Connect(w.Ctx, 20*time.Second))
		_, err = w.Bot.Register(w.Ctx)
		w.OK(err)
	}
	_, err = w.Table.Boot(w.Ctx)
	w.OK(err)
}

// Run lets the outbox deliver.
func (w *World) Run() {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- w.outbox.Run(ctx) }()
	w.halt = func() {
		cancel()
		if err := <-done; err != nil {
			w.Error(err)
		}
	}
}

// Halt stops the outbox: nothing is delivered until Run.
func (w *World) Halt() {
	if w.halt != nil {
		w.halt()
	}
	w.halt = nil
}

// Deaf stops listening to people, and waits until all answers are complete.
func (w *World) Deaf() { w.deaf() }

// Answered waits until all answers are complete, pictures included, and listens on.
func (w *World) Answered() {
	w.deaf()
	w.deaf = w.Bot.Listen()
}

// NewSession has Discord end the bot's session, so that the bot begins another one. It waits for the first heartbeat
// before: one that breaks off has discordgo close the next connection, too.
func (w *World) NewSession() {
	w.Helper()
	w.OK(w.Server.AwaitHeartbeat(w.Ctx))
	w.Server.InvalidateSession()
}

// Wake has the outbox look for rows that were written around the table.
func (w *World) Wake() { w.outbox.Wake() }

// Stop stops the bot politely. Nothing happens when it is stopped already.
func (w *World) Stop() {
	if w.Store == nil {
		return
	}
	w.Halt()
	w.deaf()
	if err := errors.Join(w.api.Disconnect(), w.Store.Close()); err != nil {
		w.Error(err)
	}
	w.Store, w.api = nil, nil
}

// Restart stops the bot and starts it anew: all that it only remembers is forgotten.
func (w *World) Restart() {
	w.Helper()
	w.Stop()
	w.Start()
}

// RestartLong is Restart with cards whose names and texts are as long as can be, more than a page of them.
func (w *World) RestartLong() {
	w.Helper()
	w.Long = true
	w.Restart()
}

// Tick lets time pass and what is due happen and arrive.
func (w *World) Tick(d time.Duration) {
	w.Helper()
	w.Clock.Advance(d)
	_, err := w.Table.Tick(w.Ctx)
	w.OK(err)
	w.Delivered()
}

// observe counts the requests to channels before the bot learns their answers.
func (w *World) observe(req *http.Request, _ *http.Response, _ error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if inChannel(req.URL.Path) {
		w.made[req.Method]++
	}
}
