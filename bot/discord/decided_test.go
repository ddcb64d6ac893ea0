package discord_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/engine"
)

// TestDecided ensures that a match which is decided from outside says who has won and why: in the message of its result
// and of its invitation, in the story, and privately in the reader's language.
func TestDecided(t *testing.T) {
	for name, c := range map[string]struct {
		places             []int
		why                string
		title, says        string
		told, italian, log string
	}{
		"by a judge": {[]int{2, 1}, engine.WhyJudge, "The match is over", "By a judge's decision.",
			" won.", "Per decisione di un arbitro.", "Bruno wins: by a judge's decision."},
		"a no-show": {[]int{1, 2}, engine.WhyAbsent, "The match is over", "Because somebody did not come to play.",
			" won.", "Perché qualcuno non si è presentato.", "Ada wins: because somebody did not come to play."},
		"by time": {nil, engine.WhyTime, "The match is a draw", "By the time rule: most life.",
			"The match is a draw.", "", "The match is a draw: by the time rule: most life."},
		"lost by all": {[]int{2, 2}, engine.WhyIdle, "Nobody has won", "Because somebody let the time pass.",
			"Nobody has won.", "Perché qualcuno ha lasciato passare il tempo.",
			"Nobody wins: because somebody let the time pass."},
	} {
		t.Run(name, func(t *testing.T) {
			w := discordtest.New(t)
			w.Begun()
			w.OK(w.Table.Decide(w.Ctx, "m1", c.places, c.why, w.Dario.ID()))
			w.Delivered()
			result := w.Ada.Await("the result", func(m discordtest.Message) bool { return m.Has("rematch") })
			w.Says("the result", result, c.title, c.says)
			w.Says("the story", w.Ada.Press(result, "log"), c.log)
			invitation := w.Ada.Await("the invitation", func(m discordtest.Message) bool {
				return m.ChannelID == w.Matches() && m.Shows("⚔", "Tally")
			})
			w.Says("the invitation", invitation, c.told, c.says)
			hand, ok := w.Bruno.HandCopy()
			if !ok {
				t.Fatal("no hand")
			}
			w.Says("privately, in Italian", hand, c.italian)
			w.Quiet()
		})
	}
}
