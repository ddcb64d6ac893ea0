package discord_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"farpost/bot/clock"
	"farpost/bot/discord"
	"farpost/bot/discord/api"
	"farpost/bot/internal/tally"
	"farpost/bot/outbox"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/bot/words"
	cardwords "farpost/cards/words"
	"farpost/storage"
	"farpost/storage/sqlite"
)

var noon = time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC)

// seatsAsInvited is a seed that seats two or three players in the order in which they were invited.
const seatsAsInvited = 5

// world is a bot with a real session on a sandbox of its own: HTTP, WebSocket, a database on disk. The
// bot's clock stands still; the sandbox goes on when the bot is stopped.
type world struct {
	*testing.T
	ctx    context.Context
	dir    string
	clock  *clock.Fake
	server *sandbox.Server
	who    []*sandbox.Member

	mu       sync.Mutex
	seen     []sandbox.Exchange
	made     map[string]int // requests to channels by method, as the bot counts them
	reported []error
	ids      atomic.Int64
	drawn    atomic.Int64 // pictures drawn, of those planned
	planned  atomic.Int64
	busy     atomic.Bool            // no drawing comes to its end in time
	lines    atomic.Int64           // of text boards, beside those of the position
	atResult atomic.Pointer[func()] // what happens when a result is drawn

	// the running bot
	store   *sqlite.Store
	table   *table.Table
	bot     *discord.Bot
	api     *api.Client
	outbox  *outbox.Outbox
	settled *settling // the store as the outbox uses it
	long    bool      // cards have names and texts as long as can be
	halt    func()    // stops the outbox
	deaf    func()    // stops listening
}

func newWorld(t *testing.T, edit ...func(*sandbox.Config)) *world {
	t.Helper()
	t.Parallel()
	w := &world{T: t, dir: t.TempDir(), clock: clock.NewFake(noon), made: map[string]int{}}
	var cancel func()
	w.ctx, cancel = context.WithTimeout(context.Background(), time.Minute)
	c := sandbox.Config{Token: "secret", AutoplayPause: -1, Locales: []string{"en-US", "it", "it", "en-GB"}, Limits: sandbox.Limits{PerSecond: -1}, Record: func(x sandbox.Exchange) {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.seen = append(w.seen, x)
	}}
	for _, e := range edit {
		e(&c)
	}
	s, err := sandbox.New(c)
	w.ok(err)
	w.ok(s.Start())
	w.server = s
	for i := range 4 {
		w.who = append(w.who, s.Member(i))
	}
	t.Cleanup(func() {
		w.stop()
		if err := s.Close(w.ctx); err != nil {
			t.Error(err)
		}
		cancel()
	})
	w.start()
	return w
}

func (w *world) ok(err error) {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
}

// start starts the bot; the outbox runs.
func (w *world) start() {
	w.Helper()
	w.wire()
	w.run()
}

// wire makes the bot, and connects it if there is no session.
func (w *world) wire() {
	w.Helper()
	var err error
	w.store, err = sqlite.Open(w.ctx, filepath.Join(w.dir, "bot.db"))
	w.ok(err)
	w.table, err = table.New(table.Config{Store: w.store, Games: tally.Games{}, Now: w.clock.Now,
		Seed: func() uint64 { return seatsAsInvited }, ID: func() string { return fmt.Sprintf("m%d", w.ids.Add(1)) },
		Woken: func() { w.outbox.Wake() }})
	w.ok(err)
	fresh := w.api == nil
	if fresh {
		w.api, err = api.Dial(api.Config{Token: "secret", Base: w.server.URL(), PerSecond: -1, Observe: w.observe})
		w.ok(err)
	}
	texts, err := words.New(map[string][]*cardwords.Table{tally.Name: tallyWords(w.T)})
	w.ok(err)
	w.bot = discord.New(discord.Config{API: w.api, Table: w.table, Store: w.store, Texts: texts, Library: library{w.long},
		Painter: painter{w}, Clock: w.clock, Report: w.report})
	w.settled = &settling{Store: w.store, commit: make(chan struct{})}
	w.outbox = outbox.New(outbox.Config{Store: w.settled, Clock: w.clock, Handle: w.bot.Deliver, Workers: 4, Report: w.report})
	w.deaf = w.bot.Listen()
	if fresh {
		w.ok(w.api.Connect(w.ctx, 20*time.Second))
		_, err = w.bot.Register(w.ctx)
		w.ok(err)
	}
	_, err = w.table.Boot(w.ctx)
	w.ok(err)
}

// run lets the outbox deliver.
func (w *world) run() {
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

// stop stops the bot politely.
func (w *world) stop() {
	if w.store == nil {
		return
	}
	if w.halt != nil {
		w.halt()
	}
	w.deaf()
	if err := errors.Join(w.api.Disconnect(), w.store.Close()); err != nil {
		w.Error(err)
	}
	w.halt, w.store, w.api = nil, nil, nil
}

func (w *world) report(err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.reported = append(w.reported, err)
}

// faults are the reports so far.
func (w *world) faults() []error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.reported)
}

// quiet checks that nothing was reported but what the words allow for.
func (w *world) quiet(allowed ...string) {
	w.Helper()
	w.mu.Lock()
	defer w.mu.Unlock()
next:
	for _, err := range w.reported {
		for _, a := range allowed {
			if strings.Contains(err.Error(), a) {
				continue next
			}
		}
		w.Errorf("reported: %v", err)
	}
}

