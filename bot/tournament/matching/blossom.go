package matching

import "slices"

// shrink makes a blossom of the circle that the tight edge between even nodes a and b closes; base is where their paths
// meet.
func (g *graph) shrink(a, base, b node) {
	n := node(g.n + 1)
	for n <= g.last && g.outer[n] != none {
		n++
	}
	g.last = max(g.last, n)
	g.price[n], g.label[n], g.mate[n], g.link[n] = 0, even, g.mate[base], g.link[base]

	circle := append(g.petals[n][:0], base)
	circle = g.climb(circle, a, base)
	slices.Reverse(circle[1:])
	circle = g.climb(circle, b, base)
	g.petals[n] = circle
	g.setOuter(n, n)

	g.adopt(n)
	g.offerAll(n)
}

// climb appends the nodes on the path of an even node up to base, without it. The odd ones become even by being in a
// blossom, so their edges are looked at.
func (g *graph) climb(circle []node, a, base node) []node {
	for a != base {
		up := g.outer[g.mate[a]]
		circle = append(circle, a, up)
		g.enqueue(up)
		a = g.outer[g.link[up]]
	}
	return circle
}

// adopt finds for a new blossom which petal holds which vertex, and the tightest edge to every other node.
func (g *graph) adopt(b node) {
	clear(g.holder[b])
	for i, p := range g.petals[b] {
		for x := node(1); x <= g.last; x++ {
			if g.end[p][x] == none {
				continue // a blossom that came after this petal and is gone, or an inner one
			}
			if i == 0 || g.slack(p, x) < g.slack(b, x) {
				g.end[b][x], g.end[x][b] = g.end[p][x], g.end[x][p]
			}
		}
		for v := 1; v <= g.n; v++ {
			if g.holder[p][v] != none {
				g.holder[b][v] = p
			}
		}
	}
}

// expand opens an odd blossom whose price is used up: the petals on the even way from where it was reached to its base
// stay in the forest, the others leave it.
func (g *graph) expand(b node) {
	for _, p := range g.petals[b] {
		g.setOuter(p, p)
	}
	entry := g.holder[b][g.end[b][g.link[b]]]
	way := g.turn(b, entry)
	circle := g.petals[b]
	for i := 0; i < way; i += 2 {
		out, in := circle[i], circle[i+1]
		g.link[out] = g.end[in][out]
		g.label[out], g.label[in] = odd, even
		g.best[out] = none
		g.offerAll(in)
		g.enqueue(in)
	}
	g.label[entry], g.link[entry] = odd, g.link[b]
	for _, p := range circle[way+1:] {
		g.label[p] = outside
		g.offerAll(p)
	}
	g.outer[b] = none
}

// turn orders the circle so that a petal is reached from the base by an even number of steps, and tells how many.
func (g *graph) turn(b, petal node) int {
	circle := g.petals[b]
	i := slices.Index(circle, petal)
	if i%2 == 0 {
		return i
	}
	slices.Reverse(circle[1:])
	return len(circle) - i
}

// pair pairs node a with node b. In a blossom the petal at the edge becomes the base, and the others pair up.
func (g *graph) pair(a, b node) {
	g.mate[a] = g.end[b][a]
	if !g.isBlossom(a) {
		return
	}
	petal := g.holder[a][g.end[a][b]]
	way := g.turn(a, petal)
	circle := g.petals[a]
	for i := range way {
		g.pair(circle[i], circle[i^1])
	}
	g.pair(petal, b)
	g.petals[a] = append(slices.Clone(circle[way:]), circle[:way]...)
}
