package main_test

import (
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/engine/thorough"
	"farpost/storage"
)

// TestAnsweredBeforeFound ensures that a handover message that had arrived before the bot was killed becomes
// the match's current one even when its question is answered, on its own buttons, before the restarted bot
// has found it: no message is left behind that asks what nobody is asked any more.
func TestAnsweredBeforeFound(t *testing.T) {
	thorough.Only(t, "it plays and kills the bot")
	t.Parallel()
	w := newTown(t, 23)
	for _, d := range deliveries() {
		if d.name == "later handover" {
			w.dieAt(d, true)
		}
	}
	channel := w.ledger().match.Thread
	w.server.Inject(sandbox.Fault{Kind: sandbox.FaultStatus, Method: "GET", Template: toChannel, ChannelID: channel,
		Status: 503})
	w.start()
	until(func() bool { return w.server.FaultsLeft() == 0 })
	front := w.newest()
	for _, p := range w.asked(front) {
		_, err := p.Answer(w.ctx, front)
		w.ok(err)
	}
	if l := w.settled(); l.match.Status != storage.Running {
		t.Fatalf("the match is %s", l.match.Status)
	}
	asking := 0
	for _, m := range w.posted() {
		if apptest.Asks(m) {
			asking++
		}
	}
	if asking != 1 {
		t.Errorf("%d messages ask, want one", asking)
	}
	w.once()
	w.ok(w.turn(w.ctx, w.await("the next question", apptest.Asks)))
	w.bot.stop(t)
}

// newest is the latest handover message that there is.
func (w *town) newest() sandbox.Message {
	w.Helper()
	var last sandbox.Message
	for _, c := range w.ada.Member.View().Messages {
		for _, m := range c {
			if apptest.Asks(m) && (last.ID == "" || m.ID > last.ID) {
				last = m
			}
		}
	}
	return last
}
