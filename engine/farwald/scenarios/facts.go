package scenarios

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
	"farpost/engine/scenario"
)

// value reads Crystals as a/1 to a/4 and requirements' neighbours as they are.
func value(w *scenario.World, word string) (engine.Value, bool) {
	who, n, ok := strings.Cut(word, "/")
	if !ok {
		return "", false
	}
	s, err := w.Seat(who)
	k, err2 := strconv.Atoi(n)
	if err != nil || err2 != nil || k < 1 || k > 4 {
		return "", false
	}
	return engine.Indexed("crystal", s, k-1), true
}

// name writes Crystals like value reads them, and cards and requirements by what they are.
func name(w *scenario.World, v engine.Value) (string, bool) {
	switch v.Kind() {
	case "crystal":
		return w.Name(engine.SeatVal(v.Seat())) + "/" + strconv.Itoa(v.Index()+1), true
	case "card", "need":
		return v.Body(), true
	}
	return "", false
}

// fact answers Farwald's own facts; doc.go lists them.
func fact(w *scenario.World, words []string) (string, bool, error) {
	switch words[0] {
	case "active":
		return w.Name(engine.SeatVal(engine.Seat(w.Var(scenario.Column(w.Ruleset().Vars, "active")) - 1))), true, nil
	case "phase":
		return farwald.PhaseCodes()[w.Var(scenario.Column(w.Ruleset().Vars, "phase"))], true, nil
	case "turn", "round", "stall":
		return strconv.Itoa(w.Var(scenario.Column(w.Ruleset().Vars, words[0]))), true, nil
	}
	if len(words) < 2 {
		return "", false, nil
	}
	switch words[0] {
	case "print":
		c := w.Book().(*language.Book).Card(words[1])
		if c == nil {
			return "", true, fmt.Errorf("the book has no card %q", words[1])
		}
		return printed(c), true, nil
	case "energy", "locked", "hand", "limit", "crystals", "ce":
		s, err := w.Seat(words[1])
		if err != nil {
			return "", true, err
		}
		out, err := seatFact(w, words[0], s)
		return out, true, err
	case "state", "marks", "desen", "defen", "cost", "on", "targets":
		id, err := w.Object(words[1])
		if err != nil {
			return "", true, err
		}
		return objectFact(w, words[0], id), true, nil
	case "notes", "states", "badge":
		out, err := viewFact(w, words)
		return out, true, err
	}
	return "", false, nil
}

// printed is what stands on a card besides its name and its text: type, element, rank, groups, supergroup,
// properties, figures.
func printed(c *language.Card) string {
	out := []string{c.Type, string(c.Element), c.Rank}
	out = append(append(out, c.Groups...), c.Supergroup)
	if c.Energized {
		out = append(out, "energized") // the state in which it enters comes first
	}
	for _, code := range c.Properties() {
		if code != "energized" {
			out = append(out, code)
		}
	}
	if c.Wear != nil {
		out = append(out, "wear")
	}
	out = append(out, "cost", strconv.Itoa(c.Cost), "gate", c.Gate.String())
	if c.Type == language.Evocation {
		out = append(out, fmt.Sprintf("%d/%d", c.DesEn, c.DefEn))
	}
	return strings.Join(slices.DeleteFunc(out, func(s string) bool { return s == "" }), " ")
}

func seatFact(w *scenario.World, what string, s engine.Seat) (string, error) {
	cols := w.Ruleset().SeatAttrs
	switch what {
	case "hand":
		return strconv.Itoa(len(w.Zone("hand", s))), nil
	case "crystals":
		var out []string
		for i := 1; i <= 4; i++ {
			out = append(out, strconv.Itoa(w.SeatAttr(s, scenario.Column(cols, "crystal"+strconv.Itoa(i)))))
		}
		return strings.Join(out, ","), nil
	case "ce", "limit":
		v, err := w.View(engine.NoSeat)
		if err != nil {
			return "", err
		}
		for _, b := range v.Seats[s].Badges {
			switch {
			case what == "ce" && b.Code == "ce":
				return strings.Join(b.Marks, ","), nil
			case what == "limit" && b.Code == "hand-limit":
				return strconv.Itoa(b.N), nil
			}
		}
		return map[string]string{"limit": "5"}[what], nil
	}
	return strconv.Itoa(w.SeatAttr(s, scenario.Column(cols, what))), nil
}

func objectFact(w *scenario.World, what string, id engine.ObjID) string {
	g := w.Ruleset()
	switch what {
	case "state":
		out := "energized"
		if w.Attr(id, scenario.Column(g.Attrs, "exploited")) != 0 {
			out = "exploited"
		}
		if w.Attr(id, scenario.Column(g.Attrs, "disabled")) != 0 {
			out += ",disabled"
		}
		return out
	case "marks":
		return strconv.Itoa(w.Attr(id, scenario.Column(g.Attrs, "marks")))
	case "on":
		o, _ := w.Live(id)
		return w.Names(compact(o.On))
	case "targets":
		v, err := w.View(engine.NoSeat)
		if err != nil {
			return err.Error()
		}
		c, _ := v.Find(engine.Obj(id))
		return w.Names(c.Targets)
	}
	return strconv.Itoa(w.Stat(id, scenario.Column(g.Stats, what)))
}

func compact(v engine.Value) []engine.Value {
	if v == "" {
		return nil
	}
	return []engine.Value{v}
}

// viewFact reads what a player's view shows.
func viewFact(w *scenario.World, words []string) (string, error) {
	if len(words) < 3 {
		return "", fmt.Errorf("%s of whose view, of what?", words[0])
	}
	viewer, err := w.Seat(words[1])
	if err != nil {
		return "", err
	}
	v, err := w.View(viewer)
	if err != nil {
		return "", err
	}
	if words[0] == "badge" {
		s, err := w.Seat(words[2])
		if err != nil || len(words) < 4 {
			return "", fmt.Errorf("badge VIEWER PLAYER CODE")
		}
		for _, b := range v.Seats[s].Badges {
			if b.Code == words[3] {
				return strconv.Itoa(b.N), nil
			}
		}
		return "-", nil
	}
	id, err := w.Object(words[2])
	if err != nil {
		return "", err
	}
	c, ok := v.Find(engine.Obj(id))
	if !ok {
		return "hidden", nil
	}
	out := c.States
	if words[0] == "notes" {
		out = nil
		for _, n := range c.Notes {
			out = append(out, n.Code)
		}
	}
	if len(out) == 0 {
		return "-", nil
	}
	return strings.Join(out, ","), nil
}
