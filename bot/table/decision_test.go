package table_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// decides makes a decision by itself, in a transaction.
func (w *world) decides(match string, d table.Decision) error {
	w.Helper()
	return w.table.Update(w.ctx, func(tx storage.Tx) error { return w.table.DecideTx(tx, match, d) })
}

// TestDecide ensures that a running match ends from outside with the places that were decided, while several are
// asked: it is told as any end is, no question or deadline stays, the log says who decided, and a replay comes to the
// same.
func TestDecide(t *testing.T) {
	w := newWorld(t)
	id := w.deal(table.Settings{}, nil, nil, nil)
	w.ok(w.stake(id, chiara))
	w.rows()
	w.ok(w.table.Decide(w.ctx, id, []int{2, 1, 2}, engine.WhyJudge, "judge"))
	w.wantRows("the end", "refresh", "hand[0]", "hand[1]", "hand[2]", "result", "invite")
	pos := w.pos(id)
	if len(pos.Asks) != 0 || pos.Match.Status != storage.Over || !slices.Equal(pos.State.Places(), []int{2, 1, 2}) {
		t.Errorf("asks %v, status %s, places %v", pos.Asks, pos.Match.Status, pos.State.Places())
	}
	if want := `{"winners":[1],"reason":"decided.judge","why":"judge","places":[2,1,2]}`; string(pos.Match.Result) !=
		want {
		t.Errorf("result %s, want %s", pos.Match.Result, want)
	}
	w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
		if jobs, err := tx.JobsOf(id); err != nil || len(jobs) != 0 {
			t.Errorf("deadlines stay: %v, %v", jobs, err)
		}
		log, err := tx.Log(id, pos.Match.Seq, 1)
		if err != nil || len(log) != 1 || log[0].Player != "judge" || log[0].Seat != storage.NoSeat {
			t.Errorf("log %+v, %v", log, err)
		}
		return nil
	}))
	if v, ok, err := w.table.Final(w.ctx, id); err != nil || !ok || v.Result.Why != engine.WhyJudge {
		t.Errorf("replayed: %+v, %v, %v", v.Result, ok, err)
	}
	w.refused(w.table.Decide(w.ctx, id, []int{1, 2, 3}, engine.WhyJudge, "judge"), engine.CodeOver)
}

// TestDecideByTime ensures that without places the game's time rule decides, and that it can be asked before.
func TestDecideByTime(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Rules: map[string]int{"life": 5}}, []string{"spark"}, nil, nil)
	w.concedes(id, chiara)
	w.ok(w.play(id, ada, "spark", bruno))
	w.does(id, bruno, engine.Pass)
	before, err := w.table.PlacesByTime(w.ctx, id)
	w.ok(err)
	w.ok(w.table.Decide(w.ctx, id, nil, engine.WhyTime, ""))
	after, err := w.table.PlacesByTime(w.ctx, id)
	w.ok(err)
	if want := []int{1, 2, 3}; !slices.Equal(before, want) || !slices.Equal(after, want) {
		t.Errorf("places %v, then %v, want %v", before, after, want)
	}
	if res := w.pos(id).State.Result; res.Reason != "time" || !slices.Equal(res.Winners, []engine.Seat{ada}) {
		t.Errorf("result %+v", res)
	}
}

// TestDecideRefused ensures that only a running match is decided, that places which fit no table undo the caller's
// transaction, that one press decides once, and that clocks which stood still do not matter.
func TestDecideRefused(t *testing.T) {
	w := newWorld(t)
	w.refused(w.table.Decide(w.ctx, "nowhere", nil, engine.WhyTime, ""), table.CodeUnknown)
	w.refused(w.table.Decide(w.ctx, w.invites("ada", "chiara").ID, nil, engine.WhyTime, ""), table.CodeNotRunning)
	id := w.begun(table.Settings{}, nil, nil)
	if _, err := w.table.PlacesByTime(w.ctx, "nowhere"); engine.IsRefusal(err) == nil {
		t.Errorf("places of no match: %v", err)
	}
	before := w.status(id)
	if err := w.table.Decide(w.ctx, id, []int{1}, engine.WhyJudge, ""); err == nil || engine.IsRefusal(err) != nil {
		t.Errorf("a place for one of two: %v", err)
	}
	if after := w.status(id); after.Seq != before.Seq || after.Status != storage.Running {
		t.Errorf("after a decision that cannot be: %+v", after)
	}
	w.ok(w.table.StopClocks(w.ctx, id, table.StoppedUnseen))
	d := table.Decision{Places: []int{1, 2}, Why: engine.WhyAbsent, By: "judge", Interaction: w.interaction()}
	w.ok(w.decides(id, d))
	w.refused(w.decides(id, d), table.CodeTwice)
	if m := w.status(id); m.Status != storage.Over || !m.Stopped.IsZero() {
		t.Errorf("decided while its clocks stood still: %+v", m)
	}
}

// TestOver ensures that what follows from a match is written in the transaction in which it ends, in order, once,
// however it ends; and that an error of it undoes the end.
func TestOver(t *testing.T) {
	for how, c := range map[string]struct {
		end    func(w *world, id string) error
		places []int
	}{
		"a concession": {func(w *world, id string) error {
			_, err := w.table.Do(context.Background(), table.Act{Match: id, Player: "ada", Kind: engine.InputConcede})
			return err
		}, []int{2, 1}},
		"a draw": {func(w *world, id string) error {
			_, err := w.offer(id, ada)
			w.ok(err)
			_, err = w.offer(id, bruno)
			return err
		}, []int{1, 1}},
		"a decision": {func(w *world, id string) error {
			return w.table.Decide(w.ctx, id, []int{2, 2}, engine.WhyIdle, "")
		}, []int{2, 2}},
	} {
		w := newWorld(t)
		var told []string
		fails := true
		note := func(name string) func(storage.Tx, table.Ended) error {
			return func(tx storage.Tx, end table.Ended) error {
				m, err := tx.Match(end.Match.ID)
				w.ok(err)
				told = append(told, fmt.Sprintln(name, m.Status, end.Match.Status, end.Places, len(end.Seats),
					end.Settings.Turn, string(m.Result) != ""))
				if name == "second" && fails {
					return errors.New("the disk is full")
				}
				return nil
			}
		}
		w.table.Over = []func(storage.Tx, table.Ended) error{note("first"), note("second")}
		id := w.begun(table.Settings{}, nil, nil)
		if err := c.end(w, id); err == nil || engine.IsRefusal(err) != nil || w.status(id).Status != storage.Running {
			t.Errorf("%s: what follows failed: %v, and the match is %s", how, err, w.status(id).Status)
		}
		told, fails = nil, false
		if how == "a draw" {
			_, err := w.offer(id, bruno)
			w.ok(err)
		} else {
			w.ok(c.end(w, id))
		}
		want := fmt.Sprintln("over over", c.places, "2 24h0m0s true")
		if !slices.Equal(told, []string{"first " + want, "second " + want}) {
			t.Errorf("%s: told %q, want %q twice", how, told, want)
		}
	}
}
