package tournament_test

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"farpost/bot/clock"
	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
	"farpost/storage/sqlite"
)

var start = time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)

// world is a desk over a table and a database on disk, with a clock that the test moves.
type world struct {
	*testing.T
	ctx   context.Context
	file  string
	store *faulty
	clock *clock.Fake
	games *tally.Games
	table *table.Table
	desk  *tournament.Desk
	ids   int
	press int
	event string
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{T: t, ctx: context.Background(), file: filepath.Join(t.TempDir(), "t.db"),
		clock: clock.NewFake(start), games: &tally.Games{}}
	w.open()
	t.Cleanup(func() { w.ok(w.store.Close()) })
	return w
}

func (w *world) open() {
	w.Helper()
	store, err := sqlite.Open(w.ctx, w.file)
	w.ok(err)
	w.store = &faulty{Store: store}
	seed := func() uint64 { return 7 }
	id := func() string { w.ids++; return fmt.Sprintf("x%d", w.ids) }
	w.desk = &tournament.Desk{Store: w.store, Games: w.games, Now: w.clock.Now, Seed: seed, ID: id}
	w.table, err = table.New(table.Config{Store: w.store, Games: w.games, Now: w.clock.Now, Seed: seed, ID: id,
		Over:   []func(storage.Tx, table.Ended) error{w.desk.Over},
		Judged: []func(storage.Tx, table.Judged) error{w.desk.Judged},
		Work:   map[string]func(context.Context, storage.Job) error{tournament.JobEvent: w.desk.Work}})
	w.ok(err)
	w.desk.Table = w.table
}

// restart kills the process, and starts another after a time.
func (w *world) restart(after time.Duration) {
	w.Helper()
	w.ok(w.table.Alive(w.ctx))
	w.ok(w.store.Close())
	w.clock.Advance(after)
	w.open()
	_, err := w.table.Boot(w.ctx)
	w.ok(err)
	w.ok(w.desk.Boot(w.ctx))
}

func (w *world) ok(err error) {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
}

func (w *world) refused(err error, code string) {
	w.Helper()
	if no := engine.IsRefusal(err); no == nil || no.Code != code {
		w.Fatalf("got %v, want the refusal %s", err, code)
	}
}

var organiser = event.Rights{Organiser: true}

// create makes an event of the tally game that change alters, and opens it.
func (w *world) create(change func(*event.Plan)) {
	w.Helper()
	p := event.DefaultPlan(tally.Name)
	p.Name = "Spring"
	if change != nil {
		change(&p)
	}
	v, err := w.desk.Create(w.ctx, tournament.New{Server: "s", Channel: "c", Plan: p, By: "olga"}, organiser)
	w.ok(err)
	w.event = v.Row.ID
	w.olga(event.Action{Kind: event.Open})
}

// do has somebody do something.
func (w *world) do(a event.Action, r event.Rights) (tournament.View, error) {
	w.Helper()
	w.press++
	return w.desk.Do(w.ctx, w.event, tournament.Step{Action: a, Rights: r, Interaction: fmt.Sprint("p", w.press)})
}

// olga has the organiser do something.
func (w *world) olga(a event.Action) event.Event {
	w.Helper()
	a.By = "olga"
	v, err := w.do(a, organiser)
	w.ok(err)
	return v.Event
}

// self has a player do something.
func (w *world) self(player string, a event.Action) event.Event {
	w.Helper()
	a.By, a.Player = player, player
	v, err := w.do(a, event.Rights{})
	w.ok(err)
	return v.Event
}

// joins has people join with a deck of moths.
func (w *world) joins(players ...string) {
	w.Helper()
	for _, p := range players {
		w.self(p, event.Action{Kind: event.Join})
		w.self(p, event.Action{Kind: event.Deck, Name: "Moths", List: tally.Deck()})
	}
}

// players are so many people.
func players(n int) []string {
	var out []string
	for i := range n {
		out = append(out, fmt.Sprintf("p%02d", i+1))
	}
	return out
}

// begins starts the event and publishes its first round.
func (w *world) begins() {
	w.Helper()
	w.olga(event.Action{Kind: event.Start})
	w.round()
}

// round drafts and publishes a round, and has its matches dealt.
func (w *world) round() {
	w.Helper()
	w.olga(event.Action{Kind: event.Draft})
	w.olga(event.Action{Kind: event.Publish})
	w.tick()
}

func (w *world) tick() {
	w.Helper()
	_, err := w.table.Tick(w.ctx)
	w.ok(err)
}

func (w *world) look() event.Event {
	w.Helper()
	v, err := w.desk.Look(w.ctx, w.event)
	w.ok(err)
	return v.Event
}

// match returns the match that a pairing plays.
func (w *world) match(round, no int) string {
	w.Helper()
	p, _ := w.look().Pairing(round, no)
	i := slices.IndexFunc(p.Games, func(g event.Game) bool { return !g.Over })
	if i < 0 {
		w.Fatalf("no match of pairing %d of round %d is being played: %+v", no, round, p)
	}
	return p.Games[i].Match
}

// concede has a player give a match up.
func (w *world) concede(match, player string) {
	w.Helper()
	w.press++
	_, err := w.table.Do(w.ctx, table.Act{Match: match, Player: player, Kind: engine.InputConcede,
		Interaction: fmt.Sprint("p", w.press)})
	w.ok(err)
}

// rows are the kinds of the outbox's rows of events since the last call.
func (w *world) rows() (out []tournament.Row) {
	w.Helper()
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		for {
			list, err := tx.ClaimOutbox(w.clock.Now(), 0, storage.LastRank)
			if err != nil || len(list) == 0 {
				return err
			}
			for _, r := range list {
				if tournament.IsRow(r) {
					row, err := tournament.RowOf(r)
					if err != nil {
						return err
					}
					out = append(out, row)
				}
				if err := tx.FinishOutbox(r.ID, "", w.clock.Now()); err != nil {
					return err
				}
			}
		}
	}))
	return out
}
