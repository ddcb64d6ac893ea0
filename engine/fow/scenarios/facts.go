package scenarios

import (
	"fmt"
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/scenario"
)

// value reads wills of a pool, such as will:F.1, and cost:… as they are.
func value(_ *scenario.World, word string) (engine.Value, bool) {
	if strings.HasPrefix(word, "will:") || strings.HasPrefix(word, "cost:") {
		return engine.Value(word), true
	}
	return "", false
}

// name writes wills like value reads them, and costs by what they are.
func name(_ *scenario.World, v engine.Value) (string, bool) {
	switch v.Kind() {
	case "cost":
		return v.Body(), true
	case "will":
		return string(v), true
	}
	return "", false
}

// facts are Force of Will's own; doc.go lists them.
var facts = scenario.Facts{
	Match: map[string]func(*scenario.World) (string, error){"chase": chase},
	Seat:  map[string]func(*scenario.World, engine.Seat) (string, error){"will": pool},
	Card:  map[string]func(*scenario.World, string) (string, error){"print": scenario.Printed(printed)},
}

// printed is what stands on a card besides its name and its text: type and kind, attributes, cost, figures, symbol
// abilities, races and traits; of a ruler the other side, too.
func printed(c *language.Card) string {
	out := append([]string{c.Type, c.Spell, c.Addition}, c.Flags(true)...)
	for _, a := range c.Attributes {
		out = append(out, string(a))
	}
	if c.Type != language.Ruler && c.Type != language.Stone {
		out = append(out, "cost", c.Cost.String())
	}
	if c.Type == language.Resonator {
		out = append(out, fmt.Sprintf("%d/%d", c.ATK, c.DEF))
	}
	for _, k := range c.Keywords {
		out = append(out, string(k))
	}
	out = append(out, c.Flags(false)...)
	out = append(append(out, c.Races...), c.Traits...)
	if c.J != nil {
		out = append(out, "//", "judgment", c.Judgment.String(), fmt.Sprintf("%d/%d", c.J.ATK, c.J.DEF))
		for _, k := range c.J.Keywords {
			out = append(out, string(k))
		}
		out = append(out, c.J.Races...)
	}
	return strings.Join(slices.DeleteFunc(out, func(s string) bool { return s == "" }), " ")
}

// pool is the will that a seat has, by attribute.
func pool(w *scenario.World, s engine.Seat) (string, error) {
	var out []string
	for i, a := range append(slices.Clone(language.Attributes), language.Void) {
		n := w.SeatAttr(s, scenario.Column(w.Ruleset().SeatAttrs, "light")+i)
		out = append(out, slices.Repeat([]string{string(a)}, n)...)
	}
	return scenario.OrDash(out, "+"), nil
}

// chase lists the objects in the chase, the bottom first: cards by alias, abilities by their source.
func chase(w *scenario.World) (string, error) {
	var out []string
	for _, id := range w.Zone("chase", engine.NoSeat) {
		if o, _ := w.Live(id); o.Of.IsZero() {
			out = append(out, w.Name(engine.Obj(id)))
		} else {
			out = append(out, "of:"+w.Name(engine.Obj(o.Of)))
		}
	}
	return scenario.OrDash(out, ","), nil
}
