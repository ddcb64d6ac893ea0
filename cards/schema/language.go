package schema

import (
	"path"
	"reflect"
	"strings"
	"sync"
)

// Names lists the schemas that every game has: "card" for files of cards, "deck" for files of one deck.
var Names = []string{"card", "deck"}

// Word says what a key means.
type Word struct {
	// Says explains the key in a sentence to authors of cards.
	Says string
	// Of lists the values that the key takes, or, for a list, that its items take; nil for any.
	Of []string
	// Min and Max bound a number if Max is not 0.
	Min, Max int
	// Step: a number must be a multiple of it; 0 for any.
	Step int
	// Like is a regular expression for the text that the key takes; "" for any.
	Like string
	// For lists examples of a value.
	For []string
	// Most bounds the items of a list, or the letters of a text; 0 leaves it to the language or the linter.
	Most int
	// Group: the values are groups, which some set declares.
	Group bool
	// Ref: the values name targets of the text, or are one of For. Kinds are the kinds that such a target may have; a
	// key of an instruction without any of its own takes those of the instruction's key.
	Ref   bool
	Kinds []string
}

// Bounds limit how many keys of a type are set at once, not counting those of But.
type Bounds struct {
	Min int      `yaml:"min"`
	Max int      `yaml:"max"`
	But []string `yaml:"but"`
	// Called is what a value of the type is called beside "this", such as "instruction"; Empty says what is wrong with
	// one that has too few keys, "" for that it says nothing.
	Called string `yaml:"called"`
	Empty  string `yaml:"empty"`
}

// Choice says how many of some keys of a type are set. Min and Max 1: exactly one; Min 1 and Max the number of keys: at
// least one; Min 0 and Max 1: not two of them.
type Choice struct {
	Of   string   `yaml:"of"` // the Go type
	Keys []string `yaml:"keys"`
	Min  int      `yaml:"min"`
	Max  int      `yaml:"max"`
}

// Part is a key that only cards of some types have.
type Part struct {
	Key   string   `yaml:"key"`
	Types []string `yaml:"types"`
	// Only says why other cards have no such key. Due says why these cards need it; "" for keys that they may lack.
	Only string `yaml:"only"`
	Due  string `yaml:"due"`
}

// Whole bounds the values of some Go types in all lists of a card together; Called is what they are called.
type Whole struct {
	Of     []string `yaml:"of"`
	Max    int      `yaml:"max"`
	Called string   `yaml:"called"`
}

// Node is a part of a schema. Its keys are written in alphabetical order, so equal schemas are equal bytes.
type Node map[string]any

// Language is the card language of one game. It needs Game, Set, and a Word for every key of Set.
type Language struct {
	Game string       // its name, for titles
	Set  reflect.Type // a file of cards
	// Words has every key of the language, by its Go type and its name ("Card.cost"). Keys of types of package
	// cards/cardfile are described already; an entry such as "cardfile.Deck.cards" replaces such a description.
	Words map[string]Word
	// Values says what single values mean, by key, then by value.
	Values map[string]map[string]string
	// Alone bounds the number of keys that are set, by type; Choices bound some of them. Parts belong to the type Card
	// and go by its key type.
	Alone   map[string]Bounds
	Choices []Choice
	Parts   []Part
	// Laws say which keys and values do not go together. Lists are the lists of values that the description names.
	Laws  []Law
	Lists map[string][]string
	// Whole bounds how many values of some types a card has in its lists, all together.
	Whole Whole
	// Figures are what pictures of cards can show that do not say it, by names of the game's own; see Language.Figure.
	Figures map[string][]string
	// Most bounds all lists that their Word does not bound; 0 for no bound. Deepest is how deeply instructions may be
	// nested; those of a text itself are 1 deep.
	Most, Deepest int
	// Optional lists keys that may be left out although their Go fields have no omitempty.
	Optional []string
	// Kinds are the types whose keys are parts of the language. Valued are keys of which each value is such a part.
	Kinds  []Kind
	Valued []Valued
	// Flags are the flags of a card.
	Flags Flags

	fields sync.Map // of reflect.Type: its keys, see Fields
}

// Kind is a Go type whose keys are parts of the language, under the name of their kind.
type Kind struct {
	Name string `yaml:"name"`
	Of   string `yaml:"of"`
}

// Valued is a key of which each value is a part of the language, under the name of their kind.
type Valued struct {
	Name string `yaml:"name"`
	Key  string `yaml:"key"`
}

// Flags are keys of a card that are parts of the language by themselves, under the name of their kind.
type Flags struct {
	Name string   `yaml:"name"`
	Keys []string `yaml:"keys"`
}

// nameIn returns the name of a type's key in Words.
func nameIn(t reflect.Type, key string) string {
	if nameOf(t) == "Set" {
		return "Set." + key
	}
	return TypeName(t) + "." + key
}

// TypeName returns the name by which Words, Alone and Choices know a Go type: "cardfile.Deck" for one of package
// cards/cardfile, the bare name for one of the game.
func TypeName(t reflect.Type) string {
	if path.Base(t.PkgPath()) == "cardfile" {
		return "cardfile." + nameOf(t)
	}
	return nameOf(t)
}

// nameOf returns a type's name without type arguments: "Set" for Set[Card].
func nameOf(t reflect.Type) string {
	name, _, _ := strings.Cut(t.Name(), "[")
	return name
}

// Word finds the Word of a key by its name in Words.
func (l *Language) Word(key string) (Word, bool) {
	if w, ok := l.Words[key]; ok {
		return w, true
	}
	w, ok := common[key]
	return w, ok
}

// IDForm matches the id of a card, a set, a deck or a group.
const IDForm = `^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$`

// common has the words of the keys that all games share.
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
