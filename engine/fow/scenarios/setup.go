package scenarios

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow"
	"farpost/engine/fow/language"
	"farpost/engine/scenario"
)

// filler is the card that stands for any card that does not matter; stone for any stone.
const (
	filler = "filler"
	stone  = "anystone"
)

// began is the count of arrivals at the beginning of the running turn; what is "new" came after it.
const began = 10

// setup reads setup sections; doc.go lists their lines. A match begins before the turn, or in its main phase with
// priority.
func setup(product []language.Card) scenario.Setup[language.Card, *language.Book] {
	return scenario.Setup[language.Card, *language.Book]{
		Product: product, ID: func(c *language.Card) string { return c.ID }, Card: Card, Book: language.NewBook,
		Fillers: []language.Card{{ID: filler, Type: language.Spell, Spell: language.Chant,
			Cost: language.Will{Any: 20}}, {ID: stone, Type: language.Stone}},
		Filler: func(zone string) string {
			if zone == "stones" || zone == "stone-deck" {
				return stone
			}
			return filler
		},
		Turn: 3, Zones: scenario.ZoneWords(fow.New(), nil),
		Attrs: map[string]int{"since": began - 5, "in": began - 5},
		Flags: map[string]scenario.Flag{"new": {Attr: "since", N: began + 5}},
		Figures: map[string]func(*engine.Tx, engine.Seat, string) error{"life": scenario.SeatFigure("life"),
			"will": will},
		Begin: func(tx *engine.Tx, t *scenario.Table) []engine.Frame {
			return scenario.Midway{Before: "turn", During: "again", Turn: "w05", Seats: map[string]int{"turns": 5},
				Vars: map[string]int{"phase": slices.Index(fow.PhaseCodes(), "main"), "first": int(t.Active),
					"clock": began + 10, "began": began}}.Begin(tx, t)
		},
	}
}

// will fills a pool: the generic number stands for will without attribute.
func will(tx *engine.Tx, s engine.Seat, value string) error {
	cols := tx.Reader().Ruleset().SeatAttrs
	w, err := language.ParseWill(value)
	if err != nil {
		return err
	}
	for i, n := range w.Of {
		tx.SetSeat(s, scenario.Column(cols, "light")+i, n)
	}
	tx.SetSeat(s, scenario.Column(cols, "void"), w.Any)
	return nil
}
