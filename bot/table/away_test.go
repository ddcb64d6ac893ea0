package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// away lists the seats that are publicly away.
func (w *world) away(match string) []int {
	w.Helper()
	v, err := w.pos(match).View(engine.NoSeat)
	w.ok(err)
	out := []int{}
	for _, s := range v.Seats {
		if s.Away {
			out = append(out, int(s.Seat))
		}
	}
	return out
}

// wantAway checks which seats are away.
func (w *world) wantAway(what, match string, want ...int) {
	w.Helper()
	if got := w.away(match); !slices.Equal(got, want) && len(got)+len(want) > 0 {
		w.Errorf("%s: away are %v, want %v", what, got, want)
	}
}

// TestAway ensures that a seat whose time is used up is publicly away: its reactions pass at once and without
// a clock, in this turn and in later ones, while its own turn has its clock; and that any press ends it.
func TestAway(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 24 * time.Hour, Reaction: 2 * time.Hour, Rules: tough}, sparks, sparks)
	w.ok(w.play(id, ada, "spark", bruno))
	w.rows()
	w.clock.Advance(2*time.Hour - time.Millisecond)
	w.tick()
	w.wantAway("before zero", id)
	w.clock.Advance(time.Millisecond)
	if next := w.tick(); !next.Equal(w.clock.Now().Add(24 * time.Hour)) {
		t.Errorf("the timer is set to %v", next)
	}
	w.wantAway("at zero", id, bruno)
	w.wantRows("away", "handover[0]", "hand[0]", "hand[1]")
	if told := w.told(id, engine.NoSeat, 1); told[0] != table.EventAway+" life discarded" {
		t.Errorf("the log says %q", told)
	}
	_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: "bruno", Interaction: "press-1",
		Reply: engine.Reply{Verb: engine.Pass}})
	w.refused(err, table.CodeTwice)
	w.wantAway("a press that came before is none", id, bruno)
	for range 2 {
		w.ok(w.play(id, ada, "spark", bruno))
		w.due("who is away is not waited for", id, map[int]time.Duration{ada: 24 * time.Hour})
		w.wantRows("passed at once", "refresh", "hand[0]", "hand[1]")
	}
	w.does(id, ada, "end")
	w.wantAway("in its own turn", id, bruno)
	w.due("its own turn", id, map[int]time.Duration{bruno: 24 * time.Hour})
	w.wantRows("its own turn", "handover[1]", "hand[0]", "hand[1]")
	w.clock.Advance(24 * time.Hour)
	w.tick()
	w.wantAway("a turn that ran out", id, bruno)
	w.ok(w.play(id, ada, "moth", bruno))
	w.due("in a later turn", id, map[int]time.Duration{ada: 24 * time.Hour})
	w.rows()

	back, err := w.table.Present(w.ctx, id, "bruno")
	w.ok(err)
	w.wantAway("after a press", id)
	w.wantRows("back", "refresh", "hand[0]", "hand[1]")
	if told := w.told(id, engine.NoSeat, 1); !back || told[0] != table.EventBack {
		t.Errorf("back %v, the log says %q", back, told)
	}
	for _, who := range []string{"bruno", "ada", "stranger"} {
		if back, err := w.table.Present(w.ctx, id, who); err != nil || back {
			t.Errorf("%s is back: %v, %v", who, back, err)
		}
	}
	w.wantRows("a press of those who are there")
	w.ok(w.play(id, ada, "moth", bruno))
	w.due("back in a later turn", id, map[int]time.Duration{bruno: 2 * time.Hour})
}

// TestBackInTheSameTurn ensures that who comes back in the turn in which the time ran out has a quarter of it
// for the rest of the turn, once, and all of it in the next.
func TestBackInTheSameTurn(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Reaction: 4 * time.Hour, Rules: tough}, append(sparks, sparks...), nil)
	silence := func() {
		w.clock.Advance(4 * time.Hour)
		w.tick()
	}
	w.ok(w.play(id, ada, "spark", bruno))
	silence()
	w.wantAway("silent", id, bruno)
	_, err := w.act(id, bruno, "end") // refused, and yet a press
	w.refused(err, engine.CodeNoAsk)
	w.wantAway("after a refused press", id)
	w.ok(w.play(id, ada, "spark", bruno))
	w.due("back", id, map[int]time.Duration{bruno: time.Hour})
	w.after(30*time.Minute, id, bruno, engine.Pass)
	w.ok(w.play(id, ada, "spark", bruno))
	w.due("the rest", id, map[int]time.Duration{bruno: 30 * time.Minute})
	silence()
	w.wantAway("silent again", id, bruno)
	_, err = w.act(id, bruno, "shout") // accepted
	w.ok(err)
	w.wantAway("after a press that counts", id)
	w.ok(w.play(id, ada, "spark", bruno))
	w.wantAway("nothing is left in this turn", id, bruno)
	_, err = w.offer(id, bruno)
	w.ok(err)
	w.wantAway("an offer of a draw is a press", id)
	w.after(0, id, ada, "end")
	w.after(0, id, bruno, "end")
	w.ok(w.play(id, ada, "spark", bruno))
	w.due("the next turn", id, map[int]time.Duration{bruno: 4 * time.Hour})
}

