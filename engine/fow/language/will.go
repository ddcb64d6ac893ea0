package language

import (
	"fmt"
	"strconv"
	"strings"
)

// Attribute is one of the five attributes, by its letter (FO-033).
type Attribute string

// The attributes. Void stands for will without attribute (FO-060); no card has it.
const (
	Light    Attribute = "L"
	Fire     Attribute = "F"
	Water    Attribute = "W"
	Wind     Attribute = "G"
	Darkness Attribute = "D"
	Void     Attribute = "V"
)

// Attributes lists the five in the order in which figures are shown.
var Attributes = []Attribute{Light, Fire, Water, Wind, Darkness}

const attributes = 5

// AttributeIndex is the place of an attribute in Attributes; len(Attributes) for Void, -1 for anything else.
func AttributeIndex(a Attribute) int {
	switch a {
	case Light:
		return 0
	case Fire:
		return 1
	case Water:
		return 2
	case Wind:
		return 3
	case Darkness:
		return 4
	case Void:
		return attributes
	}
	return -1
}

// Will is an amount of will as a cost names it, such as "F+F+1": one symbol for each will of an attribute,
// and the generic number (FO-065 to FO-067). The zero Will is free.
type Will struct {
	// Of counts the symbols in the order of Attributes.
	Of [attributes]int
	// Any is the generic number.
	Any int
	// X stands for a generic number that the player names while playing (FO-083); until then it is 0.
	X bool
}

// ParseWill reads "F+F+1"; "" and "-" are free. Letters may repeat. There may be one number from 1 to 20, and one X,
// a number that the player names.
func ParseWill(s string) (Will, error) {
	var w Will
	if s == "" || s == "-" {
		return w, nil
	}
	for _, part := range strings.Split(s, "+") {
		part = strings.TrimSpace(part)
		if i := AttributeIndex(Attribute(part)); i >= 0 && i < attributes {
			w.Of[i]++
			continue
		}
		if part == "X" && !w.X {
			w.X = true
			continue
		}
		n, err := strconv.Atoi(part)
		if err != nil || n < 1 || n > 20 || w.Any > 0 {
			return Will{},
				fmt.Errorf("cost %q: want letters L, F, W, G, D, at most one number from 1 to 20 and at most one X, as in F+F+1", s)
		}
		w.Any = n
	}
	return w, nil
}

// String writes the notation of ParseWill; "-" when free.
func (w Will) String() string {
	var parts []string
	for _, a := range w.Symbols() {
		if a != "" {
			parts = append(parts, string(a))
		}
	}
	if w.X {
		parts = append(parts, "X")
	}
	if w.Any > 0 {
		parts = append(parts, strconv.Itoa(w.Any))
	}
	if len(parts) == 0 {
		return "-"
	}
	return strings.Join(parts, "+")
}

// Total is the total cost: symbols and generic number together (FO-067). An X that has not been named counts 0.
func (w Will) Total() int {
	n := w.Any
	for _, k := range w.Of {
		n += k
	}
	return n
}

// Plus is both amounts together.
func (w Will) Plus(o Will) Will {
	for i, k := range o.Of {
		w.Of[i] += k
	}
	w.Any += o.Any
	w.X = w.X || o.X
	return w
}

// With is the amount when X is n.
func (w Will) With(n int) Will {
	if w.X {
		w.Any, w.X = w.Any+n, false
	}
	return w
}

// Symbols lists the will due one by one: the attribute symbols in the order of Attributes, then "" for each
// will of the generic number.
func (w Will) Symbols() []Attribute {
	out := make([]Attribute, 0, w.Total())
	for i, k := range w.Of {
		for range k {
			out = append(out, Attributes[i])
		}
	}
	for range w.Any {
		out = append(out, "")
	}
	return out
}

// MarshalText writes the notation of ParseWill.
func (w Will) MarshalText() ([]byte, error) { return []byte(w.String()), nil }

// UnmarshalText reads the notation of ParseWill.
func (w *Will) UnmarshalText(b []byte) error {
	got, err := ParseWill(string(b))
	if err != nil {
		return err
	}
	*w = got
	return nil
}
