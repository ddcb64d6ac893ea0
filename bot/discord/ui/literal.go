package ui

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"farpost/engine"
)

// Plain makes a value that is shown as it is, markdown included. It is for words of ours, never for what a person
// typed.
func Plain(s string) engine.Value { return engine.Value("raw:" + s) }

// Plains is Plain for several.
func Plains(list []string) []engine.Value {
	out := make([]engine.Value, len(list))
	for i, s := range list {
		out[i] = Plain(s)
	}
	return out
}

// Tidy makes a name of what a person typed: one line with single spaces, without characters that cannot be seen or that
// turn the direction of the text round, and with at most two accents on a letter. The name may come out empty.
func Tidy(s string) string {
	var b strings.Builder
	marks := 0
	for _, r := range norm.NFC.String(strings.ToValidUTF8(s, "")) {
		switch {
		case unicode.IsSpace(r):
			r = ' '
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs):
			continue
		}
		if marks++; !unicode.Is(unicode.M, r) {
			marks = 0
		}
		if marks <= 2 {
			b.WriteRune(r)
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// Literal escapes what a person typed so that Discord shows it as it is: without markdown, mentions and links.
func Literal(s string) string {
	var b strings.Builder
	for _, r := range s {
		if strings.ContainsRune("\\*_~`|<>#[]():@-+", r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Typed makes a value of what a person typed. It is shown as it is.
func Typed(s string) engine.Value { return engine.Value("text:" + Literal(s)) }

// Literally returns a phrase in which every value of kind "text" is made literal.
func Literally(p engine.Phrase) engine.Phrase {
	args := make([]engine.Arg, len(p.Args))
	for i, a := range p.Args {
		vals := make([]engine.Value, len(a.Vals))
		for j, v := range a.Vals {
			if vals[j] = v; v.Kind() == "text" {
				vals[j] = engine.Value("text:" + Literal(v.Body()))
			}
		}
		args[i] = engine.A(a.Name, vals...)
	}
	p.Args = args
	return p
}
