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

// facts are the game's own; doc.go lists them. fact answers those with more words.
var facts = scenario.Facts{
	Match: map[string]func(*scenario.World) (string, error){"defence": defence},
	Seat:  map[string]func(*scenario.World, engine.Seat) (string, error){"gems": gemsIn},
	Thing: map[string]func(*scenario.World, engine.ObjID) (string, error){"place": place, "stack": stack},
	Card:  map[string]func(*scenario.World, string) (string, error){"print": scenario.Printed(printed), "signs": signs},
}

func fact(w *scenario.World, words []string) (string, bool, error) {
	switch {
	case len(words) == 3 && words[0] == "at":
		return at(w, words[1], words[2])
	case len(words) == 3 && words[0] == "chart":
		out := w.Book().(*language.Book).Chart.Against(language.Type(words[1]), language.Type(words[2]))
		return strconv.Itoa(out.Of(7)), true, nil
	}
	return "", false, nil
}

func printed(c *language.Card) string { return fmt.Sprintf("%s %d/%d", c.Type, c.Cost, c.Power) }

// gemsIn are a player's active gems of all in the gem zone.
func gemsIn(w *scenario.World, s engine.Seat) (string, error) {
	active, all := 0, w.Zone("gems", s)
	for _, id := range all {
		if o, _ := w.Live(id); o.On == "" && attr(w, id, "rested") == 0 {
			active++
		}
	}
	return fmt.Sprintf("%d/%d", active, len(all)), nil
}

func attr(w *scenario.World, id engine.ObjID, name string) int {
	return w.Attr(id, scenario.Column(w.Ruleset().Attrs, name))
}

func place(w *scenario.World, id engine.ObjID) (string, error) {
	return []string{"left", "center", "right"}[attr(w, id, "place")], nil
}

// stack are the cards of a Being, the lowest first.
func stack(w *scenario.World, id engine.ObjID) (string, error) {
	var out []engine.Value
	for _, x := range w.Zone("field", w.Ctrl(id)) {
		if o, _ := w.Live(x); o.On == engine.Obj(id) {
			out = append(out, engine.Obj(x))
		}
	}
	return w.Names(append(out, engine.Obj(id))), nil
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

// defence is what the note on the attack says.
func defence(w *scenario.World) (string, error) {
	v, err := w.View(engine.NoSeat)
	attacks := v.Zone("attack", engine.NoSeat).Cards
	if len(attacks) == 0 {
		return "-", err
	}
	n := attacks[0].Notes[0]
	if len(n.Arg("need")) == 0 {
		return fmt.Sprintf("0/%d", n.Arg("n")[0].Num()+1), err
	}
	return fmt.Sprintf("%d/%d", n.Arg("n")[0].Num(), n.Arg("need")[0].Num()), err
}

// signs are the symbols of a type: those that it doubles against, those that halve it, and those that change nothing.
func signs(w *scenario.World, name string) (string, error) {
	c, t := w.Book().(*language.Book).Chart, language.Type(name)
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
	return strings.Join(out, ","), nil
}
