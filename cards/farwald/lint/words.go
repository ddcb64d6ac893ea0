package lint

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"farpost/engine/farwald"
)

// signs are the punctuation that names and flavours may hold: none of what Discord reads as formatting, as a
// mention, or as a link.
const signs = " '’‘-–—,.…!?:;&\"“”«»()+%·"

// words checks words in both languages that people see, or, when they may be missing, in none.
func (k *checker) words(path string, t farwald.Text, limit int, needed bool) {
	needed = needed || t.En != "" || t.It != ""
	k.line(path+".en", t.En, limit, needed)
	k.line(path+".it", t.It, limit, needed)
}

// line checks one line of words that people see: letters of any script, digits and plain punctuation. Line
// breaks, control characters, characters that are not seen or that turn the direction of writing, and all that
// Discord would read as formatting or as a mention, are faults.
func (k *checker) line(path, s string, limit int, needed bool) {
	before := len(*k.faults)
	k.prose(path, s, limit, needed)
	if len(*k.faults) > before || s == "" {
		return
	}
	marks, letters := 0, 0
	for _, r := range s {
		switch {
		case unicode.IsMark(r):
			if marks++; marks > maxMarks {
				k.fault(path, "%s: more than %d accents on one letter", leaf(path), maxMarks)
				return
			}
			continue
		case unicode.IsLetter(r):
			letters++
		case !unicode.IsDigit(r) && !strings.ContainsRune(signs, r):
			k.fault(path, "%s: %q is not allowed: use letters, digits, spaces and plain punctuation", leaf(path), r)
			return
		}
		marks = 0
	}
	if letters == 0 {
		k.fault(path, "%s: there is no letter in it", leaf(path))
	}
	if strings.Contains(s, "  ") {
		k.fault(path, "%s: two spaces", leaf(path))
	}
}

// text checks prose in both languages.
func (k *checker) text(path string, t farwald.Text, limit int, needed bool) {
	k.prose(path+".en", t.En, limit, needed)
	k.prose(path+".it", t.It, limit, needed)
}

// prose checks a length, and that nothing in it is unseen or a mention.
func (k *checker) prose(path, s string, limit int, needed bool) {
	switch {
	case s == "" && needed:
		k.fault(path, "%s is missing", strings.TrimPrefix(path[strings.Index(path, "]")+1:], "."))
	case utf8.RuneCountInString(s) > limit:
		k.fault(path, "%s: more than %d letters", leaf(path), limit)
	case strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsGraphic(r) || r == '@' || r == '`' }):
		k.fault(path, "%s: line breaks, control characters, @ and ` are not allowed", leaf(path))
	case s != strings.TrimSpace(s):
		k.fault(path, "%s: spaces at an end", leaf(path))
	}
}
