package scenarios

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/athernum"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
	"farpost/engine/scenario"
)

// Files are the scenarios. Those in the folder cards play cards of the product, one file each, and need a Game that was
// given them.
//
//go:embed *.txtar cards/*.txtar
var Files embed.FS

// filler is the card that stands for any card that does not matter.
const filler = "filler"

// Game is what the runner needs to play scenarios; a line "use" takes cards from those given. Clauses are the
// contract's ids, none to accept all.
func Game(cards []language.Card, clauses []string) scenario.Game {
	cost := 9
	return scenario.Game{Ruleset: athernum.New(), Facts: facts, Value: value, Name: name, Clauses: clauses,
		Setup: scenario.Setup[language.Card, *language.Book]{
			Product: cards, ID: func(c *language.Card) string { return c.ID }, Card: Card, Book: language.NewBook,
			Fillers: []language.Card{{ID: filler, Name: kit.Text{En: "Filler", It: "Filler"}, Type: language.Character,
				Cost: &cost, DFV: 1}},
			Filler: func(string) string { return filler },
			Turn:   3, Zones: scenario.ZoneWords(athernum.New(), nil),
			// static abilities of cards in place work, and their fields were counted
			Attrs: map[string]int{"active": 1<<8 - 1, "counted": 1},
			Flags: map[string]scenario.Flag{"exhausted": {Attr: "counters", N: 1}},
			Vars:  map[string]string{"pool": "pool", "fields": "fields"},
			Figures: map[string]func(*engine.Tx, engine.Seat, string) error{"ct": scenario.SeatFigure("ct"),
				"resources": resources("ready-c"), "spent": resources("spent-c"), "markers": resources("pool-c"),
				"names": scenario.SeatFigure("faction"), "down": covers},
			Begin: func(tx *engine.Tx, t *scenario.Table) []engine.Frame {
				phase := slices.Index(athernum.PhaseCodes(), "day")
				if t.Begin {
					phase = slices.Index(athernum.PhaseCodes(), "night")
				}
				return scenario.Midway{Before: "turn", During: "again", Turn: "free", Seats: map[string]int{"ct": 2},
					Vars: map[string]int{"phase": phase, "first": int(t.Active)}}.Begin(tx, t)
			},
		}.Read}
}

// Card reads a card that a scenario declares for itself: a factionless character 2/2 of cost 1 with two item slots,
// unless the mapping says otherwise.
func Card(line string) (language.Card, error) {
	cost := 1
	c, err := scenario.ReadCard(line, func(id string) language.Card {
		name := scenario.CardName(id)
		return language.Card{ID: id, Name: kit.Text{En: name, It: name}, Type: language.Character, Cost: &cost, OFV: 2,
			DFV: 2, Slots: 2}
	})
	switch c.Type {
	case language.Item:
		c.Cost, c.OFV, c.DFV, c.Slots = nil, 0, 0, 0
	case language.Location:
		c.Cost, c.OFV, c.DFV = nil, 0, 0
		if !strings.Contains(line, "slots:") {
			c.Slots = 0
		}
	}
	for i := range c.Abilities {
		if a := &c.Abilities[i]; a.Name.En == "" && (a.Kind == language.Activated || a.Kind == language.Support) {
			a.Name = kit.Text{En: "Ability", It: "Ability"}
		}
	}
	return c, err
}

// resources sets a player's resources in a state, such as C+C+G.
func resources(first string) func(*engine.Tx, engine.Seat, string) error {
	return func(tx *engine.Tx, s engine.Seat, value string) error {
		w, err := language.ParseAmount(value)
		for i, n := range w.Of {
			tx.SetSeat(s, scenario.Column(tx.Reader().Ruleset().SeatAttrs, first)+i, n)
		}
		return err
	}
}

// covers lays covers over a player's cards of the zone "hidden", each attached to its host so far.
func covers(tx *engine.Tx, s engine.Seat, value string) error {
	if value != "all" {
		return fmt.Errorf("down PLAYER all")
	}
	athernum.Cover(tx, s)
	return nil
}
