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

// filler is the card that stands for any card that does not matter.
const filler = "filler"

// setup reads setup sections; doc.go lists their lines.
func setup(product []language.Card) scenario.Setup[language.Card, *language.Book] {
	return scenario.Setup[language.Card, *language.Book]{
		Product: product, ID: func(c *language.Card) string { return c.ID }, Card: Card, Book: language.NewBook,
		Fillers: []language.Card{{ID: filler, Type: language.Mystic, Rank: language.Normal, Cost: 10}},
		Filler: func(zone string) string {
			if zone == "field" || zone == "wear" {
				return ""
			}
			return filler
		},
		Turn: 1, Zones: scenario.ZoneWords(farwald.New(), map[string]string{"wear": "field"}),
		Thing: func(t *scenario.Table, word string) (engine.Value, bool) { return crystal(t.Seats, word) },
		Vars:  map[string]string{"quiet": "stall"},
		Figures: map[string]func(*engine.Tx, engine.Seat, string) error{"energy": scenario.SeatFigure("energy"),
			"locked": scenario.SeatFigure("locked"), "crystals": setCrystals, "stops": stops},
		Begin: begin,
	}
}

// begin is before the turn, or its free moment.
func begin(tx *engine.Tx, t *scenario.Table) []engine.Frame {
	seats, active := len(t.Seats), t.Active
	if t.Begin {
		active = t.Before()
	}
	return scenario.Midway{Before: "next", During: "next", Turn: "idle", Vars: map[string]int{"turn": t.Turn,
		"round": (t.Turn-1)/seats + 1, "phase": slices.Index(farwald.PhaseCodes(), "action"),
		"first": ((int(active)-(t.Turn-1))%seats + seats) % seats}}.Begin(tx, t)
}

// crystal reads a/1, a being one of the seats.
func crystal(seats []string, word string) (engine.Value, bool) {
	who, n, ok := strings.Cut(word, "/")
	s := slices.Index(seats, who)
	k, err := strconv.Atoi(n)
	if !ok || s < 0 || err != nil || k < 1 || k > 4 {
		return "", false
	}
	return engine.Indexed("crystal", engine.Seat(s), k-1), true
}

// setCrystals writes the fragments of a seat's Crystals, such as 5,3,0,5.
func setCrystals(tx *engine.Tx, s engine.Seat, value string) error {
	for i, n := range strings.Split(value, ",") {
		if err := scenario.SeatFigure("crystal"+strconv.Itoa(i+1))(tx, s, n); err != nil {
			return err
		}
	}
	return nil
}

// stops writes in which phases a seat wants to be asked.
func stops(tx *engine.Tx, s engine.Seat, value string) error {
	n := 0
	for _, code := range strings.Split(value, ",") {
		i := slices.Index(farwald.PhaseCodes(), code)
		if i < 1 {
			return fmt.Errorf("%q is no phase of a turn", code)
		}
		n |= 1 << (i - 1)
	}
	tx.SetSeat(s, scenario.Column(tx.Reader().Ruleset().SeatAttrs, "stops"), n)
	return nil
}
