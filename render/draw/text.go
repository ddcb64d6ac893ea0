package draw

import (
	"image/color"
	"slices"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"farpost/render/typeset"
)

// TextMin is the least height of letters that matter, in pixels.
const TextMin = 28

// Ellipsis ends a text that is cut.
const Ellipsis = "…"

// Clean makes a text ready to draw: composed accents, single spaces, and only what a font has. It drops emoji and other
// characters that no font has, and those that would turn the direction of a text round. Isolates stay, and so does a
// mark at the beginning that says that the text runs to the right.
func (c *Cut) Clean(s string) string {
	var b strings.Builder
	space := false
	write := func(rs ...rune) {
		if space && len(rs) > 0 {
			b.WriteByte(' ')
			space = false
		}
		for _, r := range rs {
			b.WriteRune(r)
		}
	}
	s = norm.NFC.String(s)
	if simple := !strings.ContainsFunc(s, func(r rune) bool { return !c.isSimple(r) }); simple {
		for _, r := range s {
			if unicode.IsSpace(r) {
				space = b.Len() > 0
				continue
			}
			write(r)
		}
		return b.String()
	}
	c.set.shaper.EachCluster(s, func(_ int, cluster []rune) {
		switch r := cluster[0]; {
		case unicode.IsSpace(r):
			space = space || b.Len() > 0
		case r == typeset.LeftMark && b.Len() == 0: // so the text runs to the right
			write(r)
		case r == typeset.IsolateBegin, r == typeset.IsolateEnd, typeset.IsSign(r, c.signs):
			write(r)
		default:
			write(c.set.from.Drawn(cluster, c.style.Bold)...)
		}
	})
	return b.String()
}

// isSimple reports whether a character is cleaned by itself: a plain letter, a space or a sign.
func (c *Cut) isSimple(r rune) bool {
	return unicode.IsSpace(r) || typeset.IsSign(r, c.signs) || unicode.IsPrint(r) && c.letter(r).plain
}

// cuts returns where a text may be cut, in bytes and in order.
func (c *Cut) cuts(s string) (at []int) {
	if !c.isPlain(s) {
		return c.set.shaper.Cuts(c.text(s))
	}
	for i := range s {
		if i > 0 {
			at = append(at, i)
		}
	}
	return at
}

// CutOff shortens a text to a width, with an ellipsis if something had to go.
func (c *Cut) CutOff(s string, width int) string {
	if c.Width(s) <= width {
		return s
	}
	at := append([]int{0}, c.cuts(s)...)
	cut := func(i int) string { return strings.TrimRight(s[:at[i]], " ,;:-–—") + Ellipsis }
	n := sort.Search(len(at), func(i int) bool { return c.Width(cut(i)) > width })
	if n == 0 {
		return ""
	}
	return cut(n - 1)
}

// wrap breaks a text into lines of at most width pixels, at most max lines (0: no limit). It breaks words that are
// wider than a line. Whole is false if it needed an ellipsis or broke a word. Each line has the direction of the text.
func (c *Cut) wrap(s string, width, max int) (lines []string, whole bool) {
	lines, whole = c.broken(s, width, max)
	leftward := typeset.IsLeftward(s)
	for i, l := range lines {
		switch {
		case typeset.IsLeftward(l) == leftward:
		case leftward:
			lines[i] = string(typeset.RightMark) + l
		default:
			lines[i] = string(typeset.LeftMark) + l
		}
	}
	return lines, whole
}

