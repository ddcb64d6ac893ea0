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

// order gives an order of a seat to parry with a card, or with nothing.
func (w *world) order(match string, seat int, vals ...engine.Value) error {
	w.Helper()
	_, err := w.table.Order(w.ctx, match, w.pos(match).Seats[seat].Player, "answer", vals, w.interaction())
	return err
}

// life returns the life of a seat.
func (w *world) life(match string, seat int) int {
	w.Helper()
	v, err := w.pos(match).View(engine.NoSeat)
	w.ok(err)
	return v.Seats[seat].Badges[0].N
}

// TestOrder ensures that an order is used at the deadline and not before, that an answer in time goes first, that it is
// used at once for a seat that is away, and that it is gone when withdrawn.
func TestOrder(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Rules: tough, Reaction: 6 * time.Hour}, append(sparks, sparks...),
		[]string{"parry", "parry"})
	parry := w.hand(id, bruno)["parry"]
	// a moth parries nothing: it is left out when it comes to it
	w.ok(w.order(id, bruno, w.hand(id, bruno)["moth"], parry))
	w.ok(w.play(id, ada, "spark", bruno))
	w.clock.Advance(6*time.Hour - time.Millisecond)
	w.tick()
	w.due("not before the deadline", id, map[int]time.Duration{bruno: time.Millisecond})
	w.does(id, bruno, engine.Pass)
	if got := w.life(id, bruno); got != 98 {
		t.Errorf("an answer in time was not what counted: life %d", got)
	}
	w.ok(w.play(id, ada, "spark", bruno))
	w.restart(0)
	w.clock.Advance(time.Millisecond)
	w.tick()
	if got := w.life(id, bruno); got != 98 {
		t.Errorf("at the deadline the order was not used: life %d", got)
	}
	w.wantAway("silent", id, bruno)
	w.ok(w.play(id, ada, "spark", bruno)) // what was named is gone: the default
	if got := w.life(id, bruno); got != 97 {
		t.Errorf("an order that has nothing left: life %d", got)
	}
	w.ok(w.order(id, bruno, w.hand(id, bruno)["parry"]))
	w.wantAway("giving an order is a press", id)
	w.ok(w.play(id, ada, "spark", bruno))
	w.clock.Advance(6 * time.Hour)
	w.tick()
	if got := w.life(id, bruno); got != 97 {
		t.Errorf("the second order: life %d", got)
	}

	w.after(0, id, ada, "end")
	w.clock.Advance(24 * time.Hour)
	w.tick()
	w.wantAway("over its own turn", id, bruno)
	_, err := w.table.WithdrawOrder(w.ctx, id, "bruno", "answer", w.interaction())
	w.ok(err)
	if orders, err := w.pos(id).Orders(1); err != nil || orders[0].Set {
		t.Errorf("after withdrawing: %+v, %v", orders, err)
	}
	_, err = w.table.WithdrawOrder(w.ctx, id, "bruno", "answer", w.interaction())
	w.refused(err, engine.CodeSeal)
}

// TestOrderWhileAway ensures that an order is used in the very transaction in which an absent player is asked.
func TestOrderWhileAway(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Rules: tough}, append(sparks, sparks...), []string{"parry"}, nil)
	w.ok(w.play(id, ada, "spark", bruno))
	w.ok(w.order(id, bruno, w.hand(id, bruno)["parry"]))
	w.clock.Advance(12 * time.Hour)
	w.tick()
	w.wantAway("both", id, bruno, chiara)
	if got := w.life(id, bruno); got != 99 {
		t.Errorf("life %d", got)
	}
	seq := w.status(id).Seq
	w.ok(w.play(id, ada, "spark", bruno))
	if got := w.life(id, bruno); got != 98 || w.status(id).Seq != seq+2 {
		t.Errorf("with the parry gone: life %d after %d inputs", got, w.status(id).Seq-seq)
	}
}

