package table_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"farpost/bot/clock"
	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
	"farpost/storage/sqlite"
)

var start = time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC)

// seatsAsInvited is a seed that seats two or three players in the order in which they were invited.
const seatsAsInvited = 44

// world is a table over a database on disk, with a clock that the test moves. Its verbs act for people: deal and begun
// bring a match about, act, does, play and the like go on with it.
type world struct {
	*testing.T
	ctx   context.Context
	file  string
	store *sqlite.Store
	clock *clock.Fake
	games *tally.Games
	table *table.Table
	woken atomic.Int64
	// playable is the table's; nil makes all time playable.
	playable func() clock.Playable
	press    int
	ids      int
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{T: t, ctx: context.Background(), file: filepath.Join(t.TempDir(), "t.db"),
		clock: clock.NewFake(start), games: &tally.Games{}}
	raw, err := empty()
	w.ok(err)
	w.ok(os.WriteFile(w.file, raw, 0o600))
	w.open()
	t.Cleanup(func() { w.ok(w.store.Close()) })
	return w
}

// empty is a database in which nothing was written yet: to copy it is quicker than to bring each test's to the current
// version.
var empty = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "table")
	if err != nil {
		return nil, err
	}
	file := filepath.Join(dir, "t.db")
	store, err := sqlite.Open(context.Background(), file)
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	err = store.Close()
	raw, rerr := os.ReadFile(file)
	return raw, errors.Join(err, rerr, os.RemoveAll(dir))
})

// open opens the database and makes the table.
func (w *world) open() {
	w.Helper()
	store, err := sqlite.Open(w.ctx, w.file)
	w.ok(err)
	w.store = store
	w.table, err = table.New(table.Config{Store: store, Games: w.games, Now: w.clock.Now, Playable: w.playable,
		Seed:  func() uint64 { return seatsAsInvited },
		ID:    func() string { w.ids++; return fmt.Sprintf("m%d", w.ids) },
		Woken: func() { w.woken.Add(1) }})
	w.ok(err)
}

// restart ends the process and starts another one, after a time.
func (w *world) restart(after time.Duration) time.Duration {
	w.Helper()
	w.ok(w.table.Alive(w.ctx))
	w.ok(w.store.Close())
	w.clock.Advance(after)
	w.open()
	down, err := w.table.Boot(w.ctx)
	w.ok(err)
	return down
}

// ok ends the test at an error.
func (w *world) ok(err error) {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
}

// refused checks that an error is the refusal with a code.
func (w *world) refused(err error, code string) {
	w.Helper()
	if no := engine.IsRefusal(err); no == nil || no.Code != code {
		w.Fatalf("got %v, want the refusal %s", err, code)
	}
}

// The seats of the people of a test, in the order in which they are invited, which the seed keeps for up to three.
const (
	ada = iota
	bruno
	chiara
	dora
)

// name returns the user id of the person who is invited to a seat.
func name(seat int) string { return []string{"ada", "bruno", "chiara", "dora"}[seat] }

// interaction returns a press that has not been used.
func (w *world) interaction() string {
	w.press++
	return fmt.Sprintf("press-%d", w.press)
}

// invites has one person invite others.
func (w *world) invites(from string, to ...string) storage.Match {
	w.Helper()
	m, err := w.tryInvite(from, to...)
	w.ok(err)
	return m
}

// tryInvite is invites, of which one does not know whether it is refused.
func (w *world) tryInvite(from string, to ...string) (storage.Match, error) {
	return w.table.Invite(w.ctx, table.Invitation{Server: "s", Channel: "c", Game: tally.Name, From: from, To: to,
		Deck: table.Deck{Name: "d", Cards: tally.Deck()}, Interaction: w.interaction()})
}

// invite has Ada invite as many others as there are more decks. Each deck begins with the named cards.
func (w *world) invite(settings table.Settings, decks ...[]string) storage.Match {
	w.Helper()
	var to []string
	for i := range decks[1:] {
		to = append(to, name(i+1))
	}
	m, err := w.table.Invite(w.ctx, table.Invitation{Server: "s", Channel: "c", Game: tally.Name, From: "ada", To: to,
		Deck: table.Deck{Name: "first", Cards: tally.Deck(decks[0]...)}, Settings: settings,
		Interaction: w.interaction()})
	w.ok(err)
	return m
}

// deal has Ada invite and all others accept, each with a deck.
func (w *world) deal(settings table.Settings, decks ...[]string) string {
	w.Helper()
	m := w.invite(settings, decks...)
	for i := 1; i < len(decks); i++ {
		_, err := w.table.Accept(w.ctx, m.ID, name(i), table.Deck{Name: "d", Cards: tally.Deck(decks[i]...)},
			w.interaction())
		w.ok(err)
	}
	return m.ID
}

// begun deals and has everybody stake nothing, so that Ada has the turn.
func (w *world) begun(settings table.Settings, decks ...[]string) string {
	w.Helper()
	id := w.deal(settings, decks...)
	for s := range w.pos(id).Seats {
		w.ok(w.stake(id, s))
	}
	return id
}

// pos loads the position of a match.
func (w *world) pos(match string) table.Position {
	w.Helper()
	pos, err := w.table.Position(w.ctx, match)
	w.ok(err)
	return pos
}

