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

// TestTidy ensures that a name keeps what it needs to be read, such as the joiners of a family of emoji, and loses what
// could turn round, hide or cover something.
func TestTidy(t *testing.T) {
	const family, england = "👨\u200d👩\u200d👧", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
	for _, kept := range []string{
		family, "👩🏽\u200d🚀", "❤\ufe0f\u200d🔥", "🏴\u200d☠\ufe0f", "🏳\ufe0f\u200d🌈", "1\ufe0f\u20e3", "☎\ufe0e", england,
		"می\u200cخواهم", "ශ්\u200dරී", "र्\u200dक", "ক্\u200cষ", // Persian, Sinhala, Devanagari, Bengali
		"שָּׁלוֹם", "ကျွန်ုပ်", "ที่นี่", "اللّٰه", "Việt Đỗ", "葛\U000e0100", "ᠠ\u180b", "ᠭᠠ\u180eᠠ", "\u0600١",
		"perché", "x\u0323\u0302", "王小龍", "𝓐𝓭𝓪", "한글",
	} {
		if got := ui.Tidy(kept); got != kept {
			t.Errorf("%+q becomes %+q", kept, got)
		}
	}
	for typed, want := range map[string]string{
		"a\u202eb\u202ac\u202dd\u202ce":        "abcde", // embeddings and overrides
		"a\u2066b\u2067c\u2068d\u2069":         "abcd",  // isolates
		"a\u200eb\u200fc\u061cd":               "abcd",  // marks of direction
		"A\u200dda\u200c":                      "Ada",   // joiners between letters that are never joined
		"\u200dمی\u200c\u200c خواهم\u200d":     "می خواهم",
		"a\u200bb\u2060c\ufeffd\u00ade":        "abcde", // without width
		"\u200b\u200d\u200c\u2060\u3164\u2800": "",      // nothing but what is not seen
		"\ufe0f\u0301\u034f":                   "",
		"Ada\ufe00\U000e0101":                  "Ada",
		"❤\ufe0f\ufe0e":                        "❤\ufe0f",
		"Ada\U000e0041\U000e0064":              "Ada", // tags that write something unseen
		"🏴\U000e0067\U000e0062":                "🏴",
		"Z\u0301\u0302\u0303\u0304\u0305o":     "Ź\u0302\u0303o",
		"ส็็็็็":                               "ส็",
		"\ue000*a*":                            "*a*",
		"a\ufdd0b\uffffc":                      "abc",
		"a\u2028b\u0085c\x1bd":                 "a b cd",
	} {
		if got := ui.Tidy(typed); got != want {
			t.Errorf("%+q becomes %+q, want %+q", typed, got, want)
		}
	}
	for _, text := range []string{family + family, england + "a", "ශ්\u200dරී ශ්\u200dරී", "می\u200cخواهم"} {
		for n := 2; n < len([]rune(text)); n++ {
			head := strings.TrimSuffix(ui.Clip(text, n), "…")
			next := []rune(strings.TrimPrefix(text, head))[0]
			if strings.HasSuffix(head, "\u200d") || unicode.In(next, unicode.M, unicode.Cf) {
				t.Errorf("%+q clipped to %d is %+q", text, n, head)
			}
		}
	}
}

// FuzzTidy ensures that a name is one line of what can be seen, with single spaces and no tower of accents, and that it
// stays as it is when it is tidied again.
func FuzzTidy(f *testing.F) {
	f.Add("  a\u200b\u202eb \n c ")
	f.Add("z" + strings.Repeat("\u0301", 30))
	f.Add("\xff\u00a0\u2066")
	f.Add("\u0301\u3164\u2800\ufe0f \u0301")
	f.Add("a\u2028b\u0085c\ue000*")
	f.Add("می\u200c\u200dخواهم\u200c e\u200b\u0301\u0301\u0302\u0303")
	f.Add("👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f")
	f.Fuzz(func(t *testing.T, typed string) {
		got := ui.Tidy(typed)
		if strings.Contains(got, "  ") || strings.TrimSpace(got) != got {
			t.Errorf("%q has spaces too many: %q", typed, got)
		}
		marks, accents := 0, 0
		for _, r := range got {
			unseen := unicode.In(r, unicode.Cc, unicode.Bidi_Control, unicode.Co, unicode.Zl, unicode.Zp)
			if unseen || unicode.IsSpace(r) && r != ' ' {
				t.Errorf("%q keeps %U", typed, r)
			}
			switch {
			case !unicode.Is(unicode.M, r) && r != '\u200c' && r != '\u200d':
				marks, accents = 0, 0
			case unicode.Is(unicode.Variation_Selector, r):
			case unicode.Is(unicode.M, r):
				marks++
				if unicode.Is(unicode.Inherited, r) {
					accents++
				}
			}
			if marks > 5 || accents > 2 {
				t.Errorf("%q keeps a tower of %d marks, %d of them accents", typed, marks, accents)
			}
		}
		if again := ui.Tidy(got); again != got {
			t.Errorf("%q tidied is %q, and tidied again %q", typed, got, again)
		}
	})
}
