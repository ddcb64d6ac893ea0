package render

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

const ellipsis = "…"

// clean makes a text fit to draw: composed accents, single spaces, and only letters that the font has.
// Emoji and other strangers are left out.
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

// cutOff shortens a text to a width, with an ellipsis when something had to go.
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

// wrap breaks a text into lines of at most width pixels, at most max lines (0: no limit). Words that are
// wider than a line are broken. whole is false when an ellipsis or a broken word was needed.
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

// unbroken are the words of a text as a line may end behind each: a plus stays with what it adds.
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

// breakWord cuts a word that is wider than a line: behind the last slash that has room, or the last hyphen; else
// anywhere, and then the head ends with a hyphen. An empty head means that not even one letter fits.
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

// fitName fits a name into so many lines, and rather into up to two more than in thin letters: they would tell it apart
// from those of other cards.
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

// setting is a text that has been fitted: the style chosen and its lines.
type setting struct {
	Style  style
	Lines  []string
	Height int  // of all lines
	Step   int  // from line to line
	Whole  bool // nothing was cut off
}

// fit tries styles from the most wanted to the least and takes the first in which the text stands
// whole in max lines; the last one is cut off with an ellipsis.
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
