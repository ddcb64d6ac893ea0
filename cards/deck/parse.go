package deck

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"farpost/engine"
)

// Limits keep a pasted text harmless.
const (
	maxText  = 64 << 10
	maxLines = 2000
	maxCount = 999
	maxEcho  = 60 // runes of a person's text that a message repeats
)

// Line is one line of a deck that names a card.
type Line struct {
	Line int // from 1
	N    int
	Name string
}

// Parse reads a deck's text. Lines that cannot be read are faults (V-SYNTAX, V-COUNT); the others are
// given all the same.
func Parse(s string) (lines []Line, faults []engine.Phrase) {
	if len(s) > maxText {
		return nil, []engine.Phrase{engine.Say("V-LONG", engine.A("max", engine.Int(maxLines)))}
	}
	all := strings.Split(strings.ReplaceAll(strings.TrimPrefix(s, "\ufeff"), "\r", "\n"), "\n")
	if len(all) > maxLines {
		return nil, []engine.Phrase{engine.Say("V-LONG", engine.A("max", engine.Int(maxLines)))}
	}
	for i, raw := range all {
		t := strings.TrimSpace(raw)
		if t == "" || strings.HasPrefix(t, "#") || strings.HasPrefix(t, "//") {
			continue
		}
		l, code := parseLine(t)
		l.Line = i + 1
		if code != "" {
			faults = append(faults, engine.Say(code, engine.A("line", engine.Int(i+1)), engine.A("text", text(echo(t)))))
			continue
		}
		lines = append(lines, l)
	}
	return lines, faults
}

// parseLine reads "3 Card Name", "3x Card Name" or "Card Name"; code is the message when it cannot.
func parseLine(t string) (l Line, code string) {
	count, name := splitCount(t)
	if !strings.ContainsFunc(name, unicode.IsLetter) {
		return l, "V-SYNTAX"
	}
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 || n > maxCount {
		return l, "V-COUNT"
	}
	return Line{N: n, Name: name}, ""
}

var leading = regexp.MustCompile(`^([+-]?[\d.,]+)\s*(?:[xX×*]\s+|\s+|$)(.*)$`)

// splitCount takes the number at the front of a line from the name behind it; "" when there is none.
func splitCount(t string) (count, name string) {
	if m := leading.FindStringSubmatch(t); m != nil {
		return m[1], strings.TrimSpace(m[2])
	}
	return "", t
}

// echo shortens a person's text for a message.
func echo(s string) string {
	r := []rune(s)
	if len(r) > maxEcho {
		return string(r[:maxEcho-1]) + "…"
	}
	return s
}
