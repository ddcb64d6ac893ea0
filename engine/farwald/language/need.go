package language

import (
	"fmt"
	"strconv"
	"strings"
)

// Element is one of the four elements, by its letter in the contract's notation.
type Element string

// The elements.
const (
	Fire   Element = "F"
	Water  Element = "W"
	Mind   Element = "M"
	Nature Element = "N"
)

// Elements lists all four in the order in which figures are shown.
var Elements = []Element{Fire, Water, Mind, Nature}

// Need is an amount of Crystallized Energy: a Gate requirement or a Crystallized cost, such as "F+W+2"
// (one Fire, one Water, two of any element). The zero Need is empty and always met (FW-081).
type Need struct {
	// Of counts the elemental symbols in the order of Elements.
	Of [4]int
	// Any is the number of generic symbols.
	Any int
}

// ParseNeed reads "F+W+2"; "" and "-" are empty. Letters may repeat, at most one number may stand.
func ParseNeed(s string) (Need, error) {
	var n Need
	if s == "" || s == "-" {
		return n, nil
	}
	for _, part := range strings.Split(s, "+") {
		part = strings.TrimSpace(part)
		if i := elementIndex(Element(part)); i >= 0 {
			n.Of[i]++
			continue
		}
		k, err := strconv.Atoi(part)
		if err != nil || k < 1 || k > 20 || n.Any > 0 {
			return Need{}, fmt.Errorf("requirement %q: want letters F, W, M, N and at most one number, as in F+W+2", s)
		}
		n.Any = k
	}
	return n, nil
}

// elementIndex is the place of an element in Elements, -1 for anything else.
func elementIndex(e Element) int {
	switch e {
	case Fire:
		return 0
	case Water:
		return 1
	case Mind:
		return 2
	case Nature:
		return 3
	}
	return -1
}

// String writes the notation of ParseNeed; "-" when empty.
func (n Need) String() string {
	var parts []string
	for i, k := range n.Of {
		for range k {
			parts = append(parts, string(Elements[i]))
		}
	}
	if n.Any > 0 {
		parts = append(parts, strconv.Itoa(n.Any))
	}
	if len(parts) == 0 {
		return "-"
	}
	return strings.Join(parts, "+")
}

// Total counts the symbols.
func (n Need) Total() int { return n.Of[0] + n.Of[1] + n.Of[2] + n.Of[3] + n.Any }

// MarshalText writes the notation of ParseNeed.
func (n Need) MarshalText() ([]byte, error) { return []byte(n.String()), nil }

// UnmarshalText reads the notation of ParseNeed.
func (n *Need) UnmarshalText(b []byte) error {
	got, err := ParseNeed(string(b))
	if err != nil {
		return err
	}
	*n = got
	return nil
}

// Plus adds two amounts symbol by symbol.
func (n Need) Plus(m Need) Need {
	for i := range n.Of {
		n.Of[i] += m.Of[i]
	}
	n.Any += m.Any
	return n
}

// Symbols lists the symbols one by one: the elemental ones in the order of Elements, then "" for each generic one.
// Payers are named in this order.
func (n Need) Symbols() []Element {
	out := make([]Element, 0, n.Total())
	for i, k := range n.Of {
		for range k {
			out = append(out, Elements[i])
		}
	}
	for range n.Any {
		out = append(out, "")
	}
	return out
}

// NeedOf is the amount of one symbol, "" being a generic one.
func NeedOf(symbol Element) Need {
	n := Need{}
	if e := elementIndex(symbol); e >= 0 {
		n.Of[e] = 1
	} else {
		n.Any = 1
	}
	return n
}

// Covers reports whether Crystallized Energy of an element fits a symbol: exactly its element, or any for a generic
// one ("").
func Covers(symbol, ce Element) bool { return symbol == "" || symbol == ce }

// Missing returns the symbols that Evocations of the given elements, one CE each, leave uncovered when they cover as
// many as possible; the zero Need when it is met (FW-077, FW-078).
func (n Need) Missing(have []Element) Need { return SupplyOf(have).Missing(n) }
