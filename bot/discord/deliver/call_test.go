package deliver_test

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// TestCalls ensures that who wants to be told by direct messages is told so once for each question, with the way to it,
// and not mentioned; that others are mentioned as before; that the message goes when the question is answered; and that
// the choice can be taken back.
func TestCalls(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	if m := ada.Command("settings"); !m.Tells("**a mention**") {
		t.Errorf("before: %s", m)
	}
	if m := ada.ByMessage(); !m.Tells("**a direct message**") {
		t.Errorf("after: %s", m)
	}
	handover := w.Begun()
	if n := ada.Pings(); n != 0 {
		t.Errorf("mentioned %d times all the same", n)
	}
	calls := ada.Calls()
	if len(calls) != 1 || !calls[0].Tells("<t:") {
		t.Fatalf("%d calls: %v", len(calls), calls)
	}
	if url := calls[0].Components[0].Components[0].URL; !strings.Contains(url, handover.ChannelID) {
		t.Errorf("the call leads to %q, the match is in %s", url, handover.ChannelID)
	}
	pinged := bruno.Pings()
	ada.EndTurn()
	if left := ada.Calls(); len(left) != 0 {
		t.Errorf("answered, and still there: %s", left[0])
	}
	if n := bruno.Pings() - pinged; n != 1 || len(bruno.Calls()) != 0 {
		t.Errorf("the other was told by %d mentions and %d messages", n, len(bruno.Calls()))
	}
	bruno.EndTurn()
	if again := ada.Calls(); len(again) != 1 || again[0].ID == calls[0].ID {
		t.Errorf("calls for the next question: %v", again)
	}
	ada.Press(ada.Command("settings"), "tell")
	ada.EndTurn()
	bruno.EndTurn()
	if n := ada.Pings(); n != 1 || len(ada.Calls()) != 0 {
		t.Errorf("back to mentions: %d of them and %d calls", n, len(ada.Calls()))
	}
	w.Quiet()
}

// TestCallRefused ensures that nobody goes untold whose direct messages close: mentions stay when they are closed at
// the choice, and take over when they close later.
func TestCallRefused(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.OK(ada.SetDMs(false))
	if m := ada.ByMessage(); !m.Tells("**a mention**") || !m.Tells("**closed**") {
		t.Errorf("chosen while they are closed: %s", m)
	}
	w.OK(ada.SetDMs(true))
	ada.ByMessage()
	w.Begun()
	ada.EndTurn()
	w.OK(ada.SetDMs(false))
	bruno.EndTurn()
	if n := ada.Pings(); n != 1 {
		t.Errorf("no message, and %d mentions", n)
	}
	w.Quiet()
}

// TestCallBounces ensures that a mention takes the place of a call that finds direct messages closed, once, also when
// the process dies again and again meanwhile.
func TestCallBounces(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	ada.ByMessage()
	w.Begun()
	ada.EndTurn()
	w.Halt() // rows are delivered in their order from here on, the message of the handover first
	w.OK(ada.SetDMs(false))
	m, _ := bruno.NewestHandover()
	bruno.Press(m, "move", "verb:end", "confirm")
	for range 12 {
		w.Crash(true)
	}
	w.Run()
	if n := ada.Pings(); n != 1 {
		t.Errorf("%d mentions", n)
	}
	w.Quiet()
}

// TestCallAgain ensures that a handover which asks for its calls once more, because an attempt broke off, does not ring
// again.
func TestCallAgain(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	ada.ByMessage()
	w.Begun()
	before := w.Count("POST", discordtest.RouteMessages, "")
	for range 2 {
		w.OK(w.Table.Call(w.Ctx, "m1", []int{0}, "a handover"))
		w.Delivered()
	}
	if n := w.Count("POST", discordtest.RouteMessages, "") - before; n != 1 || len(ada.Calls()) != 1 {
		t.Errorf("%d messages for one handover, %d calls stand", n, len(ada.Calls()))
	}
	w.Quiet()
}

// TestCallOnce ensures that a call arrives once although the process dies while it is being sent, and once although it
// dies before.
func TestCallOnce(t *testing.T) {
	t.Parallel()
	for _, arrived := range []bool{true, false} {
		t.Run(fmt.Sprint("arrived ", arrived), func(t *testing.T) {
			w := discordtest.New(t)
			ada, bruno := w.Ada, w.Bruno
			ada.ByMessage()
			w.Begun()
			ada.EndTurn()
			w.Delivered()
			w.Halt()
			m, _ := bruno.NewestHandover()
			bruno.Press(m, "move", "verb:end", "confirm")
			for range 12 {
				w.Crash(arrived)
			}
			w.Run()
			if calls := ada.Calls(); len(calls) != 1 {
				t.Errorf("%d calls", len(calls))
			}
			w.Quiet()
		})
	}
}

// TestCallBouncesUnsure ensures that a mention takes the place of a call that finds direct messages closed, although
// the handover to which it belongs is tried again meanwhile: its first attempt arrived without that mention, and the
// second one would have it.
func TestCallBouncesUnsure(t *testing.T) {
	w := bounced(t, sandbox.FaultDropAfter)
	if n := w.Ada.Pings(); n != 1 {
		t.Errorf("%d mentions", n)
	}
	w.Quiet("EOF", "lost")
}

// TestCallBouncesOnce ensures that somebody whose call finds direct messages closed is mentioned once, although the
// first attempt of the handover was lost on the way: the second one mentions them already.
func TestCallBouncesOnce(t *testing.T) {
	w := bounced(t, sandbox.FaultDropBefore)
	w.Delivered()
	n := 0
	for _, x := range w.Exchanges() { // what was lost mentioned nobody
		if x.Method == "POST" && x.Template == discordtest.RouteMessages && x.Status == http.StatusOK &&
			bytes.Contains(x.Body, []byte(`"`+w.Ada.ID()+`"`)) {
			n++
		}
	}
	if n != 1 {
		t.Errorf("%d mentions", n)
	}
	w.Quiet("EOF", "lost")
}

// bounced has Ada, who is told by direct messages and has closed them, get her turn, while the first attempt to post
// the handover ends in a fault.
func bounced(t *testing.T, kind sandbox.FaultKind) *discordtest.World {
	w := discordtest.New(t)
	w.Ada.ByMessage()
	thread := w.Begun().ChannelID
	w.Ada.EndTurn()
	w.OK(w.Ada.SetDMs(false))
	m, _ := w.Bruno.NewestHandover()
	w.Halt()
	w.Bruno.Press(m, "move", "verb:end", "confirm")
	w.Server.Inject(sandbox.Fault{Kind: kind, Method: "POST", Template: discordtest.RouteMessages, ChannelID: thread})
	w.Run()
	w.Delivered()
	return w
}
