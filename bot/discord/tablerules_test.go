package discord_test

import (
	"strings"
	"testing"
)

// TestTableRules ensures that table rules are offered in words, refused with numbers, and shown to everybody with
// what was changed in bold.
func TestTableRules(t *testing.T) {
	w := newWorld(t)
	other := opt("opponent", w.who[1].ID())
	complete := func(typed string) string {
		t.Helper()
		list, err := w.who[0].Complete(w.ctx, w.matches(), "match", []string{"new"}, "rules", typed, other)
		w.ok(err)
		return names(list)
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
	for typed, want := range map[string]string{"life=100": "from 1 to 99; you wrote 100", "speed=2": "“speed”. There are: life and hand", "life=many": "“life=many” is no table rule"} {
		says(t, typed, w.command(0, w.matches(), "match", []string{"new"}, other, opt("rules", typed)), want)
	}
	m := w.invitation(0, 1, opt("rules", "Life = 7,hand=3"))
	says(t, "the invitation", m, "-# **everybody begins with 7 life**", "-# Otherwise the usual table rules.")
	if strings.Contains(show(m), "hands of") {
		t.Errorf("the invitation lists what is as ever: %s", show(m))
	}
	w.press(1, m, "accept:calm")
	front := w.front(0)
	says(t, "the board", w.command(3, front.ChannelID, "match", []string{"board"}), "**everybody begins with 7 life**", "hands of 3 cards", "Turns 24 hours")
	w.quiet()
}