// broken is wrap, but for the directions of the lines.
func (c *Cut) broken(s string, width, max int) (lines []string, whole bool) {
	whole = true
	words := c.unbroken(s)
	line := ""
	for i := 0; i < len(words); i++ {
		w := words[i]
		try := w.text
		if line != "" {
			try = line + w.space() + w.text
		}
		if c.Width(try) <= width {
			line = try
			continue
		}
		if max > 0 && len(lines) == max-1 {
			rest := line
			for _, w := range words[i:] {
				rest += w.space() + w.text
			}
			return append(lines, c.CutOff(strings.TrimSpace(rest), width)), false
		}
		if line != "" {
			lines, line = append(lines, line), ""
			i-- // the word again, at the start of a line
			continue
		}
		head, tail := c.breakWord(w.text, width)
		if head == "" {
			return append(lines, c.CutOff(w.text, width)), false
		}
		whole = false
		lines = append(lines, head)
		words[i].text = tail
		i--
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines, whole
}

// word is a part of a text before which a line may end.
type word struct {
	text  string
	close bool // no space stands before it
}

func (w word) space() string {
	if w.close {
		return ""
	}
	return " "
}

// unbroken returns the parts of a text between which a line may end: its words, but a plus stays with what it adds.
// Scripts without spaces may end a line between most of their letters.
func (c *Cut) unbroken(s string) (words []word) {
	plus := false
	for _, w := range strings.Fields(s) {
		if plus {
			words[len(words)-1].text += " " + w
		} else {
			words = append(words, word{text: w})
		}
		plus = w == "+"
	}
	if c.isPlain(s) {
		return words
	}
	var out []word
	for _, w := range words {
		for i, part := range typeset.Breaks(w.text) {
			out = append(out, word{part, i > 0})
		}
	}
	return out
}

// breakWord cuts a word that is wider than a line: behind the last slash that has room, else behind the last hyphen. If
// there is neither it cuts anywhere, and the head ends with a new hyphen if its script has hyphens. Head is "" if not
// even one letter fits.
func (c *Cut) breakWord(w string, width int) (head, tail string) {
	for _, sep := range []string{"/", "-"} {
		for n := strings.LastIndex(w[:len(w)-1], sep); n >= 0; n = strings.LastIndex(w[:n], sep) {
			if c.Width(w[:n+1]) <= width {
				return w[:n+1], w[n+1:]
			}
		}
	}
	for _, n := range slices.Backward(c.cuts(w)) {
		h := w[:n]
		if last, _ := utf8.DecodeLastRuneInString(h); c.letter(last).plain {
			h += "-"
		}
		if c.Width(h) <= width {
			return h, w[n:]
		}
	}
	return "", w
}

// FitName fits a name into so many lines. It takes up to two lines more before it takes thin letters, which would look
// unlike the names of other cards.
func (p *Pen) FitName(s string, width, max int, tries ...Style) Setting {
	least := Style{TextMin, true}
	if t := p.Fit(s, width, max, append(tries, least)...); t.Whole {
		return t
	}
	if t := p.Fit(s, width, max+1, least); t.Whole {
		return t
	}
	return p.Fit(s, width, max+2, least, Style{TextMin, false})
}

// Setting is a fitted text: its style and its lines.
type Setting struct {
	Style  Style
	Lines  []string
	Height int  // of all lines
	Step   int  // from line to line
	Whole  bool // nothing was cut off, and no word broken
}

// Fit tries styles from the most wanted to the least. It takes the first in which the text stands whole in max lines.
// If there is none it takes the last, and cuts the text off with an ellipsis.
func (p *Pen) Fit(s string, width, max int, tries ...Style) Setting {
	var out Setting
	for _, st := range tries {
		c := p.Cut(st)
		lines, whole := c.wrap(c.Clean(s), width, max)
		step := c.ascent + c.descent
		whole = whole && (max == 0 || len(lines) <= max)
		out = Setting{Style: st, Lines: lines, Height: step * len(lines), Step: step, Whole: whole}
		if whole {
			return out
		}
	}
	return out
}

// FirstSign is the letter of the first sign of a sprite.
const FirstSign = typeset.FirstSign

// Glyph is a symbol in a sprite's texts.
type Glyph struct {
	Code string
	Mark Mark
}

// WithSigns lets a pen measure and draw signs on a ground while f runs.
func (p *Pen) WithSigns(signs []Glyph, ground color.RGBA, f func()) {
	p.signs, p.signGround = signs, ground
	f()
	p.signs = nil
}

// drawSign draws a sign in the middle of its width.
func (p *Pen) drawSign(c *Cut, x, y int, r rune) {
	half := float64(c.signWidth()) / 2
	p.Mark(float64(x)+half, float64(y)-float64(c.ascent)*0.38, half*0.85, p.signs[r-FirstSign].Mark, p.signGround)
}
