package content

import (
	"slices"

	"farpost/cards/cardfile"
	"farpost/engine/kit"
)

// Clause is one statement of the rules, in our own words.
type Clause struct {
	ID string
	// Section is its place in the rulebook, by language.
	Section map[string]string
	// Rulings are the ids of the rulings that it follows; empty where the rulebook leaves no choice.
	Rulings []string
	// Text is the statement by language. Also holds further words by which people look it up.
	Text, Also map[string]string
}

// Ruling says how to play something that the rulebook leaves open, contradicts or misprints.
type Ruling struct {
	ID string
	// Section is the place in the rulebook that it is about, by language.
	Section map[string]string
	// Clauses are the ids of the clauses that it settles; empty when it is about print alone.
	Clauses []string
	// Toggle names the table rule by which a match can play it otherwise; "" if the ruling always holds.
	Toggle string
	// Question is what was unclear, Text what is ruled, and Reason why; each by language.
	Question, Text, Reason map[string]string
	// Also holds further words by which people look it up.
	Also map[string]string
}

// Clauses lists the clauses in the order of their numbers.
func (s *Set) Clauses() []Clause { return s.Rulebook }

// Rulings lists the rulings in the order of their numbers.
func (s *Set) Rulings() []Ruling { return s.Settled }

// Clause finds a clause by id; ok is false when there is none.
func (s *Set) Clause(id string) (c Clause, ok bool) {
	i := slices.IndexFunc(s.Rulebook, func(c Clause) bool { return c.ID == id })
	if i < 0 {
		return Clause{}, false
	}
	return s.Rulebook[i], true
}

// Ruling finds a ruling by id; ok is false when there is none.
func (s *Set) Ruling(id string) (r Ruling, ok bool) {
	i := slices.IndexFunc(s.Settled, func(r Ruling) bool { return r.ID == id })
	if i < 0 {
		return Ruling{}, false
	}
	return s.Settled[i], true
}

// AddRulebook adds the clauses and rulings of a folder, and ties each clause to its rulings. Either may be nil.
func (s *Set) AddRulebook(c *cardfile.Clauses, r *cardfile.Rulings) {
	follows := map[string][]string{}
	if r != nil {
		for _, r := range r.Rulings {
			s.Settled = append(s.Settled, Ruling{
				ID: r.ID, Section: c.SectionIn(r.Section).Langs(), Clauses: r.Clauses, Toggle: r.Toggle,
				Question: r.Question.Langs(), Text: r.Ruling.Langs(), Reason: r.Reason.Langs(),
				Also: r.Also.Langs(),
			})
			for _, id := range r.Clauses {
				follows[id] = append(follows[id], r.ID)
			}
		}
	}
	if c != nil {
		for _, x := range c.Clauses {
			s.Rulebook = append(s.Rulebook,
				Clause{ID: x.ID, Section: c.SectionIn(x.Section).Langs(), Rulings: follows[x.ID],
					Text: kit.Text{En: x.En, It: x.It}.Langs(), Also: x.Also.Langs()})
		}
	}
}
