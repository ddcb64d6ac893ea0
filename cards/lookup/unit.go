package lookup

import (
	"slices"
	"strings"
)

// feature is something that a word may mean: a stem, or an idea with a mark before its id. Sure says how likely, up to
// 1.
type feature struct {
	name string
	sure float64
}

// ideaMark stands before the ids of ideas, which no stem begins with.
const ideaMark = "@"

// unit is a word or a phrase, with all that it may mean. The first feature is what it most likely means.
type unit struct {
	features []feature
	stop     bool // says nothing by itself
	asks     bool // says only how something is asked
	amount   bool // asks for an amount, or how often
	words    string
}

// token is a word of a text with the stems that it may have; more than one if it is misspelt.
type token struct {
	word  string
	stems []feature
	stop  bool
}

// How likely words within a phrase are meant by themselves.
const within = 0.5

// token makes the token of a folded word that is spelt right.
func (r *reader) token(w string) token {
	return token{w, []feature{{r.stem(w), 1}}, r.stop[w] || r.asks[w] || idle[r.stem(w)]}
}

// read makes the units of a folded text.
func (r *reader) read(folded string) []unit {
	var list []token
	for _, w := range strings.Fields(folded) {
		list = append(list, r.token(w))
	}
	return r.units(list)
}

// units joins tokens to phrases, from left to right, always the longest.
func (r *reader) units(list []token) []unit {
	var out []unit
	for i := 0; i < len(list); {
		u, n := r.unit(list[i:])
		out = append(out, u)
		i += n
	}
	return out
}

// unit makes the unit at the beginning of a list, and says of how many tokens it is.
func (r *reader) unit(list []token) (unit, int) {
	best, sure := r.longest(list)
	n := max(1, len(best.stems))
	exact := r.exact[list[0].word]
	if n == 1 && len(exact) > 0 {
		best, sure = phrase{ideas: exact}, 1
	}
	u := unit{stop: list[0].stop && len(best.ideas) == 0, asks: len(best.ideas) == 0 && r.asks[list[0].word]}
	u.amount = slices.ContainsFunc(best.ideas, func(id string) bool { return slices.Contains(amounts, id) })
	for i, t := range list[:n] {
		if i > 0 {
			u.words += " "
		}
		u.words += t.word
	}
	for _, idea := range best.ideas {
		u.add(feature{ideaMark + idea, sure})
	}
	if n == 1 {
		for _, s := range list[0].stems {
			u.add(s)
			for _, p := range r.phrases[s.name] {
				if len(p.stems) == 1 && len(exact) == 0 {
					for _, idea := range p.ideas {
						u.add(feature{ideaMark + idea, s.sure})
					}
				}
			}
		}
		return u, n
	}
	for _, t := range list[:n] {
		if t.stop {
			continue
		}
		part, _ := r.unit([]token{t})
		for _, f := range part.features {
			u.add(feature{f.name, f.sure * within})
		}
	}
	return u, n
}

// isAbsent reports whether a unit means something of which the game knows nothing, and no other idea.
func (r *reader) isAbsent(u unit) bool {
	absent := false
	for _, f := range u.features {
		if id, ok := strings.CutPrefix(f.name, ideaMark); ok && f.sure > within {
			if !r.absent[id] {
				return false
			}
			absent = true
		}
	}
	return absent
}

// amounts are the general ideas that ask for a number.
var amounts = []string{"how-many", "how-often"}

// longest finds the longest phrase at the beginning of a list, and how surely it is meant.
func (r *reader) longest(list []token) (phrase, float64) {
	var best phrase
	sure := 0.0
	for _, first := range list[0].stems {
		for _, p := range r.phrases[first.name] {
			if len(p.stems) > len(list) || len(p.stems) <= len(best.stems) {
				continue
			}
			if s := matches(p, list); s > 0 {
				best, sure = p, s
			}
		}
	}
	return best, sure
}

// denies are words that turn a phrase into its contrary.
var denies = map[string]bool{"not": true, "t": true, "non": true, "no": true}

// matches says how surely a list of tokens begins with a phrase; 0 if it does not.
func matches(p phrase, list []token) float64 {
	sure := 1.0
	for i, want := range p.stems {
		j := slices.IndexFunc(list[i].stems, func(f feature) bool { return f.name == want })
		switch {
		case j >= 0:
		case i > 0 && i+1 < len(p.stems) && list[i].stop && p.stop[i] && !denies[want]:
			continue // another word that says nothing
		default:
			return 0
		}
		sure = min(sure, list[i].stems[j].sure)
	}
	return sure
}

// add adds a feature, or makes it surer.
func (u *unit) add(f feature) {
	for i, old := range u.features {
		if old.name == f.name {
			u.features[i].sure = max(old.sure, f.sure)
			return
		}
	}
	u.features = append(u.features, f)
}
