package deck

import (
	"fmt"
	"strings"
)

// Keep gives a text the form in which it outlives renamed cards: lines that name one card name it by its id;
// all others, notes and what could not be understood included, stay as written. Check reads it like the
// original, line for line. A text that is too long for a deck comes to "".
func ToIDs(x *Index, s string) string {
	return rewrite(x, s, func(id string) string { return id })
}

// Show is Keep the other way round: it names cards as name does, by their id where such a name would be read
// as another card's.
func ToNames(x *Index, s string, name func(id string) string) string {
	return rewrite(x, s, name)
}

func rewrite(x *Index, s string, name func(id string) string) string {
	lines, _ := parse(s)
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = l.raw
		found := x.Find(l.name)
		if l.n == 0 || len(found) != 1 {
			continue
		}
		if out[i] = fmt.Sprintf("%d %s", l.n, name(found[0])); !x.means(out[i], l.n, found[0]) {
			out[i] = fmt.Sprintf("%d %s", l.n, found[0])
		}
	}
	return strings.TrimRight(strings.Join(out, "\n"), "\n")
}

// means tells whether a line is read as so many of a card.
func (x *Index) means(written string, n int, id string) bool {
	got, name, _ := parseLine(written)
	found := x.Find(name)
	return got == n && len(found) == 1 && found[0] == id
}

// Plain gives the cards of a list that is nothing else: no headings, no notes, nothing that is not understood.
func Plain(x *Index, s string) (cards []Count, ok bool) {
	lines, _ := parse(s)
	for _, l := range lines {
		found := x.Find(l.name)
		switch {
		case strings.TrimSpace(l.raw) == "":
		case l.n == 0 || len(found) != 1:
			return nil, false
		default:
			cards = append(cards, Count{N: l.n, ID: found[0]})
		}
	}
	return cards, len(cards) > 0
}
