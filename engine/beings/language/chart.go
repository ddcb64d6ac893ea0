package language

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
)

// Type is the type of a Being: a code of the chart, such as "sun" (BE-054).
type Type string

// Chart says how types fight each other (BER-01).
type Chart struct {
	ID string `json:"chart"`
	// Order lists the types, for people.
	Order []Type             `json:"order"`
	Types map[Type]Strengths `json:"types"`
}

// Strengths are the symbols that cards of a type show (BE-056).
type Strengths struct {
	Plus  []Type `json:"plus"`
	Minus []Type `json:"minus"`
}

//go:embed chart-ours-1.json
var ours1 []byte

// Ours is the chart of this product, "ours-1".
var Ours = must(ReadChart(ours1))

func must(c Chart, err error) Chart {
	if err != nil {
		panic(err) // the file is part of the program
	}
	return c
}

// ReadChart reads a chart and checks that one can play by it.
func ReadChart(raw []byte) (Chart, error) {
	var c Chart
	if err := json.Unmarshal(raw, &c); err != nil {
		return c, fmt.Errorf("read chart: %w", err)
	}
	return c, c.Check()
}

// Check reports what is wrong with a chart (BER-01): no types at all, a type that is in both lists of one type, one
// that lists itself or a type that there is not, and two types that double each other.
func (c Chart) Check() error {
	if len(c.Order) == 0 {
		return fmt.Errorf("chart %q has no types", c.ID)
	}
	if named := slices.Sorted(slices.Values(c.Order)); !slices.Equal(named, slices.Sorted(maps.Keys(c.Types))) {
		return fmt.Errorf("chart %s: order and types name different types", c.ID)
	}
	for _, t := range c.Order {
		of := c.Types[t]
		for _, o := range slices.Concat(of.Plus, of.Minus) {
			switch _, known := c.Types[o]; {
			case !known:
				return fmt.Errorf("chart %s: %s lists %q, which is no type", c.ID, t, o)
			case o == t:
				return fmt.Errorf("chart %s: %s lists itself", c.ID, t)
			case slices.Contains(of.Plus, o) && slices.Contains(of.Minus, o):
				return fmt.Errorf("chart %s: %s is strong and weak against %s", c.ID, t, o)
			case slices.Contains(of.Plus, o) && slices.Contains(c.Types[o].Plus, t):
				return fmt.Errorf("chart %s: %s and %s double each other", c.ID, t, o)
			}
		}
	}
	return nil
}

// Outcome is what types do to the power of an attack.
type Outcome int

// Outcomes of BE-057 to BE-059.
const (
	Same Outcome = iota
	Doubled
	Halved
)

// Against returns what becomes of an attack of one type on a Being of another. Doubled: the attacker is strong against
// it (BE-057). Halved: the attacker is weak against it, and it is strong against the attacker (BE-058). One of these
// alone changes nothing (BE-059).
func (c Chart) Against(attacker, defender Type) Outcome {
	a, d := c.Types[attacker], c.Types[defender]
	switch {
	case slices.Contains(a.Plus, defender):
		return Doubled
	case slices.Contains(a.Minus, defender) && slices.Contains(d.Plus, attacker):
		return Halved
	}
	return Same
}

// Of returns a power after an outcome. Halves are rounded up (BE-060).
func (o Outcome) Of(power int) int {
	switch o {
	case Doubled:
		return 2 * power
	case Halved:
		return (power + 1) / 2
	}
	return power
}

// Mirrored lists the types of Minus that count: those that are strong against t. The others change nothing and are
// shown in grey.
func (c Chart) Mirrored(t Type) (out []Type) {
	for _, o := range c.Types[t].Minus {
		if c.Against(t, o) == Halved {
			out = append(out, o)
		}
	}
	return out
}
