package scenarios

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/scenario"
)

// name writes cards by their ids.
func name(_ *scenario.World, v engine.Value) (string, bool) {
	if v.Kind() == "card" {
		return v.Body(), true
	}
	return "", false
}

// fact answers the facts of the game; doc.go lists them.
func fact(w *scenario.World, words []string) (string, bool, error) {
	g := w.Ruleset()
	book := w.Book().(*language.Book)
	switch words[0] {
	case "turn":
		return strconv.Itoa(w.Var(scenario.Column(g.Vars, "turn"))), true, nil
	case "active":
		return w.Name(engine.SeatVal(engine.Seat(w.Var(scenario.Column(g.Vars, "active")) - 1))), true, nil
	case "defence":
		return defence(w)
	}
	switch {
	case len(words) == 3 && words[0] == "at":
		return at(w, words[1], words[2])
	case len(words) == 3 && words[0] == "states":
		return states(w, words[1], words[2])
	case len(words) == 3 && words[0] == "chart":
		out := book.Chart.Against(language.Type(words[1]), language.Type(words[2]))
		return strconv.Itoa(out.Of(7)), true, nil
	case len(words) == 2 && words[0] == "signs":
		return signs(book.Chart, language.Type(words[1])), true, nil
	case len(words) != 2:
		return "", false, nil
	}
	switch words[0] {
	case "print":
		c := book.Card(words[1])
		if c == nil {
			return "", true, fmt.Errorf("there is no card %q", words[1])
		}
		return fmt.Sprintf("%s %d/%d", c.Type, c.Cost, c.Power), true, nil
	case "life", "hand", "gems":
		s, err := w.Seat(words[1])
		if err != nil {
			return "", true, err
		}
		if words[0] == "gems" {
			return gemsIn(w, s), true, nil
		}
		return strconv.Itoa(w.Count(words[0], s)), true, nil
	case "power", "rested", "place", "stack":
		id, err := w.Object(words[1])
		if err != nil {
			return "", true, err
		}
		return thing(w, words[0], id), true, nil
	}
	return "", false, nil
}

// gemsIn are a player's active gems of all in the gem zone.
func gemsIn(w *scenario.World, s engine.Seat) string {
	active, all := 0, w.Zone("gems", s)
	for _, id := range all {
		if o, _ := w.Live(id); o.On == "" && attr(w, id, "rested") == 0 {
			active++
		}
	}
	return fmt.Sprintf("%d/%d", active, len(all))
}

func attr(w *scenario.World, id engine.ObjID, name string) int {
	return w.Attr(id, scenario.Column(w.Ruleset().Attrs, name))
}

// thing answers about a card.
func thing(w *scenario.World, what string, id engine.ObjID) string {
	switch what {
	case "power":
		return strconv.Itoa(w.Stat(id, scenario.Column(w.Ruleset().Stats, what)))
	case "rested":
		return strconv.Itoa(attr(w, id, what))
	case "place":
		return []string{"left", "center", "right"}[attr(w, id, what)]
	}
	var out []string
	for _, x := range w.Zone("field", w.Ctrl(id)) {
		if o, _ := w.Live(x); o.On == engine.Obj(id) {
			out = append(out, w.Name(engine.Obj(x)))
		}
	}
	return strings.Join(append(out, w.Name(engine.Obj(id))), ",")
}

// at is the Being that a view shows in a slot.
func at(w *scenario.World, seat, slot string) (string, bool, error) {
	s, err := w.Seat(seat)
	if err != nil {
		return "", true, err
	}
	v, err := w.View(s)
	for _, c := range v.Zone("field", s).Cards {
		if c.Slot == slot {
			return w.Name(c.Key), true, err
		}
	}
	return "-", true, err
}

// states are those that a view shows.
func states(w *scenario.World, seat, card string) (string, bool, error) {
	s, err := w.Seat(seat)
	if err != nil {
		return "", true, err
	}
	id, err := w.Object(card)
	if err != nil {
		return "", true, err
	}
	v, err := w.View(s)
	c, _ := v.Find(engine.Obj(id))
	if len(c.States) == 0 {
		return "-", true, err
	}
	return strings.Join(slices.Sorted(slices.Values(c.States)), ","), true, err
}

// defence is what the note on the attack says.
func defence(w *scenario.World) (string, bool, error) {
	v, err := w.View(engine.NoSeat)
	attacks := v.Zone("attack", engine.NoSeat).Cards
	if len(attacks) == 0 {
		return "-", true, err
	}
	n := attacks[0].Notes[0]
	if len(n.Arg("need")) == 0 {
		return fmt.Sprintf("0/%d", n.Arg("n")[0].Num()+1), true, err
	}
	return fmt.Sprintf("%d/%d", n.Arg("n")[0].Num(), n.Arg("need")[0].Num()), true, err
}

// signs are the symbols of a type: those that it doubles against, those that halve it, and those that change nothing.
func signs(c language.Chart, t language.Type) string {
	half := c.Mirrored(t)
	var out []string
	for _, x := range c.Types[t].Plus {
		out = append(out, "+"+string(x))
	}
	for _, x := range c.Types[t].Minus {
		if slices.Contains(half, x) {
			out = append(out, "-"+string(x))
		} else {
			out = append(out, "("+string(x)+")")
		}
	}
	return strings.Join(out, ",")
}
