package scenarios

import (
	"embed"

	"farpost/engine/fow"
	"farpost/engine/fow/language"
	"farpost/engine/scenario"
)

// Files are the scenarios. Those in the folder cards play cards of the product, one file each, and need a Game that
// was given them.
//
//go:embed *.txtar cards/*.txtar
var Files embed.FS

// Game is what the runner needs to play scenarios; a line "use" takes cards from those given. Clauses are the
// contract's ids, none to accept all.
func Game(cards []language.Card, clauses []string) scenario.Game {
	return scenario.Game{Ruleset: fow.New(), Facts: facts, Value: value, Name: name, Clauses: clauses,
		Setup: setup(cards).Read}
}

// Card reads a card that a scenario declares for itself: its id, then its data as a YAML flow mapping in the
// language of card files. A key that the language does not have is an error.
func Card(line string) (language.Card, error) {
	c, err := scenario.ReadCard(line, func(id string) language.Card {
		name := scenario.CardName(id)
		return language.Card{ID: id, Name: language.Text{En: name, It: name}, Type: language.Resonator,
			Attributes: []language.Attribute{language.Fire}, ATK: 100, DEF: 100}
	})
	if c.Type != language.Resonator {
		c.ATK, c.DEF = 0, 0
	}
	return c, err
}
