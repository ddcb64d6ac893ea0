package cardfile

import (
	"slices"
	"strings"

	"farpost/cards/lexicon"
	"farpost/cards/source"
	"farpost/engine/kit"
)

// Rulebook is what a game's own folder says of its rules, and of the words in which people ask about them. Each part is
// nil where there is no such file.
type Rulebook struct {
	Clauses *Clauses
	Rulings *Rulings
	Lexicon *Lexicon
	// Asks are by language.
	Asks map[string]*Asks
}

// add decodes one file of a rulebook by its name; faults call it file. A file of which nothing could be read is left
// out.
func (b *Rulebook) add(file, name string, data []byte) []source.Fault {
	var faults []source.Fault
	switch name {
	case "clauses.yaml":
		c := &Clauses{}
		b.Clauses, faults = read(file, data, c, &c.Pos)
	case "rulings.yaml":
		r := &Rulings{}
		b.Rulings, faults = read(file, data, r, &r.Pos)
	case "lexicon.yaml":
		l := &Lexicon{}
		b.Lexicon, faults = read(file, data, l, &l.Pos)
	default:
		a := &Asks{}
		if a, faults = read(file, data, a, &a.Pos); a == nil {
			break
		}
		if b.Asks == nil {
			b.Asks = map[string]*Asks{}
		}
		b.Asks[strings.TrimSuffix(strings.TrimPrefix(name, "asks."), ".yaml")] = a
	}
	return faults
}

// read decodes a file into a part of a rulebook, and notes where its values stand. The part is nil if nothing could be
// read.
func read[T any](file string, data []byte, part *T, at **source.Positions) (*T, []source.Fault) {
	pos, faults := source.Decode(file, data, part, source.DefaultLimits)
	if *at = pos; pos.Line("") == 0 {
		return nil, faults
	}
	return part, faults
}

// Lexicon is the file of a game's terms.
type Lexicon struct {
	Terms []lexicon.Term `yaml:"terms"`

	Pos *source.Positions `yaml:"-"`
}

// Asks is a file of the questions, in one language, that the clauses and rulings answer.
type Asks struct {
	Asks []Ask `yaml:"asks"`

	Pos *source.Positions `yaml:"-"`
}

// Ask has the questions that one clause or ruling answers, as people ask them.
type Ask struct {
	ID   string   `yaml:"id"`
	Asks []string `yaml:"asks"`
}

// Clauses is the file of the clauses.
type Clauses struct {
	// Version is that of the rulebook, Date the day (as in 2026-11-25) since when the clauses read as they do. Answers
	// cite both.
	Version string `yaml:"version"`
	Date    string `yaml:"date"`

	// Chapters part the clauses for people who leaf through them.
	Chapters []Chapter `yaml:"chapters"`

	// MostAsked are ids of clauses that newcomers ask for most, for people who leaf through them.
	MostAsked []string `yaml:"most_asked"`

	// Sections names the chapters of these rules in each language. A clause or ruling names its chapters in English,
	// with "; " between two. Empty where sections cite a rulebook that has one language.
	Sections []kit.Text `yaml:"sections"`

	Clauses []Clause `yaml:"clauses"`

	Pos *source.Positions `yaml:"-"`
}

// Chapter is a run of clauses about one matter, from the clause with an id up to the next chapter.
type Chapter struct {
	ID    string   `yaml:"id"`
	Title kit.Text `yaml:"title"`
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
	// Title names in a few words what the clause is about.
	Title kit.Text `yaml:"title"`
	En    string   `yaml:"en"`
	It    string   `yaml:"it"`
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
}
