package discord

import (
	"context"
	"fmt"
	"sync/atomic"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/clock"
	"farpost/bot/discord/account"
	"farpost/bot/discord/api"
	"farpost/bot/discord/decks"
	"farpost/bot/discord/deliver"
	"farpost/bot/discord/judging"
	"farpost/bot/discord/lobby"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/port"
	"farpost/bot/discord/public"
	"farpost/bot/discord/ranking"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/signs"
	"farpost/bot/discord/stepper"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/stepper/orders"
	"farpost/bot/discord/stepper/page"
	"farpost/bot/discord/tournaments"
	"farpost/bot/discord/views"
	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/engine"
	"farpost/storage"
)

// Config wires a Bot.
type Config struct {
	API     *api.Client
	Table   *table.Table
	Desk    *tournament.Desk
	Store   storage.Store
	Texts   port.Texts
	Library port.Library
	Painter port.Painter
	Clock   port.Clock
	// Patience is the clock by which work is waited for; nil is the computer's.
	Patience clock.Clock
	// Report is told of faults that no person is to see. It must not wait. Nil drops them.
	Report func(error)
	// Warn is told what only people can mend, such as a missing permission. It must not wait. Nil drops it.
	Warn func(string)
	// Open ends the pause of an outbox door, so that what waits there is tried at once; nil for nobody.
	Open func(ctx context.Context, door string) error
	// Hasten has what waits at a door of the outbox tried at once ([farpost/bot/outbox.Outbox.Hasten]); nil for nobody.
	Hasten func(ctx context.Context, door string) error
	// Guild limits the commands to one server; "" registers them everywhere.
	Guild string
}

// Bot is Farpost on Discord.
type Bot struct {
	config Config
	desk   *reply.Desk
	once   *reply.Once
	people *people.Directory
	router *route.Router
	look   *views.Views
	sender *deliver.Sender
	events *tournaments.Tournaments
	signs  *signs.Signs

	registered atomic.Bool // the commands were registered since the start
}

// How many drafts and interactions are remembered. Both are conveniences: what is forgotten begins anew.
const (
	mostDrafts       = 4096
	mostInteractions = 4096
)

// New wires the rooms of a bot; Listen begins to answer people.
func New(c Config) *Bot {
	if c.Report == nil {
		c.Report = func(error) {}
	}
	if c.Warn == nil {
		c.Warn = func(string) {}
	}
	if c.Patience == nil {
		c.Patience = clock.System()
	}
	c.Texts, c.Painter = port.Literal(c.Texts), port.Bare(c.Painter)
	marks := &signs.Signs{API: c.API, Library: c.Library, Texts: c.Texts, Painter: c.Painter, Warn: c.Warn}
	words := narrate.Words{Texts: c.Texts, Library: c.Library, Signs: marks}
	dir := &people.Directory{Store: c.Store, Texts: c.Texts, Clock: c.Clock, Report: c.Report,
		Owner: func(ctx context.Context, event string) (string, error) {
			v, err := c.Desk.Look(ctx, event)
			if engine.IsRefusal(err) != nil {
				return "", nil // there is no such event: nobody owns it
			}
			return v.Event.Owner, err
		}}
	narrator := &narrate.Narrator{Words: words, Past: c.Table, Clock: c.Clock, Names: dir.Names,
		Usernames: dir.Usernames, Report: c.Report}
	find := &route.Finder{Words: words, Table: c.Table, People: dir}
	drafts := draft.NewStore(mostDrafts)

	silence := &orders.Orders{Narrator: narrator, Table: c.Table, Drafts: drafts}
	play := &stepper.Stepper{Narrator: narrator, Table: c.Table, Painter: c.Painter, People: dir, Find: find,
		Drafts: drafts, Pages: &page.Pages{Narrator: narrator, Drafts: drafts}}
	saved := &decks.Decks{Words: words, API: c.API, Store: c.Store, Painter: c.Painter, Clock: c.Clock, Find: find,
		Report: c.Report}
	invite := &lobby.Lobby{Words: words, API: c.API, Table: c.Table, People: dir, Find: find, Decks: saved}
	sender := deliver.New(deliver.Sender{Narrator: narrator, API: c.API, Store: c.Store, Table: c.Table,
		Painter: c.Painter, Patience: c.Patience, People: dir, Events: c.Desk,
		Public: &public.Public{Words: words, People: dir},
		Warn:   c.Warn, Open: c.Open, Hasten: c.Hasten})
	play.Membership = sender.Membership
	look := &views.Views{Narrator: narrator, Table: c.Table, Painter: c.Painter, People: dir, Find: find,
		RefreshCopy: sender.RefreshCopy}
	set := &account.Account{Words: words, API: c.API, Table: c.Table, People: dir, Recheck: sender.Recheck}

	ranks := &ranking.Ranking{Words: words, Store: c.Store, People: dir, Find: find, Clock: c.Clock}

	events := &tournaments.Tournaments{Words: words, Desk: c.Desk, People: dir, Find: find, Decks: saved,
		Clock: c.Clock, Painter: c.Painter, Sender: sender, Warn: c.Warn}
	look.Events = events.Waiting

	rule := &judging.Judging{Narrator: narrator, Table: c.Table, People: dir, Find: find, Painter: c.Painter}

	return &Bot{
		config: c,
		desk:   reply.NewDesk(reply.Config{API: c.API, Texts: c.Texts, Patience: c.Patience, Report: c.Report}),
		once:   reply.NewOnce(mostInteractions),
		people: dir,
		look:   look,
		router: route.NewRouter(find, look.Watching, set, invite, look, saved, ranks, events, rule, play,
			silence),
		sender: sender,
		events: events,
		signs:  marks,
	}
}

