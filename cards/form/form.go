package form

import (
	"slices"
	"strings"

	"farpost/cards/source"
	"farpost/cards/words"
	"farpost/engine/kit"
)

// Header is what all cards of a set have in common on their lower edge.
type Header struct {
	ID          string   `yaml:"id"`
	Name        kit.Text `yaml:"name"`
	Year        int      `yaml:"year"`
	Illustrator string   `yaml:"illustrator"`
}

// Deck is a file of one deck.
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

// Clauses is the file of the rules' statements.
type Clauses struct {
	// Sections are the names of what sections of clauses and rulings name in English, "; " between two: chapters of
	// these rules. None where sections cite a rulebook that has one language.
	Sections []kit.Text `yaml:"sections"`

	Clauses []Clause `yaml:"clauses"`

	Pos *source.Positions `yaml:"-"`
}

// SectionIn is a section of a clause or a ruling by language. What Sections does not name is the same in each.
func (c *Clauses) SectionIn(section string) kit.Text {
	parts := strings.Split(section, SectionSep)
	it := slices.Clone(parts)
	for i, part := range parts {
		if j := slices.IndexFunc(c.sections(), func(t kit.Text) bool { return t.En == part }); j >= 0 {
			it[i] = c.Sections[j].It
		}
	}
	return kit.Text{En: section, It: strings.Join(it, SectionSep)}
}

func (c *Clauses) sections() []kit.Text {
	if c == nil {
		return nil
	}
	return c.Sections
}

// SectionSep stands between the places of a rulebook that a section names.
const SectionSep = "; "

// Clause is one statement of the rules, in both languages.
type Clause struct {
	ID      string `yaml:"id"`
	Section string `yaml:"section"`
	En      string `yaml:"en"`
	It      string `yaml:"it"`
	// Also are words by which people look it up and which do not stand in it; none for most.
	Also kit.Text `yaml:"also"`
}

// Rulings is the file of the rulings on what the rulebook leaves open.
type Rulings struct {
	Rulings []Ruling `yaml:"rulings"`

	Pos *source.Positions `yaml:"-"`
}

// Ruling is one ruling: what was unclear, how it is played here, and why.
type Ruling struct {
	ID      string `yaml:"id"`
	Section string `yaml:"section"`
	// Clauses are the ids of the clauses that it settles; none for what concerns print only.
	Clauses []string `yaml:"clauses"`
	// Toggle names the table rule that lets a match do otherwise; "" for a ruling that always holds.
	Toggle   string   `yaml:"toggle"`
	Question kit.Text `yaml:"question"`
	Ruling   kit.Text `yaml:"ruling"`
	Reason   kit.Text `yaml:"reason"`
	// Also are words by which people look it up and which do not stand in it; none for most.
	Also kit.Text `yaml:"also"`
}

// Set is a file of cards; C is a card of the game.
type Set[C any] struct {
	Set Header `yaml:"set"`
	// Groups are declared here for all sets that are loaded.
	Groups []kit.Group `yaml:"groups"`
	Cards  []C         `yaml:"cards"`

	Pos *source.Positions `yaml:"-"`
}

// Folder is a folder as read; C is a card of the game.
type Folder[C any] struct {
	Sets    []Set[C]
	Decks   []Deck
	Clauses *Clauses
	Rulings *Rulings
	Tables  []*words.Table
}
