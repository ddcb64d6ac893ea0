package lobby_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestTableRules ensures that table rules are offered in words, refused with numbers, and shown to everybody with
// what was changed in bold.
func TestTableRules(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, dario := w.Ada, w.Bruno, w.Dario
	other := discordtest.Opt("opponent", bruno.ID())
	complete := func(typed string) string {
		t.Helper()
		list := ada.Completions("match new", "rules", typed, other)
		return discordtest.Names(list)
	}
	for typed, want := range map[string]string{
		"":         "everybody begins with 10 life (normally “everybody begins with 5 life”)",
		"life=7":   "everybody begins with 7 life (normally “everybody begins with 5 life”)",
		"begins":   "everybody begins with 99 life",
		"life=7, ": "… hands of 40 cards",
	} {
		if got := complete(typed); !strings.Contains(got, want) {
			t.Errorf("%q offers %s, want %s", typed, got, want)
		}
	}
	if got := complete("life=7, "); strings.Contains(got, "life") {
		t.Errorf("a rule is offered twice: %s", got)
	}
	for typed, want := range map[string]string{
		"life=100":  "from 1 to 99; you wrote 100",
		"speed=2":   "“speed”. There are: life and hand",
		"life=many": "“life=many” is no table rule",
	} {
		w.Says(typed, ada.Command("match new", other, discordtest.Opt("rules", typed)), want)
	}
	m := ada.Invites(bruno, discordtest.Opt("rules", "Life = 7,hand=3"))
	w.Says("the invitation", m, "-# **everybody begins with 7 life**", "-# Otherwise the usual table rules.")
	if m.Shows("hands of") {
		t.Errorf("the invitation lists what is as ever: %s", m)
	}
	bruno.Press(m, "accept:calm")
	handover := ada.Handover()
	w.Says("the board", dario.CommandIn(handover.ChannelID, "match board"), "**everybody begins with 7 life**",
		"hands of 3 cards", "Turns 24 hours")
	w.Quiet()
}