// TestAwayRanked ensures that with three and four seats who is away holds up nobody, wherever it sits, that
// the others keep their clocks, and that it may still act while the others think.
func TestAwayRanked(t *testing.T) {
	for seats := 3; seats <= 4; seats++ {
		for sleeper := 1; sleeper < seats; sleeper++ {
			t.Run(fmt.Sprintf("%d of %d", sleeper, seats), func(t *testing.T) {
				w := newWorld(t)
				decks := make([][]string, seats)
				for i := range decks { // four seats are in another order than invited
					decks[i] = []string{"spark", "spark", "parry", "parry"}
				}
				id := w.begun(table.Settings{Reaction: 12 * time.Hour, Rules: tough}, decks...)
				w.ok(w.play(id, ada, "spark", bruno))
				want := map[int]time.Duration{}
				for s := 1; s < seats; s++ {
					if s != sleeper {
						w.after(time.Hour, id, s, engine.Pass)
						want[s] = 12*time.Hour - time.Duration(len(want)+1)*time.Hour
					}
				}
				w.clock.Advance(12 * time.Hour)
				w.tick()
				w.wantAway("silent", id, sleeper)
				w.ok(w.play(id, ada, "spark", bruno))
				w.due("the next window", id, want)
				v, err := w.pos(id).View(engine.NoSeat)
				w.ok(err)
				if slices.ContainsFunc(v.Waiting, func(a engine.WaitView) bool { return int(a.Seat) == sleeper }) {
					t.Errorf("the match is shown to wait for seat %d, which is away: %+v", sleeper, v.Waiting)
				}
				mine, err := w.table.Inbox(w.ctx, w.pos(id).Seats[sleeper].Player)
				w.ok(err)
				if len(mine) > 0 {
					t.Errorf("in the inbox of who is away: %+v", mine)
				}
				// The window is still open: who comes back may do better than the pass.
				_, err = w.act(id, sleeper, "parry", w.card(id, sleeper, "parry"))
				w.ok(err)
				w.wantAway("back in the open window", id)
				for s := 1; s < sleeper; s++ {
					w.after(0, id, s, engine.Pass)
				}
				if got := w.kinds(id); got[0] != "0:idle" {
					t.Fatalf("asked: %v", got)
				}
				if !slices.Contains(w.told(id, engine.NoSeat, 0), table.EventBack+" discarded discarded") &&
					!slices.Contains(w.told(id, engine.NoSeat, 0), "discarded discarded") {
					t.Errorf("the parry did not count: %q", w.told(id, engine.NoSeat, 0))
				}
			})
		}
	}
}

// TestAwayOutlivesRestart ensures that who is away stays so over a kill, without a clock, and comes back.
func TestAwayOutlivesRestart(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Rules: tough}, sparks, nil, nil)
	w.ok(w.play(id, ada, "spark", bruno))
	w.clock.Advance(12 * time.Hour)
	w.tick()
	w.restart(3 * time.Hour)
	w.wantAway("after the kill", id, bruno, chiara)
	w.ok(w.play(id, ada, "spark", bruno))
	w.wantAway("nobody was asked", id, bruno, chiara)
	if got := w.kinds(id); got[0] != "0:idle" {
		t.Errorf("asked: %v", got)
	}
}

// TestAwayIsTold ensures that a seat is told to be away once, however many of its reactions pass with that.
func TestAwayIsTold(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Reaction: time.Hour, Rules: tough}, []string{"bell"}, nil, nil)
	w.does(id, ada, "play", w.card(id, ada, "bell"))
	w.clock.Advance(time.Hour)
	w.tick()
	w.wantAway("silent", id, bruno, chiara)
	told := strings.Join(w.told(id, engine.NoSeat, 0), " ")
	if n := strings.Count(told, table.EventAway); n != 2 {
		t.Errorf("told %d times that somebody is away, want 2: %s", n, told)
	}
}

