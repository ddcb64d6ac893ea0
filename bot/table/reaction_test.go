package table_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// sparks is a hand that can be played at somebody three times in one turn.
var sparks = []string{"spark", "spark", "spark"}

// tough lets matches go on however often somebody is hit, and nobody run out of cards.
var tough = map[string]int{"life": 99, "hand": 9}

// after lets time go by and does a verb as a seat.
func (w *world) after(d time.Duration, match string, seat int, verb string) {
	w.Helper()
	w.clock.Advance(d)
	w.does(match, seat, verb)
}

// due checks the deadlines of the awaited seats, as times from now.
func (w *world) due(what, match string, want map[int]time.Duration) {
	w.Helper()
	got := map[int]time.Duration{}
	for _, a := range w.pos(match).Asks {
		if !a.Deadline.IsZero() {
			got[a.Seat] = a.Deadline.Sub(w.clock.Now())
		}
	}
	if len(got) != len(want) {
		w.Errorf("%s: the match waits for %v, want %v", what, got, want)
	}
	for seat, d := range want {
		if got[seat] != d {
			w.Errorf("%s: seat %d has %v, want %v", what, seat, got[seat], d)
		}
	}
}

// TestOneClockPerTurn ensures that all windows of a turn run on one clock, which is stopped while nothing is asked of
// the seat, and that a new turn gives a new one.
func TestOneClockPerTurn(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 10 * time.Hour, Reaction: 2 * time.Hour, Rules: tough}, sparks, sparks)
	w.ok(w.play(id, ada, "spark", bruno))
	w.due("the first window", id, map[int]time.Duration{bruno: 2 * time.Hour})
	w.after(30*time.Minute, id, bruno, engine.Pass)
	w.due("the turn", id, map[int]time.Duration{ada: 10 * time.Hour})
	w.clock.Advance(3 * time.Hour)
	w.ok(w.play(id, ada, "spark", bruno))
	w.due("the second window", id, map[int]time.Duration{bruno: 90 * time.Minute})
	w.after(time.Hour, id, bruno, engine.Pass)
	w.ok(w.play(id, ada, "spark", bruno))
	w.due("the third window", id, map[int]time.Duration{bruno: 30 * time.Minute})
	w.after(29*time.Minute, id, bruno, engine.Pass)
	w.after(0, id, ada, "end")
	w.ok(w.play(id, bruno, "spark", ada))
	w.due("the other's turn", id, map[int]time.Duration{ada: 2 * time.Hour})
	w.after(time.Hour, id, ada, engine.Pass)
	w.after(0, id, bruno, "end")
	w.ok(w.play(id, ada, "moth", bruno))
	w.due("a turn later", id, map[int]time.Duration{bruno: 2 * time.Hour})
}

// TestClocksOfSeats ensures that each seat is charged for the time until its own answer, that nothing shown
// moves when it answers, and that an answer which an earlier seat's act voids costs nothing, given or not.
func TestClocksOfSeats(t *testing.T) {
	for _, answered := range []bool{false, true} {
		w := newWorld(t)
		id := w.begun(table.Settings{Reaction: 12 * time.Hour, Rules: tough}, sparks, []string{"parry"}, nil)
		w.ok(w.play(id, ada, "spark", bruno))
		both := map[int]time.Duration{bruno: 12 * time.Hour, chiara: 12 * time.Hour}
		w.due("asked at once", id, both)
		w.after(2*time.Hour, id, chiara, engine.Pass)
		w.due("one has answered in secret", id, map[int]time.Duration{bruno: 10 * time.Hour, chiara: 10 * time.Hour})
		w.after(3*time.Hour, id, bruno, engine.Pass)
		w.ok(w.play(id, ada, "spark", bruno))
		w.due("each is charged its own time", id, map[int]time.Duration{bruno: 7 * time.Hour, chiara: 10 * time.Hour})
		if answered {
			w.after(time.Hour, id, chiara, engine.Pass)
		} else {
			w.clock.Advance(time.Hour)
		}
		w.clock.Advance(time.Hour)
		_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: "bruno", Q: w.pos(id).Asks[0].Q,
			Reply: engine.Reply{Verb: "parry", Answers: []engine.Answer{w.card(id, bruno, "parry")}}})
		w.ok(err)
		w.ok(w.play(id, ada, "spark", bruno))
		w.due("the void answer was free", id, map[int]time.Duration{bruno: 5 * time.Hour, chiara: 10 * time.Hour})
	}
}

