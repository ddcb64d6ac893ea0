package pairing

import (
	"cmp"
	"math/rand/v2"
	"slices"
)

// How often the search for pods shakes what it has and tries anew: at least, and at most, while people meet again in
// it.
const (
	leastKicks = 20
	mostKicks  = 200
)

// group puts players into pods of these sizes: first by points, then by exchanging two players of different pods for as
// long as that makes it better. Then it shakes the pods and tries anew, longer while two meet again. The best is kept.
func (f *field) group(players, sizes []int, seed uint64) [][]int {
	slices.SortFunc(players, func(i, j int) int {
		return cmp.Or(cmp.Compare(f.players[j].Points, f.players[i].Points), cmp.Compare(i, j))
	})
	s := newSeating(f, players, sizes)
	s.improve()
	best, cost := s.clone(), s.cost()
	r := rand.New(rand.NewPCG(seed, 1))
	for k := range mostKicks {
		if k >= leastKicks && cost < s.rematch {
			break
		}
		s.shake(r)
		s.improve()
		if c := s.cost(); c < cost {
			best, cost = s.clone(), c
		} else {
			s.restore(best)
		}
	}
	return best
}

// seating is who sits in which pod, while it is being improved.
type seating struct {
	pods    [][]int
	pair    [][]int64 // what two in the same pod cost
	rematch int64     // what one rematch costs: more than all gaps together
}

func newSeating(f *field, players, sizes []int) *seating {
	s := &seating{pair: make([][]int64, len(f.players))}
	s.rematch = 1
	for _, size := range sizes {
		s.rematch += int64(size*size) * int64(f.widest*f.widest)
	}
	for i := range f.players {
		s.pair[i] = make([]int64, len(f.players))
		for j := range f.players {
			gap, met := f.gap(f.players[i].Points, f.players[j].Points), f.meetings(i, j)
			s.pair[i][j] = gap*gap + s.rematch*met*met
		}
	}
	for _, size := range sizes {
		s.pods = append(s.pods, slices.Clone(players[:size]))
		players = players[size:]
	}
	return s
}

func (s *seating) clone() [][]int {
	out := make([][]int, len(s.pods))
	for i, pod := range s.pods {
		out[i] = slices.Clone(pod)
	}
	return out
}

func (s *seating) restore(pods [][]int) {
	for i, pod := range pods {
		copy(s.pods[i], pod)
	}
}

// cost is what all pods cost.
func (s *seating) cost() int64 {
	var sum int64
	for _, pod := range s.pods {
		for k, i := range pod {
			for _, j := range pod[:k] {
				sum += s.pair[i][j]
			}
		}
	}
	return sum
}

// with is what a player costs in a pod in the seat of another.
func (s *seating) with(player int, pod []int, seat int) int64 {
	var sum int64
	for k, i := range pod {
		if k != seat {
			sum += s.pair[player][i]
		}
	}
	return sum
}

// improve exchanges two players of different pods until no exchange makes it better.
func (s *seating) improve() {
	for again := true; again; {
		again = false
		for p, pod := range s.pods {
			for _, other := range s.pods[:p] {
				for a := range pod {
					for b := range other {
						again = s.exchange(pod, a, other, b) || again
					}
				}
			}
		}
	}
}

// exchange swaps two seats if that is better.
func (s *seating) exchange(pod []int, a int, other []int, b int) bool {
	i, j := pod[a], other[b]
	before := s.with(i, pod, a) + s.with(j, other, b)
	if s.with(j, pod, a)+s.with(i, other, b) >= before {
		return false
	}
	pod[a], other[b] = j, i
	return true
}

// shake swaps the players of a few seats, whoever sits there. Nothing happens where there is one pod.
func (s *seating) shake(r *rand.Rand) {
	for n := 1 + r.IntN(4); n > 0 && len(s.pods) > 1; n-- {
		p := r.IntN(len(s.pods))
		q := (p + 1 + r.IntN(len(s.pods)-1)) % len(s.pods)
		a, b := r.IntN(len(s.pods[p])), r.IntN(len(s.pods[q]))
		s.pods[p][a], s.pods[q][b] = s.pods[q][b], s.pods[p][a]
	}
}
