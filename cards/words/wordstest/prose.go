package wordstest

import (
	"fmt"
	"regexp"
	"strings"

	"farpost/cards/words"
	"farpost/engine"
)

// stumble is something over which a person who reads aloud would stumble.
type stumble struct {
	lang string // "" for every language
	what string
	re   *regexp.Regexp
}

var stumbles = []stumble{
	{"", "a space before a stop", regexp.MustCompile(` [.,;:!?)](\s|$)`)},
	{"", "two spaces", regexp.MustCompile(`\S  `)},
	{"", "braces", regexp.MustCompile(`[{}]`)},
	{"it", "what happens as if it were so already: say “viene”",
		regexp.MustCompile(`\b(?i:quando|ogni volta che)\b[^.,;:?]* (?:è|sono) ` +
			`(?:\p{Ll}{3,}(?:at|ut|it|utt|olt)|mess)[oaie]\b`)},
	{"it", "an amount without its plural", regexp.MustCompile(`\b(?:0|[2-9]|\d\d+) (?:Energia|carta|frammento)\b`)},
	{"it", "“limite di mano”: say “limite di carte in mano”", regexp.MustCompile(`(?i)limite di mano`)},
	{"en", "a instead of an", regexp.MustCompile(`(?i)\ba [aeio]\p{L}+`)},
}

var word = regexp.MustCompile(`\p{L}+`)

// Prose lists what a person would stumble over who reads a text aloud: signs instead of words, a word twice, and
// what no native speaker would say.
func Prose(lang, text string) []string {
	var out []string
	for _, s := range stumbles {
		if s.lang != "" && s.lang != lang {
			continue
		}
		if at := s.re.FindString(text); at != "" && !strings.HasPrefix(at, "a one") {
			out = append(out, fmt.Sprintf("%q in %q: %s", at, text, s.what))
		}
	}
	spans := word.FindAllStringIndex(text, -1)
	for i := 1; i < len(spans); i++ {
		a, b := spans[i-1], spans[i]
		if w := text[a[0]:a[1]]; text[a[1]:b[0]] == " " && strings.EqualFold(w, text[b[0]:b[1]]) {
			out = append(out, fmt.Sprintf("%q in %q: a word twice", w, text))
		}
	}
	return out
}

// TableProse lists what a person would stumble over in the words of a table, whatever their placeholders stand for:
// one, several, or a thing.
func TableProse(tab *words.Table, cat *words.Catalogue) []string {
	var out []string
	for _, family := range tab.Families() {
		for _, code := range tab.Codes(family) {
			names, _ := tab.Placeholders(family, code)
			for _, v := range []engine.Value{engine.Int(1), engine.Int(2), "text:Anna"} {
				p := engine.Phrase{Code: code}
				for _, n := range names {
					p.Args = append(p.Args, engine.A(n, v))
				}
				said := cat.SayIn(tab.Lang(), family, p, words.Names{})
				for _, f := range Prose(tab.Lang(), said) {
					out = append(out, fmt.Sprintf("%s: %s/%s: %s", tab.Lang(), family, code, f))
				}
			}
		}
	}
	return out
}