// TestOrderVoids ensures that an act by order voids the answers of later seats as any other act does: they cost no
// time, given or not.
func TestOrderVoids(t *testing.T) {
	for _, answered := range []bool{false, true} {
		w := newWorld(t)
		id := w.begun(table.Settings{Rules: tough}, sparks, []string{"parry"}, nil)
		w.ok(w.play(id, ada, "spark", bruno))
		w.after(time.Hour, id, chiara, engine.Pass)
		w.after(3*time.Hour, id, bruno, engine.Pass)
		w.ok(w.order(id, bruno, w.hand(id, bruno)["parry"]))
		w.ok(w.play(id, ada, "spark", bruno))
		w.due("two clocks", id, map[int]time.Duration{bruno: 8 * time.Hour, chiara: 11 * time.Hour})
		if answered {
			w.after(time.Hour, id, chiara, engine.Pass)
			w.clock.Advance(7 * time.Hour)
		} else {
			w.clock.Advance(8 * time.Hour)
		}
		w.tick()
		if got := w.life(id, bruno); got != 98 {
			t.Fatalf("the order was not used: life %d", got)
		}
		w.ok(w.play(id, ada, "spark", bruno))
		w.due("after the parry", id, map[int]time.Duration{chiara: 11 * time.Hour})
	}
}

// TestOrderRefusals ensures that an order names what its player may name, once each, for a question that
// there is.
func TestOrderRefusals(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, []string{"spark"}, []string{"parry"})
	own, other := w.hand(id, bruno)["parry"], w.hand(id, ada)["spark"]
	w.refused(w.order(id, bruno, other), engine.CodeChoice)
	w.refused(w.order(id, bruno, own, own), engine.CodeChoice)
	_, err := w.table.Order(w.ctx, id, "bruno", "idle", nil, w.interaction())
	w.refused(err, engine.CodeSeal)
	_, err = w.table.Order(w.ctx, id, "stranger", "answer", nil, w.interaction())
	w.refused(err, table.CodeWatching)
	w.ok(w.order(id, bruno, own))
	w.ok(w.order(id, bruno)) // in place of the first
	orders, err := w.pos(id).Orders(1)
	w.ok(err)
	if !orders[0].Set || len(orders[0].Vals) > 0 {
		t.Errorf("the second order: %+v", orders[0])
	}
}

// TestOrderIsSecret ensures that nobody else can see whether an order was given, and which, before it is
// used; a question's clock does not move either.
func TestOrderIsSecret(t *testing.T) {
	observe := func(order func(w *world, id string)) []string {
		w := newWorld(t)
		id := w.begun(table.Settings{Rules: tough}, sparks, []string{"parry"}, nil)
		w.ok(w.play(id, ada, "spark", bruno))
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
		"parry": func(w *world, id string) { w.ok(w.order(id, bruno, w.hand(id, bruno)["parry"])) },
		"none":  func(w *world, id string) { w.ok(w.order(id, bruno)) },
		"taken back": func(w *world, id string) {
			w.ok(w.order(id, bruno))
			_, err := w.table.WithdrawOrder(w.ctx, id, "bruno", "answer", w.interaction())
			w.ok(err)
		},
	} {
		if got := observe(order); !slices.Equal(got, want) {
			t.Errorf("%s: others see\n%q\nwithout an order\n%q", name, got, want)
		}
	}
}

// stand sets a seat's standing pass about cards.
func (w *world) stand(match string, seat int, mode string) error {
	w.Helper()
	_, err := w.table.SetStandingPass(w.ctx, match, w.pos(match).Seats[seat].Player, "cards", mode, w.interaction())
	return err
}

