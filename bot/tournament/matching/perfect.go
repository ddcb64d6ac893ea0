package matching

import (
	"fmt"
	"math"
)

// MaxCost is the largest cost, and -MaxCost the least, that a pair may have.
const MaxCost = 1 << 57

// Perfect returns for each of n the one that it is paired with, so that the sum of the costs of all pairs is least. The
// cost of a pair is asked once, with i < j. The same costs always give the same pairs. n = 0 gives none.
//
// It panics if n is odd or negative, or if a cost is beyond MaxCost: those are mistakes of the program.
func Perfect(n int, cost func(i, j int) int64) []int {
	if n < 0 || n%2 != 0 {
		panic(fmt.Sprintf("matching: %d cannot be put into pairs", n))
	}
	g := newGraph(n)
	g.weigh(cost)
	g.start()
	for !g.perfect() {
		g.grow()
	}
	mate := make([]int, n)
	for v := range mate {
		mate[v] = int(g.mate[v+1]) - 1
	}
	return mate
}

// weigh asks the cost of each pair and keeps the larger weight for the smaller cost; the cheapest pairs have the most.
func (g *graph) weigh(cost func(i, j int) int64) {
	least, most := int64(math.MaxInt64), int64(math.MinInt64)
	for u := 1; u <= g.n; u++ {
		for v := u + 1; v <= g.n; v++ {
			c := cost(u-1, v-1)
			if c < -MaxCost || c > MaxCost {
				panic(fmt.Sprintf("matching: the cost %d of %d and %d is beyond MaxCost", c, u-1, v-1))
			}
			g.weight[u][v] = c
			least, most = min(least, c), max(most, c)
		}
	}
	for u := 1; u <= g.n; u++ {
		for v := u + 1; v <= g.n; v++ {
			w := most - g.weight[u][v]
			g.weight[u][v], g.weight[v][u] = w, w
		}
	}
}

// start gives each vertex the least price that covers its pairs, and pairs what is tight already. Prices are even, so
// that half of a slack between two even vertices is a whole number for ever after.
func (g *graph) start() {
	for u := 1; u <= g.n; u++ {
		var best int64
		for v := 1; v <= g.n; v++ {
			best = max(best, g.weight[u][v])
		}
		g.price[u] = best + best%2
	}
	for u := 1; u <= g.n; u++ {
		for v := u + 1; v <= g.n && g.mate[u] == none; v++ {
			if g.mate[v] == none && g.slack(node(u), node(v)) == 0 {
				g.mate[u], g.mate[v] = node(v), node(u)
			}
		}
	}
}

// perfect reports whether everybody is paired.
func (g *graph) perfect() bool {
	for u := 1; u <= g.n; u++ {
		if g.mate[u] == none {
			return false
		}
	}
	return true
}