// TestHeldActVoids ensures that an act which a seat has given in secret, and which an earlier seat brings out by
// passing, voids the time of those behind it: they are charged nothing.
func TestHeldActVoids(t *testing.T) {
	w := newWorld(t)
	a := arranged([][]string{sparks, nil, {"parry"}, nil}, "ada", "bruno", "chiara", "dora")
	a.Settings.Reaction, a.Settings.Rules = 12*time.Hour, tough
	m, err := w.arranges(a)
	w.ok(err)
	for seat := range a.Players {
		w.ok(w.stake(m.ID, seat))
	}
	w.ok(w.play(m.ID, ada, "spark", bruno))
	w.clock.Advance(time.Hour)
	w.does(m.ID, chiara, "parry", w.card(m.ID, chiara, "parry"))
	w.after(3*time.Hour, m.ID, bruno, engine.Pass)
	w.ok(w.play(m.ID, ada, "spark", bruno))
	w.due("who was behind the act is charged nothing", m.ID,
		map[int]time.Duration{bruno: 8 * time.Hour, chiara: 11 * time.Hour, dora: 12 * time.Hour})
}

// TestLastToAct ensures that who acts behind others that have passed is charged as they are.
func TestLastToAct(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Reaction: 12 * time.Hour, Rules: tough}, sparks, nil, []string{"parry"})
	w.ok(w.play(id, ada, "spark", bruno))
	w.after(time.Hour, id, bruno, engine.Pass)
	w.clock.Advance(time.Hour)
	w.does(id, chiara, "parry", w.card(id, chiara, "parry"))
	w.ok(w.play(id, ada, "spark", bruno))
	w.due("after the parry", id, map[int]time.Duration{bruno: 11 * time.Hour, chiara: 10 * time.Hour})
}

// TestSealedTakesNoTime ensures that a window passed ahead leaves the clock as it is.
func TestSealedTakesNoTime(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Reaction: 12 * time.Hour, Rules: tough}, sparks, nil, nil)
	w.ok(w.play(id, ada, "spark", bruno))
	w.clock.Advance(time.Hour)
	_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: "chiara", Interaction: w.interaction(),
		Reply: engine.Reply{Verb: engine.Pass}, Ahead: engine.PassAhead(2)})
	w.ok(err)
	w.after(4*time.Hour, id, bruno, engine.Pass)
	w.ok(w.play(id, ada, "spark", bruno))
	w.due("after a pass ahead", id, map[int]time.Duration{bruno: 7 * time.Hour, chiara: 11 * time.Hour})
}

// TestBootWithClocks ensures that a kill gives its time back to a clock that runs and to one that a secret answer has
// stopped, and takes nothing from one that is stopped because nothing is asked.
func TestBootWithClocks(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 30 * time.Hour, Reaction: 12 * time.Hour, Rules: tough}, sparks, nil, nil)
	w.ok(w.play(id, ada, "spark", bruno))
	w.after(time.Hour, id, chiara, engine.Pass)
	w.clock.Advance(time.Hour)
	w.restart(50 * time.Hour)
	w.due("after the kill", id, map[int]time.Duration{bruno: 10 * time.Hour, chiara: 10 * time.Hour})
	w.tick()
	w.after(time.Hour, id, bruno, engine.Pass)
	w.restart(50 * time.Hour)
	w.ok(w.play(id, ada, "spark", bruno))
	w.due("after another kill", id, map[int]time.Duration{bruno: 9 * time.Hour, chiara: 11 * time.Hour})
	w.restart(20 * time.Second)
	w.due("after a short kill", id, map[int]time.Duration{bruno: 9 * time.Hour, chiara: 11 * time.Hour})
}

// TestPressAndTimer ensures that of a press and the timer at the same moment exactly one counts, and that the
// seat is away exactly when it was the timer.
func TestPressAndTimer(t *testing.T) {
	for range 8 {
		w := newWorld(t)
		id := w.begun(table.Settings{Rules: tough}, sparks, nil)
		w.ok(w.play(id, ada, "spark", bruno))
		pos := w.pos(id)
		w.clock.Advance(12 * time.Hour)
		press, timer := make(chan error, 1), make(chan error, 1)
		go func() {
			_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: "bruno", Interaction: "race",
				Q:     pos.Asks[0].Q,
				Reply: engine.Reply{Verb: engine.Pass}})
			press <- err
		}()
		go func() {
			_, err := w.table.Tick(w.ctx)
			timer <- err
		}()
		pressed := <-press
		w.ok(<-timer)
		told := w.told(id, engine.NoSeat, 0)
		away := slices.ContainsFunc(told, func(s string) bool {
			return s[:min(len(s), len(table.EventAway))] == table.EventAway
		})
		if (pressed == nil) == away {
			t.Errorf("the press ended in %v; away: %v; %q", pressed, away, told)
		}
		if pressed != nil {
			w.refused(pressed, engine.CodeStale)
		}
		if w.pos(id).Seats[bruno].Away { // a late press brings its player back
			t.Error("the player pressed and is away")
		}
	}
}