// TestStandingPass ensures that a standing pass answers what is open and what is asked later, in the transaction
// that asks it and whatever the seat holds, until it ends or is taken back, over a restart.
func TestStandingPass(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Rules: tough}, append(sparks, sparks...), []string{"parry", "parry"})
	w.ok(w.play(id, ada, "spark", bruno))
	w.ok(w.stand(id, bruno, "turn"))
	if got := w.life(id, bruno); got != 98 {
		t.Errorf("what was open is not passed: life %d", got)
	}
	w.restart(0)
	w.ok(w.play(id, ada, "spark", bruno))
	if got := w.life(id, bruno); got != 97 {
		t.Errorf("what is asked later is not passed: life %d", got)
	}
	w.wantAway("passing beforehand is being there", id)
	w.ok(w.stand(id, bruno, "aimed"))
	w.ok(w.play(id, ada, "spark", bruno))
	w.due("aimed at it", id, map[int]time.Duration{bruno: 12 * time.Hour})
	w.ok(w.stand(id, bruno, ""))
	w.due("taken back", id, map[int]time.Duration{bruno: 12 * time.Hour})
	w.refused(w.stand(id, bruno, ""), engine.CodeSeal)
	w.refused(w.stand(id, bruno, "never"), engine.CodeSeal)
	_, err := w.table.SetStandingPass(w.ctx, id, "stranger", "cards", "turn", w.interaction())
	w.refused(err, table.CodeWatching)
	w.does(id, bruno, engine.Pass)
	w.ok(w.stand(id, bruno, "turn"))
	w.after(0, id, ada, "end")
	if v, err := w.pos(id).View(1); err != nil || len(v.StandingPasses) > 0 {
		t.Errorf("over its end: %+v, %v", v.StandingPasses, err)
	}
	if told := w.told(id, bruno, 1); told[0] != "ended kernel.stand.known drew.known" {
		t.Errorf("its owner is told %q", told)
	}
	if told := w.told(id, ada, 1); told[0] != "ended drew" {
		t.Errorf("the others are told %q", told)
	}
}

// TestStandingPassIsSecret ensures that setting and taking back a standing pass while another is awaited shows
// nobody else anything: not in views, not in what is told, not in the clocks; nor can they tell from it what its owner
// holds.
func TestStandingPassIsSecret(t *testing.T) {
	observe := func(hand []string, stand func(w *world, id string)) []string {
		w := newWorld(t)
		id := w.begun(table.Settings{Rules: tough}, sparks, hand, []string{"parry"})
		w.ok(w.play(id, ada, "spark", chiara))
		w.clock.Advance(time.Hour)
		stand(w, id)
		var out []string
		pos := w.pos(id)
		for _, a := range pos.Asks {
			out = append(out, fmt.Sprint(a.Seat, a.Q, a.Kind, a.Due, a.Deadline))
		}
		for _, viewer := range []engine.Seat{engine.NoSeat, 0, 2} {
			v, err := pos.View(viewer)
			w.ok(err)
			raw, err := json.Marshal(v)
			w.ok(err)
			out = append(out, string(raw), fmt.Sprint(w.told(id, viewer, 0)))
		}
		return out
	}
	want := observe([]string{"parry"}, func(*world, string) {})
	for name, stand := range map[string]func(*world, string){
		"turn":  func(w *world, id string) { w.ok(w.stand(id, bruno, "turn")) },
		"aimed": func(w *world, id string) { w.ok(w.stand(id, bruno, "aimed")) },
		"taken back": func(w *world, id string) {
			w.ok(w.stand(id, bruno, "turn"))
			w.ok(w.stand(id, bruno, ""))
		},
	} {
		for _, hand := range [][]string{{"parry"}, {"rock"}} {
			for i, got := range observe(hand, stand) {
				if got != want[i] {
					t.Errorf("%s with %v: others see\n%s\nwithout it\n%s", name, hand, got, want[i])
				}
			}
		}
	}
}

// TestStandingPassGainsNoTime ensures that taking back a standing pass which a question holds does not give back the
// time that went by meanwhile, no more than taking back an answer does.
func TestStandingPassGainsNoTime(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Rules: tough}, sparks, []string{"parry"}, []string{"parry"})
	w.ok(w.play(id, ada, "spark", chiara))
	w.ok(w.stand(id, bruno, "turn"))
	w.clock.Advance(3 * time.Hour)
	w.ok(w.stand(id, bruno, ""))
	w.due("three hours later", id, map[int]time.Duration{bruno: 9 * time.Hour, chiara: 9 * time.Hour})
	w.after(time.Hour, id, bruno, engine.Pass)
	w.after(time.Hour, id, chiara, engine.Pass)
	w.ok(w.play(id, ada, "spark", chiara))
	w.due("the next one", id, map[int]time.Duration{bruno: 8 * time.Hour, chiara: 7 * time.Hour})
}

