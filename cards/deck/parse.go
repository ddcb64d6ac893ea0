package deck

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Limits of a pasted text.
const (
	maxText  = 64 << 10
	maxLines = 2000
	maxCount = 999
	maxEcho  = 60 // runes of a person's text that a message repeats
)

// line is a line of a text. It names a card (n is more than 0), cannot be read (code is the message), or is a note or
// blank (neither).
type line struct {
	no   int // from 1
	n    int
	name string
	code string
	raw  string // as written, without invisible characters
}

// parse splits a text into lines; ok is false if it is too long for a deck.
func parse(s string) (lines []line, ok bool) {
	if len(s) > maxText {
		return nil, false
	}
	all := strings.Split(ends.Replace(strings.TrimPrefix(s, "\ufeff")), "\n")
	if len(all) > maxLines {
		return nil, false
	}
	for i, raw := range all {
		l := line{no: i + 1, raw: strings.TrimSpace(visible(raw))}
		if l.raw != "" && !strings.HasPrefix(l.raw, "#") && !strings.HasPrefix(l.raw, "//") {
			l.n, l.name, l.code = parseLine(l.raw)
		}
		lines = append(lines, l)
	}
	return lines, true
}

// ends are the ways to end a line.
var ends = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n", "\f", "\n")

// visible drops what cannot be seen: control characters and marks of direction or of zero width. It makes every kind of
// space a plain one, and every invalid byte a question mark.
func visible(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs):
			return -1
		case r == unicode.ReplacementChar:
			return '?'
		}
		return r
	}, s)
}

// parseLine reads "3 Card Name" or "3x Card Name"; code is the message for anything else.
func parseLine(t string) (n int, name, code string) {
	count, name := splitCount(norm.NFKC.String(t))
	if !strings.ContainsFunc(name, unicode.IsLetter) {
		return 0, "", "V-SYNTAX"
	}
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 || n > maxCount {
		return 0, "", "V-COUNT"
	}
	return n, name, ""
}

var leading = regexp.MustCompile(`^([+-]?[\d.,]+)\s*(?:[xX×*]\s+|\s+|$)(.*)$`)

// splitCount parts the number at the front of a line from the name behind it; count is "" if there is none.
func splitCount(t string) (count, name string) {
	if m := leading.FindStringSubmatch(t); m != nil {
		return m[1], strings.TrimSpace(m[2])
	}
	return "", t
}

// echo shortens a person's text so that a message can repeat it.
func echo(s string) string {
	r := []rune(s)
	if len(r) > maxEcho {
		return string(r[:maxEcho-1]) + "…"
	}
	return s
}
