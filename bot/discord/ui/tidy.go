package ui

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Tidy makes a name of what a person typed: one line with single spaces, and only what Visible leaves. The name may
// come out empty. It is also the form of whatever has one line where no markdown is read: labels, options, choices,
// names of threads.
func Tidy(s string) string { return strings.Join(strings.Fields(Visible(s)), " ") }

// Visible leaves of a text what can be seen, and what that needs. It takes out what can do harm, and nothing else:
//
//   - control characters, line separators, invalid bytes: they end lines or mean something to a program;
//   - marks, embeddings, overrides and isolates of direction: they turn round what stands beside the text, or show
//     letters in another order than they have;
//   - characters for private use and noncharacters: no reader knows them, and the bot has a meaning of its own for one;
//   - spaces without width, fillers, the soft hyphen, the empty braille pattern and other characters that are never
//     seen: with them names look alike that differ, or as if there were none;
//   - joiners that join nothing, selectors on what has no variants, and tags that spell no flag: they are never seen
//     either. Within words of joined scripts, in families of emoji, on ideographs and in flags they stay;
//   - accents without a letter, more than two that fit any letter, more than five marks in all, and one that is there
//     already: they write over other lines.
//
// Lines stay lines; every other white space is a space. Accents are composed. Done again it changes nothing.
func Visible(s string) string {
	for !isPrintable(s) {
		left := sifted(s)
		if left == s {
			break
		}
		s = left // what went may have parted what now is composed, or changes places
	}
	return s
}

// sifted is one pass of Visible.
func sifted(s string) string {
	var out []rune
	var on letterMarks
	text := []rune(norm.NFC.String(strings.Map(seen, strings.ToValidUTF8(s, ""))))
	for i := 0; i < len(text); i++ {
		r := text[i]
		switch {
		case r == blackFlag:
			n := flagEnd(text[i:])
			out, on = append(out, text[i:i+n]...), letterMarks{base: r}
			i += n - 1
			continue
		case isJoiner(r):
			out = append(out, r) // idle ones go when their neighbours are known
			continue
		case isTag(r), isUnseen(r): // normalizing parts towers of accents by one that is not seen
			continue
		case unicode.Is(unicode.M, r):
			if on.take(r) {
				out = append(out, r)
			}
			continue
		}
		out, on = append(out, r), letterMarks{base: r}
	}
	return norm.NFC.String(string(withoutIdle(out)))
}

// seen maps a character to what is left of it when nothing around it is looked at; -1 for nothing.
func seen(r rune) rune {
	switch {
	case r == '\n':
		return r
	case unicode.IsSpace(r):
		return ' '
	case isUnseen(r) && !isJoiner(r) && !isTag(r):
		return -1
	}
	return r
}

// isTag reports whether a character may spell which flag a black flag is.
func isTag(r rune) bool { return r >= 0xe0020 && r <= 0xe007f }

// isUnseen reports whether a character is never seen, or means nothing outside of one program. Selectors are not among
// them: of these it depends on what they follow.
func isUnseen(r rune) bool {
	switch {
	case r == '\n':
		return false
	case unicode.In(r, unicode.Variation_Selector, unicode.Prepended_Concatenation_Mark):
		return false
	case r >= 0x13430 && r <= 0x1345f: // puts hieroglyphs together
		return false
	case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs, unicode.Zl, unicode.Zp):
		return true
	case unicode.In(r, unicode.Noncharacter_Code_Point, unicode.Other_Default_Ignorable_Code_Point):
		return true
	}
	return r == '\u2800' // the braille pattern without a dot
}

const (
	mostAccents = 2 // accents that fit any letter, on one
	mostMarks   = 5 // marks of any kind on one letter: Hebrew points, Burmese vowels
)

// letterMarks are the marks that a letter or sign has so far.
type letterMarks struct {
	base    rune
	marks   []rune
	accents int
	style   bool
}

// take reports whether the letter may have one more mark, and counts it.
func (l *letterMarks) take(r rune) bool {
	if l.base == 0 || unicode.IsSpace(l.base) {
		return false
	}
	if unicode.Is(unicode.Variation_Selector, r) {
		fits := !l.style && hasStyle(l.base, r)
		l.style = l.style || fits
		return fits
	}
	if len(l.marks) == mostMarks || slices.Contains(l.marks, r) {
		return false
	}
	if unicode.Is(unicode.Inherited, r) {
		if l.accents == mostAccents {
			return false
		}
		l.accents++
	}
	l.marks = append(l.marks, r)
	return true
}

// hasStyle reports whether a selector chooses among variants of a letter or sign: signs have a form as text and one as
// an emoji; ideographs and letters of a few scripts have variants.
func hasStyle(base, selector rune) bool {
	switch {
	case !unicode.IsLetter(base):
		return selector >= '\ufe00' && selector <= '\ufe0f'
	case unicode.Is(unicode.Han, base):
		return selector >= '\ufe00'
	case unicode.Is(unicode.Mongolian, base):
		return selector < '\ufe00'
	}
	return selector == '\ufe00' && unicode.In(base, unicode.Myanmar, unicode.Phags_Pa, unicode.Manichaean)
}

// isJoiner reports whether a character only joins or parts its neighbours.
func isJoiner(r rune) bool { return r == '\u200c' || r == '\u200d' || r == '\u180e' }

// withoutIdle takes out the joiners that neither join nor part anything, and all but one between two characters.
func withoutIdle(text []rune) []rune {
	var out []rune
	for i := 0; i < len(text); i++ {
		if !isJoiner(text[i]) {
			out = append(out, text[i])
			continue
		}
		from := i
		for i+1 < len(text) && isJoiner(text[i+1]) {
			i++
		}
		last := len(out) - 1
		for last >= 0 && unicode.Is(unicode.Inherited, out[last]) {
			last-- // an accent or a selector is part of what bears it
		}
		for _, r := range text[from : i+1] {
			if last >= 0 && i+1 < len(text) && joins(out[last], r, text[i+1]) {
				out = append(out, r)
				break
			}
		}
	}
	return out
}

// unjoined are scripts whose letters are never joined.
var unjoined = []*unicode.RangeTable{unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.Armenian,
	unicode.Georgian, unicode.Hebrew, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul, unicode.Thai,
	unicode.Lao, unicode.Inherited, unicode.Common}

// joins reports whether a joiner means something between two characters: letters or marks of a script that joins its
// letters, or two emoji.
func joins(before, joiner, after rune) bool {
	switch {
	case joiner == '\u200d' && isEmoji(after):
		return isEmoji(before) || isSkin(before)
	case joiner == '\u180e':
		return unicode.Is(unicode.Mongolian, before) && unicode.Is(unicode.Mongolian, after)
	}
	joined := func(r rune) bool { return unicode.In(r, unicode.L, unicode.M) && !unicode.In(r, unjoined...) }
	return joined(before) && joined(after)
}

// isEmoji reports whether a sign may be part of an emoji that is joined.
func isEmoji(r rune) bool { return unicode.Is(unicode.So, r) }

// isSkin reports whether a sign gives the emoji before it a colour of skin.
func isSkin(r rune) bool { return r >= 0x1f3fb && r <= 0x1f3ff }

const blackFlag = '\U0001f3f4'

// flagEnd returns how many characters from a black flag on are one flag: those behind it that spell a region, with
// their end; else the flag alone.
func flagEnd(text []rune) int {
	const first, last, end = 0xe0030, 0xe007a, 0xe007f
	for i, r := range text[1:] {
		switch {
		case r == end && i >= 3 && i <= 6:
			return i + 2
		case r < first || r > last:
			return 1
		}
	}
	return 1
}
