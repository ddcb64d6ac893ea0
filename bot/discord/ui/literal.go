package ui

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"farpost/engine"
)

// Plain makes a value that is shown as it is.
func Plain(s string) engine.Value { return engine.Value("raw:" + s) }

func Plains(list []string) []engine.Value {
	out := make([]engine.Value, len(list))
	for i, s := range list {
		out[i] = Plain(s)
	}
	return out
}

// Tidy makes a name of what a person typed: one line, single spaces, nothing that cannot be seen or that turns
// the direction of the text round, no towers of accents. It may come out empty.
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

// Literal writes what a person typed so that Discord shows it as it is: no markdown, no mention, no link.
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

// Typed makes a value of what a person typed, which is shown as it is.
func Typed(s string) engine.Value { return engine.Value("text:" + Literal(s)) }

// Literally is a phrase with everything in it that a person typed made literal.
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
