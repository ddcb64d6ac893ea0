package form

import (
	"farpost/cards/form"
	"farpost/cards/source"
	"farpost/engine/fow"
)

// Set is a file of cards.
type Set struct {
	Set form.Header `yaml:"set"`
	// Groups are the races and traits, declared here for all sets that are loaded.
	Groups []fow.Group `yaml:"groups"`
	Cards  []fow.Card  `yaml:"cards"`

	Pos *source.Positions `yaml:"-"`
}

// Folder is a folder as read.
type Folder = form.Folder[Set]

// Read reads a folder of this game's files; see form.Read.
func Read(dir source.Dir, builtin bool) (Folder, source.Faults) {
	return form.Read(dir, builtin, func(s *Set, pos *source.Positions) { s.Pos = pos })
}
