package orders_test

import (
	"strings"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
)

// TestStandingOrders ensures that orders for a deadline are given, seen, changed and withdrawn by buttons, privately,
// without a single request for the others to see, and are used at the deadline.
func TestStandingOrders(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Deal(3, "spark", "flare", "spark") // the other holds a parry, a spark and a moth
	before := w.Requests()
	m := bruno.Open("more", "orders")
	if !m.Tells("nessun ordine") {
		t.Errorf("nothing said: %s", m)
	}
	if got := m.String(); !strings.Contains(got, "(Parry: scegli… orders:new:answer") {
		t.Errorf("the button does not say what is chosen: %s", got)
	}
	m = bruno.Press(m, "orders:new:answer")
	if m.Has("orders:undo") {
		t.Errorf("nothing to take back yet: %s", m)
	}
	m = bruno.Press(m, "orders:pick=Moth", "orders:pick=Parry")
	if !m.Tells("1. Moth") || !m.Tells("2. Parry") || len(m.Options()) != 1 {
		t.Errorf("two named: %s", m)
	}
	m = bruno.Press(m, "orders:undo", "orders:pick=Parry", "orders:save")
	if !m.Tells("Annotato") || !m.Tells("1. Moth, 2. Parry") {
		t.Errorf("said: %s", m)
	}
	m = bruno.Press(m, "orders:withdraw:answer")
	if !m.Tells("nessun ordine") {
		t.Errorf("withdrawn: %s", m)
	}
	m = bruno.Press(m, "orders:new:answer", "orders:save")
	if !m.Tells("Parry: mai") {
		t.Errorf("not at all: %s", m)
	}
	m = bruno.Press(m, "orders:new:answer", "orders:pick=Parry")
	bruno.Press(m, "orders:save")
	w.Delivered()
	if after := w.Requests(); after != before {
		t.Errorf("orders made requests: %s, then %s", before, after)
	}
	w.Plays("Spark")
	w.Tick(12 * time.Hour)
	if m := ada.Handover(); !m.Tells("away") && !m.Shows("away") || !m.Shows("discarded Parry") {
		t.Errorf("at the deadline: %s", m)
	}
	// Any press brings back who is away.
	_, now := bruno.Does("hand")
	if !now.Shows("is back") {
		t.Errorf("after a press: %s", now)
	}
	w.Quiet()
}
