package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"farpost/bot/clock"
	"farpost/engine"
	"farpost/storage"
)

// Games are the rulesets and books of the games. They are wired in, because the table knows no game.
type Games interface {
	// Ruleset returns a game's ruleset, nil if this build does not have the game.
	Ruleset(game string) *engine.Ruleset
	// Current returns the book with which new matches of a game are dealt, and its stored form.
	Current(game string) (engine.Book, []byte, error)
	// Load reads the stored form of a book.
	Load(game string, raw []byte) (engine.Book, error)
	// Playable reports whether a deck of card ids is legal with the cards of today.
	Playable(game string, cards []string) bool
}

// Config wires a Table.
type Config struct {
	Store storage.Store
	Games Games
	Now   func() time.Time // the bot's clock
	Seed  func() uint64    // the randomness of a new match
	ID    func() string    // the id of a new match
	// Delivered says that an outbox sends what the table posts. Then nothing expires of which the prompt still waits
	// there: nobody has seen it.
	Delivered bool
	// Playable says how much time people have had to play since the process began, the clock on the wall apart; nil if
	// all time is playable. It is called often and must return at once.
	Playable func() clock.Playable
	// Over are called in order, in the transaction in which a match ends, however it ends, before anybody is told: what
	// they write is there exactly if the result is. An error undoes the end. They must not end this match once more.
	Over []func(tx storage.Tx, end Ended) error
	// Judged are called in order, in the transaction in which a judge is called to a match, or lets it go on.
	Judged []func(tx storage.Tx, j Judged) error
	// Work carries out jobs of other kinds than the table's own, by their kind, such as those of tournaments. It must
	// delete the job or move it; one that fails comes again after a few seconds.
	Work map[string]func(ctx context.Context, j storage.Job) error
	// Woken is called after every transaction that may have added outbox rows or jobs; nil for nothing. It must
	// return at once.
	Woken func()
}

// Table plays matches as people play them. It is the only writer of matches. Many goroutines may use it at once.
type Table struct {
	Config
	books     bookCache
	states    *stateCache
	damaged   damagedMatches
	replaying chan struct{} // has room for the one match that is being replayed
	back      givenBack
}

// New makes a table. All fields of the configuration but Delivered, Playable, Over, Work and Woken must be set.
func New(c Config) (*Table, error) {
	if c.Store == nil || c.Games == nil || c.Now == nil || c.Seed == nil || c.ID == nil {
		return nil, errors.New("table: Store, Games, Now, Seed and ID must be set")
	}
	if c.Woken == nil {
		c.Woken = func() {}
	}
	t := &Table{Config: c, states: newStateCache(), replaying: make(chan struct{}, 1)}
	t.back.now, t.back.playable = c.Now, c.Playable
	t.books.byHash = map[string]engine.Book{}
	return t, nil
}

// update runs f in a transaction that first gives back what is to be given back by now, so that f reads deadlines as
// they are. When that is committed it wakes the outbox and the timer. A press that was carried out before is refused
// with CodeTwice.
func (t *Table) update(ctx context.Context, f func(storage.Tx) error) error {
	var beat *storage.Heartbeat
	err := t.Store.Update(ctx, func(tx storage.Tx) (err error) {
		if beat, err = t.back.settle(tx); err != nil {
			return err
		}
		return f(tx)
	})
	if errors.Is(err, storage.ErrDuplicateInteraction) {
		return refuse(CodeTwice)
	}
	if err != nil {
		return err
	}
	t.back.settled(beat)
	t.Woken()
	return nil
}

// bookCache holds the books that were loaded, for ever: a book never changes, and there are few.
type bookCache struct {
	mu     sync.Mutex
	byHash map[string]engine.Book
}

// book returns the book with which a match was dealt. A book that this build cannot read parks the match.
func (t *Table) book(tx storage.ReadTx, m storage.Match) (engine.Book, error) {
	t.books.mu.Lock()
	defer t.books.mu.Unlock()
	if b := t.books.byHash[m.Book]; b != nil {
		return b, nil
	}
	raw, err := tx.Book(m.Book)
	if err != nil {
		return nil, fmt.Errorf("book of match %s: %w", m.ID, err)
	}
	b, err := t.Games.Load(m.Game, raw)
	if err != nil {
		return nil, fmt.Errorf("%w: book of match %s: %w", engine.ErrParked, m.ID, err)
	}
	t.books.byHash[m.Book] = b
	return b, nil
}

// written is the stored form of something of which every value can be written.
func written(v any) []byte {
	raw, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Errorf("table: cannot write a %T: %w", v, err))
	}
	return raw
}
