package table_test

import (
	"testing"
	"time"

	"farpost/bot/table"
	"farpost/engine"
)

// TestDeadlines ensures that an unchanged question keeps its deadline and a new one starts a clock of its class.
func TestDeadlines(t *testing.T) {
	w := newWorld(t)
	s := table.Settings{Turn: 10 * time.Hour, Reaction: 2 * time.Hour, Setup: 5 * time.Hour}
	id := w.deal(s, []string{"spark"}, nil)
	w.clock.Advance(time.Hour)
	w.ok(w.stake(id, ada))
	for _, a := range w.pos(id).Asks {
		if !a.Deadline.Equal(start.Add(5 * time.Hour)) {
			t.Errorf("seat %d: the deadline moved to %v", a.Seat, a.Deadline)
		}
	}
	w.ok(w.stake(id, bruno))
	if a := w.pos(id).Asks[0]; !a.Deadline.Equal(start.Add(11 * time.Hour)) {
		t.Errorf("the turn ends at %v", a.Deadline)
	}
	if a := w.pos(id).Asks[1]; !a.Unawaited || !a.Deadline.IsZero() {
		t.Errorf("a standing question has a deadline: %+v", a)
	}
	w.clock.Advance(time.Hour)
	w.ok(w.play(id, ada, "spark", bruno))
	if a := w.pos(id).Asks[0]; a.Kind != "answer" || !a.Deadline.Equal(start.Add(4*time.Hour)) {
		t.Errorf("the window: %+v", a)
	}
	if next := w.tick(); !next.Equal(start.Add(4 * time.Hour)) {
		t.Errorf("the next deadline is %v", next)
	}
	waiting, err := w.table.Inbox(w.ctx, "bruno")
	w.ok(err)
	if len(waiting) != 1 || waiting[0].Ask.Kind != "answer" {
		t.Errorf("inbox %+v", waiting)
	}
}

// TestHeldDeadlines ensures that answers that are held leave each other's deadlines alone.
func TestHeldDeadlines(t *testing.T) {
	w := newWorld(t)
	id := w.deal(table.Settings{Setup: 5 * time.Hour}, nil, nil, nil)
	for i := range 2 {
		w.clock.Advance(time.Hour)
		w.ok(w.stake(id, i))
	}
	w.due("two have answered", id, map[int]time.Duration{ada: 3 * time.Hour, bruno: 3 * time.Hour,
		chiara: 3 * time.Hour})
}

// TestSameMoment ensures that two seats that act at once both count, and one of two equal acts does.
func TestSameMoment(t *testing.T) {
	w := newWorld(t)
	id := w.deal(table.Settings{}, nil, nil)
	pos := w.pos(id)
	errs := make(chan error, 4)
	for i := range 2 {
		for range 2 {
			press := w.interaction()
			go func() {
				_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: pos.Seats[i].Player, Interaction: press,
					Q:     pos.Asks[i].Q,
					Reply: engine.Reply{Verb: engine.VerbChoose, Answers: []engine.Answer{{Name: engine.ChoiceName}}}})
				errs <- err
			}()
		}
	}
	var done, stale int
	for range 4 {
		switch err := <-errs; {
		case err == nil:
			done++
		case engine.IsRefusal(err) != nil && engine.IsRefusal(err).Code == engine.CodeStale:
			stale++
		default:
			t.Error(err)
		}
	}
	// A seat may say it again while the join waits for the other; after the second seat's answer it is over.
	if done < 2 || done+stale != 4 {
		t.Errorf("%d accepted, %d stale", done, stale)
	}
	if got := w.kinds(id); got[0] != "0:idle" {
		t.Errorf("asked: %v", got)
	}
}
