package bracket

import (
	"fmt"
	"math/bits"
	"slices"
)

// source is where a place of a node comes from: a seed, or the winner or the loser of another node.
type source struct {
	seed int // from 1; 0 if from is set, or for nobody
	from string
	lost bool
}

// node is a place of the bracket where two come together. If one of them is nobody the other goes on: that is a bye,
// and no tie.
type node struct {
	id    string
	side  Side
	round int
	a, b  source
}

// slots returns the seeds of a first round of a size that is a power of two: 1 8, 4 5, 2 7, 3 6.
func slots(size int) []int {
	out := []int{1}
	for n := 2; n <= size; n *= 2 {
		var next []int
		for _, s := range out {
			next = append(next, s, n+1-s)
		}
		out = next
	}
	return out
}

// nodes returns the nodes of a bracket in the order in which they can be played.
func (b Bracket) nodes() []node {
	if len(b.Seeds) < 2 {
		return nil
	}
	rounds := bits.Len(uint(len(b.Seeds) - 1))
	upper := b.upper(rounds)
	var out []node
	if b.Kind == Single {
		for _, round := range upper {
			out = append(out, round...)
		}
		if b.Third {
			semi := upper[rounds-2]
			third := node{id: "T", side: Third, round: 1,
				a: source{from: semi[0].id, lost: true}, b: source{from: semi[1].id, lost: true}}
			out = slices.Insert(out, len(out)-1, third)
		}
		return out
	}
	lower := lower(upper)
	out = append(out, upper[0]...)
	for i, round := range lower { // a lower round of odd number needs no new upper one
		if i == 0 || i%2 == 1 && (i+1)/2 < rounds {
			if i > 0 {
				out = append(out, upper[(i+1)/2]...)
			}
		}
		out = append(out, round...)
	}
	last := source{from: upper[rounds-1][0].id, lost: true}
	if len(lower) > 0 {
		last = source{from: lower[len(lower)-1][0].id}
	}
	first := source{from: upper[rounds-1][0].id}
	return append(out, node{id: "F1", side: Final, round: 1, a: first, b: last},
		node{id: "F2", side: Final, round: 2, a: source{from: "F1"}, b: source{from: "F1", lost: true}})
}

// upper returns the rounds of the upper bracket.
func (b Bracket) upper(rounds int) [][]node {
	out := make([][]node, rounds)
	seeds := slots(1 << rounds)
	for r := range out {
		for i := range 1 << (rounds - r - 1) {
			n := node{id: fmt.Sprintf("W%d-%d", r+1, i+1), side: Upper, round: r + 1}
			if r == 0 {
				n.a, n.b = b.seed(seeds[2*i]), b.seed(seeds[2*i+1])
			} else {
				n.a, n.b = source{from: out[r-1][2*i].id}, source{from: out[r-1][2*i+1].id}
			}
			out[r] = append(out[r], n)
		}
	}
	return out
}

// seed is the place of a seed; nobody's if there are fewer.
func (b Bracket) seed(n int) source {
	if n > len(b.Seeds) {
		return source{}
	}
	return source{seed: n}
}

// lower returns the rounds of the lower bracket. Those who lose in the upper first round meet each other. Then in turn
// the losers of an upper round come in, and those who are left meet. Every other time the losers come in from the other
// end, so that people who have met meet again as late as can be.
func lower(upper [][]node) [][]node {
	var out [][]node
	add := func(places []source) {
		r := len(out) + 1
		var round []node
		for i := 0; i < len(places); i += 2 {
			round = append(round, node{id: fmt.Sprintf("L%d-%d", r, i/2+1), side: Lower, round: r,
				a: places[i], b: places[i+1]})
		}
		out = append(out, round)
	}
	losers := func(round []node) (list []source) {
		for _, n := range round {
			list = append(list, source{from: n.id, lost: true})
		}
		return list
	}
	if len(upper) < 2 {
		return nil
	}
	add(losers(upper[0]))
	for u := 1; u < len(upper); u++ {
		come := losers(upper[u])
		if u%2 == 1 {
			slices.Reverse(come)
		}
		var places []source
		for i, n := range out[len(out)-1] {
			places = append(places, come[i], source{from: n.id})
		}
		add(places)
		if u == len(upper)-1 {
			break
		}
		places = nil
		for _, n := range out[len(out)-1] {
			places = append(places, source{from: n.id})
		}
		add(places)
	}
	return out
}
