package groove

import (
	"embed"

	"farpost/cards/content"
	"farpost/cards/deck"
	"farpost/cards/groove/lint"
	"farpost/cards/groove/schema"
	cardschema "farpost/cards/schema"
	"farpost/cards/source"
	"farpost/engine/groove/language"
)

// Name is the name of the game, as the ruleset has it.
const Name = "groove"

// Language is the language of the card files.
var Language = schema.Language

//go:embed *.yaml
var files embed.FS

// Load reads the built-in data and further folders, and checks everything. With faults there is no set.
func Load(extra ...source.Dir) (*content.Set, source.Faults) {
	return content.Game[language.Card, *language.Book]{
		Name: Name, Files: files, Check: lint.Check, Book: language.NewBook,
		Card: listed, Rules: rules, Face: face, Ops: cardschema.Ops[language.Card](Language),
	}.Load(extra...)
}

// listed is what decks need to know of a card: it is found by the name of either half, too (GRR-11).
func listed(c *language.Card) deck.Card {
	halves := []string{c.Creature.Name.En, c.Creature.Name.It, c.Spell.Name.En, c.Spell.Name.It}
	return deck.Card{ID: c.ID, Names: c.Name().Langs(), Also: halves}
}
