package app_test

import (
	"strings"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
)

// said runs a command of a player and gives the private answer once it is filled in.
func (w *world) said(p *player, name string, path []string, options ...sandbox.OptionValue) sandbox.Message {
	w.t.Helper()
	out, err := p.Member.Run(w.ctx, w.app.Sandbox.ChannelID("general"), name, path, options...)
	if err != nil || out.MessageID == "" {
		w.t.Fatalf("/%s: %+v, %v", name, out, err)
	}
	return w.await(p, "the answer to /"+name, func(m sandbox.Message) bool {
		return m.ID == out.MessageID && (m.X == nil || !m.X.Thinking)
	})
}

// TestLookUp ensures that cards and rules can be looked up by id, name and words, in the reader's language.
func TestLookUp(t *testing.T) {
	w := start(t)
	for _, c := range []struct {
		who                          int
		command, option, typed, want string
	}{
		{0, "card", "name", "scorchbolt", "Scorchbolt"},
		{0, "card", "name", "scorchbolt", "Shatter 1 fragment"},
		{2, "card", "name", "A01", "Cucciolo di Brace"},
		{0, "rule", "about", "fw101", "FW-101"},
		{2, "rule", "about", "FR-67", "FR-67"},
		{0, "rule", "about", "fatigue", "FW-"},
		{0, "rule", "about", "FO-98", "FO-098"}, // another game's id, without naming the game
		{2, "rule", "about", "for 25", "FOR-25"},
		{2, "rule", "about", "FO-108", "Priorità e rincorsa; non nella guida"},
		{0, "card", "name", "Cinder Toss", "Deal 300 damage"},
		// What a card costs, as it is printed, once; its element beside its type; a keyword of its text only there.
		{0, "card", "name", "Crag Slinger",
			"\nResonator · Wind · Kilnfolk\nCost Wind + Wind · ATK 400 · DEF 300\n\n[Target Attack]"},
		{2, "card", "name", "Crag Slinger",
			"\nRisonatore · Vento · Fornaciaio\nCosto Vento + Vento · ATK 400 · DEF 300\n\n[Attacco Mirato]"},
		{0, "card", "name", "Tessicorrenti", "\nEvocation · Water · Deepchoir · Normal\nCost 3 · Gate: Water · "},
		{0, "card", "name", "Thought Leech", "Charge Mind + 1: An opponent abandons 1 card."},
		{0, "rule", "about", "qqqxyz", "I find nothing"},
	} {
		m := w.said(w.players[c.who], c.command, nil, sandbox.OptionValue{Name: c.option, Value: c.typed})
		shown := m.Content
		for _, e := range m.Embeds {
			shown += "\n" + e.Title + "\n" + e.Description
		}
		if !strings.Contains(shown, c.want) || !apptest.Private(m) {
			t.Errorf("/%s %s shows %q, not %q", c.command, c.typed, shown, c.want)
		}
	}
	got, err := w.players[0].Member.Complete(w.ctx, w.app.Sandbox.ChannelID("general"), "card", nil, "name", "scorch")
	if err != nil || len(got) == 0 || got[0].Name != "Scorchbolt" {
		t.Errorf("completing scorch: %v, %v", got, err)
	}
	w.quiet()
}
