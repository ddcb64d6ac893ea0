package ui_test

import (
	"strings"
	"testing"
	"unicode"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// TestLiteral ensures that what a person typed is shown as it is: every sign that formats, links or mentions has a
// backslash before it, and everything else stays.
func TestLiteral(t *testing.T) {
	for typed, want := range map[string]string{
		"":                        "",
		"Glow worm, 2.0!":         "Glow worm, 2.0!",
		"**bold**":                `\*\*bold\*\*`,
		"<@1> #5":                 `\<\@1\> \#5`,
		"[a](https://example.it)": `\[a\]\(https\://example.it\)`,
		"a\\b":                    `a\\b`,
		"- one\n+ two":            "\\- one\n\\+ two",
		"perché 東":                "perché 東",
	} {
		if got := ui.Literal(typed); got != want {
			t.Errorf("%q is written %q, want %q", typed, got, want)
		}
	}
}

// TestLiterally ensures that in a phrase just what a person typed is made literal.
func TestLiterally(t *testing.T) {
	p := ui.Literally(engine.Say("code", engine.A("typed", "text:*a*"), engine.A("plain", "raw:*b*"),
		engine.A("n", engine.Int(3))))
	for i, want := range []engine.Value{`text:\*a\*`, "raw:*b*", engine.Int(3)} {
		if got := p.Args[i].Vals[0]; got != want {
			t.Errorf("argument %s is %q, want %q", p.Args[i].Name, got, want)
		}
	}
}

// FuzzTidy ensures that a name is one line of what can be seen, with single spaces and no tower of accents.
func FuzzTidy(f *testing.F) {
	f.Add("  a\u200b\u202eb \n c ")
	f.Add("z" + strings.Repeat("\u0301", 30))
	f.Add("\xff\u00a0\u2066")
	f.Fuzz(func(t *testing.T, typed string) {
		got := ui.Tidy(typed)
		if strings.Contains(got, "  ") || strings.TrimSpace(got) != got {
			t.Errorf("%q has spaces too many: %q", typed, got)
		}
		marks := 0
		for _, r := range got {
			if unicode.In(r, unicode.Cc, unicode.Cf) || unicode.IsSpace(r) && r != ' ' {
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
