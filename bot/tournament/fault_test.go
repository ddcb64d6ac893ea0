package tournament_test

import (
	"context"
	"errors"
	"testing"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

var errFault = errors.New("the disk is on fire")

// faulty is a storage of which one call fails: the one with the number fails, counted from 1; 0 for none.
type faulty struct {
	storage.Store
	fails, calls int
}

func (f *faulty) fault() error {
	if f.calls++; f.calls == f.fails {
		return errFault
	}
	return nil
}

// Update is the storage's, with faults.
func (f *faulty) Update(ctx context.Context, do func(storage.Tx) error) error {
	return f.Store.Update(ctx, func(tx storage.Tx) error { return do(faultyTx{tx, f}) })
}

// View is the storage's, with faults.
func (f *faulty) View(ctx context.Context, do func(storage.ReadTx) error) error {
	return f.Store.View(ctx, func(tx storage.ReadTx) error { return do(faultyRead{tx, f}) })
}

type faultyRead struct {
	storage.ReadTx
	f *faulty
}

// or is what a call gives, unless it fails.
func or[T any](f *faulty, call func() (T, error)) (out T, err error) {
	if err := f.fault(); err != nil {
		return out, err
	}
	return call()
}

func (r faultyRead) Match(id string) (storage.Match, error) {
	return or(r.f, func() (storage.Match, error) { return r.ReadTx.Match(id) })
}

func (r faultyRead) Seats(match string) ([]storage.Seat, error) {
	return or(r.f, func() ([]storage.Seat, error) { return r.ReadTx.Seats(match) })
}

func (r faultyRead) Asks(match string) ([]storage.Ask, error) {
	return or(r.f, func() ([]storage.Ask, error) { return r.ReadTx.Asks(match) })
}

func (r faultyRead) Log(match string, from uint64, limit int) ([]storage.Entry, error) {
	return or(r.f, func() ([]storage.Entry, error) { return r.ReadTx.Log(match, from, limit) })
}

func (r faultyRead) Event(id string) (storage.Event, error) {
	return or(r.f, func() (storage.Event, error) { return r.ReadTx.Event(id) })
}

func (r faultyRead) Events(f storage.EventFilter) ([]storage.Event, error) {
	return or(r.f, func() ([]storage.Event, error) { return r.ReadTx.Events(f) })
}

func (r faultyRead) EventLog(id string, from uint64, limit int) ([]storage.EventEntry, error) {
	return or(r.f, func() ([]storage.EventEntry, error) { return r.ReadTx.EventLog(id, from, limit) })
}

func (r faultyRead) Heartbeat() (storage.Heartbeat, error) {
	return or(r.f, r.ReadTx.Heartbeat)
}

type faultyTx struct {
	storage.Tx
	f *faulty
}

func (x faultyTx) Match(id string) (storage.Match, error) { return faultyRead{x.Tx, x.f}.Match(id) }

func (x faultyTx) Seats(match string) ([]storage.Seat, error) {
	return faultyRead{x.Tx, x.f}.Seats(match)
}

func (x faultyTx) Asks(match string) ([]storage.Ask, error) { return faultyRead{x.Tx, x.f}.Asks(match) }

func (x faultyTx) Log(match string, from uint64, limit int) ([]storage.Entry, error) {
	return faultyRead{x.Tx, x.f}.Log(match, from, limit)
}

func (x faultyTx) Event(id string) (storage.Event, error) { return faultyRead{x.Tx, x.f}.Event(id) }

func (x faultyTx) EventLog(id string, from uint64, limit int) ([]storage.EventEntry, error) {
	return faultyRead{x.Tx, x.f}.EventLog(id, from, limit)
}

func (x faultyTx) Heartbeat() (storage.Heartbeat, error) { return faultyRead{x.Tx, x.f}.Heartbeat() }

func (x faultyTx) CreateEvent(e storage.Event) error {
	return errors.Join(x.f.fault(), x.Tx.CreateEvent(e))
}

func (x faultyTx) UpdateEvent(e storage.Event) error {
	return errors.Join(x.f.fault(), x.Tx.UpdateEvent(e))
}

func (x faultyTx) AdvanceEvent(e storage.EventEntry) error {
	return errors.Join(x.f.fault(), x.Tx.AdvanceEvent(e))
}

func (x faultyTx) SetEventPlayers(id string, players []string) error {
	return errors.Join(x.f.fault(), x.Tx.SetEventPlayers(id, players))
}

func (x faultyTx) AppendOutbox(r storage.OutboxRow) (int64, error) {
	return or(x.f, func() (int64, error) { return x.Tx.AppendOutbox(r) })
}

func (x faultyTx) PutJob(j storage.Job) error { return errors.Join(x.f.fault(), x.Tx.PutJob(j)) }

func (x faultyTx) DeleteJob(key string) error { return errors.Join(x.f.fault(), x.Tx.DeleteJob(key)) }

// fails has something done while one call after the other of the storage fails, until none does: each time it must
// say so, and the event must be what it was.
func (w *world) fails(what string, do func() error) {
	w.Helper()
	for n := 1; ; n++ {
		was := w.seq()
		w.store.fails, w.store.calls = n, 0
		err := do()
		reached := w.store.calls >= n
		w.store.fails = 0
		if !reached {
			w.ok(err)
			if n == 1 {
				w.Errorf("%s asks nothing of the storage", what)
			}
			return
		}
		if !errors.Is(err, errFault) {
			w.Fatalf("%s: call %d of the storage failed, and it says %v", what, n, err)
		}
		if now := w.seq(); now != was {
			w.Fatalf("%s: call %d of the storage failed, and %d steps were written", what, n, now-was)
		}
	}
}

// seq is how many steps the event has; 0 before it is made.
func (w *world) seq() uint64 {
	w.Helper()
	if w.event == "" {
		return 0
	}
	return w.look().Seq
}

// TestFaults ensures that whatever call of the storage fails, whoever asked for something is told, and nothing of it is
// done.
func TestFaults(t *testing.T) {
	w := newWorld(t)
	step := func(a event.Action, r event.Rights) {
		t.Helper()
		w.fails(a.Kind, func() error { _, err := w.do(a, r); return err })
	}
	olga := func(a event.Action) {
		t.Helper()
		a.By = "olga"
		step(a, organiser)
	}
	w.fails("create", func() error {
		p := event.DefaultPlan(tally.Name)
		p.Name, p.CheckIn, p.BestOf, p.Turn, p.Total = "Spring", 0, 3, 10*day, 0
		v, err := w.desk.Create(w.ctx, tournament.New{Server: "s", Channel: "c", Plan: p, By: "olga"}, organiser)
		if err == nil {
			w.event = v.Row.ID
		}
		return err
	})
	olga(event.Action{Kind: event.Open})
	for _, p := range players(4) {
		step(event.Action{Kind: event.Join, By: p, Player: p}, event.Rights{})
		step(event.Action{Kind: event.Deck, By: p, Player: p, Name: "Moths", List: tally.Deck()}, event.Rights{})
	}
	olga(event.Action{Kind: event.Start})
	olga(event.Action{Kind: event.Draft})
	olga(event.Action{Kind: event.Publish})
	job := storage.Job{Key: tournament.JobEvent + ":" + w.event, Kind: tournament.JobEvent, Payload: []byte(w.event)}
	work := func() error { return w.desk.Work(w.ctx, job) }
	w.games.Without = "moth"
	w.fails("deal", work)
	w.games.Without = ""
	for _, p := range players(4) {
		step(event.Action{Kind: event.Deck, By: p, Player: p, Name: "Moths", List: tally.Deck()}, event.Rights{})
	}
	w.fails("deal", work)
	w.reads()
	first, second := w.match(1, 1), w.match(1, 2)
	by := w.look().Rounds[0].Pairings[0].Players[0]
	step(event.Action{Kind: event.Dispute, By: by, Player: by, Round: 1, Pairing: 1, Reason: "a card"}, event.Rights{})
	olga(event.Action{Kind: event.Settle, Round: 1, Pairing: 1, Reason: "play on"})
	w.fails("call a judge", func() error { return w.table.CallJudge(w.ctx, first, by, "") })
	w.fails("let it go on", func() error {
		return w.table.LetGoOn(w.ctx, table.Ruling{Match: first, By: "olga", Reason: "fine"})
	})
	w.fails("threaded", func() error {
		return w.desk.Threaded(w.ctx, w.event, second, tournament.ThreadForbidden)
	})
	w.fails("rethread", func() error { return w.desk.Rethread(w.ctx, "s") })
	w.fails("mended", func() error { return w.desk.Threaded(w.ctx, w.event, second, "") })
	w.fails("tell", func() error { return w.desk.Tell(w.ctx, w.event, "olga", "code", "c") })
	w.fails("message", func() error { return w.desk.SetMessage(w.ctx, w.event, "m", "hash") })
	w.fails("concede", func() error {
		_, err := w.table.Do(w.ctx, table.Act{Match: first, Player: by, Kind: engine.InputConcede})
		return err
	})
	w.fails("deal", work)
	taken, err := w.desk.Undoable(w.ctx, w.event)
	w.ok(err)
	if taken != 0 {
		t.Errorf("step %d can be taken back, though somebody has conceded", taken)
	}
	w.desk.Correct = func(tx storage.Tx, _, _ []string, _ [][]int) error {
		_, err := tx.Heartbeat()
		return err
	}
	olga(event.Action{Kind: event.Rule, Round: 1, Pairing: 1, Wins: []int{2, 0}, Reason: "ruled"})
	w.clock.Advance(8 * day)
	for r, _ := w.look().Current(); r.Open() > 0; r, _ = w.look().Current() {
		w.fails("the round is over", work) // its players are warned before
	}
	olga(event.Action{Kind: event.Draft})
	olga(event.Action{Kind: event.Publish})
	w.fails("deal", work)
	step2, err := w.desk.Undoable(w.ctx, w.event)
	w.ok(err)
	w.fails("try", func() error {
		_, _, _, err := w.desk.Try(w.ctx, w.event, tournament.Step{Rights: organiser,
			Action: event.Action{Kind: event.Take, By: "olga", Step: step2}})
		return err
	})
	olga(event.Action{Kind: event.Take, Step: step2})
	olga(event.Action{Kind: event.Publish})
	w.fails("deal", work)
	olga(event.Action{Kind: event.Cancel, Reason: "rain"})
	w.sound()
	w.create(func(p *event.Plan) { p.CheckIn, p.Automatic = 0, true })
	w.joins("ada", "bruno")
	olga(event.Action{Kind: event.Start}) // and the bot goes on by itself
	w.sound()
}

// reads has all be read while the storage fails.
func (w *world) reads() {
	w.Helper()
	w.fails("look", func() error { _, err := w.desk.Look(w.ctx, w.event); return err })
	w.fails("list", func() error { _, err := w.desk.List(w.ctx, storage.EventFilter{Open: true}); return err })
	w.fails("log", func() error { _, err := w.desk.Log(w.ctx, w.event); return err })
	w.fails("undoable", func() error { _, err := w.desk.Undoable(w.ctx, w.event); return err })
	w.fails("export", func() error { _, err := w.desk.Export(w.ctx, w.event, nil); return err })
	w.fails("deck", func() error { _, err := w.desk.Deck(w.ctx, w.event, "p01", "p01", event.Rights{}); return err })
	w.fails("needs", func() error { _, err := w.desk.Needs(w.ctx, w.event, "olga"); return err })
	w.fails("boot", func() error { return w.desk.Boot(w.ctx) })
}
