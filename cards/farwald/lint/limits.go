package lint

import (
	"farpost/cards/cardfile"
	"farpost/cards/lintkit"
	"farpost/cards/source"
	"farpost/engine/farwald/language"
)

// Limits of what files may hold, beside those of packages form and source.
const (
	maxBlocks = 6  // abilities, triggers and statics, each, of a card
	maxList   = 12 // instructions, targets or parts of a cost in one list
	maxDepth  = 4  // instructions inside instructions
	maxParts  = 60 // instructions, targets and parts of costs of a card
	maxNumber = 20 // fragments, cards, changes of figures
	maxMade   = 4  // tokens that one instruction makes for a player
	maxEnergy = 10 // Energy Cards of a player (FW-004)
)

// Limit is one bound of what a folder of cards may hold.
type Limit struct {
	What string
	Max  int
}

// Limits lists all bounds, as docs/cards.md does.
var Limits = []Limit{
	{"files and folders of any kind in a game's folder", cardfile.MaxEntries},
	{"files of cards in a game's folder", cardfile.MaxFiles},
	{"bytes of a file", source.DefaultLimits.Bytes},
	{"bytes of all files of a folder", cardfile.MaxBytes},
	{"YAML documents in a file", 1},
	{"anchors, aliases, merge keys and tags in a file", 0},
	{"lists and mappings inside one another", source.DefaultLimits.Depth},
	{"values in a file", source.DefaultLimits.Nodes},
	{"cards in a file", lintkit.MaxPerFile},
	{"cards of all sets, built-in ones included", lintkit.MaxCards},
	{"groups of all sets", lintkit.MaxGroups},
	{"ready decks, built-in ones included", lintkit.MaxDecks},
	{"cards of a ready deck", lintkit.MaxDeckSize},
	{"letters of an id", 32},
	{"letters of a name", lintkit.MaxName},
	{"letters of a flavour text", lintkit.MaxProse},
	{"accents on one letter", lintkit.MaxMarks},
	{"letters of a card's printed text, in each language", lintkit.MaxText},
	{"instructions, targets and parts of costs of a card", maxParts},
	{"instructions, targets or parts of a cost in one list; groups of a card", maxList},
	{"instructions inside one another", maxDepth},
	{"abilities, triggers or continuous effects of a card, each", maxBlocks},
	{"fragments, cards, copies or points that a number means", maxNumber},
	{"tokens that one instruction makes for a player", maxMade},
	{"Energy Cost, and symbols of a Gate", maxEnergy},
}

// parts counts instructions, targets and parts of costs of a card.
func parts(c *language.Card) int {
	n := len(c.Targets) + instrs(c.Effect) + len(c.Statics)
	for _, b := range []*language.Block{c.Charge, c.Crystallize} {
		if b != nil {
			n += blockParts(b)
		}
	}
	for i := range c.Abilities {
		n += blockParts(&c.Abilities[i].Block)
	}
	for i := range c.Triggers {
		n += blockParts(&c.Triggers[i].Block)
	}
	return n
}

func blockParts(b *language.Block) int { return len(b.Cost) + len(b.Targets) + instrs(b.Effect) }

func instrs(list []language.Instr) int {
	n := len(list)
	for _, in := range list {
		if in.If != nil {
			n += instrs(in.If.Then) + instrs(in.If.Else)
		}
		if in.May != nil {
			n += len(in.May.Targets) + instrs(in.May.Then)
		}
	}
	return n
}