// Deliver sends one row of the outbox; it is the outbox's Handler.
func (b *Bot) Deliver(ctx context.Context, r storage.OutboxRow) (string, error) {
	if tournament.IsRow(r) {
		return b.events.Deliver(ctx, r)
	}
	return b.sender.Deliver(ctx, r)
}

// Trouble says that a door is closed, and Mended that it is open again; they are the outbox's.
func (b *Bot) Trouble(ctx context.Context, r storage.OutboxRow, p storage.Pause, cause error) error {
	if tournament.IsRow(r) {
		return b.events.Trouble(ctx, r, p, cause)
	}
	return b.sender.Trouble(ctx, r, p, cause)
}

// Mended is told of a door that was closed and is open again.
func (b *Bot) Mended(ctx context.Context, r storage.OutboxRow, p storage.Pause) error {
	if tournament.IsRow(r) {
		return nil // what waited is sent now, and says itself how things stand
	}
	return b.sender.Mended(ctx, r, p)
}

// Commands are all commands: those for everybody, and a group for each game with a subcommand for each of its verbs.
func (b *Bot) Commands() []*discordgo.ApplicationCommand { return b.router.Definitions() }

// Register makes Discord's list of our commands what it should be, and returns how many there are.
func (b *Bot) Register(ctx context.Context) (int, error) {
	cmds := b.Commands()
	client := b.config.API
	_, err := client.ApplicationCommandBulkOverwrite(client.AppID, b.config.Guild, cmds, discordgo.WithContext(ctx))
	if err != nil {
		return 0, fmt.Errorf("register commands: %w", err)
	}
	b.registered.Store(true)
	return len(cmds), nil
}

// registerAgain registers the commands of one server again when the bot meets it after the start: whoever removes a bot
// removes its commands, too, and inviting it brings none back.
func (b *Bot) registerAgain(ctx context.Context, g *discordgo.Guild) error {
	if b.config.Guild == "" || g.ID != b.config.Guild || g.Unavailable || !b.registered.Load() {
		return nil
	}
	_, err := b.Register(ctx)
	return err
}

// TendSigns makes the emojis of the games' symbols that the application has not yet, and ends when all are there or ctx
// ends. Messages have words until then.
func (b *Bot) TendSigns(ctx context.Context) error { return b.signs.Tend(ctx, b.config.Patience) }

// KeepSigns makes them as far as Discord lets it at once.
func (b *Bot) KeepSigns(ctx context.Context) error { return b.signs.Keep(ctx) }
