package public_test

import (
	"strings"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
)

// TestOthersOffer ensures that who is asked together with others and presses a button that is another one's is told
// that, and not that the question is over; and that such buttons say whose they are.
func TestOthersOffer(t *testing.T) {
	w := discordtest.New(t)
	bruno, chiara := w.Bruno, w.Chiara
	w.DealThree("comet")
	handover := w.Plays("Comet")
	for _, want := range []string{"(Guard… · Bruno ", "(No guard · Bruno ", "(Pass · Chiara ",
		"(Pass, ask me again · Chiara "} {
		if !handover.Shows(want) {
			t.Errorf("whose a button is: %s, want %q", handover, want)
		}
	}
	m := chiara.Press(handover, "offer:.no-guard")
	if !strings.HasPrefix(m.Content, "Quel pulsante è per un'altra persona") || !m.Tells("Comet") {
		t.Errorf("another one's button: %s", m)
	}
	bruno.Press(handover, "offer:.no-guard")
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
func lately(m discordtest.Message) string { return m.Embeds[0].Fields[0].Value }

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
	if got := lately(bruno.EndTurn()); got != bruno.Mention()+" ended the turn." {
		t.Errorf("after a turn without: %q", got)
	}
	w.Quiet()
}
