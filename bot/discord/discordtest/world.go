package discordtest

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"farpost/bot/clock"
	"farpost/bot/discord"
	"farpost/bot/discord/api"
	"farpost/bot/outbox"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/storage/sqlite"
)

// Noon is when a World begins.
var Noon = time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC)

// Token is what the bot shows the sandbox.
const Token = "the-token-of-the-bot-of-a-test"

// seatsAsInvited is a seed that seats two or three players in the order in which they were invited.
const seatsAsInvited = 5

// World is a bot with a real session on a sandbox of its own: HTTP, WebSocket, a database on disk. All clocks stand
// still; the sandbox goes on when the bot is stopped. Nothing is given up because the machine is slow: go test ends a
// test that waits in vain.
type World struct {
	*testing.T
	Ctx   context.Context // until the end of the test
	Clock *clock.Fake     // of the matches
	// Patience is the clock by which the bot waits for what is under way.
	Patience *clock.Fake
	Server   *sandbox.Server

	// The members. Bruno and Chiara are Italian. Ada is the server's administrator.
	Ada, Bruno, Chiara, Dario *Member
	Members                   []*Member // all four in this order

	// The running bot.
	Store *sqlite.Store
	Table *table.Table
	Desk  *tournament.Desk
	Bot   *discord.Bot

	Painter *Painter
	// Reads counts how often the table has read a match's state from the store.
	Reads atomic.Int64
	// Long says that cards have names and texts as long as can be, and are more than a page. It counts from the next
	// Start on.
	Long bool
	// Base is where the bot finds Discord, "" for the sandbox itself. It counts from the next Start on.
	Base string
	// Guild is the server to which the commands are limited, "" for none. It counts from the next Start on.
	Guild string

	dir     string
	api     *api.Client
	outbox  *outbox.Outbox
	settled *settling // the store as the outbox uses it
	halt    func()    // stops the outbox; nil while it does not run
	deaf    func()    // stops listening
	ids     atomic.Int64

	warned []string      // what the operator was told; guarded by mu
	warns  chan struct{} // gets a value after each

	mu       sync.Mutex
	seen     []sandbox.Exchange
	made     map[string]int // requests to channels by method, as the bot counts them
	reported []error
}

// Member is a person on the sandbox. Its methods fail the test where something does not work; those of the embedded
// member return what happened.
type Member struct {
	*sandbox.Member
	Name string
	Lang string // in which the bot answers: "en" or "it"

	w *World
}

// OK fails the test at once on an error.
func (w *World) OK(err error) {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
}

// Matches is the channel in which commands are run.
func (w *World) Matches() string { return w.Server.ChannelID("matches") }
