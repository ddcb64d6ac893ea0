package table_test

import (
	"slices"
	"testing"
	"time"

	"farpost/bot/clock"
	"farpost/bot/table"
	"farpost/engine"
)

// TestExpire ensures that questions that run out together are answered together, with their defaults.
func TestExpire(t *testing.T) {
	w := newWorld(t)
	id := w.deal(table.Settings{Setup: time.Hour, Turn: time.Hour}, nil, nil, nil)
	w.ok(w.stake(id, bruno))
	seq := w.status(id).Seq
	w.clock.Advance(time.Hour - time.Millisecond)
	w.tick()
	if w.status(id).Seq != seq {
		t.Fatal("a deadline ran out early")
	}
	w.clock.Advance(time.Millisecond)
	if next := w.tick(); !next.Equal(start.Add(2 * time.Hour)) {
		t.Errorf("the next deadline is %v", next)
	}
	if m := w.status(id); m.Seq != seq+1 {
		t.Errorf("two expiries took %d steps, want 1", m.Seq-seq)
	}
	if got := w.kinds(id); got[0] != "0:idle" {
		t.Errorf("asked: %v", got)
	}
	w.clock.Advance(5 * time.Hour)
	w.tick()
	if got := w.kinds(id); !slices.Contains(got, "1:idle") {
		t.Errorf("asked: %v, want the next turn, with a clock of its own", got)
	}
}

// TestLateClick ensures that a click and the timer exclude each other, whoever comes first.
func TestLateClick(t *testing.T) {
	for _, clickFirst := range []bool{true, false} {
		w := newWorld(t)
		id := w.begun(table.Settings{}, []string{"spark"}, []string{"parry"})
		w.ok(w.play(id, ada, "spark", bruno))
		pos := w.pos(id)
		card := w.hand(id, bruno)["parry"]
		click := func() error {
			_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: "bruno",
				Interaction: w.interaction(), Q: pos.Asks[0].Q,
				Reply: engine.Reply{Verb: "parry",
					Answers: []engine.Answer{{Name: "card", Vals: []engine.Value{card}}}}})
			return err
		}
		w.clock.Advance(13 * time.Hour)
		life := 5
		if clickFirst {
			w.ok(click())
			w.tick()
		} else {
			w.tick()
			w.refused(click(), engine.CodeStale)
			life = 4
		}
		v, err := w.pos(id).View(engine.NoSeat)
		w.ok(err)
		if got := v.Seats[bruno].Badges[0].N; got != life {
			t.Errorf("click first %v: life %d, want %d", clickFirst, got, life)
		}
	}
}

// TestBoot ensures that the bot's own absence, however short, is given back to every clock, once; and that nothing is
// sent because of it.
func TestBoot(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour}, nil, nil)
	w.rows()
	if down := w.restart(20 * time.Second); down != 20*time.Second {
		t.Errorf("20 s away count as %v", down)
	}
	if down := w.restart(3 * time.Hour); down != 3*time.Hour {
		t.Errorf("3 h away count as %v", down)
	}
	w.wantRows("after two absences")
	want := start.Add(4*time.Hour + 20*time.Second)
	if a := w.pos(id).Asks[0]; !a.Deadline.Equal(want) {
		t.Errorf("the deadline is %v, want %v", a.Deadline, want)
	}
	if next := w.tick(); !next.Equal(want) {
		t.Errorf("the timer is set to %v, want %v", next, want)
	}
	if down, err := w.table.Boot(w.ctx); err != nil || down != 0 {
		t.Errorf("the time was given back twice: %v, %v", down, err)
	}
}

// TestWakes ensures that the start wakes whoever waits for what is due, and a sign of life only if it gave time back.
func TestWakes(t *testing.T) {
	w := newWorld(t)
	w.playable = func() clock.Playable {
		ran, gone := w.clock.Ran()
		return clock.Playable{Sure: ran, Likely: ran, Elapsed: gone}
	}
	woken := func(what string, want bool, f func()) {
		t.Helper()
		was := w.woken.Load()
		if f(); (w.woken.Load() > was) != want {
			t.Errorf("%s: woken %v", what, !want)
		}
	}
	w.over(w.store)
	woken("the start", true, func() { _, err := w.table.Boot(w.ctx); w.ok(err) })
	w.clock.Advance(time.Minute)
	woken("a sign of life", false, func() { w.ok(w.table.Alive(w.ctx)) })
	w.clock.Freeze(time.Minute)
	woken("after time that nobody could play", true, func() { w.ok(w.table.Alive(w.ctx)) })
	woken("given back once", false, func() { w.ok(w.table.Settle(w.ctx)) })
	w.clock.Freeze(100 * time.Millisecond)
	woken("clocks that drift", false, func() { w.ok(w.table.Alive(w.ctx)) })
	w.clock.Set(time.Hour)
	woken("a clock that was set", true, func() { w.ok(w.table.Settle(w.ctx)) })
}
