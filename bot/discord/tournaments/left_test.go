package tournaments_test

import (
	"testing"
	"time"

	"farpost/bot/discord/ui"
	"farpost/bot/table"
)

// TestLeft ensures that it is said once in a tournament's match that somebody has left the server, to whoever made the
// tournament; that nobody can claim the match; and that its pairing is as it was, for the organisers to decide.
func TestLeft(t *testing.T) {
	w := opened(t, "format=single")
	joined(w, w.Bruno, w.Chiara)
	w.panel("ask/start", "do/start")
	w.round()
	match := w.event().Rounds[0].Pairings[0].Games[0].Match
	w.Stake(w.Bruno)
	w.OK(w.Chiara.Leave())
	for range 4 {
		w.Tick(12 * time.Hour)
	}
	said := 0
	for _, m := range w.Bruno.Sees("thread") {
		if !m.Describes("Chiara has left this server") {
			continue
		}
		said++
		if !m.Describes("the organisers decide") || !m.Mentioned(w.Ada) || m.Has("claim") {
			t.Errorf("said: %s", m)
		}
	}
	if said != 1 || w.Logged(match, table.EventLeft) != 1 {
		t.Errorf("said %d times", said)
	}
	pos, err := w.Table.Position(w.Ctx, match)
	w.OK(err)
	arg := string(rune('0' + int(pos.Seat(w.Chiara.ID()))))
	w.Says("a claim", w.Bruno.Visit().PressesID(ui.ID{Match: match, Action: ui.ActClaim, Arg: arg}),
		"There is nothing to claim")
	if p := w.event().Rounds[0].Pairings[0]; p.Done != "" {
		t.Errorf("the pairing is %+v", p)
	}
	w.Quiet()
}
