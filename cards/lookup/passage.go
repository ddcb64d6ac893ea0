package lookup

import (
	"math"
	"strings"
)

// sort of a passage: what part of an entry it is.
type sort int

const (
	asked  sort = iota // a question that it answers
	titled             // its title, or a name
	told               // its text
	sorts
)

// passage is a piece of text of an entry, as it is understood.
type passage struct {
	sort   sort
	parts  []part    // its units
	all    []meaning // of all units, in order
	weight float64   // of all units
}

// part is a unit of a passage: how much it weighs, and where its meanings end in the passage's list. Parts and meanings
// are most of what an index keeps, so they are small.
type part struct {
	weight float32
	end    int32
}

// meaning is a feature by number.
type meaning struct {
	feature int32
	sure    float32
}

// rarity says how much it tells when a feature is shared: 1 if no entry has it, less the more of them have it.
type rarity struct {
	in      map[string]int // feature to number of entries
	entries int
}

// Weights of words that say nothing by themselves, of words with which people ask, and at most of faint words. Amounts
// and times are common words, yet they tell one question from another.
const (
	slight  = 0.08
	figure  = 0.15
	asking  = 0.2
	telling = 0.5
	faintly = 0.25
)

// of returns the weight of a unit: that of the commonest of what it most likely means.
func (r rarity) of(u unit) float64 {
	switch {
	case u.asks:
		return asking
	case u.stop:
		return slight
	case isNumber(u.words):
		return figure
	}
	most := 0
	for _, f := range u.features {
		if f.sure <= u.features[0].sure*within {
			break
		}
		most = max(most, r.in[f.name])
	}
	w := r.weight(most)
	switch {
	case u.amount:
		w = max(w, telling)
	case faint[u.words]:
		w = min(w, faintly)
	}
	return w
}

func isNumber(words string) bool { return strings.Trim(words, "0123456789") == "" }

// weight is what is shared by a number of entries.
func (r rarity) weight(n int) float64 {
	if n == 0 {
		return 1
	}
	return math.Log(1+float64(r.entries)/float64(n)) / math.Log(1+float64(r.entries))
}