// TestPutAgain ensures that an answer which was held and turns out to be impossible is asked for again under the same
// number: in a turn with what was left when it came, before the first turn with all the time; that its player gets a
// new message; and that others keep their time.
func TestPutAgain(t *testing.T) {
	for before, left := range map[bool]time.Duration{false: 10 * time.Hour, true: 12 * time.Hour} {
		w := newWorld(t)
		deck := []string{"spark", "wisp", "bell"}
		id := w.deal(table.Settings{Reaction: 12 * time.Hour, Rules: tough}, deck, deck, deck, deck)
		for seat := range 4 {
			var stake []engine.Value
			if before { // of bells, which ring
				stake = append(stake, w.hand(id, seat)["bell"])
			}
			w.ok(w.stake(id, seat, stake...))
		}
		if before {
			w.does(id, 0, engine.Pass)
		} else {
			w.ok(w.play(id, 0, "spark", 1))
		}
		w.clock.Advance(2 * time.Hour)
		w.does(id, 2, "parry", w.card(id, 2, "wisp"))
		of := func(seat int) (out storage.Ask) {
			for _, a := range w.pos(id).Asks {
				if a.Seat == seat {
					out = a
				}
			}
			return out
		}
		q := of(2).Q
		w.clock.Advance(3 * time.Hour)
		w.concedes(id, 3) // and all wisps are gone
		w.clock.Advance(time.Hour)
		w.rows()
		w.does(id, 1, engine.Pass)
		what := fmt.Sprintf("before the first turn %v", before)
		w.wantRows(what, "handover[2]", "hand[0]", "hand[1]", "hand[2]", "hand[3]")
		want := map[int]time.Duration{1: 6 * time.Hour, 2: left}
		if before {
			want[0] = 6 * time.Hour
		}
		w.due(what, id, want)
		if got := of(2); got.Q != q || got.Unawaited {
			t.Errorf("%s: put again as %+v, was number %d", what, got, q)
		}
		w.after(time.Hour, id, 2, engine.Pass)
		for _, a := range w.pos(id).Asks {
			if before && a.Kind == "answer" { // the first turn's
				w.does(id, a.Seat, engine.Pass)
			}
		}
		if !w.asked(id, "0:idle") {
			t.Errorf("%s: asked %v in the end", what, w.kinds(id))
		}
	}
}

// TestAskedAnew ensures that a question that has become another one while its answer was held has all its time.
func TestAskedAnew(t *testing.T) {
	w := newWorld(t)
	id := w.deal(table.Settings{Setup: 5 * time.Hour}, []string{"wisp"}, nil, nil)
	w.ok(w.stake(id, ada, w.hand(id, ada)["wisp"]))
	w.clock.Advance(2 * time.Hour)
	w.rows()
	w.concedes(id, chiara)
	w.wantRows("a stake", "handover[0]", "hand[0]", "hand[1]", "hand[2]")
	w.due("a stake", id, map[int]time.Duration{ada: 5 * time.Hour, bruno: 3 * time.Hour})
}

// TestTakenBack ensures that an answer that its player takes back costs the time until it is given anew.
func TestTakenBack(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Reaction: 12 * time.Hour, Rules: tough}, sparks, nil, nil)
	w.ok(w.play(id, ada, "spark", bruno))
	w.after(2*time.Hour, id, chiara, engine.Pass)
	w.clock.Advance(3 * time.Hour)
	w.ok(w.stand(id, chiara, "turn"))
	w.ok(w.stand(id, chiara, ""))
	w.due("both", id, map[int]time.Duration{bruno: 7 * time.Hour, chiara: 7 * time.Hour})
}

// TestQuietTurn ensures that a turn in which nobody is asked for a reaction writes no seat.
func TestQuietTurn(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	was := w.json(w.pos(id).Seats)
	w.does(id, ada, "end")
	if now := w.json(w.pos(id).Seats); now != was {
		t.Errorf("seats\n%s\nwere\n%s", now, was)
	}
}

// TestSmallestRest ensures that a millisecond that is left of a reaction clock is still a chance to react, and that
// less is none.
func TestSmallestRest(t *testing.T) {
	for rest, asked := range map[time.Duration]bool{time.Millisecond: true, time.Millisecond - 1: false} {
		w := newWorld(t)
		id := w.begun(table.Settings{Reaction: time.Hour, Rules: tough}, sparks, nil)
		w.ok(w.play(id, ada, "spark", bruno))
		w.after(time.Hour-rest, id, bruno, engine.Pass)
		w.clock.Advance(rest)
		w.ok(w.play(id, ada, "spark", bruno))
		if got := w.asked(id, "1:answer"); got != asked {
			t.Errorf("with %v left: asked %v", rest, got)
		}
	}
}
