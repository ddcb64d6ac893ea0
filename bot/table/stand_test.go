package table_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"farpost/bot/table"
	"farpost/engine"
)

// stand sets a seat's standing pass about cards.
func (w *world) stand(match string, seat int, mode string) error {
	w.Helper()
	_, err := w.table.Stand(w.ctx, match, w.pos(match).Seats[seat].Player, "cards", mode, w.interaction())
	return err
}

// TestStandingPass ensures that a standing pass answers what is open and what is asked later, in the transaction
// that asks it and whatever the seat holds, until it ends or is taken back, over a restart.
func TestStandingPass(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Rules: tough}, append(sparks, sparks...), []string{"parry", "parry"})
	w.ok(w.play(id, 0, "spark", 1))
	w.ok(w.stand(id, 1, "turn"))
	if got := w.life(id, 1); got != 98 {
		t.Errorf("what was open is not passed: life %d", got)
	}
	w.restart(0)
	w.ok(w.play(id, 0, "spark", 1))
	if got := w.life(id, 1); got != 97 {
		t.Errorf("what is asked later is not passed: life %d", got)
	}
	w.wantAway("passing beforehand is being there", id)
	w.ok(w.stand(id, 1, "aimed"))
	w.ok(w.play(id, 0, "spark", 1))
	w.due("aimed at it", id, map[int]time.Duration{1: 12 * time.Hour})
	w.ok(w.stand(id, 1, ""))
	w.due("taken back", id, map[int]time.Duration{1: 12 * time.Hour})
	w.refused(w.stand(id, 1, ""), engine.CodeSeal)
	w.refused(w.stand(id, 1, "never"), engine.CodeSeal)
	_, err := w.table.Stand(w.ctx, id, "stranger", "cards", "turn", w.interaction())
	w.refused(err, table.CodeWatching)
	_, err = w.act(id, 1, engine.Pass)
	w.ok(err)
	w.ok(w.stand(id, 1, "turn"))
	w.after(0, id, 0, "end")
	if v, err := w.pos(id).View(1); err != nil || len(v.StandingPasses) > 0 {
		t.Errorf("over its end: %+v, %v", v.StandingPasses, err)
	}
	if told := w.told(id, 1, 1); told[0] != "ended kernel.stand.known drew.known" {
		t.Errorf("its owner is told %q", told)
	}
	if told := w.told(id, 0, 1); told[0] != "ended drew" {
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
		w.ok(w.play(id, 0, "spark", 2))
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
		"turn":  func(w *world, id string) { w.ok(w.stand(id, 1, "turn")) },
		"aimed": func(w *world, id string) { w.ok(w.stand(id, 1, "aimed")) },
		"taken back": func(w *world, id string) {
			w.ok(w.stand(id, 1, "turn"))
			w.ok(w.stand(id, 1, ""))
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
	w.ok(w.play(id, 0, "spark", 2))
	w.ok(w.stand(id, 1, "turn"))
	w.clock.Advance(3 * time.Hour)
	w.ok(w.stand(id, 1, ""))
	w.due("three hours later", id, map[int]time.Duration{1: 9 * time.Hour, 2: 9 * time.Hour})
	w.after(time.Hour, id, 1, engine.Pass)
	w.after(time.Hour, id, 2, engine.Pass)
	w.ok(w.play(id, 0, "spark", 2))
	w.due("the next one", id, map[int]time.Duration{1: 8 * time.Hour, 2: 7 * time.Hour})
}
