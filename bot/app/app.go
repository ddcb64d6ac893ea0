package app

import (
	"cmp"
	"context"
	crand "crypto/rand"
	"encoding/base32"
	"encoding/binary"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"farpost/bot/clock"
	"farpost/bot/discord"
	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/reply"
	"farpost/bot/outbox"
	"farpost/bot/results"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/render"
	"farpost/storage"
	"farpost/storage/sqlite"
)

// Deps are what connects the bot to the world: clock, chance, log. The zero value is the real world.
type Deps struct {
	Clock clock.Clock
	// Seed and ID give randomness; nil takes the system's.
	Seed func() uint64
	ID   func() string
	Log  *slog.Logger
	// Slots is how many pictures are drawn at once, what TuneProcess gives; 0 is one for each thread that runs Go.
	Slots int
	// Eager lets drawing have the usual priority. The bot lets everything else on the machine go first, so tests on a
	// busy one would wait for pictures for long.
	Eager bool
	// PerSecond is how many requests start in a second, as api.Config says it.
	PerSecond int
	// Transport sends requests to Discord, and Dial makes the connections to its gateway; nil is the system's network.
	Transport http.RoundTripper
	Dial      func(ctx context.Context, network, address string) (net.Conn, error)
	// Patience is the clock by which the bot waits for what is under way; nil is the computer's.
	Patience clock.Clock
	// Watch says how patiently Discord's gateway is watched.
	Watch api.Watch
	// Beat is how often it is noted that the bot runs; 0 means every 5 seconds. A process that is killed loses no more
	// than that, in people's favour.
	Beat time.Duration
	// Polite is how long the end waits for what is under way until it ends all requests, End how long in all. 0 means 4
	// and 8 seconds.
	Polite, End time.Duration
	// Painter replaces the bot's own painter, which it is given; nil leaves it.
	Painter func(own port.Painter) port.Painter
	// Store replaces the bot's own storage, which it is given; nil leaves it.
	Store func(own storage.Store) storage.Store
	// Sandbox changes the sandbox's configuration before it starts.
	Sandbox func(*sandbox.Config)
}

// App is the whole bot, wired. Main runs one; tests boot the same struct.
type App struct {
	Config  Config
	Store   storage.Store
	Table   *table.Table
	Desk    *tournament.Desk
	Bot     *discord.Bot
	API     *api.Client
	Outbox  *outbox.Outbox
	Sandbox *sandbox.Server // nil when the bot is connected to Discord

	deps   Deps
	lib    *library
	tick   chan struct{}
	stops  []stop // undone in reverse order
	cancel context.CancelFunc
	wg     sync.WaitGroup
	failed chan error
	damage damageLog
	once   sync.Once
	result error
}

// listening names the part that answers people.
const listening = "the answers to people"

// sandboxToken is what the bot shows its own sandbox.
const sandboxToken = "sandbox"

// New wires the bot and opens its database, without connecting. Close undoes it.
func New(ctx context.Context, c Config, deps Deps) (a *App, err error) {
	a = &App{Config: c, deps: deps.filled(), tick: make(chan struct{}, 1), failed: make(chan error, 8)}
	defer func() {
		if err != nil {
			err = errors.Join(err, a.Close(ctx))
		}
	}()
	if a.lib, err = newLibrary(c.CardsDir, c.ArtDir, func(text string) { a.deps.Log.Warn(text) }); err != nil {
		return a, err
	}
	if err := a.lib.offer(c.Games); err != nil {
		return a, err
	}
	texts, err := a.lib.newWords()
	if err != nil {
		return a, fmt.Errorf("the words of the bot and its games: %w", err)
	}
	if err := a.openStore(ctx); err != nil {
		return a, err
	}
	if c.Token == "" {
		if err := a.startSandbox(); err != nil {
			return a, err
		}
	}
	a.deps.Log = slog.New(Guarded(a.deps.Log.Handler(), c.Token))
	api.LogTo(a.report)
	dial := api.Config{Token: c.Token, Base: c.API, PerSecond: deps.PerSecond, Now: a.steady, Warn: a.warn,
		Info: func(text string) { a.deps.Log.Info(text) }, Patience: a.deps.Patience, Watch: deps.Watch, Ran: a.ran,
		Back: a.woken, Transport: deps.Transport, Dial: deps.Dial}
	if a.Sandbox != nil {
		dial.Token, dial.Base = sandboxToken, a.Sandbox.URL()
	}
	if a.API, err = api.Dial(dial); err != nil {
		return a, configError("%v", err)
	}
	drawing := pictureOptions(c.PictureMB, deps.Slots)
	drawing.Pictures, drawing.Fonts = a.lib.art.Image, c.fonts(func(err error) { a.deps.Log.Warn(err.Error()) })
	if deps.Eager {
		drawing.Thread, drawing.Between = nil, nil
	}
	pictures, err := render.New(drawing)
	if err != nil {
		return a, fmt.Errorf("prepare to draw: %w", err)
	}
	if err := a.openTable(); err != nil {
		return a, err
	}
	var paint port.Painter = &painter{r: pictures, lib: a.lib, texts: texts}
	if deps.Painter != nil {
		paint = deps.Painter(paint)
	}
	a.Bot = discord.New(discord.Config{API: a.API, Table: a.Table, Desk: a.Desk, Store: a.Store, Texts: texts,
		Library: a.lib, Painter: paint, Clock: a.deps.Clock, Patience: a.deps.Patience, Report: a.report, Warn: a.warn,
		Guild:  c.Guild,
		Open:   func(ctx context.Context, door string) error { return a.Outbox.Open(ctx, door) },
		Hasten: func(ctx context.Context, door string) error { return a.Outbox.Hasten(ctx, door) }})
	a.Outbox = outbox.New(outbox.Config{Store: a.Store, Clock: a.deps.Clock, Handle: a.Bot.Deliver, Workers: c.Workers,
		Urgent: table.RankPrompt, Halted: a.halted, Report: a.report, Trouble: a.Bot.Trouble, Mended: a.Bot.Mended})
	return a, nil
}

