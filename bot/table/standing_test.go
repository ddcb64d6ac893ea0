package table_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"farpost/bot/table"
	"farpost/engine"
)

// order gives a standing order of a seat to parry with a card, or with nothing.
func (w *world) order(match string, seat int, vals ...engine.Value) error {
	w.Helper()
	_, err := w.table.Order(w.ctx, match, w.pos(match).Seats[seat].Player, "answer", vals, w.interaction())
	return err
}

func (w *world) life(match string, seat int) int {
	w.Helper()
	v, err := w.pos(match).View(engine.NoSeat)
	w.ok(err)
	return v.Seats[seat].Badges[0].N
}

// TestStandingOrder ensures that a standing order is used at the deadline and not before, that an answer in
// time goes first, that it is used at once for who is away, and that it is gone when withdrawn.
func TestStandingOrder(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Rules: tough, Reaction: 6 * time.Hour}, append(sparks, sparks...), []string{"parry", "parry"})
	parry := w.hand(id, 1)["parry"]
	w.ok(w.order(id, 1, w.hand(id, 1)["moth"], parry)) // a moth parries nothing: it is left out when it comes to it
	w.ok(w.play(id, 0, "spark", 1))
	w.clock.Advance(6*time.Hour - time.Millisecond)
	w.tick()
	w.due("not before the deadline", id, map[int]time.Duration{1: time.Millisecond})
	_, err := w.act(id, 1, engine.Pass)
	w.ok(err)
	if got := w.life(id, 1); got != 98 {
		t.Errorf("an answer in time was not what counted: life %d", got)
	}
	w.ok(w.play(id, 0, "spark", 1))
	w.restart(0)
	w.clock.Advance(time.Millisecond)
	w.tick()
	if got := w.life(id, 1); got != 98 {
		t.Errorf("at the deadline the order was not used: life %d", got)
	}
	w.wantAway("silent", id, 1)
	w.ok(w.play(id, 0, "spark", 1)) // what was named is gone: the default
	if got := w.life(id, 1); got != 97 {
		t.Errorf("an order that has nothing left: life %d", got)
	}
	w.ok(w.order(id, 1, w.hand(id, 1)["parry"]))
	w.wantAway("giving an order is a press", id)
	w.ok(w.play(id, 0, "spark", 1))
	w.clock.Advance(6 * time.Hour)
	w.tick()
	if got := w.life(id, 1); got != 97 {
		t.Errorf("the second order: life %d", got)
	}

	w.after(0, id, 0, "end")
	w.clock.Advance(24 * time.Hour)
	w.tick()
	w.wantAway("over its own turn", id, 1)
	_, err = w.table.Withdraw(w.ctx, id, "p1", "answer", w.interaction())
	w.ok(err)
	if orders, err := w.pos(id).Orders(1); err != nil || orders[0].Set {
		t.Errorf("after withdrawing: %+v, %v", orders, err)
	}
	_, err = w.table.Withdraw(w.ctx, id, "p1", "answer", w.interaction())
	w.refused(err, engine.CodeSeal)
}

// TestStandingOrderWhileAway ensures that it is used in the very transaction in which an absent player is asked.
func TestStandingOrderWhileAway(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Rules: tough}, append(sparks, sparks...), []string{"parry"}, nil)
	w.ok(w.play(id, 0, "spark", 1))
	w.ok(w.order(id, 1, w.hand(id, 1)["parry"]))
	w.clock.Advance(12 * time.Hour)
	w.tick()
	w.wantAway("both", id, 1, 2)
	if got := w.life(id, 1); got != 99 {
		t.Errorf("life %d", got)
	}
	seq := w.status(id).Seq
	w.ok(w.play(id, 0, "spark", 1))
	if got := w.life(id, 1); got != 98 || w.status(id).Seq != seq+2 {
		t.Errorf("with the parry gone: life %d after %d inputs", got, w.status(id).Seq-seq)
	}
}

