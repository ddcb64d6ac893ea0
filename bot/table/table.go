package table

import (
	"context"
	"errors"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Games is what the table knows of the games: their rulesets and books. It is wired in, so that the
// table itself knows none.
type Games interface {
	// Ruleset finds a game by name, nil when this build has none such.
	Ruleset(game string) *engine.Ruleset
	// Current is the book that new matches of the game are dealt with, and its stored form.
	Current(game string) (engine.Book, []byte, error)
	// Load reads the stored form of a book.
	Load(game string, raw []byte) (engine.Book, error)
	// Playable tells whether a deck of card ids is legal with the cards of today.
	Playable(game string, cards []string) bool
}

// Config wires a Table.
type Config struct {
	Store storage.Store
	Games Games
	// Now is the clock; Seed gives the randomness of a new match; ID names a new match.
	Now  func() time.Time
	Seed func() uint64
	ID   func() string
	// Woken is called after every transaction that may have added outbox rows or jobs. It must not wait.
	Woken func()
}

// Table plays matches as people play them. It is the only writer of matches, and safe for use by many
// goroutines.
type Table struct {
	Config
	books bookCache
	again chan struct{} // has room for one: who plays a match again
}

// New makes a table. Every field of the configuration is needed, but Woken may be nil.
func New(c Config) (*Table, error) {
	if c.Store == nil || c.Games == nil || c.Now == nil || c.Seed == nil || c.ID == nil {
		return nil, errors.New("table: Store, Games, Now, Seed and ID must be set")
	}
	if c.Woken == nil {
		c.Woken = func() {}
	}
	return &Table{Config: c, books: bookCache{byHash: map[string]engine.Book{}}, again: make(chan struct{}, 1)}, nil
}

// Codes of refusals that the table gives itself, worded by the bot's catalogue.
const (
	// CodeUnknown: there is no such match.
	CodeUnknown = "T-UNKNOWN"
	// CodeWatching: the person has no seat in the match.
	CodeWatching = "T-WATCHING"
	// CodeNotRunning: the match is not being played (yet, or any more).
	CodeNotRunning = "T-NOT-RUNNING"
	// CodeParked: the match waits for a build of the bot that knows its state.
	CodeParked = "T-PARKED"
	// CodeTwice: this press was carried out before.
	CodeTwice = "T-TWICE"
	// CodeInvitee: the invitation is for somebody else.
	CodeInvitee = "T-INVITEE"
	// CodeLapsed: the invitation was not answered in time; Args days.
	CodeLapsed = "T-LAPSED"
	// CodeAnswered: the invitation was answered before.
	CodeAnswered = "T-ANSWERED"
	// CodeNotOver: a rematch is for a match that is over. CodeRematch: it is being played already.
	CodeNotOver = "T-NOT-OVER"
	CodeRematch = "T-REMATCH"
	// CodeIn: the person has accepted the invitation, or made it, and others are still to answer.
	CodeIn = "T-IN"
	// CodeSelf: nobody plays against themselves, nor twice in a match.
	CodeSelf = "T-SELF"
	// CodeGame: this build has no such game.
	CodeGame = "T-GAME"
	// CodePlayers: the game is for another number of players; Args min, max.
	CodePlayers = "T-PLAYERS"
	// CodeClock: a clock is out of bounds; Args min, max in minutes.
	CodeClock = "T-CLOCK"
	// CodeDraw: this seat's offer of a draw stands already.
	CodeDraw = "T-DRAW"
	// CodeRule: a table rule is out of bounds; Args rule, n, min, max. CodeNoRule: there is none of that name;
	// Args rule, list.
	CodeRule   = "T-RULE"
	CodeNoRule = "T-NO-RULE"
	// CodeNoDeck: a player has brought no deck that may be played with the cards of today; Args player.
	CodeNoDeck = "V-NODECK"
	// CodeLocked: the match has begun, its decks stay as they are.
	CodeLocked = "V-LOCKED"
)

func refuse(code string, args ...engine.Arg) *engine.Refusal { return engine.Refuse(code, "", args...) }

// update runs f in a transaction and wakes the outbox and the timers afterwards.
func (t *Table) update(ctx context.Context, f func(storage.Tx) error) error {
	err := t.Store.Update(ctx, f)
	if errors.Is(err, storage.ErrDuplicateInteraction) {
		return refuse(CodeTwice)
	}
	if err != nil {
		return err
	}
	t.Woken()
	return nil
}
