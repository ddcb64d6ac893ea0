package discord_test

import (
	"strings"
	"sync"
	"testing"

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
	has(0, w.command(0, w.matches(), "match", []string{"log"}, opt("match", "m1")), "replay.png", "[spark]")
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
