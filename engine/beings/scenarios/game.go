package scenarios

import (
	"embed"

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
	return scenario.Game{Ruleset: beings.New(), Fact: fact, Facts: facts, Clauses: clauses,
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
			Turn:  5,
			Zones: scenario.ZoneWords(beings.New(), map[string]string{"equipped": "gems"}),
			Flags: map[string]scenario.Flag{"left": {Attr: "place", N: 0}, "center": {Attr: "place", N: 1},
				"right": {Attr: "place", N: 2}},
			// before the turn, or where its player is free to act
			Begin: scenario.Midway{Before: "turn", During: "again", Turn: "free"}.Begin,
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
