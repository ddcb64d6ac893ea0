package deck

import (
	"fmt"
	"strings"
)

// ToIDs writes a deck's text with card ids, so that it outlives renamed cards. A line that names one card names it by
// its id; every other line (a note, a heading, what is not understood) stays as it is. Check reads the result like the
// original, line for line. A text that is too long for a deck becomes "".
func ToIDs(x *Index, s string) string {
	return rewrite(x, s, func(id string) string { return id })
}

// ToNames is the reverse of ToIDs: it writes the name that name gives, or the id where that name would be read as
// another card's.
func ToNames(x *Index, s string, name func(id string) string) string {
	return rewrite(x, s, name)
}

func rewrite(x *Index, s string, name func(id string) string) string {
	lines, _ := parse(s)
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = l.raw
		found := x.named(l)
		if l.n == 0 || l.side || len(found) != 1 {
			continue
		}
		if out[i] = fmt.Sprintf("%d %s", l.n, name(found[0])); !x.means(out[i], l.n, found[0]) {
			out[i] = fmt.Sprintf("%d %s", l.n, found[0])
		}
	}
	return strings.TrimRight(strings.Join(out, "\n"), "\n")
}

// means reports whether a line is read as n copies of a card.
func (x *Index) means(written string, n int, id string) bool {
	got, name, _ := parseLine(written)
	found := x.named(line{name: name, full: fullName(written)})
	return got == n && len(found) == 1 && found[0] == id
}

// Plain returns the cards of a text that has nothing but cards: ok is false if there is a heading, a note, or a line
// that is not understood, and for a text without cards.
func Plain(x *Index, s string) (cards []Count, ok bool) {
	lines, _ := parse(s)
	for _, l := range lines {
		found := x.named(l)
		switch {
		case strings.TrimSpace(l.raw) == "":
		case l.n == 0 || l.side || len(found) != 1:
			return nil, false
		default:
			cards = append(cards, Count{N: l.n, ID: found[0]})
		}
	}
	return cards, len(cards) > 0
}