// openTable opens the table, and the desk that runs tournaments on it.
func (a *App) openTable() (err error) {
	a.Desk = &tournament.Desk{Store: a.Store, Games: a.lib, Now: a.deps.Clock.Now, Seed: a.deps.Seed, ID: a.deps.ID,
		Correct: a.results().Correct}
	a.Table, err = table.New(table.Config{Store: a.Store, Games: a.lib, Now: a.deps.Clock.Now, Playable: a.playable,
		Seed: a.deps.Seed, ID: a.deps.ID, Woken: a.woken, Delivered: true,
		Over:   []func(storage.Tx, table.Ended) error{a.results().Over, a.Desk.Over},
		Judged: []func(storage.Tx, table.Judged) error{a.Desk.Judged},
		Work:   map[string]func(context.Context, storage.Job) error{tournament.JobEvent: a.Desk.Work}})
	if err != nil {
		return fmt.Errorf("open the table: %w", err)
	}
	a.Desk.Table = a.Table
	return nil
}

// results keeps how matches end. The bot itself is no person whose results count.
func (a *App) results() results.Keeper {
	return results.Keeper{Robot: func(player string) bool { return player == a.API.BotID() }}
}

func (d Deps) filled() Deps {
	d.Beat = cmp.Or(d.Beat, 5*time.Second)
	d.Polite, d.End = cmp.Or(d.Polite, 4*time.Second), cmp.Or(d.End, 8*time.Second)
	if d.Clock == nil {
		d.Clock = clock.System()
	}
	if d.Patience == nil {
		d.Patience = clock.System()
	}
	if d.Log == nil {
		d.Log = slog.New(slog.DiscardHandler)
	}
	if d.Seed == nil {
		d.Seed = func() uint64 {
			var b [8]byte
			crand.Read(b[:]) // never fails
			return binary.LittleEndian.Uint64(b[:])
		}
	}
	if d.ID == nil {
		d.ID = func() string {
			var b [5]byte
			crand.Read(b[:]) // never fails
			return strings.ToLower(base32.HexEncoding.EncodeToString(b[:]))
		}
	}
	return d
}

func (a *App) openStore(ctx context.Context) error {
	store, err := sqlite.Open(ctx, a.Config.DB)
	if err != nil {
		return configError("%v", err)
	}
	a.Store = store
	if a.deps.Store != nil {
		a.Store = a.deps.Store(store)
	}
	a.stops = append(a.stops, stop{"the database", store.Close})
	return nil
}

// startSandbox starts the server that stands in for Discord.
func (a *App) startSandbox() error {
	cfg := SandboxConfig(a.Config)
	cfg.OnError = a.report
	if a.deps.Sandbox != nil {
		a.deps.Sandbox(&cfg)
	}
	s, err := sandbox.New(cfg)
	if err != nil {
		return configError("the sandbox's state cannot be used: %v", err)
	}
	a.stops = append(a.stops, stop{"the sandbox", func() error {
		ctx, cancel := clock.WithTimeout(context.Background(), a.deps.Patience, 5*time.Second)
		defer cancel()
		return s.Close(ctx)
	}})
	if err := s.Start(); err != nil {
		return configError("%v; set FARPOST_SANDBOX_ADDR to another address, such as 127.0.0.1:8485", err)
	}
	a.Sandbox = s
	return nil
}

