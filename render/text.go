package render

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

const ellipsis = "…"

// clean makes a text ready to draw: composed accents, single spaces, and only letters that the font has. It drops emoji
// and other characters that the font lacks.
func (c *cut) clean(s string) string {
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

// cutOff shortens a text to a width, with an ellipsis if something had to go.
func (c *cut) cutOff(s string, width int) string {
	if c.width(s) <= width {
		return s
	}
	rs := []rune(s)
	for len(rs) > 0 {
		rs = rs[:len(rs)-1]
		if t := strings.TrimRight(string(rs), " ,;:-–—") + ellipsis; c.width(t) <= width {
			return t
		}
	}
	return ""
}

// wrap breaks a text into lines of at most width pixels, at most max lines (0: no limit). It breaks words that are
// wider than a line. Whole is false if it needed an ellipsis or broke a word.
func (c *cut) wrap(s string, width, max int) (lines []string, whole bool) {
	whole = true
	words := unbroken(s)
	line := ""
	for i := 0; i < len(words); i++ {
		w := words[i]
		try := w
		if line != "" {
			try = line + " " + w
		}
		if c.width(try) <= width {
			line = try
			continue
		}
		if max > 0 && len(lines) == max-1 {
			rest := strings.TrimSpace(line + " " + strings.Join(words[i:], " "))
			return append(lines, c.cutOff(rest, width)), false
		}
		if line != "" {
			lines, line = append(lines, line), ""
			i-- // the word again, at the start of a line
			continue
		}
		head, tail := c.breakWord(w, width)
		if head == "" {
			return append(lines, c.cutOff(w, width)), false
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
func (c *cut) breakWord(w string, width int) (head, tail string) {
	for _, sep := range []string{"/", "-"} {
		for n := strings.LastIndex(w[:len(w)-1], sep); n >= 0; n = strings.LastIndex(w[:n], sep) {
			if c.width(w[:n+1]) <= width {
				return w[:n+1], w[n+1:]
			}
		}
	}
	rs := []rune(w)
	for n := len(rs) - 1; n > 0; n-- {
		if h := string(rs[:n]) + "-"; c.width(h) <= width {
			return h, string(rs[n:])
		}
	}
	return "", w
}

// fitName fits a name into so many lines. It takes up to two lines more before it takes thin letters, which would look
// unlike the names of other cards.
func (p *pen) fitName(s string, width, max int, tries ...style) setting {
	least := style{textMin, true}
	if t := p.fit(s, width, max, append(tries, least)...); t.Whole {
		return t
	}
	if t := p.fit(s, width, max+1, least); t.Whole {
		return t
	}
	return p.fit(s, width, max+2, least, style{textMin, false})
}

// setting is a fitted text: its style and its lines.
type setting struct {
	Style  style
	Lines  []string
	Height int  // of all lines
	Step   int  // from line to line
	Whole  bool // nothing was cut off, and no word broken
}

// fit tries styles from the most wanted to the least. It takes the first in which the text stands whole in max lines.
// If there is none it takes the last, and cuts the text off with an ellipsis.
func (p *pen) fit(s string, width, max int, tries ...style) setting {
	var out setting
	for _, st := range tries {
		c := p.cut(st)
		lines, whole := c.wrap(c.clean(s), width, max)
		step := c.ascent + c.descent
		whole = whole && (max == 0 || len(lines) <= max)
		out = setting{Style: st, Lines: lines, Height: step * len(lines), Step: step, Whole: whole}
		if whole {
			return out
		}
	}
	return out
}
