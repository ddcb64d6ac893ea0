package lookup

import "strings"

// question is a text that is compared with passages.
type question struct {
	units  []unit
	weight []float64
	total  float64
	// content is the weight of what says something by itself, unknown that of it which stands nowhere.
	content, unknown float64
	seeks            bool // looks for a card by what it does
	spelt            bool // a word that says something is spelt right
	// means tells for a feature which units may mean it, and how surely.
	means map[int][]meant
}

// meant says that a unit of a question may mean something.
type meant struct {
	unit int
	sure float64
}

// compare returns how much of the question is in a passage (recall), how much of the passage is in the question
// (precision), and notes in found how surely each unit of the question was found.
func (q *question) compare(p *passage, here, found []float64) (recall, precision float64) {
	clear(here)
	of, from := 0.0, 0
	for _, u := range p.parts {
		best := 0.0
		for _, m := range p.all[from:u.end] {
			for _, w := range q.means[int(m.feature)] {
				s := float64(m.sure) * w.sure
				best = max(best, s)
				here[w.unit] = max(here[w.unit], s)
			}
		}
		of += float64(u.weight) * best
		from = int(u.end)
	}
	if of == 0 {
		return 0, 0
	}
	got := 0.0
	for i, s := range here {
		got += s * q.weight[i]
		found[i] = max(found[i], s)
	}
	return got / q.total, of / p.weight
}

// What an answer's score must reach to be given without a doubt. A long question is seldom met whole, so that it needs
// less; one about things that stand nowhere needs more.
const (
	certainty   = 0.5
	forLength   = 0.03
	forUnknown  = 0.3
	longContent = 5
	forSpelling = 0.1 // where every word is a guess
)

// sure says whether a score is enough to answer the question without a doubt.
func (q *question) sure(score float64) bool {
	if q.content == 0 {
		return score >= certainty
	}
	need := certainty
	if !q.spelt {
		need += forSpelling
	}
	return score+forLength*min(q.content, longContent)-forUnknown*q.unknown/q.content >= need
}

// understand reads a question; words that are unknown stand for those that they are most like.
func (x *Index) understand(folded string) *question {
	var list []token
	for _, w := range strings.Fields(folded) {
		t := x.reader.token(w)
		if !t.stop && !x.spelling.knows(w, t.stems[0].name) {
			if near := x.spelling.near(w); len(near) > 0 {
				t.stems = near
				t.stop = x.reader.stop[near[0].name] || x.reader.asks[near[0].name] || idle[near[0].name]
			} else if len(w) <= 2 {
				t.stop = true
			}
		}
		list = append(list, t)
	}
	q := &question{units: x.reader.units(list), means: map[int][]meant{}}
	for i, u := range q.units {
		w := x.rarity.of(u)
		q.weight = append(q.weight, w)
		q.total += w
		known := 0.0
		for _, f := range u.features {
			if n, ok := x.numbers[f.name]; ok {
				q.means[n] = append(q.means[n], meant{i, f.sure})
				if f.sure > within*u.features[0].sure { // what a phrase says is not what its words say
					known = max(known, f.sure)
				}
			}
		}
		if x.reader.isAbsent(u) {
			known = 0
		}
		if !u.stop && !u.asks {
			q.content += w
			q.unknown += w * (1 - known)
			q.spelt = q.spelt || known == 1
		}
	}
	return q
}
