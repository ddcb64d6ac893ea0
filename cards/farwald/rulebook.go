package farwald

import (
	"farpost/cards/content"
	"farpost/cards/farwald/form"
	"farpost/engine/farwald"
)

// addRulebook takes the clauses and rulings of a folder, each knowing the other.
func addRulebook(s *content.Set, f form.Folder) {
	follows := map[string][]string{}
	if f.Rulings != nil {
		for _, r := range f.Rulings.Rulings {
			s.Settled = append(s.Settled, content.Ruling{
				ID: r.ID, Section: r.Section, Clauses: r.Clauses, Toggle: r.Toggle,
				Question: langs(r.Question), Text: langs(r.Ruling), Reason: langs(r.Reason),
			})
			for _, c := range r.Clauses {
				follows[c] = append(follows[c], r.ID)
			}
		}
	}
	if f.Clauses != nil {
		for _, c := range f.Clauses.Clauses {
			s.Rulebook = append(s.Rulebook, content.Clause{ID: c.ID, Section: c.Section, Rulings: follows[c.ID],
				Text: langs(farwald.Text{En: c.En, It: c.It})})
		}
	}
}
