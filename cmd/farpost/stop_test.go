package main_test

import (
	"context"
	"os"
	"syscall"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/engine/thorough"
)

// TestStopInWindow ensures that a bot that is stopped in the middle of a window, politely or not, finds
// state, deadlines and messages as they were, and that the window's buttons go on working.
func TestStopInWindow(t *testing.T) {
	thorough.Only(t, "it stops the bot in a match")
	t.Parallel()
	for name, stop := range map[string]func(*town){
		"politely": func(w *town) {
			w.bot.signal(w.T, syscall.SIGTERM)
			w.bot.clean(w.T)
			if _, err := os.Stat(w.db + "-wal"); err == nil {
				w.Error("the database was not closed")
			}
		},
		"kill -9": func(w *town) { w.bot.kill() },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newTown(t, 7)
			w.begin()
			front := w.window()
			stop(w)
			was := w.ledger()
			w.start()
			now := w.settled()
			now.sameMatch(w, was)
			again, err := w.ada.Member.Message(front.ID)
			if err != nil || !apptest.Same(again, front) {
				t.Errorf("the window was %+v and is %+v (%v)", front, again, err)
			}
			w.once()

			acks := len(w.wire.clear())
			for _, p := range w.asked(front) {
				pass, _ := apptest.Find(front, "pass")
				if _, err := p.Press(w.ctx, front, pass); err != nil {
					t.Fatal(err)
				}
			}
			w.ok(w.changed(w.ctx, front))
			after := w.settled()
			accepted := w.wire.clear()[acks:]
			if len(accepted) != len(w.asked(front)) || after.match.Seq != was.match.Seq+uint64(len(accepted)) {
				t.Errorf("from %d to %d by %d accepted presses of %d", was.match.Seq, after.match.Seq, len(accepted),
					len(w.asked(front)))
			}
			w.once()
			w.bot.stop(t)
		})
	}
}

// TestStopWhileAnswering ensures that a press that the bot has acknowledged at the very moment in which it
// is stopped or killed counts, and that what follows from it is shown after the restart.
func TestStopWhileAnswering(t *testing.T) {
	thorough.Only(t, "it stops the bot again and again")
	t.Parallel()
	for name, stop := range map[string]func(*town){
		"politely": func(w *town) { w.bot.signal(w.T, syscall.SIGTERM) },
		"kill -9":  func(w *town) { w.bot.kill() },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newTown(t, 8)
			front := w.begin()
			asked := w.asked(front)
			for _, p := range asked[1:] {
				if _, err := p.Answer(w.ctx, front); err != nil {
					t.Fatal(err)
				}
			}
			before := len(w.wire.clear())
			w.wire.onAck(func() { stop(w) })
			w.survives(func(ctx context.Context) error {
				_, err := asked[0].Answer(ctx, front)
				return err
			})
			w.bot.wait()
			l := w.ledger()
			for _, id := range w.wire.clear()[before:] {
				if !l.logged(id) {
					t.Errorf("the press %s was acknowledged and is not in the log", id)
				}
			}
			w.start()
			w.ok(w.changed(w.ctx, front))
			w.settled().sameMatch(w, l)
			w.once()
			w.ok(w.turn(w.ctx, w.await("the next question", apptest.Asks)))
			w.bot.stop(t)
		})
	}
}

// TestStopWhileSending ensures that a polite stop finishes the message that is on its way.
func TestStopWhileSending(t *testing.T) {
	thorough.Only(t, "it plays and stops the bot")
	t.Parallel()
	w := newTown(t, 9)
	front := w.begin()
	w.settled()
	w.wire.set(func(x sandbox.Exchange) bool {
		return x.Method == "POST" && x.Path == "/channels/"+front.ChannelID+"/messages"
	}, func() { w.bot.signal(t, syscall.SIGTERM) })
	w.untilGone()
	w.bot.clean(t)
	for _, r := range w.ledger().unsent() {
		if r.Attempts > 0 {
			t.Errorf("row %d (%s) was begun and not finished: %+v", r.ID, r.Kind, r)
		}
	}
	w.start()
	w.settled()
	w.once()
	w.bot.stop(t)
}
