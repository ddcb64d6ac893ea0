package table_test

import (
	"slices"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// day is how often a player is looked for in a match at most.
const day = 24 * time.Hour

// looksAt lets time pass and returns the seats that are looked for then.
func (w *world) looksAt(d time.Duration) (seats []int) {
	w.Helper()
	w.rows() // else nothing expires, for nobody has seen it
	w.clock.Advance(d)
	w.tick()
	w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
		rows, err := tx.OutboxRows(storage.Pending, 0)
		for _, r := range rows {
			row, rerr := table.RowOf(r)
			w.ok(rerr)
			if row.Kind == table.RowLook {
				seats = append(seats, row.Seats...)
			}
		}
		return err
	}))
	w.rows()
	return seats
}

// wantLooks checks who is looked for after a time.
func (w *world) wantLooks(what string, d time.Duration, want ...int) {
	w.Helper()
	if got := w.looksAt(d); !slices.Equal(got, want) {
		w.Errorf("%s: looked for %v, want %v", what, got, want)
	}
}

// gone has Bruno, who is in turn, be looked for and found to have left.
func (w *world) gone(settings table.Settings) string {
	w.Helper()
	w.table.Delivered = true
	id := w.begun(settings, nil, nil)
	w.does(id, ada, "end")
	w.looksAt(settings.Turn / 2)
	w.ok(w.table.Looked(w.ctx, id, bruno, true))
	return id
}

// claims has a seat claim a match from another.
func (w *world) claims(match string, by, from int) error {
	w.Helper()
	_, err := w.table.Claim(w.ctx, match, name(by), from, w.interaction())
	return err
}

// TestLooksWhenLate ensures that a player is looked for when half of the time for an answer is over, or a day of it,
// and not again for a day; that who answers in time is not; that all is kept over a restart; and that nobody is looked
// for where nothing is delivered, or outside of servers.
func TestLooksWhenLate(t *testing.T) {
	w := newWorld(t)
	w.table.Delivered = true
	id := w.begun(table.Settings{Turn: 10 * time.Hour, Setup: 10 * time.Hour}, nil, nil)
	w.wantLooks("before", 5*time.Hour-2*time.Second)
	w.does(id, ada, "end")
	w.wantLooks("who has answered", 2*time.Second)
	w.wantLooks("half of the other's time", 5*time.Hour, bruno)
	w.does(id, bruno, "end")
	w.wantLooks("the next turn", 5*time.Hour, ada)
	w.restart(0)
	w.table.Delivered = true
	for _, seat := range []int{ada, bruno} {
		w.does(id, seat, "end")
	}
	w.wantLooks("late once more, within a day", 9*time.Hour)
	w.concedes(id, ada)
	slow := w.begun(table.Settings{Turn: 20 * day, Silence: 2}, nil, nil)
	w.wantLooks("not for a day", day-2*time.Second)
	w.wantLooks("a day of twenty", 2*time.Second, ada)
	w.wantLooks("the next day", day, ada)
	w.concedes(slow, ada)
	w.table.Delivered = false
	w.begun(table.Settings{}, nil, nil)
	w.table.Delivered = true
	deck := table.Deck{Name: "d", Cards: tally.Deck()}
	_, err := w.arranges(table.Arranged{Channel: "c", Game: tally.Name, Players: []string{"ada", "bruno"},
		Decks: []table.Deck{deck, deck}})
	w.ok(err)
	w.wantLooks("a match that nobody delivers, and one of no server", 20*time.Hour)
}

// TestLooksStandStill ensures that nobody is looked for while the clocks of a match stand still, nor in a match that is
// over or was called off, and that it goes on when they run again.
func TestLooksStandStill(t *testing.T) {
	w := newWorld(t)
	w.table.Delivered = true
	id := w.begun(table.Settings{}, nil, nil)
	w.ok(w.table.StopClocks(w.ctx, id, table.StoppedUnseen))
	w.wantLooks("stopped", 5*day)
	w.ok(w.table.StartClocks(w.ctx, id, table.StoppedUnseen))
	w.wantLooks("started", 12*time.Hour, ada)
	w.concedes(id, ada)
	w.wantLooks("over", 2*day)
	voided := w.begun(table.Settings{}, nil, nil)
	w.voids(voided)
	w.wantLooks("called off", 2*day)
}

