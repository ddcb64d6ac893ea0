package scenarios

import (
	"fmt"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/scenario"
)

// name writes cards by their ids, and shields by their players and slots.
func name(w *scenario.World, v engine.Value) (string, bool) {
	switch v.Kind() {
	case "card":
		return v.Body(), true
	case "shield":
		return fmt.Sprintf("shield:%s.%d", w.Name(engine.SeatVal(v.Seat())), v.Index()), true
	}
	return "", false
}

// fact answers the facts of the game; doc.go lists them.
func fact(w *scenario.World, words []string) (string, bool, error) {
	g := w.Ruleset()
	switch words[0] {
	case "turn":
		return strconv.Itoa(w.Var(scenario.Column(g.Vars, "turn"))), true, nil
	case "active":
		return w.Name(engine.SeatVal(engine.Seat(w.Var(scenario.Column(g.Vars, "active")) - 1))), true, nil
	}
	if len(words) != 2 {
		return "", false, nil
	}
	switch words[0] {
	case "print":
		c := w.Book().(*language.Book).Card(words[1])
		if c == nil {
			return "", true, fmt.Errorf("there is no card %q", words[1])
		}
		return printed(c), true, nil
	case "slots", "mana", "depleted":
		s, err := w.Seat(words[1])
		if err != nil {
			return "", true, err
		}
		return ofSeat(w, words[0], s)
	case "strength", "exhausted", "half", "under":
		id, err := w.Object(words[1])
		if err != nil {
			return "", true, err
		}
		return ofCard(w, words[0], id), true, nil
	}
	return "", false, nil
}

func ofSeat(w *scenario.World, what string, s engine.Seat) (string, bool, error) {
	g := w.Ruleset()
	var out []string
	switch what {
	case "slots":
		for i, mask := 1, w.SeatAttr(s, scenario.Column(g.SeatAttrs, "shield-slots")); mask > 0; i, mask = i+1, mask/2 {
			if mask&1 == 1 {
				out = append(out, strconv.Itoa(i))
			}
		}
	case "mana":
		all := w.Count("crystals", s)
		return fmt.Sprintf("%d/%d", all-w.SeatAttr(s, scenario.Column(g.SeatAttrs, "depleted")), all), true, nil
	case "depleted":
		v, err := w.View(engine.NoSeat)
		if err != nil {
			return "", true, err
		}
		for i, c := range v.Zone("crystals", s).Cards {
			if len(c.States) > 0 {
				out = append(out, strconv.Itoa(i+1))
			}
		}
	}
	return list(out), true, nil
}

func ofCard(w *scenario.World, what string, id engine.ObjID) string {
	g := w.Ruleset()
	switch what {
	case "strength":
		return strconv.Itoa(w.Stat(id, scenario.Column(g.Stats, what)))
	case "exhausted":
		return strconv.Itoa(w.Attr(id, scenario.Column(g.Attrs, what)))
	case "half":
		return []string{"-", "creature", "spell"}[w.Attr(id, scenario.Column(g.Attrs, what))]
	}
	var out []string
	for _, zone := range []string{"field", "spells"} {
		for _, x := range w.Zone(zone, w.Ctrl(id)) {
			if o, _ := w.Live(x); o.On == engine.Obj(id) {
				out = append(out, w.Name(engine.Obj(x)))
			}
		}
	}
	return list(out)
}

// printed is what stands on a card.
func printed(c *language.Card) string {
	half := func(h language.Half) string {
		cost, sign := c.Cost(h), "M"
		n := cost.Mana
		if cost.Groove > 0 {
			n, sign = cost.Groove, "▶"
		}
		return fmt.Sprintf("%s%d/%s", sign, n, colours(c.Border(h)))
	}
	return fmt.Sprintf("%s,%s,%s,%d", colours(c.Crystal), half(language.CreatureHalf), half(language.SpellHalf),
		c.Creature.Strength)
}

func colours(of []language.Colour) string {
	var out []string
	for _, c := range of {
		out = append(out, string(c))
	}
	return strings.Join(out, "+")
}

func list(words []string) string {
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, ",")
}
