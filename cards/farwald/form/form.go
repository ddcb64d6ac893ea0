package form

import (
	"farpost/cards/form"
	"farpost/cards/source"
	"farpost/engine/farwald"
)

// Set is a file of cards.
type Set struct {
	Set form.Header `yaml:"set"`
	// Groups are declared here for all sets that are loaded.
	Groups []farwald.Group `yaml:"groups"`
	Cards  []farwald.Card  `yaml:"cards"`

	Pos *source.Positions `yaml:"-"`
}

// What files of every game have in common.
type (
	Folder  = form.Folder[Set]
	Deck    = form.Deck
	Clauses = form.Clauses
	Rulings = form.Rulings
)

// Limits of a folder.
const (
	MaxFiles   = form.MaxFiles
	MaxBytes   = form.MaxBytes
	MaxEntries = form.MaxEntries
)

// Read reads a folder of Farwald's files; see form.Read.
func Read(dir source.Dir, builtin bool) (Folder, source.Faults) {
	return form.Read(dir, builtin, func(s *Set, pos *source.Positions) { s.Pos = pos })
}
