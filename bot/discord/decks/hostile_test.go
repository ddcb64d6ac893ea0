package decks_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// hostile are names and lines that try to ping, to break the formatting, or not to be seen.
var hostile = []string{"@everyone <@1000000000000000012>", "**bold** ```code``` ||x||", "[click](https://example.com)",
	"\u202egnihton\u2066", "a\u200b\u200d\ufeffb", "z" + strings.Repeat("\u0301", 30),
	"<#5> <t:0:R> </match new:5> :smile:",
	"# big\n> quote\n- list", "own:ready:x", "a/b:c"}

// effects are pieces of them that do something where they stand literally.
var effects = []string{"<@1", "**bold", "||x", "](http", "<#5", "\u202e", "\u2066", "\u200b", "<t:", "@everyone <",
	strings.Repeat("\u0301", 3) + "\u0301\u0301\u0301 is", "```code"}

// TestHostileDecks ensures that nothing that a person writes pings, formats, links or hides anything.
func TestHostileDecks(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	for i, name := range hostile {
		m := ada.PastesDeck(name, strings.Join(hostile, "\n")+"\n1 "+name)
		if !m.Tells("is saved") {
			t.Errorf("%q: %s", name, m.Text())
		}
		text := m.Content + m.Embeds[0].Title + m.Embeds[0].Description
		for _, raw := range effects {
			if strings.Contains(text, raw) && !strings.Contains(text, `\`+raw) {
				t.Errorf("%q: %q in %s", name, raw, m.Text())
			}
		}
		if len(m.Mentions) > 0 || m.X.MentionsMe {
			t.Errorf("%q pings", name)
		}
		ada.Deck("list")
		if got := ada.Completions("deck show", "name", ""); len(got) != i+1+3 {
			t.Errorf("suggestions: %v", got)
		}
	}
	for _, name := range []string{"\u200b\u200d", "   ", strings.Repeat("x", 41), "Calm", "calmo", "BRIGHT"} {
		out := ada.TryCommand(w.Matches(), "deck import", discordtest.Opt("name", name))
		if out.Kind == sandbox.OutcomeModal {
			t.Errorf("%q may be a name", name)
			continue
		}
		if m := ada.Answer(out); !m.Tells("characters", "ready deck") {
			t.Errorf("%q: %s", name, m.Content)
		}
	}
	// All can be shown and deleted by the name that is suggested.
	list := ada.Completions("deck delete", "name", "")
	for _, c := range list {
		ada.Deck("show", discordtest.Opt("name", c.Value))
		m := ada.Deck("delete", discordtest.Opt("name", c.Value))
		ada.Press(m, "deckdelete")
	}
	if m := ada.Deck("list"); !strings.Contains(m.Text(), "You have no decks") {
		t.Errorf("left: %s", m.Text())
	}
	w.Quiet()
}
