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
		who, command, option, typed, want string
	}{
		{"ada", "card", "name", "scorchbolt", "Scorchbolt"},
		{"ada", "card", "name", "scorchbolt", "Shatter 1 fragment"},
		{"chiara", "card", "name", "A01", "Cucciolo di Brace"},
		{"ada", "rule", "about", "fw101", "FW-101"},
		{"chiara", "rule", "about", "FR-67", "FR-67"},
		{"ada", "rule", "about", "fatigue", "FW-"},
		{"ada", "rule", "about", "FO-98", "FO-098"}, // another game's id, without naming the game
		{"chiara", "rule", "about", "for 25", "FOR-25"},
		{"chiara", "rule", "about", "FO-108", "Priorità e rincorsa; non nella guida"},
		{"ada", "card", "name", "Cinder Toss", "Deal 300 damage"},
		// What a card costs, as it is printed, once; its element beside its type; a keyword of its text only there.
		{"ada", "card", "name", "Crag Slinger",
			"\nResonator · Wind · Kilnfolk\nCost Wind + Wind · ATK 400 · DEF 300\n\n[Target Attack]"},
		{"chiara", "card", "name", "Crag Slinger",
			"\nRisonatore · Vento · Fornaciaio\nCosto Vento + Vento · ATK 400 · DEF 300\n\n[Attacco Mirato]"},
		{"ada", "card", "name", "Tessicorrenti", "\nEvocation · Water · Deepchoir · Normal\nCost 3 · Gate: Water · "},
		{"ada", "card", "name", "Thought Leech", "Charge (Mind + 1 Crystallized Energy): An opponent abandons 1 card."},
		{"ada", "rule", "about", "qqqxyz", "I find nothing"},
	} {
		m := w.said(w.member(c.who), c.command, nil, sandbox.OptionValue{Name: c.option, Value: c.typed})
		shown := m.Content
		for _, e := range m.Embeds {
			shown += "\n" + e.Title + "\n" + e.Description
		}
		if !strings.Contains(shown, c.want) || !apptest.Private(m) {
			t.Errorf("/%s %s shows %q, not %q", c.command, c.typed, shown, c.want)
		}
	}
	got, err := w.ada.Member.Complete(w.ctx, w.app.Sandbox.ChannelID("general"), "card", nil, "name", "scorch")
	if err != nil || len(got) == 0 || got[0].Name != "Scorchbolt" {
		t.Errorf("completing scorch: %v, %v", got, err)
	}
	w.quiet()
}
