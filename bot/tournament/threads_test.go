package tournament_test

import (
	"slices"
	"testing"

	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/storage"
)

// threads is how many rows of the outbox open threads, of those since the last call.
func (w *world) threads() (n int) {
	w.Helper()
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		for {
			list, err := tx.ClaimOutbox(w.clock.Now(), 0, storage.LastRank)
			if err != nil || len(list) == 0 {
				return err
			}
			for _, r := range list {
				if r.Kind == table.RowThread {
					n++
				}
				if err := tx.FinishOutbox(r.ID, "", w.clock.Now()); err != nil {
					return err
				}
			}
		}
	}))
	return n
}

// TestThreads ensures that a match without a thread stands among the needs with its reason, once however often it is
// told, until it has one or is decided; and that it is opened once more only if it was forbidden and there is none yet.
func TestThreads(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins(players(4)...)
	w.begins()
	first, second := w.match(1, 1), w.match(1, 2)
	told := func(match, why string) {
		w.ok(w.desk.Threaded(w.ctx, w.event, match, why))
	}
	needs := func() (out []string) {
		list, err := w.desk.Needs(w.ctx, w.event, "olga")
		w.ok(err)
		for _, n := range list {
			if n.Kind == tournament.NeedTrouble {
				out = append(out, n.Trouble.Why)
			}
		}
		return out
	}
	was := w.look().Seq
	told(first, "")
	told("nothing of ours", tournament.ThreadsFull)
	w.ok(w.desk.Threaded(w.ctx, "gone", first, tournament.ThreadsFull))
	if w.look().Seq != was {
		t.Error("something was noted though nothing is wrong")
	}
	for range 2 {
		told(first, tournament.ThreadsFull)
		told(second, tournament.ThreadForbidden)
	}
	if got := needs(); !slices.Equal(got, []string{"full", "forbidden"}) || w.look().Seq != was+2 {
		t.Errorf("the needs are %q after %d steps", got, w.look().Seq-was)
	}
	w.threads()
	w.ok(w.desk.Rethread(w.ctx, "another"))
	if n := w.threads(); n != 0 {
		t.Errorf("%d threads for another server", n)
	}
	w.ok(w.desk.Rethread(w.ctx, "s"))
	if n := w.threads(); n != 1 {
		t.Errorf("%d matches try again, want the one that was forbidden", n)
	}
	w.ok(w.table.SetThread(w.ctx, second, "th"))
	w.ok(w.desk.Rethread(w.ctx, "s"))
	if n := w.threads(); n != 0 {
		t.Errorf("%d threads for a match that has one", n)
	}
	told(first, tournament.ThreadForbidden)
	if got := needs(); !slices.Equal(got, []string{"forbidden", "forbidden"}) {
		t.Errorf("the needs are %q", got)
	}
	told(second, "")
	w.concede(first, w.look().Rounds[0].Pairings[0].Players[0])
	if got := needs(); len(got) > 0 {
		t.Errorf("the needs are %q", got)
	}
	w.sound()
}
