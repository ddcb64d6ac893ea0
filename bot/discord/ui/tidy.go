package ui

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// mostMarks is how many accents a letter may bear.
const mostMarks = 2

// Tidy makes a name of what a person typed: one line with single spaces, and only what Visible leaves. The name may
// come out empty. It is also the form of whatever has one line where no markdown is read: labels, options, choices,
// names of threads.
func Tidy(s string) string { return strings.Join(strings.Fields(Visible(s)), " ") }

// Visible leaves of a text what can be seen: no character that is not shown, that turns the direction of the text
// round or has no meaning, no accent without its letter, and at most two on one. Lines stay lines; every other white
// space is a space.
func Visible(s string) string {
	var b strings.Builder
	base, marks := ' ', 0
	for _, r := range norm.NFC.String(strings.ToValidUTF8(s, "")) {
		switch {
		case r == '\n':
		case unicode.IsSpace(r):
			r = ' '
		case isUnseen(r):
			continue
		case unicode.Is(unicode.M, r):
			style := unicode.Is(unicode.Variation_Selector, r)
			if marks++; marks > mostMarks || unicode.IsSpace(base) || style && !hasStyles(base, r) {
				continue
			}
			b.WriteRune(r)
			continue
		}
		base, marks = r, 0
		b.WriteRune(r)
	}
	return b.String()
}

// isUnseen reports whether a character is never seen, or means nothing outside of one program. Selectors of a style are
// not among them.
func isUnseen(r rune) bool {
	switch {
	case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs, unicode.Zl, unicode.Zp):
		return true
	case unicode.In(r, unicode.Noncharacter_Code_Point, unicode.Other_Default_Ignorable_Code_Point):
		return true
	}
	return r == '\u2800' // the braille pattern without a dot
}

// hasStyles reports whether a sign has a form as text and one as an emoji, between which a selector chooses.
func hasStyles(base, selector rune) bool {
	return (selector == '\ufe0e' || selector == '\ufe0f') && !unicode.IsLetter(base)
}
