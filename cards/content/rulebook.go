package content

import (
	"slices"

	"farpost/cards/form"
	"farpost/engine/kit"
)

// Clause is one statement of the rules, restated.
type Clause struct {
	ID string
	// Section says where in the rulebook it comes from, by language.
	Section map[string]string
	// Rulings are the ids of the rulings that it follows; none where the rulebook leaves no choice.
	Rulings []string
	// Text by language, and Also further words by which people look it up.
	Text, Also map[string]string
}

// Ruling is how something is played that the rulebook leaves open, contradicts or misprints.
type Ruling struct {
	ID string
	// Section says which place of the rulebook is meant, by language.
	Section map[string]string
	// Clauses are the ids of the clauses that it settles; none when it concerns print only.
	Clauses []string
	// Toggle is the name of the table rule that lets a match do otherwise; "" for a ruling that always holds.
	Toggle string
	// Question, Text and Reason by language: what was unclear, what is ruled, and why.
	Question, Text, Reason map[string]string
	// Also are further words by which people look it up.
	Also map[string]string
}

// Clauses lists the statements of the rules, in order.
func (s *Set) Clauses() []Clause { return s.Rulebook }

// Rulings lists the rulings, in order.
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

// AddRulebook takes the clauses and rulings of a folder, each knowing the other; either may be nil.
func (s *Set) AddRulebook(c *form.Clauses, r *form.Rulings) {
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
			s.Rulebook = append(s.Rulebook, Clause{ID: x.ID, Section: c.SectionIn(x.Section).Langs(), Rulings: follows[x.ID],
				Text: kit.Text{En: x.En, It: x.It}.Langs(), Also: x.Also.Langs()})
		}
	}
}
