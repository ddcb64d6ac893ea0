package table_test

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// turns returns the last n turns of a match, and their views as JSON.
func (w *world) turns(match string, n int) ([]table.Turn, []string) {
	w.Helper()
	got, err := w.table.Turns(w.ctx, match, n)
	w.ok(err)
	var views []string
	for _, g := range got {
		views = append(views, w.json(g.View))
	}
	return got, views
}

func (w *world) json(v any) string {
	w.Helper()
	raw, err := json.Marshal(v)
	w.ok(err)
	return string(raw)
}

// TestTurns ensures that the last turns of a match are given as a spectator saw the table in each of them for the last
// time, with what everybody was told in it, when it was, and no more turns than were asked for.
func TestTurns(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, []string{"spark", "comet"}, []string{"spark", "moth"})
	var want []string
	look := func() { // how a spectator sees the table now
		v, err := engine.ViewOf(w.pos(id).Ruleset, w.pos(id).Book, w.pos(id).State, engine.NoSeat)
		w.ok(err)
		want = append(want, w.json(v))
	}
	for i := range 7 {
		w.clock.Advance(time.Hour)
		if i < 2 {
			w.ok(w.play(id, i%2, "spark", 1-i%2))
			w.does(id, 1-i%2, "pass")
		}
		if i == 4 {
			_, err := w.offer(id, ada) // is logged, and is no input of the engine
			w.ok(err)
		}
		look()
		w.does(id, i%2, "end")
	}
	look()
	for _, n := range []int{0, 1, 3, 8} {
		got, views := w.turns(id, n)
		if len(got) != n || w.json(views) != w.json(append([]string{}, want[len(want)-n:]...)) && n > 0 {
			t.Fatalf("the last %d turns: %d\n%v\nwant\n%v", n, len(got), views, want[len(want)-n:])
		}
		for i, g := range got {
			if g.N != g.View.Turn || i > 0 && g.N != got[i-1].N+1 || g.View.Viewer != engine.NoSeat {
				t.Errorf("turn %d of %d is %d, seen by %d", i, n, g.N, g.View.Viewer)
			}
			if k := len(g.Events); k > 0 && i < n-1 && g.Events[k-1].Code != "ended" {
				t.Errorf("turn %d does not tell its end: %v", g.N, g.Events)
			}
			if len(g.Events) > 0 && g.N > 1 && g.Events[0].Code != "drew" {
				t.Errorf("turn %d begins with what belongs to the turn before: %v", g.N, g.Events)
			}
			for _, e := range g.Events {
				if e.Code == "drew.known" {
					t.Error("everybody is told what somebody drew")
				}
			}
		}
	}
	all, _ := w.turns(id, 100)
	if first := all[1]; len(first.Events) == 0 || !first.At.Equal(start.Add(time.Hour)) {
		t.Errorf("turn %d at %v tells %v", first.N, first.At, first.Events)
	}
}

// TestTurnsOtherwise ensures that a build that plays a match otherwise than it was played shows none of its past, and
// that this is no error; neither is it one to ask for the past of a match that a rule breaks.
func TestTurnsOtherwise(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	w.does(id, bruno, "shout")
	if got, _ := w.turns(id, 3); len(got) == 0 {
		t.Fatal("no turns of a match that can be played again")
	}
	w.games.Broken = true
	if got, _ := w.turns(id, 3); got != nil {
		t.Errorf("with a rule that breaks: %v", got)
	}
	w.games.Broken, w.games.Version = false, 2
	if got, _ := w.turns(id, 3); got != nil {
		t.Errorf("with other rules: %v", got)
	}
	w.games.Version = 0
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		seats, err := tx.Seats(id)
		seats[0].Deck = `["dragon"]`
		return errors.Join(err, tx.PutSeat(seats[0]))
	}))
	if got, _ := w.turns(id, 3); got != nil {
		t.Errorf("with a card that there is not: %v", got)
	}
	gone, cancel := context.WithCancel(w.ctx)
	cancel()
	if _, err := w.table.Turns(gone, id, 3); !errors.Is(err, context.Canceled) {
		t.Errorf("who has gone waits: %v", err)
	}
}

// blind is games in which nobody can look at a match.
type blind struct{ *tally.Games }

func (g blind) Ruleset(game string) *engine.Ruleset {
	r := g.Games.Ruleset(game)
	r.View = func(*engine.Reader, engine.Seat) engine.View { panic("nothing to see") }
	return r
}

// TestTurnsUnseen ensures that a match that cannot be looked at has no turns, and that this is an error.
func TestTurnsUnseen(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	w.table.Games = blind{w.games}
	if got, err := w.table.Turns(w.ctx, id, 3); got != nil || !isParked(err) {
		t.Errorf("%d turns, %v", len(got), err)
	}
	if _, err := w.pos(id).View(engine.NoSeat); !isParked(err) {
		t.Errorf("the view: %v", err)
	}
}

// TestTurnsOfTheTable ensures that a turn tells what the table alone has logged in it.
func TestTurnsOfTheTable(t *testing.T) {
	w := newWorld(t)
	id := w.asleep(table.Settings{Turn: time.Hour, Reaction: time.Hour, Rules: tough})
	w.does(id, ada, "end")
	_, err := w.table.Present(w.ctx, id, "bruno")
	w.ok(err)
	back := func(e engine.Phrase) bool { return e.Code == table.EventBack }
	if last, _ := w.turns(id, 1); !slices.ContainsFunc(last[0].Events, back) {
		t.Errorf("the present turn alone does not tell who came back: %v", last[0].Events)
	}
	w.does(id, bruno, "end")
	all, _ := w.turns(id, 3)
	for _, turn := range all {
		if got := slices.ContainsFunc(turn.Events, back); got != (turn.N == 2) {
			t.Errorf("turn %d: who came back in the second is told %v", turn.N, got)
		}
	}
}

