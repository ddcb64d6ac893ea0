package discord_test

import (
	"strings"
	"testing"

	"farpost/bot/sandbox"
)

// conceded lets a member concede the match of the current message, and gives the message of the result.
func (w *world) conceded(who int) sandbox.Message {
	w.Helper()
	w.press(who, w.press(who, w.press(who, w.front(who), "more"), "concede"), "concede:sure")
	w.delivered()
	return w.await(0, "the result", func(m sandbox.Message) bool { _, ok := find(m, "rematch"); return ok })
}

// TestRematch ensures that the message of a result says in sentences who has won and why, leads to what happened and to a
// rematch; that this is an invitation with a mention that the other accepts, with the same deck, by pressing either; and
// that a watcher's press invites nobody.
func TestRematch(t *testing.T) {
	w := newWorld(t)
	w.begun()
	result := w.conceded(1)
	ada := "<@" + w.who[0].ID() + ">"
	if got, want := result.Embeds[0].Description, ada+" won.\nNobody else was left."; got != want {
		t.Errorf("the result says %q, want %q", got, want)
	}
	if m := w.press(0, result, "log"); !strings.Contains(show(m), "is out") {
		t.Errorf("what happened: %s", show(m))
	}
	if m := w.press(2, result, "rematch"); !strings.Contains(show(m), "solo chi gioca") && !strings.Contains(show(m), "only its players") {
		t.Errorf("a watcher's press: %s", show(m))
	}
	before := w.pings(0)
	if m := w.press(1, result, "rematch"); !strings.Contains(m.Content, "calm") && !strings.Contains(m.Content, "Calm") && !strings.Contains(m.Content, "Calma") {
		t.Errorf("who wants a rematch is not told with which deck: %s", show(m))
	}
	w.delivered()
	open := w.await(0, "the invitation", func(m sandbox.Message) bool { _, ok := find(m, "same"); return ok })
	if !strings.HasPrefix(open.Content, ada+": <@"+w.who[1].ID()+"> wants a rematch") || w.pings(0) != before+1 {
		t.Errorf("the invitation, after %d mentions: %s", w.pings(0)-before, show(open))
	}
	if _, any := find(open, "accept"); any {
		t.Errorf("a rematch offers a ready deck in place of the one that was played: %s", show(open))
	}
	if m := w.press(1, result, "rematch"); !strings.Contains(m.Content, "Ci sei già") && !strings.Contains(m.Content, "in already") {
		t.Errorf("who has invited presses again: %s", show(m))
	}
	if m := w.press(0, open, "same"); !strings.Contains(m.Content, "You are in, with") {
		t.Errorf("accepted: %s", show(m))
	}
	if got := w.front(0); !strings.Contains(show(got), "stake") && !strings.Contains(got.Content, "stake") {
		t.Errorf("the rematch has not begun: %s", show(got))
	}
	if m := w.press(0, result, "rematch"); !strings.Contains(m.Content, "being played already") {
		t.Errorf("a rematch while one is played: %s", show(m))
	}
	w.quiet()
}

// TestHandCopyOver ensures that the copy of a hand says how the match ended, once it has.
func TestHandCopyOver(t *testing.T) {
	w := newWorld(t)
	w.begun()
	w.conceded(1)
	if dm, ok := w.direct(0); !ok || !strings.HasPrefix(dm.Content, "Ada won. Nobody else was left.") {
		t.Errorf("the copy of the winner's hand: %s", show(dm))
	}
	if dm, _ := w.direct(1); strings.Contains(show(dm), "You hold no cards") || !strings.Contains(dm.Content, "Ada") {
		t.Errorf("the copy of the loser's hand: %s", show(dm))
	}
	w.quiet()
}
