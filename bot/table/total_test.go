package table_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// totals checks how much of its total clock each seat has left, and that it does not depend on who looks.
func (w *world) totals(what, match string, want ...time.Duration) {
	w.Helper()
	pos := w.pos(match)
	for seat, d := range want {
		if got, ok, err := pos.TotalLeft(seat, w.clock.Now()); err != nil || !ok || got != d {
			w.Errorf("%s: seat %d has %v left (%v, %v), want %v", what, seat, got, ok, err, d)
		}
	}
}

// last returns the seats whose open question is the last before their time is used up.
func (w *world) last(match string) (seats []int) {
	w.Helper()
	pos := w.pos(match)
	for _, a := range pos.Asks {
		last, err := pos.IsLast(a.Q)
		w.ok(err)
		if last {
			seats = append(seats, a.Seat)
		}
	}
	return seats
}

// TestTotalClock ensures that a total clock runs through all turns while its seat is asked, bounds each question, and
// gives no new time with a new turn.
func TestTotalClock(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 10 * time.Hour, Reaction: 2 * time.Hour, Total: 13 * time.Hour, Rules: tough},
		sparks, sparks)
	w.due("the turn", id, map[int]time.Duration{ada: 10 * time.Hour})
	w.clock.Advance(4 * time.Hour)
	w.totals("Ada thinks", id, 9*time.Hour, 13*time.Hour)
	w.ok(w.play(id, ada, "spark", bruno))
	w.due("a window", id, map[int]time.Duration{bruno: 2 * time.Hour})
	w.clock.Advance(time.Hour)
	w.totals("Bruno thinks", id, 9*time.Hour, 12*time.Hour)
	w.does(id, bruno, engine.Pass)
	w.due("the turn goes on", id, map[int]time.Duration{ada: 9 * time.Hour})
	if got := w.last(id); !slices.Equal(got, []int{ada}) {
		t.Errorf("the last question is put to %v", got)
	}
	w.after(8*time.Hour, id, ada, "end")
	w.due("another's turn", id, map[int]time.Duration{bruno: 10 * time.Hour})
	if got := w.last(id); got != nil {
		t.Errorf("the last question is put to %v", got)
	}
	w.ok(w.play(id, bruno, "spark", ada))
	w.due("a window in the last hour", id, map[int]time.Duration{ada: time.Hour})
	w.after(59*time.Minute, id, ada, engine.Pass)
	w.after(time.Hour, id, bruno, "end")
	w.due("the last minute", id, map[int]time.Duration{ada: time.Minute})
	w.totals("the last minute", id, time.Minute, 11*time.Hour)
}

// TestTotalRunsOut ensures that who uses up the total clock loses at once, whatever was asked, and that it is said;
// that both lose if both do; and that a second earlier nobody does.
func TestTotalRunsOut(t *testing.T) {
	settings := table.Settings{Turn: 10 * time.Hour, Setup: 10 * time.Hour, Total: 3 * time.Hour, Rules: tough}
	for _, c := range []struct {
		name   string
		reach  func(w *world) string
		events string
		places []int
	}{
		{"in the own turn", func(w *world) string { return w.begun(settings, sparks, sparks) },
			table.EventClock + " " + engine.EventDecided, []int{2, 1}},
		{"in a window", func(w *world) string {
			s := settings
			s.Reaction = 10 * time.Hour
			id := w.begun(s, sparks, sparks)
			w.ok(w.play(id, ada, "spark", bruno))
			return id
		}, table.EventClock + " " + engine.EventDecided, []int{1, 2}},
		{"while the other has done nothing", func(w *world) string {
			s := settings
			s.Setup = 2 * time.Hour
			id := w.deal(s, sparks, sparks)
			w.ok(w.stake(id, ada))
			w.clock.Advance(2 * time.Hour)
			w.tick()
			return id
		}, table.EventClock + " " + engine.EventDecidedLost, []int{2, 2}},
		{"both, in the setup", func(w *world) string { return w.deal(settings, sparks, sparks) },
			table.EventClock + " " + table.EventClock + " " + engine.EventDecidedLost, []int{2, 2}},
		{"one, while the other has answered in secret", func(w *world) string {
			id := w.deal(settings, sparks, sparks)
			w.ok(w.stake(id, bruno))
			return id
		}, table.EventClock + " " + engine.EventDecided, []int{2, 1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t)
			id := c.reach(w)
			w.clock.Advance(3*time.Hour - time.Second)
			w.tick()
			if m := w.status(id); m.Status != storage.Running {
				t.Fatalf("too early: %v", m.Status)
			}
			w.rows()
			w.clock.Advance(time.Second)
			w.tick()
			pos := w.pos(id)
			if pos.Match.Status != storage.Over || !slices.Equal(pos.State.Places(), c.places) ||
				pos.State.Result.Why != engine.WhyClock {
				t.Errorf("%v, places %v, %+v", pos.Match.Status, pos.State.Places(), pos.State.Result)
			}
			if told := w.told(id, engine.NoSeat, 1); len(told) != 1 || told[0] != c.events {
				t.Errorf("said %q, want %q", told, c.events)
			}
			if rows := w.rows(); !slices.Contains(rows, "result") {
				t.Errorf("nobody is told: %q", rows)
			}
		})
	}
}