// SandboxConfig is how the sandbox of a bot is set up: its state beside the database, and a demo match.
func SandboxConfig(c Config) sandbox.Config {
	return sandbox.Config{Addr: c.SandboxAddr, StateFile: c.DB + ".sandbox", Token: sandboxToken,
		Demo: sandbox.DemoCommand{Name: "match", Path: []string{"new"},
			Options: []sandbox.OptionValue{{Name: "opponent", Value: "{2}"}}}}
}

// Start connects, begins to work (outbox, timers, heartbeat, emojis), and registers the commands.
func (a *App) Start(ctx context.Context) error {
	small := a.isSmall()
	if small {
		a.checkStore(ctx)
	}
	a.stops = append(a.stops, stop{"the look at the clock", a.beat()})
	down, err := a.Table.Boot(ctx)
	if err != nil {
		return fmt.Errorf("take up the matches: %w", err)
	}
	if err := a.Desk.Boot(ctx); err != nil {
		return fmt.Errorf("take up the tournaments: %w", err)
	}
	if down > time.Second {
		a.deps.Log.Info("the bot was away; the time is given back", "by", down.Round(time.Second))
	}
	a.stops = append(a.stops, stop{"the connection to Discord", a.API.Disconnect})
	unlisten := a.Bot.Listen()
	a.stops = append(a.stops, stop{listening, func() error { unlisten(); return nil }})
	if err := a.API.Connect(ctx, 0); err != nil {
		return a.unreachable(err)
	}
	a.work(context.WithoutCancel(ctx), small)
	n, err := a.Bot.Register(ctx)
	if err != nil {
		return a.unregistered(err)
	}
	a.deps.Log.Info("commands registered", "count", n, "server", a.Config.Guild)
	return nil
}

// work begins what goes on until the end. It waits for nothing: matches go on while commands and emojis are made.
func (a *App) work(ctx context.Context, small bool) {
	run, cancel := context.WithCancel(ctx)
	a.cancel = cancel
	a.spawn(func() error { return a.Outbox.Run(run) })
	a.spawn(func() error { return a.timers(run) })
	a.spawn(func() error { return a.heartbeat(run) })
	a.spawn(func() error { return a.watchStore(run, small) })
	a.spawn(func() error { return a.Bot.TendSigns(run) })
}

// unreachable says which setting to look at when the connection cannot be made.
func (a *App) unreachable(err error) error {
	if a.Config.API != "" {
		return configError("%v; DISCORD_API_URL is %s: does a server answer there?", err, a.Config.API)
	}
	return configError("%v", err)
}

// unregistered says so when commands are refused because of the server that they are for.
func (a *App) unregistered(err error) error {
	switch api.Status(err) {
	case http.StatusBadRequest, http.StatusForbidden, http.StatusNotFound:
		if a.Config.Guild != "" {
			return configError("%v; DISCORD_GUILD_ID is %s: "+
				"is the bot a member of that server, with the scope applications.commands?", err, a.Config.Guild)
		}
	}
	return fmt.Errorf("register the commands: %w", err)
}

// spawn runs a part of the bot; its failure ends the bot.
func (a *App) spawn(f func() error) {
	a.wg.Go(func() {
		if err := f(); err != nil {
			a.failed <- err
		}
	})
}

// woken is called after every transaction that may have made work.
func (a *App) woken() {
	if a.Outbox != nil {
		a.Outbox.Wake()
	}
	select {
	case a.tick <- struct{}{}:
	default:
	}
}

// warn logs what only people can mend.
func (a *App) warn(text string) { a.deps.Log.Warn(text) }

// report logs a fault. That the machine was too busy for something (reply.ErrLate) is a warning. Of each thing that
// cannot be read because the database is damaged it tells once.
func (a *App) report(err error) {
	if !a.damage.isNews(err) {
		return
	}
	level := slog.LevelError
	if errors.Is(err, reply.ErrLate) {
		level = slog.LevelWarn
	}
	a.deps.Log.Log(context.Background(), level, err.Error())
}

// Run works until ctx ends or a part fails, then closes everything. A clean stop is nil, during the start, too.
// started, which may be nil, is called as soon as the bot is connected and works.
func (a *App) Run(ctx context.Context, started func()) error {
	if err := a.Start(ctx); err != nil {
		if ctx.Err() != nil {
			err = nil // it was stopped while it started, and whatever that broke off is no fault
		}
		return errors.Join(err, a.Close(context.WithoutCancel(ctx)))
	}
	if started != nil {
		started()
	}
	var err error
	select {
	case <-ctx.Done():
	case err = <-a.failed:
	}
	return errors.Join(err, a.Close(context.WithoutCancel(ctx)))
}
