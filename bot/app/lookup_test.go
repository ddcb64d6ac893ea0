package app_test

import (
	"regexp"
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

// TestLookUpOnMessage ensures that the command on a message finds what the message names, for whoever used it alone.
func TestLookUpOnMessage(t *testing.T) {
	w := start(t)
	m, err := w.bruno.Member.Send(w.app.Sandbox.ChannelID("general"), "Is [[Undertow Guard]] better than Scorchbolt?")
	if err != nil {
		t.Fatal(err)
	}
	out, err := w.ada.Member.RunOn(w.ctx, m.ID, "Look up")
	if err != nil {
		t.Fatal(err)
	}
	found := w.await(w.ada, "what the message names", func(m sandbox.Message) bool { return m.ID == out.MessageID })
	if len(found.Embeds) != 1 || found.Embeds[0].Title != "Undertow Guard" || !apptest.Private(found) {
		t.Errorf("found %+v", found)
	}
	w.quiet()
}

// TestMyGame ensures that look-ups are about the game that a person set, that the page of settings says so, and that
// without one they are about another again.
func TestMyGame(t *testing.T) {
	w := start(t)
	settings := w.said(w.ada, "settings", nil)
	for _, c := range [][3]string{{"fow", "about **Force of Will**", "FO-021"}, {"last", "played last", "FW-02"}} {
		settings = w.press(w.ada, settings, "mygame", c[0])
		m := w.said(w.ada, "rule", nil, sandbox.OptionValue{Name: "about", Value: "is there a mulligan"})
		if !strings.Contains(settings.Content, c[1]) || !strings.Contains(m.Embeds[0].Description, c[2]) {
			t.Errorf("with %s: %q, and %q", c[0], settings.Content, m.Embeds[0].Description)
		}
	}
	w.quiet()
}

// TestExampleOfRule ensures that a rule's example is told in the reader's language, between two pictures of its table.
func TestExampleOfRule(t *testing.T) {
	w := start(t)
	for who, want := range map[string][]string{
		"ada":    {"Example: ", "Sparkfoot Raider", "Bruno: Play", "Undertow Guard"},
		"chiara": {"Esempio: ", "Passo per passo", "Bruno: "},
	} {
		p := w.member(who)
		m := w.said(p, "rule", nil, sandbox.OptionValue{Name: "about", Value: "FW-180"})
		shown := w.press(p, m, "example")
		text := ""
		for _, e := range shown.Embeds {
			text += e.Title + "\n" + e.Description + "\n"
		}
		for _, part := range want {
			if !strings.Contains(text, part) {
				t.Errorf("%s reads %q, without %q", who, text, part)
			}
		}
		w.await(p, "the pictures", func(m sandbox.Message) bool {
			return m.ID == shown.ID && len(m.Embeds) == 2 && m.Embeds[0].Image != nil && m.Embeds[1].Image != nil
		})
	}
	w.quiet()
}

// applicationEmoji is a sign in a text, by the word that its name begins with.
var applicationEmoji = regexp.MustCompile(`<:(\w+)_fp[0-9a-f]{6}:\d+>`)

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
		// What a card costs, as it is printed, in signs; its element beside its type; a keyword of its text only there.
		{"ada", "card", "name", "Crag Slinger",
			"\nResonator · {Wind} Wind · Kilnfolk\nCost {Wind}{Wind} · {ATK} ATK 400 · {DEF} DEF 300\n\n[Target Attack]"},
		{"chiara", "card", "name", "Crag Slinger", "\nRisonatore · {Wind} Vento · Fornaciaio\n" +
			"Costo {Wind}{Wind} · {ATK} ATK 400 · {DEF} DEF 300\n\n[Attacco Mirato]"},
		{"ada", "card", "name", "Tessicorrenti",
			"\nEvocation · {Water} Water · Deepchoir · Normal\nCost 3 · Gate: {Water} · "},
		{"ada", "card", "name", "Thought Leech",
			"Charge ({Mind}**1** Crystallized Energy): An opponent abandons 1 card."},
		{"ada", "rule", "about", "qqqxyz", "I find nothing"},
		{"ada", "rule", "about", "FW-999", "There is no FW"},
		{"ada", "rule", "about", "is there a mulligan", "Afterthought"},
		{"ada", "rule", "about", "is there a mulligan in Force of Will", "FO-021"},
		{"chiara", "rule", "about", "c'è la malattia da evocazione?", "Sfruttate"},
		{"ada", "rule", "about", "can I buy boosters for my hand", "Nothing in Farwald: Fallen Gods says exactly"},
		{"ada", "card", "name", "Oda", "Ruler · {Fire} Fire · {Wind} Wind · Kilnfolk"},
		{"ada", "card", "name", "fire cost<=2", "Cinder Whelp"},
		{"ada", "card", "name", "which cards close a gate", "Close the Gate"},
		{"chiara", "card", "name", "a caso", "Costo"},
	} {
		m := w.said(w.member(c.who), c.command, nil, sandbox.OptionValue{Name: c.option, Value: c.typed})
		shown := m.Content
		for _, e := range m.Embeds {
			shown += "\n" + e.Title + "\n" + e.Description
		}
		shown = applicationEmoji.ReplaceAllString(shown, "{$1}")
		if strings.Contains(shown, "\n\n\n") {
			t.Errorf("/%s %s has a hole: %q", c.command, c.typed, shown)
		}
		if !strings.Contains(shown, c.want) || !apptest.Private(m) {
			t.Errorf("/%s %s shows %q, not %q", c.command, c.typed, shown, c.want)
		}
	}
	m := w.said(w.ada, "rule", nil)
	if len(m.Embeds) == 0 || !strings.Contains(m.Embeds[0].Description, "Mental Rest") {
		t.Errorf("/rule without a question shows %+v", m)
	}
	for _, c := range [][3]string{{"card", "scorch", "Scorchbolt"}, {"card", "slinger", "Crag Slinger · Force of Will"},
		{"rule", "hand size", "Closing step: max hand size · FO-058 · Force of Will"}} {
		got, err := w.ada.Member.Complete(w.ctx, w.app.Sandbox.ChannelID("general"), c[0], nil,
			map[string]string{"card": "name", "rule": "about"}[c[0]], c[1])
		offered := false
		for _, g := range got {
			offered = offered || g.Name == c[2]
		}
		if err != nil || !offered {
			t.Errorf("/%s %s offers %v, not %s: %v", c[0], c[1], got, c[2], err)
		}
	}
	w.quiet()
}