// TestTotalOutlastsTurns ensures that a question of which the own time runs out, but not the total clock, costs nobody
// the match.
func TestTotalOutlastsTurns(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 2 * time.Hour, Reaction: time.Hour, Total: 20 * time.Hour, Rules: tough}, sparks,
		sparks)
	for i := range 4 {
		w.clock.Advance(2 * time.Hour)
		w.tick()
		if m := w.status(id); m.Status != storage.Running {
			t.Fatalf("after %d turns that ran out the match is %v", i+1, m.Status)
		}
	}
	w.totals("two turns each ran out", id, 16*time.Hour, 16*time.Hour)
}

// TestTotalOfThree ensures that of three who uses up the total clock is out, and the others play on.
func TestTotalOfThree(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 10 * time.Hour, Total: 3 * time.Hour, Rules: tough}, sparks, sparks, sparks)
	w.clock.Advance(3 * time.Hour)
	w.tick()
	pos := w.pos(id)
	if pos.Match.Status != storage.Running || !pos.State.Seats[ada].Out || pos.State.Seats[bruno].Out {
		t.Fatalf("%v, %+v", pos.Match.Status, pos.State.Seats)
	}
	if told := w.told(id, engine.NoSeat, 1); len(told) != 1 || !strings.Contains(told[0], table.EventClock) {
		t.Errorf("said %q", told)
	}
	if lost, err := table.Forfeited(pos.Seats); err != nil || lost != nil {
		t.Errorf("lost by silence have %v, %v", lost, err)
	}
	w.totals("the others", id, 0, 3*time.Hour, 3*time.Hour)
	w.clock.Advance(3 * time.Hour)
	w.tick()
	if pos = w.pos(id); !slices.Equal(pos.State.Places(), []int{3, 2, 1}) {
		t.Errorf("places %v", pos.State.Places())
	}
}

// TestTotalIsSecret ensures that nothing shown of a total clock tells who has answered in secret, that the answer is
// charged when it is used, up to when it came, and that one which is taken back runs on.
func TestTotalIsSecret(t *testing.T) {
	settings := table.Settings{Setup: 10 * time.Hour, Turn: 10 * time.Hour, Total: 9 * time.Hour, Rules: tough}
	for _, answered := range []bool{false, true} {
		w := newWorld(t)
		id := w.deal(settings, sparks, sparks)
		w.clock.Advance(2 * time.Hour)
		if answered {
			w.ok(w.stake(id, bruno))
		}
		w.clock.Advance(3 * time.Hour)
		w.totals("who has answered", id, 4*time.Hour, 4*time.Hour)
		w.due("who has answered", id, map[int]time.Duration{ada: 4 * time.Hour, bruno: 4 * time.Hour})
		if !answered {
			w.ok(w.stake(id, bruno))
		}
		w.ok(w.stake(id, ada))
		if want := 7 * time.Hour; answered {
			w.totals("used", id, 4*time.Hour, want)
		} else {
			w.totals("used", id, 4*time.Hour, 4*time.Hour)
		}
	}
}