// TestAwayWithoutEnd ensures that a game which asks absent seats again and again is left for a minute after 256 rounds
// of passes, and then goes on.
func TestAwayWithoutEnd(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Reaction: time.Hour, Rules: tough}, []string{"bell"}, nil)
	w.does(id, ada, "play", w.card(id, ada, "bell"))
	w.does(id, bruno, engine.Pass)
	w.clock.Advance(time.Hour) // both are silent from here on
	for _, want := range []uint64{1 + 256, 1 + 256} {
		seq := w.status(id).Seq
		next := w.tick()
		if got := w.status(id).Seq - seq; got != want || !next.Equal(w.clock.Now().Add(time.Minute)) {
			t.Fatalf("%d rounds, want %d; the timer is set to %v", got, want, next)
		}
		w.wantAway("silent", id, ada, bruno)
		if n := strings.Count(strings.Join(w.told(id, engine.NoSeat, 0), " "), table.EventAway); n != 2 {
			t.Errorf("told %d times that somebody is away, want 2", n)
		}
		w.clock.Advance(time.Minute)
	}
}

// TestSetupReactions ensures that reactions before the first turn run on clocks of their own, which nobody is away or
// silent by.
func TestSetupReactions(t *testing.T) {
	w := newWorld(t)
	id := w.deal(table.Settings{Reaction: time.Hour, Silence: 1, Rules: tough}, []string{"bell", "spark"}, nil)
	w.ok(w.stake(id, ada, w.hand(id, ada)["bell"]))
	w.ok(w.stake(id, bruno))
	w.due("before the first turn", id, map[int]time.Duration{ada: time.Hour, bruno: time.Hour})
	w.after(time.Hour-time.Millisecond, id, bruno, engine.Pass)
	w.due("a secret answer", id, map[int]time.Duration{ada: time.Millisecond, bruno: time.Millisecond})
	w.clock.Advance(time.Millisecond)
	w.tick()
	w.wantAway("before the first turn", id)
	if w.status(id).Status != storage.Running {
		t.Fatal("who was silent before the first turn has lost")
	}
	w.due("the first turn", id, map[int]time.Duration{ada: time.Hour, bruno: time.Hour})
	w.after(time.Minute, id, ada, engine.Pass)
	w.after(time.Minute, id, bruno, engine.Pass)
	w.ok(w.play(id, ada, "spark", bruno))
	w.due("later in the first turn", id, map[int]time.Duration{bruno: 58 * time.Minute})
}

// unchecked are games in which a rule breaks when what was played is done.
type unchecked struct{ *tally.Games }

func (g unchecked) Ruleset(game string) *engine.Ruleset {
	r := g.Games.Ruleset(game)
	r.Check = func(*engine.Reader) []engine.Change { panic("nothing to check") }
	return r
}

// TestAwayBroken ensures that an act stays done when a rule breaks in what passes behind it because nobody has time
// left: nobody is away by it, the timer meets the fault a minute later, and parks.
func TestAwayBroken(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Reaction: time.Hour, Rules: tough}, sparks, nil)
	w.ok(w.play(id, ada, "spark", bruno))
	w.after(time.Hour-1, id, bruno, engine.Pass) // who has no time left now
	w.clock.Advance(1)
	games := w.table.Games
	w.table.Games = unchecked{w.games}
	w.ok(w.play(id, ada, "spark", bruno))
	w.wantAway("the pass has failed", id)
	w.due("the pass has failed", id, map[int]time.Duration{bruno: time.Minute})
	if told := w.told(id, engine.NoSeat, 1); told[0] != "declared" {
		t.Errorf("told %q of the act", told)
	}
	w.clock.Advance(time.Minute)
	if _, err := w.table.Tick(w.ctx); !isParked(err) || w.status(id).Status != storage.Parked {
		t.Errorf("a minute later it is %s: %v", w.status(id).Status, err)
	}
	w.table.Games = games
	w.restart(0)
	w.tick()
	w.wantAway("with a mended build", id, bruno)
}

// TestPresentIsBack ensures that whoever presses anything is back, in the first seat as in another, and that a person
// without a seat changes nothing.
func TestPresentIsBack(t *testing.T) {
	for seat, other := range map[int]int{ada: bruno, bruno: ada} {
		w := newWorld(t)
		id := w.begun(table.Settings{Reaction: time.Hour, Rules: tough}, sparks, sparks)
		if other == bruno {
			w.does(id, ada, "end")
		}
		w.ok(w.play(id, other, "spark", seat))
		w.clock.Advance(time.Hour)
		w.tick()
		w.wantAway("the time is used up", id, seat)
		was, err := w.table.Present(w.ctx, id, "stranger")
		if err != nil || was {
			t.Errorf("a stranger was away: %v, %v", was, err)
		}
		w.wantAway("a stranger came by", id, seat)
		if was, err = w.table.Present(w.ctx, id, name(seat)); err != nil || !was {
			t.Errorf("seat %d was away: %v, %v", seat, was, err)
		}
		w.wantAway("back", id)
	}
}
