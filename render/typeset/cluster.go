package typeset

import (
	"slices"
	"strings"
	"unicode"

	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/segmenter"
)

// Joiners and isolates are characters without a form of their own that a text needs to be drawn well.
const (
	nonJoiner    = '\u200c' // parts letters that would be joined
	joiner       = '\u200d' // joins letters, or pictures to one picture
	LeftMark     = '\u200e' // is as a letter that runs to the right
	RightMark    = '\u200f' // is as a letter that runs to the left
	IsolateBegin = '\u2068' // begins a part with a direction of its own, such as a name in a sentence
	IsolateEnd   = '\u2069' // ends it
	blackFlag    = '\U0001f3f4'
)

// isTag reports whether a character spells which flag a black flag is.
func isTag(r rune) bool { return r >= 0xe0020 && r <= 0xe007f }

// isFormless reports whether a character needs no glyph.
func isFormless(r rune) bool {
	switch r {
	case nonJoiner, joiner, LeftMark, RightMark, IsolateBegin, IsolateEnd:
		return true
	}
	return unicode.Is(unicode.Variation_Selector, r) || isTag(r)
}

// eachCluster calls f for what a reader sees as one letter each: a letter with its accents, a family of emoji. seg is
// scratch memory.
func eachCluster(seg *segmenter.Segmenter, text []rune, f func(at int, cluster []rune)) {
	seg.Init(text)
	for it := seg.GraphemeIterator(); it.Next(); {
		g := it.Grapheme()
		f(g.Offset, g.Text)
	}
}

// plainScripts are those whose letters stand beside each other from left to right, as they are. Their texts have no
// kerning and no ligatures, however they are drawn.
var plainScripts = []language.Script{language.Common, language.Latin, language.Greek, language.Cyrillic,
	language.Armenian, language.Georgian}

// IsPlain reports whether its neighbours change nothing about a character: texts of such characters need no shaping.
func IsPlain(r rune) bool {
	return !unicode.In(r, unicode.M, unicode.Cf) && !turns(r) &&
		slices.Contains(plainScripts, language.LookupScript(r))
}

// FirstSign is the letter of the first sign of a text. Signs are drawn by whoever has them shaped.
const FirstSign = '\uE000'

// IsSign reports whether a letter is one of n signs.
func IsSign(r rune, n int) bool { return r >= FirstSign && int(r-FirstSign) < n }

// Breaks cuts a word where a line may end within it: scripts without spaces may end a line between most letters. Other
// words stay whole.
func Breaks(word string) (parts []string) {
	var seg segmenter.Segmenter
	seg.Init([]rune(word))
	for it := seg.LineIterator(); it.Next(); {
		part := string(it.Line().Text)
		if last := len(parts) - 1; last >= 0 && !isDense(part) && !isDense(parts[last]) {
			parts[last] += part // as in a word with a hyphen
			continue
		}
		parts = append(parts, part)
	}
	return parts
}

// isDense reports whether a text has a letter of a script that has no spaces between words.
func isDense(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool {
		return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Bopomofo, unicode.Yi)
	})
}