// TestClaim ensures who may claim a match, when, and that it is refused in words; that the seat is out then as by
// conceding, in public; and that the same press counts once.
func TestClaim(t *testing.T) {
	w := newWorld(t)
	id := w.gone(table.Settings{Turn: 10 * time.Hour, Claim: 1})
	w.saysLast("gone", id, table.EventLeft)
	w.wantRows("gone", "refresh", "notice[1]notice.left")
	w.ok(w.table.Looked(w.ctx, id, bruno, true))
	w.wantRows("said once")
	w.refused(w.claims(id, ada, bruno), table.CodeNotYet)
	w.refused(w.claims(id, bruno, ada), table.CodeNotLeft)
	w.refused(w.claims(id, ada, ada), table.CodeNotLeft)
	w.refused(w.claims(id, ada, 2), table.CodeNotLeft)
	w.refused(w.claims(id, dora, bruno), table.CodeWatching)
	if left, err := table.HasLeft(w.pos(id).Seats[bruno]); err != nil || left {
		t.Errorf("who has pressed has left: %v, %v", left, err)
	}
	w.rows()
	w.ok(w.table.Looked(w.ctx, id, bruno, true))
	w.clock.Advance(day)
	w.ok(w.table.Looked(w.ctx, id, bruno, true))
	w.ok(w.table.Looked(w.ctx, id, bruno, true))
	w.wantRows("may be claimed, once", "refresh", "notice[1]notice.left", "notice[1]notice.claim")
	w.ok(w.table.CallJudge(w.ctx, id, "ada", w.interaction()))
	w.refused(w.claims(id, ada, bruno), table.CodeCalled)
	w.ok(w.table.WithdrawJudge(w.ctx, id, "ada", w.interaction()))
	for status, code := range map[storage.Status]string{storage.Parked: table.CodeParked, storage.Over: engine.CodeOver,
		storage.Cancelled: table.CodeNotRunning, storage.Running: ""} {
		pos := w.pos(id)
		pos.Match.Status = status
		if err := w.table.MayClaim(pos, "ada", bruno); code != "" {
			w.refused(err, code)
		} else {
			w.ok(err)
		}
	}
	press := w.interaction()
	_, err := w.table.Claim(w.ctx, id, "ada", bruno, press)
	w.ok(err)
	w.saysLast("claimed", id, table.EventClaimed+" defeated")
	seats := w.seats(id)
	if gone, err := table.Claimed(seats); err != nil || !slices.Equal(gone, []engine.Seat{bruno}) {
		t.Errorf("claimed from %v, %v", gone, err)
	}
	for _, again := range []string{press, w.interaction()} {
		_, err = w.table.Claim(w.ctx, id, "ada", bruno, again)
		want := table.CodeTwice
		if again != press {
			want = engine.CodeOver
		}
		w.refused(err, want)
	}
	w.ok(w.table.Looked(w.ctx, id, bruno, true)) // a look that was under way
}

// TestClaimOfThree ensures that a match of three goes on without who has left, that nobody who is out claims, and that
// a judge who takes it back brings everybody in again.
func TestClaimOfThree(t *testing.T) {
	w := newWorld(t)
	w.table.Delivered = true
	id := w.begun(table.Settings{Claim: 1}, nil, nil, nil)
	w.looksAt(day / 2)
	w.clock.Advance(time.Hour) // Discord was slow: it counts from when it was asked
	w.ok(w.table.Looked(w.ctx, id, ada, true))
	w.clock.Advance(day - time.Hour)
	before := w.pos(id).Match.Seq
	w.ok(w.claims(id, chiara, ada))
	pos := w.pos(id)
	if !pos.State.Seats[ada].Out || pos.State.Result != nil {
		t.Errorf("the seats are %+v", pos.State.Seats)
	}
	w.refused(w.claims(id, bruno, ada), table.CodeNotLeft)
	w.ok(w.table.Looked(w.ctx, id, ada, true))
	w.refused(w.claims(id, bruno, ada), table.CodeNotLeft)
	w.ok(w.table.Rollback(w.ctx, w.ruling(id), before))
	if gone, err := table.Claimed(w.seats(id)); err != nil || len(gone) > 0 || w.pos(id).State.Seats[ada].Out {
		t.Errorf("after it was taken back it is claimed from %v, %v", gone, err)
	}
	w.concedes(id, bruno)
	w.ok(w.table.Looked(w.ctx, id, ada, true))
	w.clock.Advance(day)
	w.refused(w.claims(id, bruno, ada), engine.CodeOut)
}

// TestNoClaimInEvents ensures that in a tournament's match it is said who has left, and nothing can be claimed.
func TestNoClaimInEvents(t *testing.T) {
	w := newWorld(t)
	w.table.Delivered = true
	deck := table.Deck{Name: "d", Cards: tally.Deck()}
	m, err := w.arranges(table.Arranged{Server: "s", Channel: "c", Game: tally.Name, Players: []string{"ada", "bruno"},
		Decks: []table.Deck{deck, deck}, Settings: table.Settings{Event: "e1"}})
	w.ok(err)
	id := m.ID
	w.wantLooks("late", day/2, ada, bruno)
	w.ok(w.table.Looked(w.ctx, id, bruno, true))
	w.wantRows("gone", "refresh", "notice[1]notice.left.event")
	w.clock.Advance(20 * day)
	w.ok(w.table.Looked(w.ctx, id, bruno, true))
	w.wantRows("nothing to claim")
	w.refused(w.claims(id, ada, bruno), table.CodeNotLeft)
	w.ok(w.table.Looked(w.ctx, id, bruno, false))
	w.saysLast("back", id, table.EventReturned)
}

// TestClaimDays ensures that the time for claims is three days unless people agreed on another, never out of bounds.
func TestClaimDays(t *testing.T) {
	if got := (table.Settings{}).ClaimWait(); got != 3*day {
		t.Errorf("by default %v", got)
	}
	if got := (table.Settings{Claim: 5}).ClaimWait(); got != 5*day {
		t.Errorf("five days are %v", got)
	}
	w := newWorld(t)
	for _, n := range []int{-1, table.MaxClaim + 1} {
		_, err := w.table.Invite(w.ctx, table.Invitation{Server: "s", Channel: "c", Game: tally.Name, From: "ada",
			To: []string{"bruno"}, Settings: table.Settings{Claim: n}})
		w.refused(err, table.CodeRule)
	}
}
