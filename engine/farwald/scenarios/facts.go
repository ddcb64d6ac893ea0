package scenarios

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
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
	if len(words) != 2 {
		return "", false, nil
	}
	switch words[0] {
	case "print":
		c := w.Book().(*language.Book).Card(words[1])
		if c == nil {
			return "", true, fmt.Errorf("the book has no card %q", words[1])
		}
		return printed(c), true, nil
	case "limit", "crystals", "ce":
		s, err := w.Seat(words[1])
		if err != nil {
			return "", true, err
		}
		out, err := seatFact(w, words[0], s)
		return out, true, err
	case "state":
		id, err := w.Object(words[1])
		if err != nil {
			return "", true, err
		}
		return state(w, id), true, nil
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
	if what == "crystals" {
		var out []string
		for i := 1; i <= 4; i++ {
			column := scenario.Column(w.Ruleset().SeatAttrs, "crystal"+strconv.Itoa(i))
			out = append(out, strconv.Itoa(w.SeatAttr(s, column)))
		}
		return strings.Join(out, ","), nil
	}
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

func state(w *scenario.World, id engine.ObjID) string {
	attrs, out := w.Ruleset().Attrs, "energized"
	if w.Attr(id, scenario.Column(attrs, "exploited")) != 0 {
		out = "exploited"
	}
	if w.Attr(id, scenario.Column(attrs, "disabled")) != 0 {
		out += ",disabled"
	}
	return out
}
