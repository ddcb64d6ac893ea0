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

// silent lets the time of whoever is awaited run out, and returns what the last n entries of the log say in public
// about silence. That time ran out is TestTimeRanOut's.
func (w *world) silent(match string, n int) string {
	w.Helper()
	w.clock.Advance(time.Hour)
	w.tick()
	var out []string
	for _, told := range w.told(match, engine.NoSeat, n) {
		for _, code := range strings.Fields(told) {
			if strings.HasPrefix(code, "table.") && !strings.HasPrefix(code, table.EventLate) || code == "defeated" {
				out = append(out, code)
			}
		}
	}
	return strings.Join(out, " ")
}

// TestTimeRanOut ensures that everybody is told whose time ran out: that a seat passes by it where it had a chance to
// act, that the default counts for what a card asks, and nothing of a seat that had answered or is away.
func TestTimeRanOut(t *testing.T) {
	w := newWorld(t)
	hour := table.Settings{Turn: time.Hour, Reaction: 20 * time.Minute, Rules: tough}
	late := func(what, id, want string) {
		t.Helper()
		w.clock.Advance(time.Hour)
		w.tick()
		var got []string
		for _, told := range w.told(id, engine.NoSeat, 1) {
			for _, code := range strings.Fields(told) {
				if strings.HasPrefix(code, "table.") {
					got = append(got, code)
				}
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: the log says %q, want %q", what, got, want)
		}
	}
	id := w.begun(hour, sparks, sparks)
	late("an own turn", id, table.EventLatePass)
	w.ok(w.play(id, bruno, "spark", ada))
	late("a reaction", id, table.EventAway)
	id = w.begun(hour, []string{"comet"}, sparks)
	w.ok(w.play(id, ada, "comet", bruno))
	w.after(0, id, bruno, engine.Pass)
	late("what a card asks", id, table.EventLate)
}

// TestLossBySilence ensures that who leaves so many questions of their own turns in a row unanswered loses, in public
// and as by conceding, where that was agreed; that anything its player does begins the row anew; and that other
// people's turns are not counted.
func TestLossBySilence(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour, Reaction: time.Hour, Silence: 3, Rules: tough}, sparks, sparks)
	other := func() {
		w.does(id, bruno, "end")
	}
	if got := w.silent(id, 1); got != table.EventSilent {
		t.Errorf("the first silence says %q", got)
	}
	w.ok(w.play(id, bruno, "spark", ada))
	if got := w.silent(id, 1); got != table.EventAway {
		t.Errorf("a silence in another's turn says %q", got)
	}
	other()
	if got := w.silent(id, 1); got != table.EventSilent {
		t.Errorf("the second silence says %q", got)
	}
	other()
	_, err := w.act(id, ada, "end") // just in time: the row begins anew
	w.ok(err)
	other()
	for range 2 {
		if got := w.silent(id, 1); got != table.EventSilent {
			t.Errorf("a silence after an answer says %q", got)
		}
		other()
	}
	w.rows()
	if got := w.silent(id, 2); got != table.EventForfeit+" defeated" {
		t.Errorf("the last silence says %q", got)
	}
	pos, err := w.table.Position(w.ctx, id)
	w.ok(err)
	if pos.Match.Status != storage.Over || !slices.Equal(pos.State.Result.Winners, []engine.Seat{1}) {
		t.Errorf("%v, %+v: the match should be won by the other", pos.Match.Status, pos.State.Result)
	}
	if lost, err := table.Forfeited(pos.Seats); err != nil || !slices.Equal(lost, []engine.Seat{0}) {
		t.Errorf("lost by silence have %v, %v", lost, err)
	}
	if rows := w.rows(); !slices.Contains(rows, "result") {
		t.Errorf("nobody is told: %q", rows)
	}
}

