package ui

import (
	"slices"
	"strings"
	"unicode"

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

// guard stands before a sign of a literal text that would format, link or mention. Nobody can type it: Visible takes it
// out. On the way to Discord Markdown makes a backslash of it, Bare and Tidy nothing, so a literal text can stand in a
// message, on a button and in a picture alike.
const guard = '\uE000'

// signs are the signs that do something in Discord's markdown, wherever they stand.
const signs = "\\*_~`|<>#[]():@-+/"

// Literal makes what a person typed a text that is shown as it is: tidied, and without markdown, mentions and links
// wherever it is shown. A literal text stays as it is.
func Literal(s string) string {
	var b strings.Builder
	digits := true // all of what came so far: "1." begins a list
	for _, r := range Tidy(s) {
		if strings.ContainsRune(signs, r) || r == '.' && digits {
			b.WriteRune(guard)
		}
		digits = digits && r >= '0' && r <= '9'
		b.WriteRune(r)
	}
	return b.String()
}

// Typed makes a value of what a person typed. It is shown as it is.
func Typed(s string) engine.Value { return engine.Value("typed:" + Literal(s)) }

// Literally returns a phrase in which every value that a person typed is made literal: those of kind "typed", and of
// "text", which games put into quotation marks.
func Literally(p engine.Phrase) engine.Phrase {
	if !slices.ContainsFunc(p.Args, func(a engine.Arg) bool { return slices.ContainsFunc(a.Vals, isTyped) }) {
		return p
	}
	args := make([]engine.Arg, len(p.Args))
	for i, a := range p.Args {
		vals := make([]engine.Value, len(a.Vals))
		for j, v := range a.Vals {
			if vals[j] = v; isTyped(v) {
				vals[j] = engine.Value(v.Kind() + ":" + Literal(v.Body()))
			}
		}
		args[i] = engine.A(a.Name, vals...)
	}
	p.Args = args
	return p
}

func isTyped(v engine.Value) bool { return v.Kind() == "text" || v.Kind() == "typed" }

// Markdown gives a text the form in which Discord shows it where it reads markdown: the signs of literal texts get
// backslashes. Whatever came in without being made literal cannot turn the text round at least. Package api calls it
// for every message; nobody else needs to.
func Markdown(s string) string {
	var b strings.Builder
	guarded := false
	for _, r := range s {
		switch {
		case r == guard:
			guarded = true
			continue
		case r != '\n' && r != '\t' && unicode.Is(unicode.Cc, r), unicode.Is(unicode.Bidi_Control, r):
			continue
		case guarded && r < unicode.MaxASCII && (unicode.IsPunct(r) || unicode.IsSymbol(r)):
			b.WriteByte('\\')
		}
		guarded = false
		b.WriteRune(r)
	}
	return b.String()
}

// Bare gives a text of one or more lines the form for where no markdown is read: files, pictures, footers. Package api
// calls it for footers and alt texts, port for pictures.
func Bare(s string) string {
	if !strings.ContainsRune(s, guard) && isPrintable(s) {
		return s
	}
	return Visible(s)
}

// isPrintable reports whether a text has nothing but ASCII that is seen.
func isPrintable(s string) bool {
	for i := range len(s) {
		if c := s[i]; c != '\n' && (c < ' ' || c > '~') {
			return false
		}
	}
	return true
}
