package main_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/engine/thorough"
	"farpost/storage"
)

// kills is how often the bot is killed in the course of a match.
const kills = 10

// TestKilledAgainAndAgain ensures that a match that is played over a bot killed at random requests (before
// their answers come, wherever else it is at that moment) finishes, that no acknowledged press is missing
// from the log, and that no message is there twice.
func TestKilledAgainAndAgain(t *testing.T) {
	thorough.Only(t, "it plays a match and kills the bot ten times")
	t.Parallel()
	w := newTown(t, 17)
	rng := rand.New(rand.NewPCG(17, 2))
	w.begin()
	for range kills {
		left := 1 + rng.IntN(40)
		w.wire.set(func(sandbox.Exchange) bool { left--; return left <= 0 }, w.bot.kill)
		w.untilGone()
		w.start()
	}
	w.finish()
	l := w.settled()
	w.once()
	w.bot.stop(t)

	acks := w.wire.clear()
	if len(acks) < kills {
		t.Errorf("only %d presses were acknowledged", len(acks))
	}
	for _, id := range acks {
		if !l.logged(id) {
			t.Errorf("the press %s was acknowledged and is not in the log", id)
		}
	}
	for i, e := range l.log {
		if e.Seq != uint64(i)+1 {
			t.Errorf("entry %d of the log has number %d", i, e.Seq)
		}
	}
	var result struct{ Winners []int }
	if err := json.Unmarshal(l.match.Result, &result); err != nil || l.match.Status != storage.Over {
		t.Errorf("the match is %s: %s (%v)", l.match.Status, l.match.Result, err)
	}
	over := 0
	for _, m := range w.posted() {
		if apptest.Over(m) {
			over++
		}
		if apptest.Asks(m) {
			t.Errorf("the match is over, and message %s still asks", m.ID)
		}
	}
	if over != 1 {
		t.Errorf("%d messages tell the result", over)
	}
}

// finish plays on until the match is over.
func (w *town) finish() {
	w.Helper()
	for {
		m := w.await("the next move or the result",
			func(m sandbox.Message) bool { return apptest.Asks(m) || apptest.Over(m) })
		if apptest.Over(m) {
			return
		}
		w.ok(w.turn(w.ctx, m))
	}
}