// TestTotalStandsStill ensures that a total clock stands still while the clocks of its match do, while the bot is down,
// and that time which is given back is given to it, too.
func TestTotalStandsStill(t *testing.T) {
	w := newWorld(t)
	_, err := w.table.Boot(w.ctx)
	w.ok(err)
	id := w.begun(table.Settings{Turn: 10 * time.Hour, Total: 3 * time.Hour, Rules: tough}, sparks, sparks)
	w.clock.Advance(time.Hour)
	w.ok(w.table.StopClocks(w.ctx, id, table.StoppedJudge))
	w.clock.Advance(5 * time.Hour)
	w.totals("stopped", id, 2*time.Hour, 3*time.Hour)
	w.ok(w.play(id, ada, "moth", bruno)) // as one may; Bruno is asked
	w.totals("stopped, and played", id, 2*time.Hour, 3*time.Hour)
	w.ok(w.table.StartClocks(w.ctx, id, table.StoppedJudge))
	w.totals("started", id, 2*time.Hour, 3*time.Hour)
	w.restart(6 * time.Hour)
	w.totals("down", id, 2*time.Hour, 3*time.Hour)
	w.clock.Advance(time.Hour)
	w.tick()
	w.totals("up", id, 2*time.Hour, 2*time.Hour)
	w.does(id, bruno, engine.Pass)
	w.totals("answered", id, 2*time.Hour, 2*time.Hour)
}

// TestTotalVoid ensures that an answer which an earlier seat's act voids costs nothing of the total clock, and that a
// seat away, for which everything is passed, uses up nothing.
func TestTotalVoid(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Reaction: 2 * time.Hour, Total: 12 * time.Hour, Rules: tough}, sparks,
		[]string{"parry"}, nil)
	w.ok(w.play(id, ada, "spark", bruno))
	w.after(time.Hour, id, chiara, engine.Pass)
	w.clock.Advance(30 * time.Minute)
	w.does(id, bruno, "parry", w.card(id, bruno, "parry"))
	w.totals("void", id, 12*time.Hour, 10*time.Hour+30*time.Minute, 12*time.Hour)
	w.ok(w.play(id, ada, "spark", chiara))
	w.clock.Advance(2 * time.Hour)
	w.tick()
	pos := w.pos(id)
	if !pos.Seats[bruno].Away || !pos.Seats[chiara].Away {
		t.Fatalf("%+v", pos.Seats)
	}
	b, _, err := pos.TotalLeft(bruno, w.clock.Now())
	w.ok(err)
	c, _, err := pos.TotalLeft(chiara, w.clock.Now())
	w.ok(err)
	w.ok(w.play(id, ada, "spark", chiara))
	w.totals("away", id, 12*time.Hour, b, c)
}

// TestTotalOfVoided ensures that the total clock of a match that was called off stands where it stood last.
func TestTotalOfVoided(t *testing.T) {
	w := newWorld(t)
	a := arranged([][]string{nil, nil}, "ada", "bruno")
	a.Settings.Total, a.Settings.Setup = 10*time.Hour, time.Hour
	m, err := w.arranges(a)
	w.ok(err)
	w.voids(m.ID)
	w.totals("called off", m.ID, 10*time.Hour, 10*time.Hour)
}

// TestTotalBounds ensures that a total clock is between an hour and 60 days, or none; and that without one nothing is
// left or lost by it.
func TestTotalBounds(t *testing.T) {
	for total, good := range map[time.Duration]bool{time.Hour: true, 60 * 24 * time.Hour: true,
		time.Hour - time.Second: false, 60*24*time.Hour + time.Second: false, -time.Hour: false} {
		w := newWorld(t)
		a := arranged([][]string{nil, nil}, "ada", "bruno")
		a.Settings.Total = total
		_, err := w.arranges(a)
		if good {
			w.ok(err)
			continue
		}
		w.refused(err, table.CodeTotal)
	}
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour}, sparks, sparks)
	pos := w.pos(id)
	if left, ok, err := pos.TotalLeft(ada, w.clock.Now()); left != 0 || ok || err != nil {
		t.Errorf("%v, %v, %v left of no clock", left, ok, err)
	}
	if w.last(id) != nil {
		t.Error("a question of a match without a total clock is the last")
	}
	w.clock.Advance(100 * time.Hour)
	w.tick()
	if m := w.status(id); m.Status != storage.Running {
		t.Errorf("the match is %v", m.Status)
	}
}