// TestSilenceIsFree ensures that silence loses nothing unless people agreed on it, nor on what a card asks, and that no
// number out of bounds can be agreed on.
func TestSilenceIsFree(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour, Rules: tough}, sparks, sparks)
	for range 12 {
		if got := w.silent(id, 1); got != "" {
			t.Errorf("silence says %q", got)
		}
	}
	if m := w.status(id); m.Status != storage.Running {
		t.Errorf("the match is %v", m.Status)
	}
	id = w.begun(table.Settings{Turn: time.Hour, Silence: 1, Rules: tough}, []string{"comet"}, nil)
	w.ok(w.play(id, ada, "comet", bruno))
	w.after(0, id, bruno, engine.Pass)
	if got := w.kinds(id); !slices.Contains(got, "0:boost") {
		t.Fatalf("asked: %v", got)
	}
	if got := w.silent(id, 1); got != "" || w.status(id).Status != storage.Running {
		t.Errorf("silence on what a card asks says %q", got)
	}
	for _, n := range []int{-1, table.MaxSilence + 1} {
		_, err := w.table.Invite(w.ctx, table.Invitation{Game: "tally", From: "ada", To: []string{"bruno"},
			Settings: table.Settings{Silence: n}})
		w.refused(err, table.CodeRule)
	}
}

// TestSilenceOfThree ensures that with three seats the others play on, that a seat is counted by itself, and that a bot
// that starts anew still knows the row.
func TestSilenceOfThree(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour, Silence: 2, Rules: tough}, sparks, sparks, sparks)
	turn := func(seat int) {
		w.does(id, seat, "end")
	}
	w.silent(id, 1)
	turn(1)
	if got := w.silent(id, 1); got != table.EventSilent {
		t.Errorf("the third seat's first silence says %q", got)
	}
	w.restart(time.Second)
	if got := w.silent(id, 2); got != table.EventForfeit+" defeated" {
		t.Errorf("the first seat's second silence says %q", got)
	}
	if m := w.status(id); m.Status != storage.Running {
		t.Errorf("the match is %v", m.Status)
	}
	turn(1)
	if got := w.silent(id, 2); got != table.EventForfeit+" defeated" {
		t.Errorf("the third seat's second silence says %q", got)
	}
	if m := w.status(id); m.Status != storage.Over {
		t.Errorf("the match is %v", m.Status)
	}
}

// TestSilenceEnds ensures that one act ends a row of one, whatever the act is.
func TestSilenceEnds(t *testing.T) {
	for _, acts := range []func(w *world, id string){
		func(w *world, id string) { w.does(id, ada, "shout") },
		func(w *world, id string) { w.ok(w.order(id, ada)) },
	} {
		w := newWorld(t)
		id := w.begun(table.Settings{Turn: time.Hour, Silence: 2, Rules: tough}, sparks, sparks)
		w.silent(id, 1)
		acts(w, id)
		w.does(id, bruno, "end")
		if got := w.silent(id, 1); got != table.EventSilent {
			t.Errorf("a silence after an act says %q", got)
		}
	}
}

// TestSilenceInWindows ensures that a reaction asked of a seat in its own turn counts as silence, in another's turn
// not, and that a match which the silence itself has ended has no other end.
func TestSilenceInWindows(t *testing.T) {
	for life, want := range map[int]string{9: "away forfeit defeated", 1: "away defeated"} {
		w := newWorld(t)
		id := w.begun(table.Settings{Turn: time.Hour, Reaction: time.Hour, Silence: 1,
			Rules: map[string]int{"life": life}}, []string{"bell"}, nil)
		w.does(id, ada, "play", w.card(id, ada, "bell"))
		w.does(id, bruno, engine.Pass)
		w.does(id, bruno, engine.Pass)
		if got := strings.ReplaceAll(w.silent(id, 2), "table.", ""); got != want {
			t.Errorf("with %d life the silence says %q, want %q", life, got, want)
		}
		m := w.status(id)
		if lost, err := table.Forfeited(w.pos(id).Seats); m.Status != storage.Over || len(lost) > 0 != (life > 1) ||
			err != nil {
			t.Errorf("with %d life: %v, lost by silence %v, %v", life, m.Status, lost, err)
		}
	}
}
