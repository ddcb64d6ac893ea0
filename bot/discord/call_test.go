package discord_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/bot/sandbox"
)

// calls are the direct messages that tell a member of a question now.
func (w *world) calls(who int) (out []sandbox.Message) {
	w.Helper()
	w.delivered()
	v := w.who[who].View()
	for _, c := range v.Channels {
		for _, m := range v.Messages[c.ID] {
			if c.Kind == "dm" && !m.X.Silent {
				out = append(out, m)
			}
		}
	}
	return out
}

// pings is how many messages have mentioned a member so that their phone buzzes. (What editing a message mentions makes
// no sound.)
func (w *world) pings(who int) int {
	w.delivered()
	return w.count("POST", routeMessages, `"`+w.who[who].ID()+`"`)
}

// byMessage has a member choose to be told by direct messages.
func (w *world) byMessage(who int) sandbox.Message {
	w.Helper()
	return w.press(who, w.command(who, w.matches(), "settings", nil), "tell:dm")
}

// TestCalls ensures that who wants to be told by direct messages is told so once for each question, with the way to it,
// and not mentioned; that others are mentioned as before; that the message goes when the question is answered; and that
// the choice can be taken back.
func TestCalls(t *testing.T) {
	w := newWorld(t)
	if m := w.command(0, w.matches(), "settings", nil); !strings.Contains(m.Content, "**a mention**") {
		t.Errorf("before: %s", show(m))
	}
	if m := w.byMessage(0); !strings.Contains(m.Content, "**a direct message**") {
		t.Errorf("after: %s", show(m))
	}
	front := w.begun()
	if n := w.pings(0); n != 0 {
		t.Errorf("mentioned %d times all the same", n)
	}
	calls := w.calls(0)
	if len(calls) != 1 || !strings.Contains(calls[0].Content, "<t:") {
		t.Fatalf("%d calls: %v", len(calls), calls)
	}
	if url := calls[0].Components[0].Components[0].URL; !strings.Contains(url, front.ChannelID) {
		t.Errorf("the call leads to %q, the match is in %s", url, front.ChannelID)
	}
	pinged := w.pings(1)
	w.endTurn(0)
	if left := w.calls(0); len(left) != 0 {
		t.Errorf("answered, and still there: %s", show(left[0]))
	}
	if n := w.pings(1) - pinged; n != 1 || len(w.calls(1)) != 0 {
		t.Errorf("the other was told by %d mentions and %d messages", n, len(w.calls(1)))
	}
	w.endTurn(1)
	if again := w.calls(0); len(again) != 1 || again[0].ID == calls[0].ID {
		t.Errorf("calls for the next question: %v", again)
	}
	w.press(0, w.command(0, w.matches(), "settings", nil), "tell")
	w.endTurn(0)
	w.endTurn(1)
	if n := w.pings(0); n != 1 || len(w.calls(0)) != 0 {
		t.Errorf("back to mentions: %d of them and %d calls", n, len(w.calls(0)))
	}
	w.quiet()
}

// TestCallRefused ensures that nobody goes untold whose direct messages close: mentions stay when they are closed at the
// choice, and take over when they close later.
func TestCallRefused(t *testing.T) {
	w := newWorld(t)
	w.ok(w.who[0].SetDMs(false))
	if m := w.byMessage(0); !strings.Contains(m.Content, "**a mention**") || !strings.Contains(m.Content, "**closed**") {
		t.Errorf("chosen while they are closed: %s", show(m))
	}
	w.ok(w.who[0].SetDMs(true))
	w.byMessage(0)
	w.begun()
	w.endTurn(0)
	w.ok(w.who[0].SetDMs(false))
	w.endTurn(1)
	if n := w.pings(0); n != 1 {
		t.Errorf("no message, and %d mentions", n)
	}
	w.quiet()
}

// TestCallBounces ensures that a mention takes the place of a call that finds direct messages closed, once, also when the
// process dies again and again meanwhile.
func TestCallBounces(t *testing.T) {
	w := newWorld(t)
	w.byMessage(0)
	w.begun()
	w.endTurn(0)
	w.delivered()
	w.halt() // rows are delivered in their order from here on, the message of the handover first
	w.halt = nil
	w.ok(w.who[0].SetDMs(false))
	m := w.press(1, w.newestFront(1), "move")
	w.press(1, w.press(1, m, "verb:end"), "confirm")
	for range 12 {
		w.crash(true)
	}
	w.run()
	if n := w.pings(0); n != 1 {
		t.Errorf("%d mentions", n)
	}
	w.quiet()
}

// TestCallAgain ensures that a handover which asks for its calls once more, because an attempt broke off, does not ring
// again.
func TestCallAgain(t *testing.T) {
	w := newWorld(t)
	w.byMessage(0)
	w.begun()
	before := w.count("POST", routeMessages, "")
	for range 2 {
		w.ok(w.table.Call(w.ctx, "m1", []int{0}, "a handover"))
		w.delivered()
	}
	if n := w.count("POST", routeMessages, "") - before; n != 1 || len(w.calls(0)) != 1 {
		t.Errorf("%d messages for one handover, %d calls stand", n, len(w.calls(0)))
	}
	w.quiet()
}

// TestCallOnce ensures that a call arrives once although the process dies while it is being sent, and once although it
// dies before.
func TestCallOnce(t *testing.T) {
	t.Parallel()
	for _, arrived := range []bool{true, false} {
		t.Run(fmt.Sprint("arrived ", arrived), func(t *testing.T) {
			w := newWorld(t)
			w.byMessage(0)
			w.begun()
			w.endTurn(0)
			w.delivered()
			w.halt()
			w.halt = nil
			m := w.press(1, w.newestFront(1), "move")
			w.press(1, w.press(1, m, "verb:end"), "confirm")
			for range 12 {
				w.crash(arrived)
			}
			w.run()
			if calls := w.calls(0); len(calls) != 1 {
				t.Errorf("%d calls", len(calls))
			}
			w.quiet()
		})
	}
}

// newestFront is the front as it stands, also while nothing is delivered.
func (w *world) newestFront(who int) sandbox.Message {
	w.Helper()
	m, ok := w.newest(who, func(kind string, m sandbox.Message) bool { return kind != "dm" })
	if !ok {
		w.Fatal("no front")
	}
	return m
}
