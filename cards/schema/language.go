package schema

import (
	"path"
	"reflect"
	"strings"
)

// Names lists the schemas of every game: "card" for files of cards, "deck" for files of a deck.
var Names = []string{"card", "deck"}

// Word is what a key means.
type Word struct {
	// Says is one sentence for whoever writes a card.
	Says string
	// Of lists the values that the key takes, or of a list those of its items; nil for any.
	Of []string
	// Min and Max bound a number when Max is not 0.
	Min, Max int
	// Step is what a number must be a multiple of, 0 for any.
	Step int
	// Like matches the text that the key takes, "" for any.
	Like string
	// For are examples of a value.
	For []string
}

// Bounds are how many keys of a type may be set at once.
type Bounds struct{ Min, Max int }

// Node is a part of a schema. Its keys are written in the order of the alphabet, so equal schemas are equal bytes.
type Node map[string]any

// Language is the card language of one game. Game and Set are required, and a word for every key of Set.
type Language struct {
	Game string       // its name, for titles
	Set  reflect.Type // a file of cards
	// Words has every key of the language, by the name of its Go type and its key ("Card.cost"). Keys of types of
	// package cards/cardfile are described already; "cardfile.Deck.cards" and the like say more of one.
	Words map[string]Word
	// Values says what single values mean, by key and value.
	Values map[string]map[string]string
	// Alone are the types of which so many keys are set.
	Alone map[string]Bounds
	// Optional are keys that may be left out although their Go field is always written.
	Optional []string
	// Shape adds to the schema of a type what its keys demand of each other; nil for nothing.
	Shape func(t reflect.Type, n Node)
	// Kinds are the types whose keys are ops, Valued keys of which each value is one.
	Kinds  []Kind
	Valued []Valued
}

// Kind is a type whose keys are ops.
type Kind struct {
	Name string
	Of   reflect.Type
}

// Valued is a key of which each value is an op.
type Valued struct{ Name, Key string }

// key names a key of a type as Words does.
func key(t reflect.Type, name string) string {
	of := nameOf(t)
	if path.Base(t.PkgPath()) == "cardfile" && of != "Set" {
		of = "cardfile." + of
	}
	return of + "." + name
}

// nameOf is the name of a type, without what it is made for: Set of a set of cards.
func nameOf(t reflect.Type) string {
	name, _, _ := strings.Cut(t.Name(), "[")
	return name
}

// word is what a key means.
func (l *Language) word(key string) (Word, bool) {
	if w, ok := l.Words[key]; ok {
		return w, true
	}
	w, ok := common[key]
	return w, ok
}

// IDForm matches an id of a card, a set, a deck or a group.
const IDForm = `^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$`

// common has the keys that files of every game have.
var common = map[string]Word{
	"cardfile.Header.id":          {Says: "The set's id, unique among all sets.", Like: IDForm},
	"cardfile.Header.name":        {Says: "The set's name."},
	"cardfile.Header.year":        {Says: "The year printed on every card of the set.", Min: 1900, Max: 9999},
	"cardfile.Header.illustrator": {Says: "Who drew the cards, printed on their lower edge."},

	"Text.en": {Says: "In English."},
	"Text.it": {Says: "In Italian."},

	"cardfile.Deck.id":   {Says: "The deck's id, unique among all ready decks.", Like: IDForm},
	"cardfile.Deck.name": {Says: "The deck's name."},
	"cardfile.Count.id":  {Says: "The card's id; built-in cards may be used, too.", Like: IDForm},
}
