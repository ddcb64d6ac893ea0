package discord_test

import (
	"strings"
	"testing"

	"farpost/bot/sandbox"
)

// hostile are names and lines that try to ping, to break the formatting, or not to be seen.
var hostile = []string{"@everyone <@1000000000000000012>", "**bold** ```code``` ||x||", "[click](https://example.com)", "\u202egnihton\u2066",
	"a\u200b\u200d\ufeffb", "z" + strings.Repeat("\u0301", 30), "<#5> <t:0:R> </match new:5> :smile:", "# big\n> quote\n- list", "own:ready:x", "a/b:c"}

// TestHostileDecks ensures that nothing that a person writes pings, formats, links or hides anything.
func TestHostileDecks(t *testing.T) {
	w := newWorld(t)
	for i, name := range hostile {
		m := w.pasted(0, name, strings.Join(hostile, "\n")+"\n1 "+name)
		if !strings.Contains(m.Content, "is saved") {
			t.Errorf("%q: %s", name, all(m))
		}
		for _, raw := range []string{"<@1", "**bold", "||x", "](http", "<#5", "\u202e", "\u2066", "\u200b", "<t:", "@everyone <", strings.Repeat("\u0301", 3) + "\u0301\u0301\u0301 is", "```code"} {
			if text := m.Content + m.Embeds[0].Title + m.Embeds[0].Description; strings.Contains(text, raw) && !strings.Contains(text, `\`+raw) {
				t.Errorf("%q: %q in %s", name, raw, all(m))
			}
		}
		if len(m.Mentions) > 0 || m.X.MentionsMe {
			t.Errorf("%q pings", name)
		}
		w.deck(0, "list")
		if got, err := w.who[0].Complete(w.ctx, w.matches(), "deck", []string{"show"}, "name", ""); err != nil || len(got) != i+1+3 {
			t.Errorf("suggestions: %v, %v", got, err)
		}
	}
	for _, name := range []string{"\u200b\u200d", "   ", strings.Repeat("x", 41), "Calm", "calmo", "BRIGHT"} {
		out, err := w.who[0].Run(w.ctx, w.matches(), "deck", []string{"import"}, opt("name", name))
		w.ok(err)
		if out.Kind == sandbox.OutcomeModal {
			t.Errorf("%q may be a name", name)
			continue
		}
		if m := w.answer(0, out); !strings.Contains(m.Content, "characters") && !strings.Contains(m.Content, "ready deck") {
			t.Errorf("%q: %s", name, m.Content)
		}
	}
	// All can be shown and deleted by the name that is suggested.
	list, err := w.who[0].Complete(w.ctx, w.matches(), "deck", []string{"delete"}, "name", "")
	w.ok(err)
	for _, c := range list {
		w.deck(0, "show", opt("name", c.Value))
		m := w.deck(0, "delete", opt("name", c.Value))
		w.press(0, m, "deckdelete")
	}
	if m := w.deck(0, "list"); !strings.Contains(all(m), "You have no decks") {
		t.Errorf("left: %s", all(m))
	}
	w.quiet()
}
