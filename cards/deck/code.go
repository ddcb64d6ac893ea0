package deck

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// codeMark begins every code, with the version of its form.
const codeMark = "farpost1"

var codeForm = regexp.MustCompile(`(?i)^farpost1:([a-z0-9-]+):([a-z0-9_*.-]+)$`)

// Code writes a deck of a game in one line that Decode reads, as in "farpost1:fow:A01*4.A02*3".
func Code(game string, list []Count) string {
	var parts []string
	for _, c := range list {
		parts = append(parts, fmt.Sprintf("%s*%d", c.ID, c.N))
	}
	return codeMark + ":" + game + ":" + strings.Join(parts, ".")
}

// Decode reads a code: the game, and the deck as a list by ids, a card a line. ok is false for any other text.
func Decode(s string) (game, list string, ok bool) {
	m := codeForm.FindStringSubmatch(strings.TrimSpace(s))
	if m == nil {
		return "", "", false
	}
	var b strings.Builder
	for _, part := range strings.Split(m[2], ".") {
		id, count, _ := strings.Cut(part, "*")
		n, err := strconv.Atoi(count)
		if err != nil || id == "" {
			return "", "", false
		}
		fmt.Fprintf(&b, "%d %s\n", n, id)
	}
	return strings.ToLower(m[1]), b.String(), true
}

// Known counts the cards of a list that an index knows, and those that it does not.
func Known(x *Index, s string) (known, unknown int) {
	lines, _ := parse(s)
	for _, l := range lines {
		switch {
		case l.n == 0:
		case len(x.named(l)) > 0:
			known += l.n
		default:
			unknown += l.n
		}
	}
	return known, unknown
}
