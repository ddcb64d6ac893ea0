package lookup

import (
	"slices"
	"strings"

	"farpost/cards/deck"
	"farpost/cards/lexicon"
)

// Term is a word of a game with what it means and what explains it.
type Term struct {
	ID    string
	Name  string
	Means string   // in at most two sentences
	See   []string // ids of clauses and rulings, the best first

	states []string
}

// term is a Term as it is understood.
type term struct {
	Term
	folded string // its name
	hits   []int
}

// newTerms makes the terms of an index.
func newTerms(list []lexicon.Term, lang string, x *Index) []term {
	var out []term
	for _, t := range list {
		made := term{folded: deck.Fold(t.Name.In(lang)), Term: Term{ID: t.ID, Name: t.Name.In(lang),
			Means: t.Means.In(lang), See: t.See, states: t.States}}
		for _, id := range t.See {
			made.hits = append(made.hits, x.ids[idKey(deck.Fold(id))]...)
		}
		out = append(out, made)
	}
	return out
}

// named finds the terms that are all that a question says, if it does not ask anything special of them.
func (x *Index) named(q *question) []term {
	var said []unit
	for i, u := range q.units {
		switch {
		case isNumber(u.words):
			said = append(said, u)
		case plain[u.words], u.asks && !special[u.words]:
		case u.stop && !special[u.words], q.weight[i] < common && !u.amount:
		default:
			said = append(said, u)
		}
	}
	if len(said) != 1 || said[0].amount {
		return nil
	}
	var out []term
	for _, f := range said[0].features {
		if id, ok := strings.CutPrefix(f.name, ideaMark); ok && f.sure > within {
			for _, t := range x.terms {
				if t.ID == id {
					out = append(out, t)
				}
			}
		}
	}
	return out
}

// common is the weight of words that nearly every entry has.
const common = 0.2

// special are words that ask something special of a thing, so that what explains it may not answer.
var special = wordSet("when who where why which can may must should whose whom at from during after before not " +
	"quando chi dove perche quale quali posso puo puoi deve devo da durante dopo prima non")

// plain are words that ask for nothing but the thing.
var plain = wordSet("there game this here exist keyword basically exactly rules rule " +
	"qui gioco questo esiste parola chiave proprio")

// mostTerms is how many terms an answer names.
const mostTerms = 5

// nearest returns the terms that a question names, then those of its best answers.
func (x *Index) nearest(q *question, order []int) []Term {
	var out []Term
	add := func(idea string) {
		known := func(t term) bool { return t.ID == idea }
		if i := slices.IndexFunc(x.terms, known); i >= 0 && len(out) < mostTerms &&
			!slices.ContainsFunc(out, func(t Term) bool { return t.ID == idea }) {
			out = append(out, x.terms[i].Term)
		}
	}
	for _, u := range q.units {
		for _, f := range u.features {
			if id, ok := strings.CutPrefix(f.name, ideaMark); ok && f.sure > within {
				add(id)
			}
		}
	}
	for _, i := range order[:min(2, len(order))] {
		for _, idea := range x.entries[i].ideas[:min(2, len(x.entries[i].ideas))] {
			add(idea)
		}
	}
	return out
}
