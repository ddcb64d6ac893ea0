package public_test

import (
	"strings"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
)

// TestAskedDifferently ensures that people who are asked different things by one message have the same buttons, each of
// which does for whoever presses it what is theirs; what only one of them can do stands on that one's page.
func TestAskedDifferently(t *testing.T) {
	w := discordtest.New(t)
	bruno, chiara := w.Bruno, w.Chiara
	w.DealThree("comet")
	handover := w.Plays("Comet")
	if got := handover.Layout(); got != "pass move hand more" {
		t.Errorf("the buttons of two who are asked differently: %s", got)
	}
	if m := chiara.Press(handover, "move"); m.Has("offer:.no-guard") {
		t.Errorf("who is not attacked: %s", m)
	}
	if m := chiara.Press(handover, "pass"); !m.Tells("Fatto", "Passi") {
		t.Errorf("a pass of one's own: %s", m)
	}
	if m := bruno.Press(handover, "move", "offer:.no-guard"); m.Tells("Quel pulsante") {
		t.Errorf("one's own offer: %s", m)
	}
	w.Quiet()
}

// TestOneDeadline ensures that what two are asked alike is said once, with one deadline where theirs are about the same
// and one for each where they are not.
func TestOneDeadline(t *testing.T) {
	for _, test := range []struct {
		slower time.Duration
		times  int
	}{{11 * time.Minute, 1}, {20 * time.Minute, 2}} {
		t.Run(test.slower.String(), func(t *testing.T) {
			w := discordtest.New(t)
			bruno, chiara := w.Bruno, w.Chiara
			w.DealThree("flare", "spark")
			w.Plays("Spark")
			bruno.Does("pass")
			w.Clock.Advance(test.slower)
			chiara.Does("pass")
			got := w.Plays("Flare").Content
			if strings.Count(got, "played Flare") != 1 || strings.Count(got, ":R>") != test.times ||
				!strings.Contains(got, bruno.Mention()+" and "+chiara.Mention()+": ") {
				t.Errorf("what two are asked: %q, want one sentence with %d deadlines", got, test.times)
			}
			w.Quiet()
		})
	}
}

// lately is what a match's message says of the last events.
func lately(m discordtest.Message) string {
	said, _, _ := strings.Cut(m.Content, "<@")
	return strings.TrimSpace(said)
}

// TestLastEvents ensures that the message of a handover tells what people did in the turn before, rather than what
// comes with every turn, which fills up where there is nothing else; and nothing of turns that are long over.
func TestLastEvents(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.DealComet("spark")
	w.Plays("Spark")
	bruno.Does("pass")
	if got := lately(ada.EndTurn()); !strings.Contains(got, "played Spark") || !strings.Contains(got, "life -1") ||
		strings.Contains(got, "ended the turn") {
		t.Errorf("after a turn with a play: %q", got)
	}
	if got := lately(bruno.EndTurn()); got != "Bruno ended the turn." {
		t.Errorf("after a turn without: %q", got)
	}
	w.Quiet()
}
