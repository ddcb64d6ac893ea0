package scenarios

import (
	"embed"

	"farpost/engine"
	"farpost/engine/beings"
	"farpost/engine/beings/language"
	"farpost/engine/kit"
	"farpost/engine/scenario"
)

// Files are the scenarios. Those in the folder cards play cards of the product, one file for each Being, and need a
// Game that was given them.
//
//go:embed *.txtar cards/*.txtar
var Files embed.FS

// filler is the card that stands for any card that does not matter, gem for any gem.
const (
	filler = "filler"
	gem    = "gem"
)

// Game is what the runner needs to play scenarios; a line "use" takes cards from those given. Clauses are the
// contract's ids, none to accept all.
func Game(cards []language.Card, clauses []string) scenario.Game {
	return scenario.Game{Ruleset: beings.New(), Fact: fact, Name: name, Clauses: clauses,
		Setup: scenario.Setup[language.Card, *language.Book]{
			Product: cards, ID: func(c *language.Card) string { return c.ID }, Card: Card, Book: language.NewBook,
			Fillers: []language.Card{{ID: filler, Being: filler, Level: 1, Type: "sun", Cost: 9, Power: 1},
				{ID: gem, Gem: language.Gems[0]}},
			Filler: func(zone string) string {
				if zone == "gems" || zone == "gem-deck" {
					return gem
				}
				return filler
			},
			Turn: 5,
			Zones: map[string]string{"field": "field", "hand": "hand", "deck": "deck", "life": "life", "gems": "gems",
				"equipped": "gems", "gem-deck": "gem-deck", "abyss": "abyss"},
			Flags: map[string]scenario.Flag{"left": {Attr: "place", N: 0}, "center": {Attr: "place", N: 1},
				"right": {Attr: "place", N: 2}},
			Begin: begin,
		}.Read}
}

// Card reads a card that a scenario declares for itself. Cards of one Being name it by the same key being.
func Card(line string) (language.Card, error) {
	return scenario.ReadCard(line, func(id string) language.Card {
		name := scenario.CardName(id)
		return language.Card{ID: id, Name: kit.Text{En: name, It: name}, Being: id, Level: 1, Type: "sun",
			Cost: 1, Power: 1}
	})
}

// begin writes whose turn it is and gives its frames: before the turn, or where its player is free to act.
func begin(tx *engine.Tx, t *scenario.Table) []engine.Frame {
	g := tx.Reader().Ruleset()
	active, turn := int(t.Active), t.Turn
	if t.Begin {
		active, turn = 1-active, turn-1
	}
	for name, n := range map[string]int{"turn": turn, "active": active + 1, "first": 0} {
		tx.SetVar(scenario.Column(g.Vars, name), n)
	}
	match := engine.NewFrame("match", engine.NoSeat)
	match.At.Label = "turn"
	if t.Begin {
		return []engine.Frame{match}
	}
	match.At.Label = "again"
	frame := engine.NewFrame("turn", t.Active)
	frame.At.Label = "free"
	return []engine.Frame{match, frame}
}
