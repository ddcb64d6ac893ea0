package discord_test

import (
	"strings"
	"sync"
	"testing"

	"farpost/bot/internal/tally"
	"farpost/bot/sandbox"
)

// TestIllustrated ensures that answers get the picture of their kind after their words: what happened its strip, the
// rules of a window the card in question, a deck its overview, and the end of a match the result, also
// when its first upload fails.
func TestIllustrated(t *testing.T) {
	w := newWorld(t)
	w.begun()
	has := func(who int, m sandbox.Message, name, alt string) {
		t.Helper()
		m = w.await(who, name, func(x sandbox.Message) bool { return x.ID == m.ID && x.Embeds[0].Image != nil })
		if im := m.Embeds[0].Image; !strings.Contains(im.URL, name) || !strings.Contains(im.Description, alt) {
			t.Errorf("%s: %q says %q, want %q", name, im.URL, im.Description, alt)
		}
	}
	w.playSpark()
	// The strip has the table after each turn, as everybody saw it: who asks for it does not see their own hand there.
	strip := func(alt string, more ...sandbox.OptionValue) {
		t.Helper()
		has(0, w.command(0, w.matches(), "match", []string{"log"}, append(more, opt("match", "m1"))...), "replay.png", alt)
	}
	strip("turn 1 seen by -1 0 of 2 0 of 3")
	strip("what happened: (1 minute ago) Ada played Spark. [] turn 1", opt("turns", 1)) // and not what was before
	games := w.table.Games
	w.table.Games = tally.Games{Version: 2} // plays matches otherwise: what is left are the acts
	strip("[spark]")
	w.table.Games = games
	has(1, w.press(1, w.front(1), "rules"), "prompt.png", "the prompt: spark")
	has(1, w.deck(1, "show", opt("name", "calm")), "deck.png", "{38 moth}")
	board := w.command(0, w.matches(), "match", []string{"board"}, opt("match", "m1"), opt("wide", true))
	board = w.await(0, "the wide board", func(x sandbox.Message) bool { return x.ID == board.ID && len(x.Attachments) == 1 })
	if got := board.Attachments[0].Description; !strings.Contains(got, "the wide board") {
		t.Errorf("a wide board was asked for and %q came", got)
	}
	w.press(1, w.front(1), "pass")
	w.delivered()
	m := w.press(1, w.press(1, w.front(1), "more"), "concede")
	var once sync.Once // the first upload of the result's picture fails; it is tried again as anything else
	fail := func() {
		once.Do(func() {
			w.server.Inject(sandbox.Fault{Kind: sandbox.FaultStatus, Status: 500, Method: "PATCH", Template: routeMessage})
		})
	}
	w.atResult.Store(&fail)
	w.press(1, m, "concede:sure")
	w.delivered()
	end := w.await(0, "the result", func(m sandbox.Message) bool {
		return len(m.Attachments) == 1 && m.Attachments[0].Filename == "result.png"
	})
	if !end.X.MentionsMe || !strings.Contains(end.Attachments[0].Description, "the result: ") {
		t.Errorf("the result: %s", show(end))
	}
	if n := w.server.FaultsLeft(); n > 0 {
		t.Error("the upload did not fail")
	}
	w.delivered()
	w.quiet()
}

// pictured waits until a message has one picture of a name, and gives its description.
func (w *world) pictured(who int, m sandbox.Message, name string) string {
	w.Helper()
	m = w.await(who, name, func(x sandbox.Message) bool {
		return x.ID == m.ID && len(x.Attachments) == 1 && x.Attachments[0].Filename == name
	})
	return m.Attachments[0].Description
}

// TestPromptPicture ensures that who opens the answers to a question gets a picture of what it is about, privately; that
// it stays while the answer is put together, goes where the answer is to be confirmed, whose words must stand beside the button, comes back with the way back, and
// goes when the answer has been given; that there is none in the own turn, which is about nothing; and that nobody else sees it.
func TestPromptPicture(t *testing.T) {
	w := newWorld(t)
	w.begun()
	own := w.press(0, w.front(0), "move")
	w.playSpark()
	w.delivered()
	before := w.requests()
	m := w.press(1, w.front(1), "move")
	if got := w.pictured(1, m, "prompt.png"); got != "the prompt: spark" {
		t.Errorf("the picture says %q", got)
	}
	if got := w.message(1, m.ID); got.Content != m.Content || len(got.Components) != len(m.Components) || got.Flags != m.Flags {
		t.Errorf("with the picture %s, without %s", show(got), show(m))
	}
	if got := w.requests(); got != before {
		t.Errorf("requests to channels: %s, before %s", got, before)
	}
	if m = w.press(1, m, "verb:parry"); len(m.Attachments) != 1 {
		t.Errorf("while it is put together: %s has %v", show(m), m.Attachments)
	}
	if m = w.press(1, m, "pick", options(m)["Parry"]); len(m.Attachments) != 0 {
		t.Errorf("to be confirmed: %s has %v", show(m), m.Attachments)
	}
	m = w.press(1, m, "back")
	w.pictured(1, m, "prompt.png")
	if m = w.press(1, m, "back"); len(m.Attachments) != 1 {
		t.Errorf("back at the beginning: %s has %v", show(m), m.Attachments)
	}
	if m = w.press(1, m, "pass"); len(m.Attachments) != 0 {
		t.Errorf("when it has been answered: %s has %v", show(m), m.Attachments)
	}
	w.delivered()
	w.deaf()
	if m := w.message(0, own.ID); len(m.Attachments) != 0 {
		t.Errorf("in the own turn: %s has %v", show(m), m.Attachments)
	}
	w.quiet()
}

// TestNoPromptPicture ensures that where files may not be sent no picture of a question is drawn or sent, and the
// answers come as ever.
func TestNoPromptPicture(t *testing.T) {
	w := newWorld(t)
	w.begun()
	w.playSpark()
	w.delivered()
	w.ok(w.server.DenyBot(w.matches(), sandbox.PermissionAttachFiles))
	planned := w.planned.Load()
	m := w.press(1, w.front(1), "move")
	w.deaf() // waits until the answer is complete
	if got := w.message(1, m.ID); w.planned.Load() != planned || len(got.Attachments) != 0 || len(got.Components) == 0 {
		t.Errorf("%d pictures were planned, and %s has %v", w.planned.Load()-planned, show(got), got.Attachments)
	}
	w.quiet()
}
