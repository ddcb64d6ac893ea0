package words

import (
	"slices"
	"strings"

	"farpost/engine"
)

// Fallback is the language that is spoken when another one has no tables.
const Fallback = "en"

// Names gives what only the caller knows: how objects and players are called. A nil function, and an
// empty answer, leave the catalogue's own word for it ("a card", "Player 2").
type Names struct {
	// Card names a value of kind "obj" or "card".
	Card func(engine.Value) string
	// Player names a seat.
	Player func(engine.Seat) string
}

// Catalogue speaks the words of its tables. It is never written after New, and safe for many goroutines.
type Catalogue struct {
	tables map[string][]*Table
}

// New makes a catalogue of tables, of any number of languages. Where two tables of a language have the
// same code the earlier one wins: give a game's tables before those that all games share.
func New(tables ...*Table) *Catalogue {
	c := &Catalogue{tables: map[string][]*Table{}}
	for _, t := range tables {
		c.tables[t.lang] = append(c.tables[t.lang], t)
	}
	return c
}

// Say gives a phrase in a language. A code without words gives the neutral sentence "unknown".
func (c *Catalogue) Say(lang string, p engine.Phrase, names Names) string {
	return c.SayIn(lang, "", p, names)
}

// SayIn is Say for a phrase whose family is known.
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

// Word gives the words of a code without arguments: those of a family if it has the code, else of any
// family; "" when nobody has them.
func (c *Catalogue) Word(lang, family, code string) string {
	s := speaker{tables: c.of(lang)}
	t, ok := s.find(family, code, labels)
	if !ok {
		return ""
	}
	return s.fill(t, nothing)
}

// Has tells whether a code has words in a language, in any family; the fallback does not count.
func (c *Catalogue) Has(lang, code string) bool {
	_, ok := speaker{tables: c.tables[lang]}.find("", code, labels)
	return ok
}

// Codes lists all codes that have words in a language, of all families, sorted.
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

// Langs lists the languages, the fallback first.
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

// startsWithThing tells whether a sentence begins with something that has no name of its own, so that it
// needs a capital letter: "one Crystal" does, a player's nickname does not.
func startsWithThing(first part, p engine.Phrase) bool {
	vals := p.Arg(first.name)
	if first.name == "" || len(vals) == 0 {
		return false
	}
	switch vals[0].Kind() {
	case "seat", "obj", "card", "text":
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
