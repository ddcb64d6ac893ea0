package table_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// TestDamaged ensures that a match that cannot be read because the database is damaged there is said once and left
// alone, while others go on; and that the next start looks again.
func TestDamaged(t *testing.T) {
	w := newWorld(t)
	hour := table.Settings{Turn: time.Hour}
	bad, good := w.begun(hour, nil, nil), w.begun(hour, nil, nil)
	w.clock.Advance(time.Hour)
	f := &faulty{Store: w.store, at: 7, err: &storage.DamagedError{File: "f", Err: errFault}}
	w.over(f) // the call is one of the first match's
	_, err := w.table.Tick(w.ctx)
	if !errors.Is(err, storage.ErrDamaged) || !strings.Contains(err.Error(), bad) {
		t.Fatalf("the damage is told as %v", err)
	}
	if !w.asked(bad, "0:idle") || !w.asked(good, "1:idle") {
		t.Errorf("asked: %v of the damaged match, %v of the other", w.kinds(bad), w.kinds(good))
	}
	seq := w.status(bad).Seq
	if next := w.tick(); !next.Equal(w.clock.Now().Add(5*time.Second)) || w.status(bad).Seq != seq {
		t.Errorf("a damaged match is tried again, and then at %v", next)
	}
	w.clock.Advance(time.Hour)
	if w.tick(); !w.asked(good, "0:idle") {
		t.Error("the other match does not go on")
	}
	w.over(w.store)
	if w.tick(); !w.asked(bad, "1:idle") {
		t.Errorf("the next start does not look again: %v", w.kinds(bad))
	}
	was := w.pos(bad).Asks[1].Deadline
	w.ok(w.table.Alive(w.ctx))
	w.clock.Advance(time.Hour)
	f = &faulty{Store: w.store, at: 3, err: &storage.DamagedError{File: "f", Err: errFault}}
	w.over(f) // the call is the list of parked matches
	if down, err := w.table.Boot(w.ctx); err != nil || down != time.Hour {
		t.Errorf("a start with matches that cannot be listed: %v, %v", down, err)
	}
	if got := w.pos(bad).Asks[1].Deadline; !got.Equal(was.Add(time.Hour)) {
		t.Errorf("the deadline is %v, was %v", got, was)
	}
}

// TestTriedOnce ensures that a match whose deadline cannot be carried out is tried once by each Tick, and that others
// are not held up.
func TestTriedOnce(t *testing.T) {
	w := newWorld(t)
	hour := table.Settings{Turn: time.Hour}
	bad, good := w.begun(hour, nil, nil), w.begun(hour, nil, nil)
	w.clock.Advance(time.Hour)
	f := &faulty{Store: w.store, at: 7, err: errFault}
	w.over(f)
	if err := w.tickFails(); err == nil || !w.asked(bad, "0:idle") || !w.asked(good, "1:idle") {
		t.Errorf("%v; asked: %v where it failed, %v elsewhere", err, w.kinds(bad), w.kinds(good))
	}
	if next := w.tick(); !next.Equal(w.clock.Now().Add(time.Hour)) || !w.asked(bad, "1:idle") {
		t.Errorf("asked: %v by the next, and then at %v", w.kinds(bad), next)
	}
}

