package discord_test

import (
	"strings"
	"testing"
	"time"

	"farpost/bot/sandbox"
)

// TestLossBySilence ensures that a server sets after how much silence a match is lost, that setting up again keeps it,
// that an invitation says it and none does without it, and that the thread is told of each silence and of the end.
func TestLossBySilence(t *testing.T) {
	w := newWorld(t)
	if m := w.command(0, w.matches(), "setup", nil); strings.Contains(m.Content, "unanswered") {
		t.Errorf("nothing was set: %s", m.Content)
	}
	says(t, "setting it", w.command(0, w.matches(), "setup", nil, opt("silence", 2)), "whoever leaves 2 questions in a row of their own turns unanswered")
	says(t, "setting up again", w.command(0, w.matches(), "setup", nil), "whoever leaves 2 questions in a row")
	begun := w.begun()
	says(t, "the board", w.command(3, begun.ChannelID, "match", []string{"board"}), "**Whoever leaves 2 questions in a row of their own turns unanswered loses the match.**")
	w.tick(25 * time.Hour)
	says(t, "the next question", w.front(0), "left a question of their own turns unanswered; 2 lose the match.")
	w.press(1, w.press(1, w.press(1, w.front(1), "move"), "verb:end"), "confirm")
	w.tick(25 * time.Hour)
	end := w.await(3, "result", func(m sandbox.Message) bool { return strings.Contains(all(m), "silence") })
	says(t, "the end", end, "<@"+w.who[1].ID()+"> won.", "Lost by silence: <@"+w.who[0].ID()+">.")
	if m := w.command(0, w.matches(), "setup", nil, opt("silence", 0)); strings.Contains(m.Content, "unanswered") {
		t.Errorf("it was taken back: %s", m.Content)
	}
	if m := w.invitation(2, 3); strings.Contains(all(m), "unanswered") {
		t.Errorf("an invitation after that: %s", all(m))
	}
	w.quiet()
}
