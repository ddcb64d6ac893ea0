package cardfile

import (
	"slices"
	"strings"

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

// Clauses is the file of the clauses.
type Clauses struct {
	// Sections names the chapters of these rules in each language. A clause or ruling names its chapters in English,
	// with "; " between two. Empty where sections cite a rulebook that has one language.
	Sections []kit.Text `yaml:"sections"`

	Clauses []Clause `yaml:"clauses"`

	Pos *source.Positions `yaml:"-"`
}

// SectionIn translates a section of a clause or a ruling. A part that Sections does not name is the same in each
// language.
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

// SectionSep stands between two places that one section names.
const SectionSep = "; "

// Clause is one statement of the rules in both languages.
type Clause struct {
	ID      string `yaml:"id"`
	Section string `yaml:"section"`
	En      string `yaml:"en"`
	It      string `yaml:"it"`
	// Also holds words by which people look it up although it does not contain them. Most clauses have none.
	Also kit.Text `yaml:"also"`
}

// Rulings is the file of the rulings.
type Rulings struct {
	Rulings []Ruling `yaml:"rulings"`

	Pos *source.Positions `yaml:"-"`
}

// Ruling says what was unclear, how it is played here, and why.
type Ruling struct {
	ID      string `yaml:"id"`
	Section string `yaml:"section"`
	// Clauses are the ids of the clauses that it settles; empty when it is about print alone.
	Clauses []string `yaml:"clauses"`
	// Toggle names the table rule by which a match can play it otherwise; "" if the ruling always holds.
	Toggle   string   `yaml:"toggle"`
	Question kit.Text `yaml:"question"`
	Ruling   kit.Text `yaml:"ruling"`
	Reason   kit.Text `yaml:"reason"`
	// Also holds words by which people look it up although it does not contain them. Most rulings have none.
	Also kit.Text `yaml:"also"`
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
	Sets    []Set[C]
	Decks   []Deck
	Clauses *Clauses
	Rulings *Rulings
	Tables  []*words.Table
}
