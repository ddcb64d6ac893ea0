package table_test

import (
	"testing"
	"time"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// offer has a seat offer a draw.
func (w *world) offer(match string, seat int) (bool, error) {
	w.Helper()
	return w.table.OfferDraw(w.ctx, match, w.pos(match).Seats[seat].Player, w.interaction())
}

// TestDraw ensures that a match is drawn when all who are left offer it, and that an offer is told.
func TestDraw(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil, nil)
	_, err := w.table.OfferDraw(w.ctx, id, "stranger", w.interaction())
	w.refused(err, table.CodeWatching)
	w.concedes(id, bruno)
	_, err = w.offer(id, bruno)
	w.refused(err, engine.CodeOut)
	w.rows()
	over, err := w.offer(id, chiara)
	w.ok(err)
	if over {
		t.Error("one offer ended the match")
	}
	w.wantRows("an offer", "refresh", "notice[2]"+table.WordDraw)
	_, err = w.offer(id, chiara)
	w.refused(err, table.CodeDraw)
	over, err = w.offer(id, ada)
	w.ok(err)
	if !over || w.status(id).Status != storage.Over {
		t.Errorf("after both offered: over %v, %s", over, w.status(id).Status)
	}
	w.wantRows("the draw", "refresh", "hand[0]", "hand[1]", "hand[2]", "result", "invite")
}

// TestDrawOfAway ensures that who is away is back by offering a draw, whether that ends the match or not.
func TestDrawOfAway(t *testing.T) {
	for _, last := range []bool{false, true} {
		w := newWorld(t)
		id := w.begun(table.Settings{Reaction: time.Hour, Rules: tough}, sparks, nil)
		w.ok(w.play(id, ada, "spark", bruno))
		w.clock.Advance(time.Hour)
		w.tick()
		w.wantAway("the time is used up", id, bruno)
		if last {
			_, err := w.offer(id, ada)
			w.ok(err)
		}
		over, err := w.offer(id, bruno)
		w.ok(err)
		if over != last {
			t.Errorf("the match is over: %v, want %v", over, last)
		}
		w.wantAway("after the offer", id)
	}
}

// TestDrawWithdrawn ensures that who plays on takes the offer back, and that another's move does not.
func TestDrawWithdrawn(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	_, err := w.offer(id, ada)
	w.ok(err)
	w.does(id, bruno, "shout")
	_, err = w.offer(id, ada)
	w.refused(err, table.CodeDraw) // another's interjection leaves the offer standing
	w.does(id, ada, "end")
	over, err := w.offer(id, bruno)
	w.ok(err)
	if over {
		t.Fatal("the offer outlived the move of the one who made it")
	}
	over, err = w.offer(id, ada)
	w.ok(err)
	if !over {
		t.Error("a renewed offer does not count")
	}
}

// TestDrawIsNoProbe ensures that an offer of a draw cannot find out who has answered in secret.
func TestDrawIsNoProbe(t *testing.T) {
	for _, answered := range []bool{false, true} {
		w := newWorld(t)
		id := w.deal(table.Settings{}, nil, nil)
		_, err := w.offer(id, ada)
		w.ok(err)
		if answered {
			w.ok(w.stake(id, ada))
		}
		over, err := w.offer(id, bruno)
		w.ok(err)
		if !over {
			t.Errorf("with the secret answer given: %v, the offers did not meet", answered)
		}
	}
}
