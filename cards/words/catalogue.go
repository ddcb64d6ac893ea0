package words

import (
	"slices"
	"strings"

	"farpost/engine"
)

// Fallback is the language that is used when another one has no tables.
const Fallback = "en"

// Names has what only the caller knows: the names of objects and players. For a nil function and for an empty answer
// the catalogue uses a word of its own ("a card", "Player 2").
type Names struct {
	// Card names a value of kind "obj" or "card".
	Card func(engine.Value) string
	// Player names a seat.
	Player func(engine.Seat) string
}

// Catalogue puts phrases into the words of its tables. It never changes after New, so many goroutines may use it.
type Catalogue struct {
	tables map[string][]*Table
}

// New makes a catalogue of tables of any number of languages. If two tables of a language have the same code, the
// earlier one wins: give a game's tables before those that all games share.
func New(tables ...*Table) *Catalogue {
	c := &Catalogue{tables: map[string][]*Table{}}
	for _, t := range tables {
		c.tables[t.lang] = append(c.tables[t.lang], t)
	}
	return c
}

// Say returns a phrase in words of a language; for a code without words, the neutral sentence "unknown".
func (c *Catalogue) Say(lang string, p engine.Phrase, names Names) string {
	return c.SayIn(lang, "", p, names)
}

// SayIn is Say for a phrase of a known family.
func (c *Catalogue) SayIn(lang, family string, p engine.Phrase, names Names) string {
	s := speaker{tables: c.of(lang), names: names}
	look := sentences
	if len(p.Args) == 0 {
		look = labels
	}
	t, ok := s.find(family, p.Code, look)
	if !ok {
		return s.own("unknown", nothing)
	}
	out := s.fill(t, p.Arg)
	if len(t) > 0 && startsWithThing(t[0], p) {
		out = capital(out)
	}
	return out
}

// Word returns the words of a code without arguments: those of the family, else those of any family; "" if there are
// none.
func (c *Catalogue) Word(lang, family, code string) string {
	s := speaker{tables: c.of(lang)}
	t, ok := s.find(family, code, labels)
	if !ok {
		return ""
	}
	return s.fill(t, nothing)
}

// Has reports whether a code has words in a language, in any family. The fallback does not count.
func (c *Catalogue) Has(lang, code string) bool {
	_, ok := speaker{tables: c.tables[lang]}.find("", code, labels)
	return ok
}

// Codes lists the codes of all families that have words in a language, sorted.
func (c *Catalogue) Codes(lang string) []string {
	all := map[string]bool{}
	for _, t := range c.tables[lang] {
		for _, codes := range t.families {
			for code := range codes {
				all[code] = true
			}
		}
	}
	return sortedKeys(all)
}

// Langs lists the languages, the fallback first, then by name.
func (c *Catalogue) Langs() []string {
	out := sortedKeys(c.tables)
	slices.SortStableFunc(out, func(a, b string) int {
		if (a == Fallback) == (b == Fallback) {
			return 0
		}
		if a == Fallback {
			return -1
		}
		return 1
	})
	return out
}

func (c *Catalogue) of(lang string) []*Table {
	if t := c.tables[lang]; len(t) > 0 {
		return t
	}
	return c.tables[Fallback]
}

// startsWithThing reports whether a sentence begins with a value that needs a capital letter: "one Crystal" does, a
// name such as a player's nickname does not.
func startsWithThing(first part, p engine.Phrase) bool {
	vals := p.Arg(first.name)
	if first.name == "" || len(vals) == 0 {
		return false
	}
	switch vals[0].Kind() {
	case "seat", "obj", "card", "text", "typed":
		return false
	}
	return true
}

func capital(s string) string {
	for i, r := range s {
		return s[:i] + strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}