// TestUnreadableRows ensures that what cannot be read of a match's rows is an error that names the match or row, to
// whatever needs it, and is never taken for something empty.
func TestUnreadableRows(t *testing.T) {
	settings := func(m *storage.Match, _ []storage.Seat) { m.Settings = []byte(`"x"`) }
	seat := func(_ *storage.Match, s []storage.Seat) { s[0].Settings, s[1].Settings = []byte(`"x"`), []byte(`"x"`) }
	deck := func(_ *storage.Match, s []storage.Seat) { s[0].Deck, s[1].Deck = "x", "x" }
	book := func(m *storage.Match, _ []storage.Seat) { m.Book = "another" }
	reason := func(m *storage.Match, _ []storage.Seat) { m.Result = []byte(`"x"`) }
	running := func(w *world) string { return w.begun(table.Settings{}, sparks, nil) }
	parked := func(w *world) string {
		id := running(w)
		w.games.Broken = true
		_, err := w.act(id, bruno, "shout")
		w.refused(err, table.CodeParked)
		w.games.Broken = false
		return id
	}
	over := func(w *world) string { return w.ended(table.Settings{}, nil, nil) }
	invited := func(w *world) string { return w.invites("ada", "bruno").ID }
	act := func(w *world, id string) error {
		_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: "ada", Reply: engine.Reply{Verb: "end"}})
		return err
	}
	expire := func(w *world, _ string) error {
		w.clock.Advance(48 * time.Hour)
		_, err := w.table.Tick(w.ctx)
		return err
	}
	accept := func(w *world, id string) error {
		_, err := w.table.Accept(w.ctx, id, "bruno", table.Deck{Cards: []string{"moth"}}, "")
		return err
	}
	same := func(w *world, id string) error { _, err := w.table.AcceptSame(w.ctx, id, "bruno", ""); return err }
	rematch := func(w *world, id string) error { _, err := w.table.Rematch(w.ctx, id, "ada", "", ""); return err }
	draw := func(w *world, id string) error { _, err := w.table.OfferDraw(w.ctx, id, "ada", ""); return err }
	present := func(w *world, id string) error { _, err := w.table.Present(w.ctx, id, "ada"); return err }
	late := func(w *world, id string) error {
		made := w.clock.Now().UnixMilli()
		w.clock.Advance(time.Hour)
		return w.table.Late(w.ctx, table.Row{Match: id, Made: made}, []int{ada})
	}
	boot := func(w *world, _ string) error { _, err := w.table.Boot(w.ctx); return err }
	decline := func(w *world, id string) error { _, err := w.table.Decline(w.ctx, id, "bruno", ""); return err }
	waiting := func(w *world, _ string) error { _, err := w.table.Invitations(w.ctx, "bruno"); return err }
	whose := func(w *world, id string) error {
		_, seats, err := w.table.MatchSeats(w.ctx, id)
		w.ok(err)
		_, one := table.DeclinedBy(seats)
		_, two := table.Forfeited(seats)
		if one == nil {
			return two
		}
		return one
	}
	turns := func(w *world, id string) error { _, err := w.table.Turns(w.ctx, id, 3); return err }
	position := func(w *world, id string) error { _, err := w.table.Position(w.ctx, id); return err }
	for _, test := range []struct {
		what    string
		begin   func(*world) string
		breaks  func(*storage.Match, []storage.Seat)
		needers []func(*world, string) error
	}{
		{"settings of a running match", running, settings, []func(*world, string) error{act, draw, present, expire}},
		{"settings of a late prompt's match", running, settings, []func(*world, string) error{late}},
		{"seats of a running match", running, seat, []func(*world, string) error{act, draw, present, whose, expire}},
		{"a book", running, book, []func(*world, string) error{position}},
		{"settings of a match that is over", over, settings, []func(*world, string) error{rematch, turns}},
		{"seats of a match that is over", over, seat, []func(*world, string) error{rematch}},
		{"decks of a match that is over", over, deck, []func(*world, string) error{rematch, turns}},
		{"why a match is parked", parked, reason, []func(*world, string) error{boot}},
		{"settings of an invitation", invited, settings, []func(*world, string) error{accept}},
		{"seats of an invitation", invited, seat, []func(*world, string) error{accept, decline, waiting}},
		{"decks of an invitation", invited, deck, []func(*world, string) error{accept, same}},
	} {
		for n, f := range test.needers {
			w := newWorld(t)
			id := test.begin(w)
			w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
				if err := tx.PutBook("another", []byte("no book")); err != nil {
					return err
				}
				m, err := tx.Match(id)
				if err != nil {
					return err
				}
				seats, err := tx.Seats(id)
				if err != nil {
					return err
				}
				test.breaks(&m, seats)
				for _, s := range seats {
					if err := tx.PutSeat(s); err != nil {
						return err
					}
				}
				return tx.UpdateMatch(m)
			}))
			w.over(w.store)
			err := f(w, id)
			refused := engine.IsRefusal(err) != nil && !isParked(err)
			if err == nil || refused || !strings.Contains(err.Error(), "match "+id) {
				t.Errorf("%s, needed by number %d: %v", test.what, n, err)
			}
		}
	}
	w := newWorld(t)
	id := running(w)
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		return errors.Join(tx.PutPlayer(storage.Player{ID: "bruno", Settings: []byte(`{"blocked":3}`)}),
			tx.PutJob(storage.Job{Key: "expire:" + id + ":x", Kind: table.JobExpire, Due: w.clock.Now(), Match: id,
				Payload: []byte("x")}))
	}))
	if _, err := w.tryInvite("ada", "bruno"); err == nil || !strings.Contains(err.Error(), "player bruno") {
		t.Errorf("whom somebody blocks: %v", err)
	}
	if _, err := w.table.Tick(w.ctx); err == nil || !strings.Contains(err.Error(), "job expire:"+id+":x") {
		t.Errorf("a deadline of no question: %v", err)
	}
}
