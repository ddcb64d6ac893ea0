package scenarios

import (
	"embed"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/groove"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
	"farpost/engine/scenario"
)

// Files are the scenarios. Those in the folder cards play cards of the product, one file for each, and need a Game that
// was given them.
//
//go:embed *.txtar cards/*.txtar
var Files embed.FS

// filler is the card that stands for any card that does not matter.
const filler = "filler"

// Game is what the runner needs to play scenarios; a line "use" takes cards from those given. Clauses are the
// contract's ids, none to accept all.
func Game(cards []language.Card, clauses []string) scenario.Game {
	return scenario.Game{Ruleset: groove.New(), Facts: facts, Name: name, Clauses: clauses,
		Setup: scenario.Setup[language.Card, *language.Book]{
			Product: cards, ID: func(c *language.Card) string { return c.ID }, Card: Card, Book: language.NewBook,
			Fillers: []language.Card{plain(filler)},
			Filler:  func(string) string { return filler },
			Turn:    5,
			Zones:   scenario.ZoneWords(groove.New(), nil),
			Flags:   map[string]scenario.Flag{"beneath": {Attr: "half", N: halfCreature}},
			Thing: func(t *scenario.Table, word string) (engine.Value, bool) {
				who, n, _ := strings.Cut(strings.TrimPrefix(word, "shield:"), ".")
				slot, err := strconv.Atoi(n)
				return engine.Indexed("shield", engine.Seat(slices.Index(t.Seats, who)), slot), err == nil
			},
			Figures: map[string]func(*engine.Tx, engine.Seat, string) error{
				"depleted": scenario.SeatFigure("depleted")},
			Vars:   map[string]string{"charged": "charged", "dual": "dual", "used": "used", "battle": "battle"},
			Begin:  scenario.Midway{Before: "turn", During: "again", Turn: "free"}.Begin,
			Settle: settle,
		}.Read}
}

// Values of the attribute half.
const (
	halfCreature = 1
	halfSpell    = 2
)

// settle says of cards that were put in place what goes without saying: which half is in use, and in which slot a
// shield lies.
func settle(tx *engine.Tx) {
	r := tx.Reader()
	half, slot := scenario.Column(r.Ruleset().Attrs, "half"), scenario.Column(r.Ruleset().Attrs, "slot")
	for s := range engine.Seat(r.Seats()) {
		for _, zone := range []string{"field", "spells"} {
			for _, id := range r.Zone(zone, s) {
				switch o, _ := r.Live(id); {
				case o.Attr[half] != 0:
				case zone == "field" && o.On == "":
					tx.Set(id, half, halfCreature)
				default:
					tx.Set(id, half, halfSpell)
				}
			}
		}
		slots := 0
		for _, id := range r.Zone("shields", s) {
			at := r.Attr(id, slot)
			for slots>>at&1 == 1 {
				at++
			}
			slots |= 1 << at
			tx.Set(id, slot, at)
		}
		tx.SetSeat(s, scenario.Column(r.Ruleset().SeatAttrs, "shield-slots"), slots)
	}
}

// plain is a card without anything special.
func plain(id string) language.Card {
	name := scenario.CardName(id)
	border := []language.Colour{language.Ember}
	return language.Card{ID: id, Crystal: border,
		Creature: language.Creature{Name: kit.Text{En: name, It: name}, Race: "beast", Cost: language.Cost{Mana: 1},
			Border: border, Strength: 2},
		Spell: language.Spell{Name: kit.Text{En: name + " Spell", It: name + " Spell"}, Type: language.Plain,
			Cost: language.Cost{Mana: 1}, Border: border, Effect: []language.Instr{{Draw: &language.Count{N: 1}}}}}
}

// Card reads a card that a scenario declares for itself. A half with a groove cost has no mana cost (GR-005).
func Card(line string) (language.Card, error) {
	c, err := scenario.ReadCard(line, plain)
	for _, cost := range []*language.Cost{&c.Creature.Cost, &c.Spell.Cost} {
		if cost.Groove > 0 {
			cost.Mana = 0
		}
	}
	return c, err
}
