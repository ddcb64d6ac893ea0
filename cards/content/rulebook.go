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
	// Title says in a few words what it is about, Text is the statement; each by language.
	Title, Text map[string]string
	// Asks are the questions that it answers, by language, as people ask them.
	Asks map[string][]string
}

// Chapter is a run of clauses about one matter: from the clause with its id up to the next chapter.
type Chapter struct {
	ID    string
	Title map[string]string // by language
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
	// Asks are further questions that it answers, by language, as people ask them.
	Asks map[string][]string
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

// AddRulebook adds the clauses and rulings of a folder with their questions, ties each clause to its rulings, and adds
// the folder's terms.
func (s *Set) AddRulebook(b cardfile.Rulebook) {
	asks := map[string]map[string][]string{}
	for lang, file := range b.Asks {
		for _, a := range file.Asks {
			if asks[a.ID] == nil {
				asks[a.ID] = map[string][]string{}
			}
			asks[a.ID][lang] = append(asks[a.ID][lang], a.Asks...)
		}
	}
	follows := map[string][]string{}
	if b.Rulings != nil {
		for _, r := range b.Rulings.Rulings {
			s.Settled = append(s.Settled, Ruling{
				ID: r.ID, Section: b.Clauses.SectionIn(r.Section).Langs(), Clauses: r.Clauses, Toggle: r.Toggle,
				Question: r.Question.Langs(), Text: r.Ruling.Langs(), Reason: r.Reason.Langs(), Asks: asks[r.ID],
			})
			for _, id := range r.Clauses {
				follows[id] = append(follows[id], r.ID)
			}
		}
	}
	if b.Clauses != nil {
		for _, x := range b.Clauses.Chapters {
			s.Chapters = append(s.Chapters, Chapter{ID: x.ID, Title: x.Title.Langs()})
		}
		s.MostAsked = append(s.MostAsked, b.Clauses.MostAsked...)
		s.Version, s.Date = b.Clauses.Version, b.Clauses.Date
		for _, x := range b.Clauses.Clauses {
			s.Rulebook = append(s.Rulebook,
				Clause{ID: x.ID, Section: b.Clauses.SectionIn(x.Section).Langs(), Rulings: follows[x.ID],
					Title: x.Title.Langs(), Text: kit.Text{En: x.En, It: x.It}.Langs(), Asks: asks[x.ID]})
		}
	}
	if b.Lexicon != nil {
		s.Terms = append(s.Terms, b.Lexicon.Terms...)
	}
}