// observe counts the requests to channels before the bot learns their answers.
func (w *world) observe(req *http.Request, _ *http.Response, _ error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if strings.Contains(req.URL.Path, "/channels/") {
		w.made[req.Method]++
	}
}

// requests tells how many there were so far, by method.
func (w *world) requests() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return fmt.Sprint(w.made)
}

// count counts the bot's requests by method, route and a part of the body.
func (w *world) count(method, template, body string) int {
	w.mu.Lock()
	defer w.mu.Unlock()
	n := 0
	for _, x := range w.seen {
		if x.Method == method && x.Template == template && x.Status < 300 && bytes.Contains(x.Body, []byte(body)) {
			n++
		}
	}
	return n
}

// delivered waits until nothing is left to be sent, and moves the clock over the pauses of failed rows.
func (w *world) delivered() {
	w.Helper()
	for {
		again := w.settled.next()
		var left int
		var next time.Time
		w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
			for _, s := range []storage.OutboxStatus{storage.Pending, storage.InFlight} {
				rows, err := tx.OutboxRows(s, 0)
				if err != nil {
					return err
				}
				left += len(rows)
				for _, r := range rows {
					if s == storage.Pending && r.NotBefore.After(w.clock.Now()) && (next.IsZero() || r.NotBefore.Before(next)) {
						next = r.NotBefore
					}
				}
			}
			return nil
		}))
		switch {
		case left == 0:
			return
		case !next.IsZero():
			w.clock.Advance(next.Sub(w.clock.Now()))
		default:
			select {
			case <-again:
			case <-w.ctx.Done():
				w.Fatalf("the outbox is not empty; reported: %v", w.faults())
			}
		}
	}
}

// settling is a store that tells of every commit through it.
type settling struct {
	storage.Store
	mu     sync.Mutex
	commit chan struct{} // closed and renewed with each
}

// next is closed with the next commit.
func (s *settling) next() <-chan struct{} {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.commit
}

func (s *settling) Update(ctx context.Context, f func(storage.Tx) error) error {
	err := s.Store.Update(ctx, f)
	s.mu.Lock()
	defer s.mu.Unlock()
	close(s.commit)
	s.commit = make(chan struct{})
	return err
}

func tallyWords(t *testing.T) []*cardwords.Table {
	t.Helper()
	var out []*cardwords.Table
	for _, lang := range []string{"en", "it"} {
		tab, err := cardwords.Parse(lang, []byte(`
game: {tally: "Tally"}
zones: {hand: "Hand", grave: "Grave"}
verbs: {play: "Play", sort: "Sort", dig: "Dig", end: "End", guard: "Guard", boost: "Boost", spare: "Spare", parry: "Parry", shout: "Shout", pass: "Pass", choose: "Choose"}
verbhelp: {play: "Play a card", end: "End the turn"}
asked: {answer: "{by} played {card}{targets, plural, zero {} one { at {targets}} other { at {targets}}}. Respond?"}
ahead: {late: "Respond later", always: "Pass whatever comes", guard: "Guard", no-guard: "No guard", boost: "Boost now", finish: "No last word", deadly: "You have {n} life. Really no guard?"}
stands: {cards: "Cards", aimed: "Pass unless aimed at me", turn: "Pass until the turn ends", hit: "Pass until a hit", late: "Pass once it is late"}
asks: {idle: "it is your move", boost: "boost it", guard: "guard yourself", late: "answer late", answer: "answer a card", stake: "stake a card"}
help: {stake: "Stake a card or none."}
phases: {main: "main"}
badges: {life: "life", hand: "hand"}
results: {last: "nobody else was left", agreed: "All agreed."}
kinds: {text: "{value}"}
rules: {life: "everybody begins with {n} life", hand: "hands of {n} cards"}
deck:
  V-MIN: "A deck needs {min} cards; this one has {n}. Add {add}."
  V-NORMAL: "At most 40 of {card}, you have {n}."
  V-STRONG: "At most 2 of {card}, you have {n}."
  V-LEGENDARY: "Only 1 of {card}, you have {n}."
  V-ENERGY: "Energy is no card."
  V-UNKNOWN: "No card is named {name}. Did you mean {guess}?"
  V-UNKNOWN-BARE: "No card is named {name}."
  V-AMBIGUOUS: "{name} fits {list}."
  V-COUNT: "Line {line}: {text} has no usable count."
  V-SYNTAX: "Line {line} is not understood: {text}."
  V-LONG: "Too long: at most {max} lines."
  V-EMPTY: "This deck is empty."
  V-LOCKED: "The match has begun; its Memory cannot be changed."
  V-OK: "{name}: legal, {n} cards ({normal} normal, {strong} strong, {legendary} legendary)."
  A-BIG: "{n} cards are many."
refusals: {G-HEAVY: "Too heavy.", G-LID: "A lid is not played.", G-NOPARRY: "You hold no parry."}
previews: {costs: "You play {card}."}
events:
  ended: "{seat} ended the turn."
  drew: "{seat} drew a card."
  drew.known: "You drew {card}."
  declared: "{seat} played {name}."
  discarded: "{seat} discarded {card}."
  life: "{seat}: life {n}."
  shouted: "{seat} shouted."
  guarded: "{seat} guards with {n}."
  sorted: "{seat} sorted {n} cards."
  defeated: "{seat} is out."
`))
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, tab)
	}
	return out
}
