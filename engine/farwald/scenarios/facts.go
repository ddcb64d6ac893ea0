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

// name writes Crystals like value reads them, and requirements by what they are.
func name(w *scenario.World, v engine.Value) (string, bool) {
	switch v.Kind() {
	case "crystal":
		return w.Name(engine.SeatVal(v.Seat())) + "/" + strconv.Itoa(v.Index()+1), true
	case "need":
		return v.Body(), true
	}
	return "", false
}

// facts are Farwald's own; doc.go lists them.
var facts = scenario.Facts{
	Seat: map[string]func(*scenario.World, engine.Seat) (string, error){"crystals": fragments, "ce": supply,
		"limit": limit},
	Thing: map[string]func(*scenario.World, engine.ObjID) (string, error){"state": state},
	Card:  map[string]func(*scenario.World, string) (string, error){"print": scenario.Printed(printed)},
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

// fragments are those of a seat's Crystals.
func fragments(w *scenario.World, s engine.Seat) (string, error) {
	var out []string
	for i := 1; i <= 4; i++ {
		column := scenario.Column(w.Ruleset().SeatAttrs, "crystal"+strconv.Itoa(i))
		out = append(out, strconv.Itoa(w.SeatAttr(s, column)))
	}
	return strings.Join(out, ","), nil
}

// supply is a seat's Crystallized Energy, limit its hand limit, as everybody is shown them.
func supply(w *scenario.World, s engine.Seat) (string, error) {
	b, err := badge(w, s, "ce")
	return strings.Join(b.Marks, ","), err
}

func limit(w *scenario.World, s engine.Seat) (string, error) {
	b, err := badge(w, s, "hand-limit")
	if b.N == 0 {
		b.N = 5 // the usual one is not shown
	}
	return strconv.Itoa(b.N), err
}

func badge(w *scenario.World, s engine.Seat, code string) (engine.Badge, error) {
	v, err := w.View(engine.NoSeat)
	for _, b := range v.Seats[s].Badges {
		if b.Code == code {
			return b, err
		}
	}
	return engine.Badge{}, err
}

func state(w *scenario.World, id engine.ObjID) (string, error) {
	attrs, out := w.Ruleset().Attrs, "energized"
	if w.Attr(id, scenario.Column(attrs, "exploited")) != 0 {
		out = "exploited"
	}
	if w.Attr(id, scenario.Column(attrs, "disabled")) != 0 {
		out += ",disabled"
	}
	return out, nil
}
