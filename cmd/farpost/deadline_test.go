package main_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/storage"
	"farpost/storage/sqlite"
)

// TestDeadlineWhileDead ensures that a deadline that has passed when the bot comes back from the dead is
// carried out, once, with what follows shown.
func TestDeadlineWhileDead(t *testing.T) {
	thorough.Only(t, "it kills the bot")
	t.Parallel()
	w := newTown(t, 13)
	front := w.begin(sandbox.OptionValue{Name: "clock", Value: "1h/30m"})
	w.settled()
	w.bot.kill()
	was := w.ledger()
	w.pass(time.Hour)
	w.start()
	w.ok(w.changed(w.ctx, front))
	now := w.settled()
	for _, a := range was.asks {
		if n := expired(t, now.log, a.Q); n != 1 {
			t.Errorf("question %d ran out and was answered %d times", a.Q, n)
		}
		if slices.ContainsFunc(now.asks, func(b storage.Ask) bool { return b.Q == a.Q }) {
			t.Errorf("question %d ran out and is still asked", a.Q)
		}
	}
	if len(was.asks) == 0 || len(now.log) != len(was.log)+1 {
		t.Errorf("%d questions, and %d log entries after %d", len(was.asks), len(now.log), len(was.log))
	}
	asked := now.log[len(now.log)-1].At
	for _, a := range now.asks {
		left := a.Deadline.Sub(asked).Round(time.Second)
		if !a.Unawaited && (left < 29*time.Minute || left > time.Hour) {
			t.Errorf("a new question has %v", left)
		}
	}
	w.once()
	w.ok(w.turn(w.ctx, w.await("the next question", apptest.Asks)))
	w.bot.stop(t)
}

// pass lets time pass for the dead bot's match: every deadline comes nearer by d.
func (w *town) pass(d time.Duration) {
	w.Helper()
	s, err := sqlite.Open(w.ctx, w.db)
	w.ok(err)
	w.ok(s.Update(w.ctx, func(tx storage.Tx) error {
		h, err := tx.Heartbeat()
		if err != nil {
			return err
		}
		h.Shift -= d
		return tx.PutHeartbeat(h)
	}))
	w.ok(s.Close())
}

// expired counts how often a log says that a question ran out.
func expired(t *testing.T, log []storage.Entry, q uint64) int {
	t.Helper()
	n := 0
	for _, e := range log {
		var in engine.Input
		if err := json.Unmarshal(e.Input, &in); err != nil {
			t.Fatal(err)
		}
		if in.Kind == engine.InputExpire && slices.Contains(in.Qs, q) {
			n++
		}
	}
	return n
}

// questions are the numbers of the questions that a message asks, as its buttons bear them.
func questions(m sandbox.Message) string {
	for _, c := range apptest.Controls(m) {
		if parts := strings.Split(c.ID, ":"); len(parts) > 2 && parts[2] != "" {
			return parts[2]
		}
	}
	return ""
}

// TestSilentPlayers ensures that a match whose players say nothing moves on by its clocks, over a kill, and
// never asks anything twice.
func TestSilentPlayers(t *testing.T) {
	thorough.Only(t, "it waits for players")
	t.Parallel()
	w := newTown(t, 14)
	// A message changes for other reasons, too, such as its picture: a question is another one by its number.
	seen := map[string]bool{questions(w.begin(sandbox.OptionValue{Name: "clock", Value: "2s/1s"})): true}
	w.bot.kill()
	w.start()
	for range 2 {
		next := w.await("the next question", func(m sandbox.Message) bool {
			return apptest.Asks(m) && !seen[questions(m)]
		})
		seen[questions(next)] = true
	}
	w.bot.stop(t)
	l := w.ledger()
	qs := map[uint64]bool{}
	for _, e := range l.log {
		var in engine.Input
		w.ok(json.Unmarshal(e.Input, &in))
		for _, q := range in.Qs {
			if qs[q] {
				t.Errorf("question %d ran out twice", q)
			}
			qs[q] = true
		}
		if e.Player != "" && in.Kind == engine.InputReply {
			t.Errorf("somebody answered: %+v", e)
		}
	}
	if len(qs) < 2 {
		t.Errorf("%d questions ran out", len(qs))
	}
	w.once()
}
