package scenarios

import (
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/scenario"
)

// value reads what pays, such as resource:C.1 or marker:G.2, and down:h, the cover over the face-down item h.
func value(w *scenario.World, word string) (engine.Value, bool) {
	kind, rest, _ := strings.Cut(word, ":")
	switch kind {
	case "resource", "marker", "spent", "cost":
		return engine.Value(word), true
	case "down":
		v, err := w.Value(rest)
		if err != nil {
			return "", false
		}
		o, _ := w.Live(v.ID())
		return o.On, o.On != ""
	}
	return "", false
}

// name writes such values as value reads them.
func name(w *scenario.World, v engine.Value) (string, bool) {
	switch v.Kind() {
	case "cost":
		return v.Body(), true
	case "resource", "marker", "spent":
		return string(v), true
	}
	for s := range engine.Seat(w.Seats()) {
		for _, id := range w.Zone("hidden", s) {
			if o, _ := w.Live(id); o.On == v && v != "" {
				return "down:" + w.Name(engine.Obj(id)), true
			}
		}
	}
	return "", false
}

// facts are Athernum's own; doc.go lists them.
var facts = scenario.Facts{
	Match: map[string]func(*scenario.World) (string, error){"stack": stack},
	Seat: map[string]func(*scenario.World, engine.Seat) (string, error){
		"resources": held("ready-c"), "spent": held("spent-c"), "markers": held("pool-c")},
	Card: map[string]func(*scenario.World, string) (string, error){"print": scenario.Printed(printed)},
}

// printed is what stands on a card besides its name and its text.
func printed(c *language.Card) string {
	out := []string{c.Type, string(c.Faction)}
	if c.Cost != nil {
		out = append(out, "cost "+c.Price().String())
	}
	return strings.Join(slices.DeleteFunc(out, func(s string) bool { return s == "" }), " ")
}

// held lists a player's resources in a state, such as C+C+G.
func held(first string) func(*scenario.World, engine.Seat) (string, error) {
	return func(w *scenario.World, s engine.Seat) (string, error) {
		var out []string
		for i, f := range language.Factions {
			n := w.SeatAttr(s, scenario.Column(w.Ruleset().SeatAttrs, first)+i)
			out = append(out, slices.Repeat([]string{string(f)}, n)...)
		}
		return scenario.OrDash(out, "+"), nil
	}
}

// stack lists the entries of the Stack, the oldest first: cards by alias, abilities by their source.
func stack(w *scenario.World) (string, error) {
	var out []string
	for _, id := range w.Zone("stack", engine.NoSeat) {
		o, _ := w.Live(id)
		switch {
		case !o.Of.IsZero():
			out = append(out, "of:"+w.Name(engine.Obj(o.Of)))
		case len(o.List("what")) > 0:
			out = append(out, o.List("what")[0].Body())
		default:
			out = append(out, w.Name(engine.Obj(id)))
		}
	}
	return scenario.OrDash(out, ","), nil
}
