package toy

import (
	"fmt"
	"strings"

	"farpost/engine"
)

// Card is a card of the toy.
type Card struct {
	ID    string
	Type  string // unit, deed, quick (a deed that may answer), chase, storm
	Cost  int    // gold
	Blood int    // life
	Tithe bool   // a unit of one's own must go, too
	Power int    // of a unit
	Text  string // what a deed or link does; what is peculiar about a unit
	Aim   string // what it is aimed at: "", unit, seat
	N     int
}

var cards = []Card{
	{ID: "soldier", Type: "unit", Cost: 1, Power: 2},
	{ID: "lord", Type: "unit", Cost: 2, Power: 1, Text: "lord"},
	{ID: "ghost", Type: "unit", Cost: 1, Power: 1, Text: "ghost"},
	{ID: "wisp", Type: "unit", Cost: 1, Power: 2, Text: "wisp"},
	{ID: "spark", Type: "unit", Cost: 1, Power: 1, Text: "spark"},
	{ID: "shield", Type: "unit", Cost: 1, Power: 3, Text: "shield"},
	{ID: "ward", Type: "unit", Cost: 1, Power: 2, Text: "ward"},
	{ID: "ouro", Type: "unit", Cost: 1, Power: 1, Text: "ouro"},
	{ID: "restless", Type: "unit", Cost: 1, Power: 1, Text: "restless"},
	{ID: "bolt", Type: "quick", Cost: 1, Text: "strike", Aim: "unit", N: 2},
	{ID: "burn", Type: "quick", Cost: 1, Text: "burn", Aim: "seat", N: 3},
	{ID: "hush", Type: "quick", Cost: 1, Text: "hush"},
	{ID: "edict", Type: "deed", Cost: 1, Text: "edict", Aim: "seat"},
	{ID: "council", Type: "deed", Cost: 0, Text: "council"},
	{ID: "race", Type: "deed", Cost: 0, Text: "race"},
	{ID: "recall", Type: "quick", Cost: 1, Text: "recall", Aim: "unit"},
	{ID: "mixer", Type: "deed", Cost: 1, Text: "mixer"},
	{ID: "doom", Type: "deed", Cost: 2, Text: "doom"},
	{ID: "spin", Type: "deed", Cost: 0, Text: "spin", N: 1},
	{ID: "toast", Type: "deed", Cost: 0, Text: "toast"},
	{ID: "peek", Type: "deed", Cost: 0, Text: "peek"},
	{ID: "duel", Type: "deed", Cost: 0, Text: "duel"},
	{ID: "pact", Type: "deed", Cost: 1, Blood: 2, Tithe: true, Text: "pact", N: 3},
	{ID: "dart", Type: "chase", Cost: 1, Text: "burn", Aim: "seat", N: 1},
	{ID: "salve", Type: "chase", Cost: 1, Text: "salve", N: 2},
	{ID: "wave", Type: "storm", Cost: 1, Text: "burn", Aim: "seat", N: 1},
	{ID: "gale", Type: "storm", Cost: 1, Text: "salve", N: 1},
}

// Cards are the toy's only book.
type Cards struct{}

// Hash names the book.
func (Cards) Hash() string { return "toy-1" }

// CardID returns the id of the card with an index.
func (Cards) CardID(i int32) string {
	if i < 0 || int(i) >= len(cards) {
		return ""
	}
	return cards[i].ID
}

// All lists the ids of all cards.
func All() []string {
	var out []string
	for _, c := range cards {
		out = append(out, c.ID)
	}
	return out
}

func index(id string) (int32, error) {
	for i := range cards {
		if cards[i].ID == id {
			return int32(i), nil
		}
	}
	return -1, fmt.Errorf("the toy has no card %q, only %s", id, strings.Join(All(), " "))
}

// cardOf returns the card of an object, also of one that is gone; the zero Card for others.
func cardOf(r *engine.Reader, id engine.ObjID) Card {
	if o, ok := r.Known(id); ok && o.Card >= 0 {
		return cards[o.Card]
	}
	return Card{}
}
