package scenarios

import (
	"cmp"
	"fmt"
	"slices"
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

// facts are the game's own; doc.go lists them.
var facts = scenario.Facts{
	Seat: map[string]func(*scenario.World, engine.Seat) (string, error){"slots": slots, "mana": mana,
		"depleted": depleted},
	Thing: map[string]func(*scenario.World, engine.ObjID) (string, error){"half": half, "under": under},
	Card:  map[string]func(*scenario.World, string) (string, error){"print": scenario.Printed(printed)},
}

func slots(w *scenario.World, s engine.Seat) (string, error) {
	var out []string
	for i, mask := 1, seatAttr(w, s, "shield-slots"); mask > 0; i, mask = i+1, mask/2 {
		if mask&1 == 1 {
			out = append(out, strconv.Itoa(i))
		}
	}
	return scenario.OrDash(out, ","), nil
}

func seatAttr(w *scenario.World, s engine.Seat, name string) int {
	return w.SeatAttr(s, scenario.Column(w.Ruleset().SeatAttrs, name))
}

func mana(w *scenario.World, s engine.Seat) (string, error) {
	all := w.Count("crystals", s)
	return fmt.Sprintf("%d/%d", all-seatAttr(w, s, "depleted"), all), nil
}

func depleted(w *scenario.World, s engine.Seat) (string, error) {
	v, err := w.View(engine.NoSeat)
	var out []string
	for i, c := range v.Zone("crystals", s).Cards {
		if len(c.States) > 0 {
			out = append(out, strconv.Itoa(i+1))
		}
	}
	return scenario.OrDash(out, ","), err
}

func half(w *scenario.World, id engine.ObjID) (string, error) {
	return []string{"-", "creature", "spell"}[w.Attr(id, scenario.Column(w.Ruleset().Attrs, "half"))], nil
}

func under(w *scenario.World, id engine.ObjID) (string, error) {
	var out []engine.Value
	for _, x := range slices.Concat(w.Zone("field", w.Ctrl(id)), w.Zone("spells", w.Ctrl(id))) {
		if o, _ := w.Live(x); o.On == engine.Obj(id) {
			out = append(out, engine.Obj(x))
		}
	}
	return cmp.Or(w.Names(out), "-"), nil
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
