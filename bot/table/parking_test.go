package table_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// TestParkBrokenRule ensures that a rule that breaks parks its match, says so once, changes nothing and lets others
// go on; and that a mended build resumes the match with its clocks moved.
func TestParkBrokenRule(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour}, nil, nil)
	other := w.begun(table.Settings{Turn: 2 * time.Hour}, nil, nil)
	seq, due := w.status(id).Seq, w.pos(id).Asks[0].Deadline
	w.rows()
	w.games.Broken = true
	_, err := w.act(id, bruno, "shout")
	w.refused(err, table.CodeParked)
	if what := fmt.Sprintf("input %d of match %s", seq+1, id); !isParked(err) || !strings.Contains(err.Error(), what) {
		t.Errorf("%v does not say why and where", err)
	}
	w.wantRows("parked", "notice"+table.WordParked)
	if m := w.status(id); m.Status != storage.Parked || m.Seq != seq {
		t.Errorf("parked match: %+v", m)
	}
	_, err = w.act(id, ada, "end")
	w.refused(err, table.CodeParked)
	_, err = w.offer(id, ada)
	w.refused(err, table.CodeParked)
	w.wantRows("told once")
	w.clock.Advance(90 * time.Minute)
	w.tick()
	if w.status(id).Seq != seq {
		t.Error("the clock of a parked match ran")
	}
	w.does(other, ada, "end")
	w.rows()
	w.restart(0)
	if w.status(id).Status != storage.Parked {
		t.Error("a build with the same fault took the match up")
	}
	w.games.Broken = false
	w.clock.Advance(30 * time.Minute)
	w.restart(0)
	if m := w.status(id); m.Status != storage.Running || m.Result != nil {
		t.Fatalf("a mended build left the match %+v", m)
	}
	w.wantRows("taken up", "notice"+table.WordResumed, "refresh", "hand[0]", "hand[1]")
	if got := w.pos(id).Asks[0].Deadline; !got.Equal(due.Add(2 * time.Hour)) {
		t.Errorf("deadline %v, want %v", got, due.Add(2*time.Hour))
	}
	w.clock.Advance(time.Hour)
	w.tick()
	if got := w.kinds(id); !slices.Contains(got, "1:idle") {
		t.Errorf("the clock does not run again: %v", got)
	}
}

// TestParkUnknown ensures that a build without the game, or with an older one, parks what it meets at a
// deadline or a press, without touching the rest, and that the right build goes on.
func TestParkUnknown(t *testing.T) {
	for _, test := range []struct {
		name     string
		new, old func(*world)
	}{
		{"no such game", func(*world) {}, func(w *world) { w.games.Gone = true }},
		{"older version", func(w *world) { w.games.Version = 2 }, func(w *world) { w.games.Version = 1 }},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := newWorld(t)
			test.new(w)
			byTimer := w.begun(table.Settings{Turn: time.Hour}, nil, nil)
			byPress := w.begun(table.Settings{Turn: 9 * time.Hour}, nil, nil)
			test.old(w)
			w.clock.Advance(time.Hour)
			if _, err := w.table.Tick(w.ctx); !isParked(err) {
				t.Errorf("the timer met %v", err)
			}
			_, err := w.table.Do(w.ctx, table.Act{Match: byPress, Player: "ada", Reply: engine.Reply{Verb: "end"}})
			w.refused(err, table.CodeParked)
			for _, id := range []string{byTimer, byPress} {
				if s := w.status(id).Status; s != storage.Parked {
					t.Errorf("match %s is %s", id, s)
				}
			}
			if next := w.tick(); !next.IsZero() {
				t.Errorf("parked matches have a deadline at %v", next)
			}
			*w.games = tally.Games{}
			test.new(w)
			w.restart(0)
			for _, id := range []string{byTimer, byPress} {
				if s := w.status(id).Status; s != storage.Running {
					t.Errorf("match %s is %s with the right build", id, s)
				}
			}
			w.tick()
			if got := w.kinds(byTimer); !slices.Contains(got, "1:idle") {
				t.Errorf("the deadline that had run out was lost: %v", got)
			}
		})
	}
}

