package simulate

import (
	"cmp"
	"slices"
)

// maxSteps is how many players are tried at most in looking for pods without a rematch.
const maxSteps = 1_000_000

// regroup looks for a way to seat people in pods of the same sizes where nobody has met anybody.
type regroup struct {
	met   map[[2]string]int
	free  []string    // who has no seat, who has met the most people first
	sizes map[int]int // how many pods of a size are still to be filled
	steps int
}

// canRegroup reports whether there are pods of these sizes for everybody in which no two have met. A search that is
// given up finds none: what it does not find is not called avoidable.
func canRegroup(pods [][]string, met map[[2]string]int) bool {
	g := regroup{met: met, sizes: map[int]int{}}
	for _, pod := range pods {
		g.free = append(g.free, pod...)
		g.sizes[len(pod)]++
	}
	known := map[string]int{}
	for _, id := range g.free {
		for _, other := range g.free {
			if met[pair(id, other)] > 0 {
				known[id]++
			}
		}
	}
	slices.SortFunc(g.free, func(a, b string) int { return cmp.Or(known[b]-known[a], cmp.Compare(a, b)) })
	return g.fill()
}

// fill seats everybody who is free.
func (g *regroup) fill() bool {
	if len(g.free) == 0 {
		return true
	}
	first := g.free[0]
	g.free = g.free[1:]
	for size, left := range g.sizes {
		if left == 0 {
			continue
		}
		g.sizes[size]--
		if g.add([]string{first}, size, 0) {
			return true
		}
		g.sizes[size]++
	}
	g.free = slices.Insert(slices.Clone(g.free), 0, first)
	return false
}

// add fills a pod with people from a place of the free on, then the others.
func (g *regroup) add(pod []string, size, from int) bool {
	if len(pod) == size {
		return g.fill()
	}
	for i := from; i < len(g.free); i++ {
		id := g.free[i]
		if g.steps++; g.steps > maxSteps {
			return false
		}
		if slices.ContainsFunc(pod, func(other string) bool { return g.met[pair(id, other)] > 0 }) {
			continue
		}
		before := g.free
		g.free = slices.Delete(slices.Clone(g.free), i, i+1)
		if g.add(append(slices.Clone(pod), id), size, i) {
			return true
		}
		g.free = before
	}
	return false
}
