package ui_test

import (
	"strings"
	"testing"
	"unicode"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// TestLiteral ensures that what a person typed is shown as it is: where markdown is read every sign that formats, links
// or mentions has a backslash before it, elsewhere nothing, and everything else stays.
func TestLiteral(t *testing.T) {
	for typed, want := range map[string]string{
		"":                        "",
		"Glow worm, 2.0!":         "Glow worm, 2.0!",
		"**bold**":                `\*\*bold\*\*`,
		"<@1> #5":                 `\<\@1\> \#5`,
		"[a](https://example.it)": `\[a\]\(https\:\/\/example.it\)`,
		"a\\b":                    `a\\b`,
		"- one\n+ two":            `\- one \+ two`,
		"12. one 3.":              `12\. one 3.`,
		"perché 東":                "perché 東",
		"\ue000*a* \ue000b":       `\*a\* b`,
		"❤\ufe0f a\ufe0f":         "❤\ufe0f a",
	} {
		literal := ui.Literal(typed)
		if got := ui.Markdown("**" + literal + "**"); got != "**"+want+"**" {
			t.Errorf("%q is written %q, want %q", typed, got, want)
		}
		if got := ui.Bare(literal); got != ui.Tidy(typed) || got != ui.Tidy(literal) {
			t.Errorf("%q is %q and %q without markdown, want %q", typed, got, ui.Tidy(literal), ui.Tidy(typed))
		}
		if again := ui.Literal(literal); again != literal {
			t.Errorf("%q made literal again is %q", literal, again)
		}
	}
}

// TestLiterally ensures that in a phrase just what a person typed is made literal.
func TestLiterally(t *testing.T) {
	p := ui.Literally(engine.Say("code", engine.A("text", "text:*a*"), engine.A("typed", "typed:*c*", "raw:*d*"),
		engine.A("plain", "raw:*b*"), engine.A("n", engine.Int(3))))
	for i, want := range []string{`text:\*a\*`, `typed:\*c\*`, "raw:*b*", string(engine.Int(3))} {
		if got := ui.Markdown(string(p.Args[i].Vals[0])); got != want {
			t.Errorf("argument %s is %q, want %q", p.Args[i].Name, got, want)
		}
	}
	if got := p.Args[1].Vals[1]; got != "raw:*d*" {
		t.Errorf("a word of ours beside it became %q", got)
	}
}

// TestMarkdownCut ensures that a literal text that was cut anywhere leaves no backslash of its own behind, and that
// what was never made literal cannot turn a line round or hide in it.
func TestMarkdownCut(t *testing.T) {
	literal := ui.Literal("*a* _b_")
	for n := range []rune(literal) {
		if got := ui.Markdown(ui.Clip(literal, n+1)); strings.HasSuffix(got, `\…`) || strings.HasSuffix(got, `\`) {
			t.Errorf("cut to %d: %q", n+1, got)
		}
	}
	if got := ui.Markdown("a\u202eb\x07\u2066\n\tc"); got != "ab\n\tc" {
		t.Errorf("typed, and shown as %q", got)
	}
}

// FuzzTidy ensures that a name is one line of what can be seen, with single spaces and no tower of accents.
func FuzzTidy(f *testing.F) {
	f.Add("  a\u200b\u202eb \n c ")
	f.Add("z" + strings.Repeat("\u0301", 30))
	f.Add("\xff\u00a0\u2066")
	f.Add("\u0301\u3164\u2800\ufe0f \u0301")
	f.Add("a\u2028b\u0085c\ue000*")
	f.Fuzz(func(t *testing.T, typed string) {
		got := ui.Tidy(typed)
		if strings.Contains(got, "  ") || strings.TrimSpace(got) != got {
			t.Errorf("%q has spaces too many: %q", typed, got)
		}
		marks := 0
		for _, r := range got {
			unseen := unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Zl, unicode.Zp)
			if unseen || unicode.IsSpace(r) && r != ' ' {
				t.Errorf("%q keeps %U", typed, r)
			}
			if marks++; !unicode.Is(unicode.M, r) {
				marks = 0
			}
			if marks > 2 {
				t.Errorf("%q keeps a tower of %d accents", typed, marks)
			}
		}
	})
}
