package draw

import (
	"image/color"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// TextMin is the least height of letters that matter, in pixels.
const TextMin = 28

// Ellipsis ends a text that is cut.
const Ellipsis = "…"

// Clean makes a text ready to draw: composed accents, single spaces, and only letters that the font has. It drops emoji
// and other characters that the font lacks.
func (c *Cut) Clean(s string) string {
	var b strings.Builder
	space := false
	for _, r := range norm.NFC.String(s) {
		switch {
		case unicode.IsSpace(r):
			space = b.Len() > 0
		case !isSign(r, c.signs) && (!unicode.IsPrint(r) || !c.has(r)):
		default:
			if space {
				b.WriteByte(' ')
				space = false
			}
			b.WriteRune(r)
		}
	}
	return b.String()
}

// CutOff shortens a text to a width, with an ellipsis if something had to go.
func (c *Cut) CutOff(s string, width int) string {
	if c.Width(s) <= width {
		return s
	}
	rs := []rune(s)
	for len(rs) > 0 {
		rs = rs[:len(rs)-1]
		if t := strings.TrimRight(string(rs), " ,;:-–—") + Ellipsis; c.Width(t) <= width {
			return t
		}
	}
	return ""
}

// wrap breaks a text into lines of at most width pixels, at most max lines (0: no limit). It breaks words that are
// wider than a line. Whole is false if it needed an ellipsis or broke a word.
func (c *Cut) wrap(s string, width, max int) (lines []string, whole bool) {
	whole = true
	words := unbroken(s)
	line := ""
	for i := 0; i < len(words); i++ {
		w := words[i]
		try := w
		if line != "" {
			try = line + " " + w
		}
		if c.Width(try) <= width {
			line = try
			continue
		}
		if max > 0 && len(lines) == max-1 {
			rest := strings.TrimSpace(line + " " + strings.Join(words[i:], " "))
			return append(lines, c.CutOff(rest, width)), false
		}
		if line != "" {
			lines, line = append(lines, line), ""
			i-- // the word again, at the start of a line
			continue
		}
		head, tail := c.breakWord(w, width)
		if head == "" {
			return append(lines, c.CutOff(w, width)), false
		}
		whole = false
		lines = append(lines, head)
		words[i] = tail
		i--
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines, whole
}

// unbroken returns the parts of a text between which a line may end: its words, but a plus stays with what it adds.
func unbroken(s string) (words []string) {
	plus := false
	for _, w := range strings.Fields(s) {
		if plus {
			words[len(words)-1] += " " + w
		} else {
			words = append(words, w)
		}
		plus = w == "+"
	}
	return words
}

// breakWord cuts a word that is wider than a line: behind the last slash that has room, else behind the last hyphen. If
// there is neither it cuts anywhere, and the head ends with a new hyphen. Head is "" if not even one letter fits.
func (c *Cut) breakWord(w string, width int) (head, tail string) {
	for _, sep := range []string{"/", "-"} {
		for n := strings.LastIndex(w[:len(w)-1], sep); n >= 0; n = strings.LastIndex(w[:n], sep) {
			if c.Width(w[:n+1]) <= width {
				return w[:n+1], w[n+1:]
			}
		}
	}
	rs := []rune(w)
	for n := len(rs) - 1; n > 0; n-- {
		if h := string(rs[:n]) + "-"; c.Width(h) <= width {
			return h, string(rs[n:])
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
const FirstSign = '\uE000'

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

// isSign reports whether a letter is one of n signs.
func isSign(r rune, n int) bool { return r >= FirstSign && int(r-FirstSign) < n }

// drawSign draws a sign in the middle of its width.
func (p *Pen) drawSign(c *Cut, x, y int, r rune) {
	half := float64(c.signWidth()) / 2
	p.Mark(float64(x)+half, float64(y)-float64(c.ascent)*0.38, half*0.85, p.signs[r-FirstSign].Mark, p.signGround)
}

// signWidth returns the width of a sign among letters.
func (c *Cut) signWidth() int { return c.ascent * 11 / 10 }
