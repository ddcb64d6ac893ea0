package lint

import (
	"farpost/cards/farwald/form"
	"farpost/cards/source"
)

// Limits of what files may hold, beside those of packages form and source.
const (
	maxCards    = 2000 // in all files together
	maxPerFile  = 500
	maxGroups   = 200 // in all files together
	maxDecks    = 20  // in all files together; Discord's menus have room for 25
	maxDeckSize = 200
	maxBlocks   = 6   // abilities, triggers and statics, each, of a card
	maxList     = 12  // instructions, targets or parts of a cost in one list
	maxDepth    = 4   // instructions inside instructions
	maxParts    = 60  // instructions, targets and parts of costs of a card
	maxNumber   = 20  // fragments, cards, changes of figures
	maxEnergy   = 10  // Energy Cards of a player (FW-004)
	maxName     = 60  // letters of a name
	maxProse    = 240 // letters of a flavour
	maxText     = 600 // letters of a card's printed text, in each language
	maxMarks    = 2   // accents on one letter
)

// Limit is one bound of what a folder of cards may hold.
type Limit struct {
	What string
	Max  int
}

// Limits lists all bounds, as docs/cards.md does.
var Limits = []Limit{
	{"files and folders of any kind in a game's folder", form.MaxEntries},
	{"files of cards in a game's folder", form.MaxFiles},
	{"bytes of a file", source.DefaultLimits.Bytes},
	{"bytes of all files of a folder", form.MaxBytes},
	{"YAML documents in a file", 1},
	{"anchors, aliases, merge keys and tags in a file", 0},
	{"lists and mappings inside one another", source.DefaultLimits.Depth},
	{"values in a file", source.DefaultLimits.Nodes},
	{"cards in a file", maxPerFile},
	{"cards of all sets, built-in ones included", maxCards},
	{"groups of all sets", maxGroups},
	{"ready decks, built-in ones included", maxDecks},
	{"cards of a ready deck", maxDeckSize},
	{"letters of an id", 32},
	{"letters of a name", maxName},
	{"letters of a flavour text", maxProse},
	{"accents on one letter", maxMarks},
	{"letters of a card's printed text, in each language", maxText},
	{"instructions, targets and parts of costs of a card", maxParts},
	{"instructions, targets or parts of a cost in one list; groups of a card", maxList},
	{"instructions inside one another", maxDepth},
	{"abilities, triggers or continuous effects of a card, each", maxBlocks},
	{"fragments, cards, copies or points that a number means", maxNumber},
	{"Energy Cost, and symbols of a Gate", maxEnergy},
}
