package discord_test

import (
	"strings"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/sandbox"
	"farpost/bot/table"
)

// tick lets time pass and what is due happen.
func (w *world) tick(d time.Duration) {
	w.Helper()
	w.clock.Advance(d)
	_, err := w.table.Tick(w.ctx)
	w.ok(err)
	w.delivered()
}

// TestStandingOrders ensures that a standing order is given, seen, changed and withdrawn by buttons, privately,
// without a single request for the others to see, and is used at the deadline.
func TestStandingOrders(t *testing.T) {
	w := newWorld(t)
	w.wide(3, "spark", "flare", "spark") // the other holds a parry, a spark and a moth
	before := w.requests()
	m := w.press(1, w.press(1, w.front(1), "more"), "orders")
	if !strings.Contains(m.Content, "nessun ordine") {
		t.Errorf("nothing said: %s", show(m))
	}
	if got := show(m); !strings.Contains(got, "(Parry: scegli… orders:new:answer") {
		t.Errorf("the button does not say what is chosen: %s", got)
	}
	m = w.press(1, m, "orders:new:answer")
	if _, ok := find(m, "orders:undo"); ok {
		t.Errorf("nothing to take back yet: %s", show(m))
	}
	m = w.press(1, m, "orders:pick", options(m)["Moth"])
	m = w.press(1, m, "orders:pick", options(m)["Parry"])
	if !strings.Contains(m.Content, "1. Moth") || !strings.Contains(m.Content, "2. Parry") || len(options(m)) != 1 {
		t.Errorf("two named: %s", show(m))
	}
	m = w.press(1, m, "orders:undo")
	m = w.press(1, m, "orders:pick", options(m)["Parry"])
	m = w.press(1, m, "orders:save")
	if !strings.Contains(m.Content, "Annotato") || !strings.Contains(m.Content, "1. Moth, 2. Parry") {
		t.Errorf("said: %s", show(m))
	}
	m = w.press(1, m, "orders:withdraw:answer")
	if !strings.Contains(m.Content, "nessun ordine") {
		t.Errorf("withdrawn: %s", show(m))
	}
	m = w.press(1, w.press(1, m, "orders:new:answer"), "orders:save")
	if !strings.Contains(m.Content, "per niente") {
		t.Errorf("not at all: %s", show(m))
	}
	m = w.press(1, m, "orders:new:answer")
	m = w.press(1, m, "orders:pick", options(m)["Parry"])
	w.press(1, m, "orders:save")
	w.delivered()
	if after := w.requests(); after != before {
		t.Errorf("orders made requests: %s, then %s", before, after)
	}
	w.playSpark()
	w.tick(12 * time.Hour)
	if m := w.front(0); !strings.Contains(m.Embeds[0].Description, "away") || !strings.Contains(show(m)+fields(m), "discarded Parry") {
		t.Errorf("at the deadline: %s %s", show(m), fields(m))
	}
	// Any press brings back who is away.
	w.press(1, w.front(1), "hand")
	w.delivered()
	if m := w.front(0); strings.Contains(m.Embeds[0].Description, "away") || !strings.Contains(fields(m), "is back") {
		t.Errorf("after a press: %s %s", show(m), fields(m))
	}
	w.quiet()
}

// TestInvitationLapses ensures that an invitation that nobody answers is edited to say so, without its buttons,
// and that a press on an older copy is told kindly.
func TestInvitationLapses(t *testing.T) {
	w := newWorld(t)
	_, err := w.table.Invite(w.ctx, table.Invitation{Server: w.server.GuildID(), Channel: w.matches(), Game: tally.Name,
		From: w.who[0].ID(), To: []string{w.who[1].ID()}, Deck: table.Deck{Name: "x", Cards: tally.Deck()}})
	w.ok(err)
	w.delivered()
	m := w.await(1, "invitation", func(m sandbox.Message) bool { _, ok := find(m, "accept"); return ok })
	w.halt() // the edit is late
	w.clock.Advance(table.InviteLasts)
	_, err = w.table.Tick(w.ctx)
	w.ok(err)
	if no := w.press(1, m, "accept:calm"); !strings.Contains(no.Content, "è scaduto") {
		t.Errorf("a press after the end: %s", show(no))
	}
	w.run()
	w.delivered()
	m = w.await(1, "its end", func(x sandbox.Message) bool { return x.ID == m.ID && strings.Contains(x.Content, "7 days") })
	if _, ok := find(m, "accept"); ok {
		t.Errorf("buttons are left: %s", show(m))
	}
	w.quiet()
}