// TestParkOver ensures that a match that is over stays so, with its result, when a build without its game is asked to
// act in it; and so does one that is parked already, with why it was.
func TestParkOver(t *testing.T) {
	w := newWorld(t)
	over, parked := w.ended(table.Settings{}, nil, nil), w.begun(table.Settings{}, nil, nil)
	w.games.Broken = true
	_, err := w.act(parked, bruno, "shout")
	w.refused(err, table.CodeParked)
	w.rows()
	for _, id := range []string{over, parked} {
		was := w.status(id)
		w.games.Gone = true
		w.clock.Advance(time.Hour)
		_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: "ada", Reply: engine.Reply{Verb: "end"}})
		w.refused(err, table.CodeParked)
		_, err = w.table.OfferDraw(w.ctx, id, "ada", w.interaction())
		w.refused(err, table.CodeParked)
		_, err = w.table.Position(w.ctx, id)
		if w.refused(err, table.CodeParked); !isParked(err) {
			t.Errorf("%v does not say why", err)
		}
		if back, err := w.table.Present(w.ctx, id, "ada"); back || err != nil {
			t.Errorf("back in a match that cannot be read: %v, %v", back, err)
		}
		if now := w.status(id); w.json(now) != w.json(was) {
			t.Errorf("it is %+v, was %+v", now, was)
		}
	}
	w.wantRows("nobody is told")
}

// TestParkedUnseen ensures that a match that cannot be looked at stays parked.
func TestParkedUnseen(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	w.games.Broken = true
	_, err := w.act(id, bruno, "shout")
	w.refused(err, table.CodeParked)
	w.games.Broken = false
	w.table.Games = blind{w.games}
	_, err = w.table.Boot(w.ctx)
	if w.ok(err); w.status(id).Status != storage.Parked {
		t.Errorf("it is %s", w.status(id).Status)
	}
}

// TestParkedBefore ensures that a match that was parked by a build which did not stop clocks goes on with the time that
// it had then.
func TestParkedBefore(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour}, nil, nil)
	due := w.pos(id).Asks[0].Deadline
	w.games.Broken = true
	_, err := w.act(id, bruno, "shout")
	w.refused(err, table.CodeParked)
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		m, err := tx.Match(id)
		m.Stopped, m.StoppedWhy = time.Time{}, ""
		return errors.Join(err, tx.UpdateMatch(m))
	}))
	w.games.Broken = false
	w.clock.Advance(20 * time.Minute)
	w.restart(20 * time.Minute) // which moves all deadlines
	want := due.Add(40 * time.Minute)
	if got := w.pos(id).Asks[0].Deadline; w.status(id).Status != storage.Running || !got.Equal(want) {
		t.Errorf("%s until %v, want %v", w.status(id).Status, got, want)
	}
}

// TestStartWithoutGame ensures that a start leaves what it cannot read parked and takes up the rest; that nobody deals
// a game that this build does not have; and that jobs of others, and of no question, are left alone.
func TestStartWithoutGame(t *testing.T) {
	w := newWorld(t)
	id, m := w.begun(table.Settings{Silence: 2}, nil, nil), w.invites("ada", "bruno")
	w.games.Gone = true
	_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: "ada", Reply: engine.Reply{Verb: "end"}})
	w.refused(err, table.CodeParked)
	w.restart(0)
	if s := w.status(id).Status; s != storage.Parked {
		t.Errorf("without its game the match is %s", s)
	}
	_, err = w.table.Accept(w.ctx, m.ID, "bruno", table.Deck{Cards: tally.Deck()}, w.interaction())
	w.refused(err, table.CodeGame)
	w.games.Gone = false
	w.restart(0)
	if s := w.status(id).Status; s != storage.Running {
		t.Errorf("with its game the match is %s", s)
	}
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		return tx.PutJob(storage.Job{Key: "sweep", Kind: "sweep", Due: w.clock.Now(), Match: id})
	}))
	seq := w.status(id).Seq
	w.tick()
	w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error { _, err := tx.Job("sweep"); return err }))
	if w.status(id).Seq != seq {
		t.Error("another's job was taken for a deadline")
	}
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		return tx.PutJob(storage.Job{Key: "stray", Kind: table.JobExpire, Due: w.clock.Now(), Match: id,
			Payload: []byte("99")})
	}))
	if w.tick(); w.status(id).Seq != seq {
		t.Error("the deadline of a question that is not open was carried out")
	}
}
