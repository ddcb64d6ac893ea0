package lookup

import (
	"cmp"
	"slices"

	"farpost/cards/deck"
)

// Related returns what belongs to a hit with an id: rulings of a clause and clauses of a ruling, then what explains the
// terms in its title and its text, at most limit of them. An unknown id has none.
func (x *Index) Related(id string, limit int) []Hit {
	var out []int
	add := func(list ...int) {
		for _, i := range list {
			if len(out) < limit && x.hits[i].ID != id && !slices.Contains(out, i) {
				out = append(out, i)
			}
		}
	}
	for _, i := range x.ids[idKey(deck.Fold(id))] {
		if x.hits[i].ID != id {
			continue
		}
		add(x.ties[i]...)
		for _, t := range x.termsOf(i) {
			add(t.hits[:min(1, len(t.hits))]...)
		}
	}
	return x.take(out)
}

// Terms returns the game's terms that stand in a hit, the rarest first.
func (x *Index) Terms(id string) []Term {
	var out []Term
	for _, i := range x.ids[idKey(deck.Fold(id))] {
		if x.hits[i].ID == id {
			for _, t := range x.termsOf(i) {
				out = append(out, t.Term)
			}
		}
	}
	return out
}

func (x *Index) termsOf(hit int) []term {
	var out []term
	for _, idea := range x.entries[hit].ideas {
		if i := slices.IndexFunc(x.terms, func(t term) bool { return t.ID == idea }); i >= 0 {
			out = append(out, x.terms[i])
		}
	}
	return out
}

// State returns the term that explains a keyword or a state of cards, by its code; ok is false where none does.
func (x *Index) State(code string) (t Term, ok bool) {
	i := slices.IndexFunc(x.terms, func(t term) bool { return slices.Contains(t.states, code) })
	if i < 0 {
		return Term{}, false
	}
	return x.terms[i].Term, true
}

// AllTerms lists the terms of the game in the order of the alphabet.
func (x *Index) AllTerms() []Term {
	var out []Term
	for _, t := range x.terms {
		out = append(out, t.Term)
	}
	slices.SortFunc(out, func(a, b Term) int {
		return cmp.Or(cmp.Compare(deck.Fold(a.Name), deck.Fold(b.Name)), cmp.Compare(a.ID, b.ID))
	})
	return out
}
