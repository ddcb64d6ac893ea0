package discord_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
)

// TestForgedForms ensures that a form that somebody makes up, with an id and texts of which there is none, is answered
// by a sentence about it, and is no fault of the bot's.
func TestForgedForms(t *testing.T) {
	w := discordtest.New(t)
	w.Begun()
	w.Ada.Command("setup")
	w.Ada.Command("tournament new", discordtest.Opt("name", "Cup"))
	ends := []string{"", "/", "/x", "/-1", "/99999999999999999999", "/1/2", "/give/x", "/give/-5", "/result/0/0/0",
		"/1/x/y/z"}
	steps := map[string][]string{
		ui.ActJudgeForm: {"", "call", "withdraw", "page", "hands", "view", "back", "why", "because", "none"},
		ui.ActDeckText:  {"", "tally/", "tally/Mine", "none/Mine", "x"},
		ui.ActEventForm: {"", "nope/typed"},
	}
	for _, op := range strings.Fields("show join deck bring here drop standings table tree match log report dispute " +
		"panel plan set ask do why because round pairing people person export form typed swap none") {
		steps[ui.ActEventForm] = append(steps[ui.ActEventForm], "m2/"+op)
	}
	for action, list := range steps {
		for _, step := range list {
			for _, end := range ends {
				id := ui.ID{Match: "m1", Action: action, Arg: step + end}
				for _, who := range []*discordtest.Member{w.Ada, w.Chiara} {
					v := who.Visit()
					v.Permissions = 1 << 5 // may manage the server
					m := v.SubmitsID(id, map[string]string{"x": "y", "text": "\x00"})
					if m.Tells("Something went wrong", "Qualcosa è andato storto") {
						t.Errorf("form %s by %s: %s", id, who, m)
					}
				}
			}
		}
	}
	for _, id := range []string{"", "x", "1", ":::::", "9:m1:0:judge:x", strings.Repeat("a", 100)} {
		for _, kind := range []int{sandbox.InteractionModal, sandbox.InteractionComponent} {
			m := w.Ada.Visit().Sends(kind, map[string]any{"custom_id": id, "component_type": sandbox.TypeButton,
				"components": []any{}})
			if m.Tells("Something went wrong") {
				t.Errorf("id %q: %s", id, m)
			}
		}
	}
	w.Quiet()
}