// TestStandingOrderVoids ensures that an act by standing order voids later seats' answers as any other does: they
// cost no time, given or not.
func TestStandingOrderVoids(t *testing.T) {
	for _, answered := range []bool{false, true} {
		w := newWorld(t)
		id := w.begun(table.Settings{Rules: tough}, sparks, []string{"parry"}, nil)
		w.ok(w.play(id, 0, "spark", 1))
		w.after(time.Hour, id, 2, engine.Pass)
		w.after(3*time.Hour, id, 1, engine.Pass)
		w.ok(w.order(id, 1, w.hand(id, 1)["parry"]))
		w.ok(w.play(id, 0, "spark", 1))
		w.due("two clocks", id, map[int]time.Duration{1: 8 * time.Hour, 2: 11 * time.Hour})
		if answered {
			w.after(time.Hour, id, 2, engine.Pass)
			w.clock.Advance(7 * time.Hour)
		} else {
			w.clock.Advance(8 * time.Hour)
		}
		w.tick()
		if got := w.life(id, 1); got != 98 {
			t.Fatalf("the order was not used: life %d", got)
		}
		w.ok(w.play(id, 0, "spark", 1))
		w.due("after the parry", id, map[int]time.Duration{2: 11 * time.Hour})
	}
}

// TestStandingOrderRefusals ensures that an order names what its player may name, once each, for a question that
// there is.
func TestStandingOrderRefusals(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, []string{"spark"}, []string{"parry"})
	own, other := w.hand(id, 1)["parry"], w.hand(id, 0)["spark"]
	w.refused(w.order(id, 1, other), engine.CodeChoice)
	w.refused(w.order(id, 1, own, own), engine.CodeChoice)
	_, err := w.table.Order(w.ctx, id, "p1", "idle", nil, w.interaction())
	w.refused(err, engine.CodeSeal)
	_, err = w.table.Order(w.ctx, id, "stranger", "answer", nil, w.interaction())
	w.refused(err, table.CodeWatching)
	w.ok(w.order(id, 1, own))
	w.ok(w.order(id, 1)) // in place of the first
	orders, err := w.pos(id).Orders(1)
	w.ok(err)
	if !orders[0].Set || len(orders[0].Vals) > 0 {
		t.Errorf("the second order: %+v", orders[0])
	}
}

// TestStandingOrderIsSecret ensures that nobody else can see whether an order was given, and which, before it is
// used; a question's clock does not move either.
func TestStandingOrderIsSecret(t *testing.T) {
	observe := func(order func(w *world, id string)) []string {
		w := newWorld(t)
		id := w.begun(table.Settings{Rules: tough}, sparks, []string{"parry"}, nil)
		w.ok(w.play(id, 0, "spark", 1))
		w.clock.Advance(time.Hour)
		order(w, id)
		var out []string
		pos := w.pos(id)
		for _, a := range pos.Asks {
			out = append(out, fmt.Sprint(a))
		}
		for _, viewer := range []engine.Seat{engine.NoSeat, 0, 2} {
			v, err := pos.View(viewer)
			w.ok(err)
			raw, err := json.Marshal(v)
			w.ok(err)
			orders, err := pos.Orders(max(viewer, 0))
			w.ok(err)
			out = append(out, string(raw), fmt.Sprint(w.told(id, viewer, 0), orders[0].Set))
		}
		return out
	}
	want := observe(func(*world, string) {})
	for name, order := range map[string]func(*world, string){
		"parry": func(w *world, id string) { w.ok(w.order(id, 1, w.hand(id, 1)["parry"])) },
		"none":  func(w *world, id string) { w.ok(w.order(id, 1)) },
		"taken back": func(w *world, id string) {
			w.ok(w.order(id, 1))
			_, err := w.table.Withdraw(w.ctx, id, "p1", "answer", w.interaction())
			w.ok(err)
		},
	} {
		if got := observe(order); !slices.Equal(got, want) {
			t.Errorf("%s: others see\n%q\nwithout an order\n%q", name, got, want)
		}
	}
}
