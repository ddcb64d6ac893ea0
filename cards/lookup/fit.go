package lookup

import "math"

// How a fit is made of what passages have in common with a question. Measured with the questions of the test.
var (
	// recallPower says how much more it counts that all of the question is there than that nothing else is, and worth
	// what a passage counts; each by its sort.
	recallPower = [sorts]float64{0.62, 0.5, 0.5}
	worth       = [sorts]float64{1, 1, 0.9}
)

const (
	same   = 0.97 // what a question has in common with one that is the same
	second = 0.25 // the part of the second-best passage
	union  = 0.35 // the part of all passages together

	// soughtCard and otherwise say how much more a card counts, and a rule less, where a card is looked for.
	soughtCard, otherwise = 1.6, 0.87
)

// fit says how well an entry fits a question.
func (x *Index) fit(i int, q *question) float64 {
	e := &x.entries[i]
	here, found := make([]float64, len(q.units)), make([]float64, len(q.units))
	best, next, exactly := 0.0, 0.0, false
	for j := range e.passages {
		p := &e.passages[j]
		recall, precision := q.compare(p, here, found)
		if p.sort == asked && recall > same && precision > same {
			exactly = true
		}
		power := recallPower[p.sort]
		switch s := math.Pow(recall, power) * math.Pow(precision, 1-power) * worth[p.sort]; {
		case s > best:
			best, next = s, best
		case s > next:
			next = s
		}
	}
	all := 0.0
	for j, s := range found {
		all += s * q.weight[j]
	}
	score := (1-second-union)*best + second*next + union*all/q.total
	switch {
	case exactly:
		return max(score, 1)
	case q.seeks && x.hits[i].Kind == Card:
		return min(score*soughtCard, certainName)
	case q.seeks:
		return score * otherwise
	}
	return score
}
