package beings

import (
	"embed"

	"farpost/cards/beings/lint"
	"farpost/cards/beings/schema"
	"farpost/cards/content"
	"farpost/cards/deck"
	cardschema "farpost/cards/schema"
	"farpost/cards/source"
	"farpost/engine/beings/language"
	"farpost/engine/kit"
)

// Name is the name of the game, as the ruleset has it.
const Name = "beings"

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

// listed is what decks need to know of a card. The name of a Being, which is that of its cards without the level,
// stands for all of them.
func listed(c *language.Card) deck.Card {
	if c.IsGem() {
		return deck.Card{ID: c.ID, Names: c.Name.Langs(), Section: secGems}
	}
	whole := kit.Text{En: language.BeingName(c.Name.En), It: language.BeingName(c.Name.It)}
	return deck.Card{ID: c.ID, Names: c.Name.Langs(), Section: secBeings, Rank: secBeings, Whole: whole.Langs()}
}