// TestFinal ensures that the last table of a match is the one that everybody saw when it ended, and the one before when
// a concession ended it, with the result and nobody awaited; and that a match that goes on, or that another build
// played, has none.
func TestFinal(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, []string{"spark", "comet"}, []string{"spark", "moth"})
	w.ok(w.play(id, ada, "spark", 1))
	w.does(id, bruno, "pass")
	view := func() engine.View {
		v, err := engine.ViewOf(w.pos(id).Ruleset, w.pos(id).Book, w.pos(id).State, engine.NoSeat)
		w.ok(err)
		return v
	}
	if _, ok, err := w.table.Final(w.ctx, id); ok || err != nil {
		t.Errorf("a match that goes on has a last table: %v", err)
	}
	before := view()
	w.concedes(id, bruno)
	got, ok, err := w.table.Final(w.ctx, id)
	w.ok(err)
	before.Result, before.Waiting = view().Result, nil
	if !ok || before.Result == nil || w.json(got) != w.json(before) {
		t.Errorf("after a concession: %t\n%s\nwant\n%s", ok, w.json(got), w.json(before))
	}
	w.games.Version = 2
	if _, ok, err := w.table.Final(w.ctx, id); ok || err != nil {
		t.Errorf("another build played it: %t, %v", ok, err)
	}
}

// TestLongMatch ensures that a match of more inputs than are read at once is replayed to its last one.
func TestLongMatch(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	for _, until := range []uint64{200, 201, 202} {
		shouts := 0
		for w.status(id).Seq < until {
			w.does(id, bruno, "shout")
		}
		got, _ := w.turns(id, 9)
		for _, turn := range got {
			for _, e := range turn.Events {
				if e.Code == "shouted" {
					shouts++
				}
			}
		}
		if want := int(until) - 5; shouts != want {
			t.Errorf("of %d entries %d shouts are told, want %d", until, shouts, want)
		}
	}
}

// edited is a store of which the log is read otherwise than it was written.
type edited struct {
	storage.Store
	edit func([]storage.Entry)
}

func (s edited) View(ctx context.Context, f func(storage.ReadTx) error) error {
	return s.Store.View(ctx, func(tx storage.ReadTx) error { return f(editedTx{tx, s.edit}) })
}

type editedTx struct {
	storage.ReadTx
	edit func([]storage.Entry)
}

func (tx editedTx) Log(match string, from uint64, limit int) ([]storage.Entry, error) {
	out, err := tx.ReadTx.Log(match, from, limit)
	tx.edit(out)
	return out, err
}

// TestTurnsOfAnotherLog ensures that a replay which misses the logged state at the end of any turn gives no turns, and
// that entries that cannot be read are errors.
func TestTurnsOfAnotherLog(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	for i := range 3 {
		w.does(id, i%2, "end")
	}
	w.over(edited{w.store, func(all []storage.Entry) {
		for i := range all {
			all[i].StateHash = nil
		}
	}})
	if got, err := w.table.Turns(w.ctx, id, 9); got != nil || err != nil {
		t.Errorf("without any state: %d turns, %v", len(got), err)
	}
	pos := w.pos(id)
	for seq := uint64(1); seq <= pos.Match.Seq; seq++ {
		w.over(edited{w.store, func(all []storage.Entry) {
			for i := range all {
				if all[i].Seq == seq && len(all[i].StateHash) > 0 {
					all[i].StateHash = []byte("another")
				}
			}
		}})
		got, err := w.table.Turns(w.ctx, id, 9)
		last := seq >= 5 // the inputs that end a turn, and the last one: after the deal and the stakes
		if w.ok(err); last && got != nil {
			t.Errorf("with another state at %d: %d turns", seq, len(got))
		}
		for what, spoil := range map[string]func(*storage.Entry){
			"input":  func(e *storage.Entry) { e.Input = []byte("x") },
			"events": func(e *storage.Entry) { e.Events = []byte("x") },
		} {
			w.over(edited{w.store, func(all []storage.Entry) {
				for i := range all {
					if all[i].Seq == seq && len(all[i].StateHash) > 0 {
						spoil(&all[i])
					}
				}
			}})
			if got, err := w.table.Turns(w.ctx, id, 9); err == nil && seq > 3 || got != nil && seq > 3 {
				t.Errorf("with another %s at %d: %d turns, %v", what, seq, len(got), err)
			}
		}
	}
}

// hooked is a store of which a view ends with a call, whether or not its reader is still there.
type hooked struct {
	storage.Store
	viewed func()
}

func (s hooked) View(ctx context.Context, f func(storage.ReadTx) error) error {
	err := s.Store.View(context.WithoutCancel(ctx), f)
	s.viewed()
	return err
}

// TestOneReplay ensures that one match is replayed at a time: who asks for another one meanwhile waits, and who leaves
// gets nothing.
func TestOneReplay(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	w.does(id, 0, "end")
	views := 0
	stop := func() {}
	w.over(hooked{w.store, func() {
		views++
		if stop(); views != 2 { // the first one is of the position, the second of the log: a replay has begun
			return
		}
		for range 30 {
			ctx, cancel := context.WithCancel(w.ctx)
			stop = cancel // when it has the position
			if got, err := w.table.Turns(ctx, id, 1); got != nil || !errors.Is(err, context.Canceled) {
				t.Errorf("during a replay: %d turns, %v", len(got), err)
			}
			if stop = func() {}; views != 3 {
				t.Fatal("a second match is replayed at once")
			}
			views = 2
		}
	}})
	if got, err := w.table.Turns(w.ctx, id, 1); len(got) != 1 || err != nil {
		t.Errorf("the replay gives %d turns, %v", len(got), err)
	}
}
