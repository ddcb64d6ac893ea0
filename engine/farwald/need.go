package farwald

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

// Total is the number of symbols.
func (n Need) Total() int { return n.Of[0] + n.Of[1] + n.Of[2] + n.Of[3] + n.Any }

// MarshalText and UnmarshalText use the notation.
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