// accepts has a player accept an invitation with a deck of moths.
func (w *world) accepts(match, who string) {
	w.Helper()
	deck := table.Deck{Name: "d", Cards: tally.Deck()}
	_, err := w.table.Accept(w.ctx, match, who, deck, w.interaction())
	w.ok(err)
}

// declines has a player call an invitation off.
func (w *world) declines(match, who string) {
	w.Helper()
	_, err := w.table.Decline(w.ctx, match, who, w.interaction())
	w.ok(err)
}

// concedes has a seat concede.
func (w *world) concedes(match string, seat int) {
	w.Helper()
	_, err := w.table.Do(w.ctx, table.Act{Match: match, Player: w.pos(match).Seats[seat].Player,
		Interaction: w.interaction(), Kind: engine.InputConcede})
	w.ok(err)
}

// does is act for a verb that must be accepted.
func (w *world) does(match string, seat int, verb string, answers ...engine.Answer) {
	w.Helper()
	_, err := w.act(match, seat, verb, answers...)
	w.ok(err)
}

// card answers with a card of a seat's hand.
func (w *world) card(match string, seat int, id string) engine.Answer {
	w.Helper()
	return engine.Answer{Name: "card", Vals: []engine.Value{w.hand(match, seat)[id]}}
}

// act does a verb as a seat, with answers by name.
func (w *world) act(match string, seat int, verb string, answers ...engine.Answer) (table.Receipt, error) {
	w.Helper()
	return w.table.Do(w.ctx, table.Act{Match: match, Player: w.pos(match).Seats[seat].Player,
		Interaction: w.interaction(), Reply: engine.Reply{Verb: verb, Answers: answers}})
}

// stake answers the question before the first turn with these cards of the hand.
func (w *world) stake(match string, seat int, cards ...engine.Value) error {
	w.Helper()
	_, err := w.act(match, seat, engine.VerbChoose, engine.Answer{Name: engine.ChoiceName, Vals: cards})
	return err
}

// hand returns the cards of a seat's hand as values, by card id.
func (w *world) hand(match string, seat int) map[string]engine.Value {
	w.Helper()
	v, err := w.pos(match).View(engine.Seat(seat))
	w.ok(err)
	out := map[string]engine.Value{}
	for _, c := range v.Zone("hand", engine.Seat(seat)).Cards {
		out[c.Card] = c.Key
	}
	return out
}

// play plays a card of a seat's hand at a seat; a moth needs no target.
func (w *world) play(match string, seat int, card string, at int) error {
	w.Helper()
	answers := []engine.Answer{{Name: "card", Vals: []engine.Value{w.hand(match, seat)[card]}}}
	if card != "moth" {
		answers = append(answers, engine.Answer{Name: "target", Vals: []engine.Value{engine.SeatVal(engine.Seat(at))}})
	}
	_, err := w.act(match, seat, "play", answers...)
	return err
}

// rows returns the outbox rows since the last call as kind[seats]word, such as "handover[0 1]", and empties the outbox.
func (w *world) rows() []string {
	w.Helper()
	var out []string
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		for {
			rows, err := tx.ClaimOutbox(w.clock.Now(), 0, storage.LastRank)
			if err != nil || len(rows) == 0 {
				return err
			}
			for _, r := range rows {
				row, err := table.RowOf(r)
				if err != nil {
					return err
				}
				s := fmt.Sprintf("%d:%s", r.ID, row.Kind)
				if len(row.Seats) > 0 {
					s += fmt.Sprint(row.Seats)
				}
				if row.Word != "" {
					s += row.Word
				}
				out = append(out, s)
				if err := tx.FinishOutbox(r.ID, "", w.clock.Now()); err != nil {
					return err
				}
			}
		}
	}))
	slices.SortFunc(out, func(a, b string) int {
		var x, y int
		_, _ = fmt.Sscan(a, &x) // a row's number begins each; a miss would show as a wrong order
		_, _ = fmt.Sscan(b, &y)
		return x - y
	})
	for i, s := range out {
		out[i] = s[slices.Index([]byte(s), ':')+1:]
	}
	return out
}

// wantRows checks the outbox rows since the last look.
func (w *world) wantRows(what string, want ...string) {
	w.Helper()
	if got := w.rows(); !slices.Equal(got, want) {
		w.Errorf("%s: rows %q, want %q", what, got, want)
	}
}

// tick carries out what is due, and wants no errors.
func (w *world) tick() time.Time {
	w.Helper()
	next, err := w.table.Tick(w.ctx)
	w.ok(err)
	return next
}

// status loads the header of a match.
func (w *world) status(match string) storage.Match {
	w.Helper()
	var m storage.Match
	w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) (err error) {
		m, err = tx.Match(match)
		return err
	}))
	return m
}

// kinds returns the open questions as "seat:kind".
func (w *world) kinds(match string) []string {
	w.Helper()
	var out []string
	for _, a := range w.pos(match).Asks {
		out = append(out, fmt.Sprintf("%d:%s", a.Seat, a.Kind))
	}
	return out
}

func isParked(err error) bool { return errors.Is(err, engine.ErrParked) }
