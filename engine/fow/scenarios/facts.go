package scenarios

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/fow"
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

// name writes cards and costs by what they are.
func name(_ *scenario.World, v engine.Value) (string, bool) {
	switch v.Kind() {
	case "card", "cost":
		return v.Body(), true
	case "will":
		return string(v), true
	}
	return "", false
}

// fact answers Force of Will's own facts; doc.go lists them.
func fact(w *scenario.World, words []string) (string, bool, error) {
	g := w.Ruleset()
	switch words[0] {
	case "active":
		return w.Name(engine.SeatVal(engine.Seat(w.Var(scenario.Column(g.Vars, "active")) - 1))), true, nil
	case "phase":
		return fow.PhaseCodes()[w.Var(scenario.Column(g.Vars, "phase"))], true, nil
	case "turn":
		return strconv.Itoa(w.Var(scenario.Column(g.Vars, "turn"))), true, nil
	case "chase":
		return chase(w), true, nil
	}
	if len(words) < 2 {
		return "", false, nil
	}
	switch words[0] {
	case "print":
		c := w.Book().(*language.Book).Card(words[1])
		if c == nil {
			return "", true, fmt.Errorf("there is no card %q", words[1])
		}
		return printed(c), true, nil
	case "life", "hand", "will":
		s, err := w.Seat(words[1])
		if err != nil {
			return "", true, err
		}
		return seatFact(w, words[0], s), true, nil
	case "damage", "atk", "def", "rested", "side", "on":
		id, err := w.Object(words[1])
		if err != nil {
			return "", true, err
		}
		return objectFact(w, words[0], id), true, nil
	case "badge":
		if len(words) != 4 {
			return "", false, nil
		}
		return badge(w, words[1], words[2], words[3])
	case "states", "price":
		if len(words) != 3 {
			return "", false, nil
		}
		s, err := w.Seat(words[1])
		if err != nil {
			return "", true, err
		}
		id, err := w.Object(words[2])
		if err != nil {
			return "", true, err
		}
		v, err := w.View(s)
		c, ok := v.Find(engine.Obj(id))
		if !ok {
			return "unseen", true, err
		}
		if words[0] == "price" {
			for _, st := range c.Stats {
				if st.Code == "cost" {
					return fmt.Sprintf("%d/%d", st.Now, st.Printed), true, err
				}
			}
			return "-", true, err
		}
		return orDash(strings.Join(c.States, ",")), true, err
	}
	return "", false, nil
}

// badge is what a seat is shown of a code among another's figures.
func badge(w *scenario.World, viewer, other, code string) (string, bool, error) {
	s, err := w.Seat(viewer)
	if err != nil {
		return "", true, err
	}
	of, err := w.Seat(other)
	if err != nil {
		return "", true, err
	}
	v, err := w.View(s)
	var out []string
	for _, seat := range v.Seats {
		for _, b := range seat.Badges {
			if seat.Seat == of && b.Code == code {
				out = append(out, strconv.Itoa(b.N))
			}
		}
	}
	return orDash(strings.Join(out, ",")), true, err
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

func seatFact(w *scenario.World, what string, s engine.Seat) string {
	cols := w.Ruleset().SeatAttrs
	switch what {
	case "life":
		return strconv.Itoa(w.SeatAttr(s, scenario.Column(cols, "life")))
	case "hand":
		return strconv.Itoa(len(w.Zone("hand", s)))
	}
	var out []string
	for i, a := range append(slices.Clone(language.Attributes), language.Void) {
		for range w.SeatAttr(s, scenario.Column(cols, "light")+i) {
			out = append(out, string(a))
		}
	}
	return orDash(strings.Join(out, "+"))
}

func objectFact(w *scenario.World, what string, id engine.ObjID) string {
	g := w.Ruleset()
	switch what {
	case "atk", "def":
		return strconv.Itoa(w.Stat(id, scenario.Column(g.Stats, what)))
	case "on":
		o, _ := w.Live(id)
		return w.Name(o.On)
	}
	return strconv.Itoa(w.Attr(id, scenario.Column(g.Attrs, what)))
}

// chase lists the objects in the chase, the bottom first: cards by alias, abilities by their source.
func chase(w *scenario.World) string {
	var out []string
	for _, id := range w.Zone("chase", engine.NoSeat) {
		o, _ := w.Live(id)
		if o.Of.IsZero() {
			out = append(out, w.Name(engine.Obj(id)))
		} else {
			out = append(out, "of:"+w.Name(engine.Obj(o.Of)))
		}
	}
	return orDash(strings.Join(out, ","))
}

func orDash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}
