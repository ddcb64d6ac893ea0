package matching

import "math"

// grow pairs two more vertices: it grows alternating paths from all unpaired vertices at once, changing prices so that
// more edges become tight, until two paths meet. There is always such a meeting, for the graph is complete and n even.
func (g *graph) grow() {
	for a := range g.label {
		g.label[a], g.best[a] = outside, none
	}
	g.queue = g.queue[:0]
	for a := node(1); a <= g.last; a++ {
		if g.outer[a] == a && g.mate[a] == none {
			g.label[a], g.link[a] = even, none
			g.enqueue(a)
		}
	}
	for !g.scan() && !g.reprice() {
	}
}

// scan looks at the edges of all even vertices in the queue and follows those that are tight. It reports whether two
// vertices were paired.
func (g *graph) scan() bool {
	for len(g.queue) > 0 {
		u := g.queue[0]
		g.queue = g.queue[1:]
		if g.label[g.outer[u]] == odd {
			continue
		}
		weights := g.weight[u]
		for v := node(1); int(v) <= g.n; v++ {
			if g.outer[u] == g.outer[v] {
				continue
			}
			if g.price[u]+g.price[v]-2*weights[v] != 0 {
				g.offer(u, g.outer[v])
			} else if g.follow(u, v) {
				return true
			}
		}
	}
	return false
}

// reprice changes prices by as much as keeps every edge covered and the blossoms' prices from becoming negative. Then
// it follows the edges that became tight, and opens odd blossoms whose price is used up. It reports whether two
// vertices were paired.
func (g *graph) reprice() bool {
	d := g.step()
	for u := 1; u <= g.n; u++ {
		switch g.label[g.outer[u]] {
		case even:
			g.price[u] -= d
		case odd:
			g.price[u] += d
		}
	}
	for b := node(g.n + 1); b <= g.last; b++ {
		if g.outer[b] != b {
			continue
		}
		switch g.label[b] {
		case even:
			g.price[b] += 2 * d
		case odd:
			g.price[b] -= 2 * d
		}
	}
	for a := node(1); a <= g.last; a++ {
		u := g.best[a]
		if g.outer[a] != a || u == none || g.outer[u] == a || g.slack(u, a) != 0 {
			continue
		}
		if g.follow(u, g.end[a][u]) {
			return true
		}
	}
	for b := node(g.n + 1); b <= g.last; b++ {
		if g.outer[b] == b && g.label[b] == odd && g.price[b] == 0 {
			g.expand(b)
		}
	}
	return false
}

// step is the largest change of prices that breaks nothing.
func (g *graph) step() int64 {
	d := int64(math.MaxInt64)
	for a := node(1); a <= g.last; a++ {
		if g.outer[a] != a {
			continue
		}
		if g.isBlossom(a) && g.label[a] == odd {
			d = min(d, g.price[a]/2)
		}
		if g.best[a] == none {
			continue
		}
		switch g.label[a] {
		case outside:
			d = min(d, g.slack(g.best[a], a))
		case even:
			d = min(d, g.slack(g.best[a], a)/2)
		}
	}
	return d
}

// follow takes a tight edge from even vertex u to vertex v: it reaches a pair, or closes a circle to a blossom, or
// joins two paths. It reports whether it paired two more.
func (g *graph) follow(u, v node) bool {
	a, b := g.outer[u], g.outer[v]
	switch g.label[b] {
	case outside:
		g.link[b], g.label[b] = u, odd
		c := g.outer[g.mate[b]]
		g.best[b], g.best[c] = none, none
		g.label[c] = even
		g.enqueue(c)
	case even:
		base := g.common(a, b)
		if base == none {
			g.augment(a, b)
			g.augment(b, a)
			return true
		}
		g.shrink(a, base, b)
	}
	return false
}

// common is the outer node at which the paths of two even nodes to their unpaired vertices meet; none if they do not.
func (g *graph) common(a, b node) node {
	g.walk++
	for a != none || b != none {
		if a != none {
			if g.seen[a] == g.walk {
				return a
			}
			g.seen[a] = g.walk
			if a = g.outer[g.mate[a]]; a != none {
				a = g.outer[g.link[a]]
			}
		}
		a, b = b, a
	}
	return none
}

// augment pairs even node a with b, and swaps what is paired and what is not along the path from a to its unpaired
// vertex.
func (g *graph) augment(a, b node) {
	for {
		next := g.outer[g.mate[a]]
		g.pair(a, b)
		if next == none {
			return
		}
		from := g.outer[g.link[next]]
		g.pair(next, from)
		a, b = from, next
	}
}
