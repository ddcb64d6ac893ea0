package lintkit

import (
	"farpost/cards/cardfile"
	"farpost/cards/schema"
	"farpost/cards/source"
)

// Limit is one bound of what a folder of cards may hold.
type Limit struct {
	What string
	Max  int
}

// Limits lists the bounds that files of a card language have. They keep a stranger's file harmless: whatever passes
// ends after a bounded number of steps.
func Limits(l *schema.Language) []Limit {
	return []Limit{
		{"files and folders of any kind in a game's folder", cardfile.MaxEntries},
		{"files of cards in a game's folder", cardfile.MaxFiles},
		{"bytes of a file", source.DefaultLimits.Bytes},
		{"bytes of all files of a folder", cardfile.MaxBytes},
		{"YAML documents in a file", 1},
		{"anchors, aliases, merge keys and tags in a file", 0},
		{"lists and mappings inside one another", source.DefaultLimits.Depth},
		{"values in a file", source.DefaultLimits.Nodes},
		{"cards in a file", MaxPerFile},
		{"cards of all sets, built-in ones included", MaxCards},
		{"groups of all sets", MaxGroups},
		{"ready decks, built-in ones included", MaxDecks},
		{"cards of a ready deck", MaxDeckSize},
		{"letters of an id", maxID},
		{"letters of a name", MaxName},
		{"letters of a flavour text", MaxProse},
		{"accents on one letter", MaxAccents},
		{"accents and marks of its script on one letter, such as Hebrew points", MaxMarks},
		{"letters of a card's printed text, in each language", MaxText},
		{l.Whole.Called + " of a card", l.Whole.Max},
		{"items of a list, where nothing else is said", l.Most},
		{"instructions inside one another", l.Deepest},
	}
}
