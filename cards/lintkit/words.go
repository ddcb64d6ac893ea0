package lintkit

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"farpost/engine/kit"
)

// signs is the punctuation that names and flavours may have. Discord reads none of it as formatting, as a mention, or
// as a link.
const signs = " '’‘-–—,.…!?:;&\"“”«»()+%·"

// Words checks one line of words in both languages. If it is not needed it may be missing, but in both alone.
func (k *Checker) Words(path string, t kit.Text, limit int, needed bool) {
	needed = needed || t.En != "" || t.It != ""
	k.Line(path+".en", t.En, limit, needed)
	k.Line(path+".it", t.It, limit, needed)
}

// Line checks one line of words that people see. It may have letters of any script, digits, spaces and plain
// punctuation. Faults are line breaks, control characters, invisible characters, those that turn the direction of
// writing, and all that Discord reads as formatting or as a mention.
func (k *Checker) Line(path, s string, limit int, needed bool) {
	before := len(*k.Faults)
	k.Prose(path, s, limit, needed)
	if len(*k.Faults) > before || s == "" {
		return
	}
	accents, marks, letters := 0, 0, 0
	for i, r := range s {
		switch {
		case joins(s, i, r):
			continue
		case unicode.IsMark(r):
			if marks++; unicode.Is(unicode.Inherited, r) {
				accents++
			}
			if accents > MaxAccents || marks > MaxMarks {
				k.Fault(path, "%s: more than %d accents, or %d marks of a script, on one letter", Leaf(path),
					MaxAccents, MaxMarks)
				return
			}
			continue
		case unicode.IsLetter(r):
			letters++
		case !unicode.IsDigit(r) && !strings.ContainsRune(signs, r):
			k.Fault(path, "%s: %q is not allowed: use letters, digits, spaces and plain punctuation", Leaf(path), r)
			return
		}
		accents, marks = 0, 0
	}
	if letters == 0 {
		k.Fault(path, "%s: there is no letter in it", Leaf(path))
	}
	if strings.Contains(s, "  ") {
		k.Fault(path, "%s: two spaces", Leaf(path))
	}
}

// Text checks prose in both languages.
func (k *Checker) Text(path string, t kit.Text, limit int, needed bool) {
	k.Prose(path+".en", t.En, limit, needed)
	k.Prose(path+".it", t.It, limit, needed)
}

// hasUngraphic reports whether a text has a character without a form, but for joiners within words that need them.
func hasUngraphic(s string) bool {
	for i, r := range s {
		if !unicode.IsGraphic(r) && !joins(s, i, r) {
			return true
		}
	}
	return false
}

// joins reports whether the character at i joins or parts two letters of a script in which that changes their form,
// such as Arabic or Sinhala. Elsewhere a joiner is only invisible.
func joins(s string, i int, r rune) bool {
	if r != '\u200c' && r != '\u200d' {
		return false
	}
	joined := func(r rune) bool {
		return unicode.In(r, unicode.L, unicode.M) &&
			!unicode.In(r, unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.Han)
	}
	before, _ := utf8.DecodeLastRuneInString(s[:i])
	after, _ := utf8.DecodeRuneInString(s[i+utf8.RuneLen(r):])
	return joined(before) && joined(after)
}

// Prose checks a text's length, and that it has no invisible character, no @ and no `. Needed text may not be "".
func (k *Checker) Prose(path, s string, limit int, needed bool) {
	switch {
	case s == "" && needed:
		k.Fault(path, "%s is missing", strings.TrimPrefix(path[strings.Index(path, "]")+1:], "."))
	case utf8.RuneCountInString(s) > limit:
		k.Fault(path, "%s: more than %d letters", Leaf(path), limit)
	case hasUngraphic(s) || strings.ContainsAny(s, "@`"):
		k.Fault(path, "%s: line breaks, control characters, @ and ` are not allowed", Leaf(path))
	case s != strings.TrimSpace(s):
		k.Fault(path, "%s: spaces at an end", Leaf(path))
	}
}
