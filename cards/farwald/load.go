package farwald

import (
	"embed"

	"farpost/cards/content"
	"farpost/cards/deck"
	"farpost/cards/farwald/lint"
	"farpost/cards/farwald/schema"
	cardschema "farpost/cards/schema"
	"farpost/cards/source"
	"farpost/engine/farwald/language"
)

// Name is the name of the game, as the ruleset has it.
const Name = "farwald"

// Language is the language of the card files.
var Language = schema.Language

//go:embed *.yaml
var files embed.FS

// Load reads the built-in data and further folders, and checks everything. With faults there is no set.
func Load(extra ...source.Dir) (*content.Set, source.Faults) {
	return content.Game[language.Card, *language.Book]{
		Name: Name, Files: files, Check: lint.Check, Book: language.NewBook,
		Card:  func(c *language.Card) deck.Card { return deck.Card{ID: c.ID, Names: c.Name.Langs(), Rank: c.Rank} },
		Rules: rules, Face: face, Ops: cardschema.Ops[language.Card](Language),
	}.Load(extra...)
}
