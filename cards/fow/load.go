package fow

import (
	"embed"

	"farpost/cards/content"
	"farpost/cards/deck"
	"farpost/cards/fow/lint"
	"farpost/cards/fow/schema"
	cardschema "farpost/cards/schema"
	"farpost/cards/source"
	"farpost/engine/fow/language"
)

// Name is the name of the game, as the ruleset has it.
const Name = "fow"

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

// listed is what decks need to know of a card: a ruler is found by the name of its other side, too.
func listed(c *language.Card) deck.Card {
	out := deck.Card{ID: c.ID, Names: c.Name.Langs(), Section: sectionOf(c)}
	switch {
	case c.Type == language.Stone && c.Special:
		out.Rank = rankSpecial
	case c.Type != language.Stone && c.Type != language.Ruler:
		out.Rank = rankMain
	}
	if c.J != nil {
		out.Also = []string{c.J.Name.En, c.J.Name.It}
	}
	return out
}
