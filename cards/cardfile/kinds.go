package cardfile

import (
	"farpost/cards/source"
	"farpost/cards/words"
	"farpost/engine/kit"
)

// Header is what all cards of a set show on their lower edges.
type Header struct {
	ID          string   `yaml:"id"`
	Name        kit.Text `yaml:"name"`
	Year        int      `yaml:"year"`
	Illustrator string   `yaml:"illustrator"`
}

// Deck is a file with one ready-made deck.
type Deck struct {
	ID    string   `yaml:"id"`
	Name  kit.Text `yaml:"name"`
	Cards []Count  `yaml:"cards"`

	Pos *source.Positions `yaml:"-"`
}

// Count is a number of copies of a card.
type Count struct {
	N  int    `yaml:"n"`
	ID string `yaml:"id"`
}

// Set is a file of cards. C is the game's type of a card.
type Set[C any] struct {
	Set Header `yaml:"set"`
	// Groups are declared for all sets that are loaded together.
	Groups []kit.Group `yaml:"groups"`
	Cards  []C         `yaml:"cards"`

	Pos *source.Positions `yaml:"-"`
}

// Folder is the content of a folder. C is the game's type of a card.
type Folder[C any] struct {
	Sets   []Set[C]
	Decks  []Deck
	Tables []*words.Table
	Rulebook
}
