package athernum

import (
	"embed"

	"farpost/cards/athernum/lint"
	"farpost/cards/athernum/schema"
	"farpost/cards/content"
	"farpost/cards/deck"
	cardschema "farpost/cards/schema"
	"farpost/cards/source"
	"farpost/engine/athernum/language"
)

// Name is the name of the game, as the ruleset has it.
const Name = "athernum"

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

// listed is what decks need to know of a card. A Token belongs to no section, so it is in no deck.
func listed(c *language.Card) deck.Card {
	section := secMain
	switch {
	case c.Token:
		section = secToken
	case c.Extra != nil:
		section = secExtra
	}
	return deck.Card{ID: c.ID, Names: c.Name.Langs(), Section: section, Rank: section}
}
