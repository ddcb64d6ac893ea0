package stepper_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestPassHelp ensures that the ways of passing say what they come to where they stand side by side, and that who has
// passed while others are still asked is told why the match's message goes on naming them.
func TestPassHelp(t *testing.T) {
	w := discordtest.New(t)
	bruno, chiara := w.Bruno, w.Chiara
	w.DealThree("comet")
	w.Plays("Comet")
	for p, want := range map[*discordtest.Member][]string{
		bruno:  {"*Passo solo stavolta*: ", "*No guard*: "},
		chiara: {"*Passo solo stavolta*: "},
	} {
		m := p.Open("move")
		for _, s := range want {
			if !m.Tells(s) {
				t.Errorf("%s: %s, want %q", p, m, s)
			}
		}
		if m.Tells("*No guard*") != (p == bruno) {
			t.Errorf("%s reads of an offer that is another one's, or not of their own: %s", p, m)
		}
	}
	if m := bruno.Open("pass"); !m.Tells("nobody sees who has", "nessuno deve vedere chi ha già risposto") {
		t.Errorf("passed: %s", m)
	}
	w.Quiet()
}

// suggested are the labels of the blue buttons of a message.
func suggested(m discordtest.Message) string {
	var out []string
	for _, row := range m.Components {
		for _, c := range row.Components {
			if c.Style == 1 {
				out = append(out, c.Label)
			}
		}
	}
	return strings.Join(out, ", ")
}

// TestSuggested ensures that the blue button is what the game calls worth suggesting, that what cannot be done in the
// own turn is no button but a reason that names the cards, a press away, unless there is nothing to do it with, and
// that the board in words lists what can be done, and why the rest cannot.
func TestSuggested(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.Deal(1, "rock")
	m := ada.Open("move")
	if got := suggested(m); got != "End" {
		t.Errorf("suggested is %q: %s", got, m)
	}
	if m.Tells("Not possible now:", "Rock") {
		t.Errorf("the menu says what cannot be done while something can: %q", m.Content)
	}
	w.Says("what cannot be done", ada.Press(m, "why"), "Rock: Too heavy")
	if m.Has("verb:sort") || m.Has("begin:play") || m.Tells("Sort") {
		t.Errorf("the menu offers what leads nowhere: %s", m)
	}
	board := ada.CommandIn(ada.Handover().ChannelID, "board text")
	if got := board.Embeds[0].Description; !strings.Contains(got, "You can: Dig, End.\nNot possible now:\n"+
		"- Play – Rock: Too heavy. (TA-1)\n") || strings.Contains(got, "Sort") {
		t.Errorf("the board lists %q", got)
	}
	w.Quiet()
}
