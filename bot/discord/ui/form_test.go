package ui_test

import (
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
)

// TestReasonForm ensures that a reason is asked for with what Discord can show, and read as one line that can be seen.
func TestReasonForm(t *testing.T) {
	form := ui.ReasonForm(ui.ID{Match: "m1", Action: ui.ActJudgeForm, Arg: "because/time"}, strings.Repeat("t", 60),
		strings.Repeat("l", 60))
	input := form.Components[0].(discordgo.ActionsRow).Components[0].(discordgo.TextInput)
	if len([]rune(form.Title)) > ui.MaxFormTitle || len([]rune(input.Label)) > ui.MaxFormTitle || !input.Required {
		t.Errorf("the form is %+v with %+v", form, input)
	}
	if id, err := ui.ParseID(form.CustomID); err != nil || id.Arg != "because/time" {
		t.Errorf("its id says %+v, %v", id, err)
	}
	for written, want := range map[string]string{"": "", " \u200b\n ": "", " Two  lines\nin one ": "Two lines in one"} {
		if got := ui.Reason(map[string]string{input.CustomID: written}); got != want {
			t.Errorf("%q is read as %q, want %q", written, got, want)
		}
	}
	if got := ui.Reason(map[string]string{input.CustomID: strings.Repeat("x", 400)}); len([]rune(got)) > 300 {
		t.Errorf("a reason has %d letters", len([]rune(got)))
	}
}

// TestNumber ensures that an argument that is missing or no number is told from every number that a button has.
func TestNumber(t *testing.T) {
	args := []string{"7", "x", "0"}
	for n, want := range []int{7, -1, 0, -1} {
		if got := ui.Number(args, n); got != want {
			t.Errorf("argument %d is %d, want %d", n, got, want)
		}
	}
}