// TestSilentReactions ensures that an order that is used by silence voids the answers behind it as an act does, so that
// they cost nothing; and that a silence without one passes, and the seats behind it keep their own time.
func TestSilentReactions(t *testing.T) {
	for _, ordered := range []bool{true, false} {
		w := newWorld(t)
		id := w.begun(table.Settings{Turn: 99 * time.Hour, Reaction: 12 * time.Hour, Rules: tough}, sparks,
			[]string{"parry", "parry"}, nil)
		if ordered {
			w.ok(w.order(id, bruno, w.hand(id, bruno)["parry"]))
		}
		w.ok(w.play(id, ada, "spark", bruno))
		w.does(id, chiara, engine.Pass)
		w.after(2*time.Hour, id, bruno, engine.Pass)
		w.ok(w.play(id, ada, "spark", bruno))
		w.due("one has used two hours", id, map[int]time.Duration{bruno: 10 * time.Hour, chiara: 12 * time.Hour})
		w.clock.Advance(10 * time.Hour)
		w.tick()
		w.wantAway("silent", id, bruno)
		if ordered {
			w.due("the order was used", id, map[int]time.Duration{ada: 99 * time.Hour})
			w.ok(w.play(id, ada, "spark", bruno))
			w.due("a void answer was free", id, map[int]time.Duration{chiara: 12 * time.Hour})
			continue
		}
		w.due("passed", id, map[int]time.Duration{chiara: 2 * time.Hour})
		w.after(time.Hour, id, chiara, engine.Pass)
		w.ok(w.play(id, ada, "spark", bruno))
		w.due("each its own time", id, map[int]time.Duration{chiara: time.Hour})
	}
}

// TestWithdrawOne ensures that an order is taken back alone: orders for other questions, of others, and answers ahead
// stay.
func TestWithdrawOne(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Rules: tough}, []string{"comet"}, []string{"parry", "parry"}, []string{"parry"})
	parry := w.hand(id, bruno)["parry"]
	for _, kind := range []string{"answer", "late"} {
		_, err := w.table.Order(w.ctx, id, "bruno", kind, []engine.Value{parry}, w.interaction())
		w.ok(err)
	}
	_, err := w.table.Order(w.ctx, id, "chiara", "late", nil, w.interaction())
	w.ok(err)
	w.ok(w.order(id, ada))
	set := func(what string, want ...bool) {
		t.Helper()
		var got []bool
		for seat := range 3 {
			orders, err := w.pos(id).Orders(engine.Seat(seat))
			w.ok(err)
			for _, o := range orders {
				got = append(got, o.Set)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: set are %v, want %v", what, got, want)
		}
	}
	set("given", true, false, true, true, false, true)
	w.does(id, ada, "play", w.card(id, ada, "comet"),
		engine.Answer{Name: "target", Vals: []engine.Value{engine.SeatVal(bruno)}})
	_, err = w.table.Do(w.ctx, table.Act{Match: id, Player: "bruno", Interaction: w.interaction(),
		Reply: engine.Reply{Verb: engine.Pass}, Ahead: engine.PassAhead(1)})
	w.ok(err)
	ahead := len(w.pos(id).State.Sealed)
	_, err = w.table.WithdrawOrder(w.ctx, id, "bruno", "answer", w.interaction())
	w.ok(err)
	set("one withdrawn", true, false, false, true, false, true)
	if got := len(w.pos(id).State.Sealed); got != ahead-1 {
		t.Errorf("%d answers ahead, orders among them, were %d", got, ahead)
	}
	late, err := w.pos(id).Orders(bruno)
	if w.ok(err); !slices.Equal(late[1].Vals, []engine.Value{parry}) {
		t.Errorf("the other order names %v, want %v", late[1].Vals, parry)
	}
}
