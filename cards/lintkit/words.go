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
	marks, letters := 0, 0
	for _, r := range s {
		switch {
		case unicode.IsMark(r):
			if marks++; marks > MaxMarks {
				k.Fault(path, "%s: more than %d accents on one letter", Leaf(path), MaxMarks)
				return
			}
			continue
		case unicode.IsLetter(r):
			letters++
		case !unicode.IsDigit(r) && !strings.ContainsRune(signs, r):
			k.Fault(path, "%s: %q is not allowed: use letters, digits, spaces and plain punctuation", Leaf(path), r)
			return
		}
		marks = 0
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

// Prose checks a text's length, and that it has no invisible character, no @ and no `. Needed text may not be "".
func (k *Checker) Prose(path, s string, limit int, needed bool) {
	switch {
	case s == "" && needed:
		k.Fault(path, "%s is missing", strings.TrimPrefix(path[strings.Index(path, "]")+1:], "."))
	case utf8.RuneCountInString(s) > limit:
		k.Fault(path, "%s: more than %d letters", Leaf(path), limit)
	case strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsGraphic(r) || r == '@' || r == '`' }):
		k.Fault(path, "%s: line breaks, control characters, @ and ` are not allowed", Leaf(path))
	case s != strings.TrimSpace(s):
		k.Fault(path, "%s: spaces at an end", Leaf(path))
	}
}
