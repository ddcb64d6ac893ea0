package matching

// node is a vertex, from 1 to n, or a blossom, beyond n.
type node int32

const none node = 0

// label is the place of an outer node in the forest of alternating paths that start at unpaired vertices.
type label int8

const (
	outside label = iota // not reached
	even                 // reached by an even number of pairs: the next step leaves by an unpaired edge
	odd                  // reached by an odd number: the next step is its own pair
)

// graph is the state of the search. A blossom is an odd circle of nodes that is treated as one; nodes that are in no
// other are outer. Each vertex has a price, each blossom an extra price that is never negative. An edge is tight if the
// prices of its ends are twice its weight; prices always cover the weight of every edge between two outer nodes. When
// all are paired by tight edges, no other pairing weighs more.
type graph struct {
	n      int       // vertices
	last   node      // the last node in use
	weight [][]int64 // of the edge between two vertices
	price  []int64   // of a vertex; of a blossom twice its share, as it adds to both ends
	end    [][]node  // end[a][b]: of the tightest edge between nodes a and b, the vertex in a
	mate   []node    // the vertex that the node is paired with, in another outer node
	outer  []node    // the outer node that holds a node; none for blossoms that are not in use
	label  []label   // of outer nodes
	link   []node    // the even vertex from which an odd outer node was reached
	best   []node    // for outer nodes: the even vertex with the tightest edge to it
	petals [][]node  // of a blossom: its circle, the base first
	holder [][]node  // holder[b][v]: the petal of blossom b that holds vertex v, none if none does
	seen   []int     // by common: the last walk that came by
	walk   int
	queue  []node // even vertices whose edges are to be looked at
}

func newGraph(n int) *graph {
	size := n + n/2 + 1 // a blossom has three petals, so that at most n/2 are in use at once
	g := &graph{
		n: n, last: node(n),
		weight: make([][]int64, n+1), price: make([]int64, size),
		end: make([][]node, size), mate: make([]node, size), outer: make([]node, size), label: make([]label, size),
		link: make([]node, size), best: make([]node, size), petals: make([][]node, size),
		holder: make([][]node, size), seen: make([]int, size),
	}
	for v := range g.weight {
		g.weight[v] = make([]int64, n+1)
	}
	for a := range g.end {
		g.end[a] = make([]node, size)
		g.holder[a] = make([]node, n+1)
	}
	for v := 1; v <= n; v++ {
		g.outer[v] = node(v)
		g.holder[v][v] = node(v)
		for u := 1; u <= n; u++ {
			g.end[v][u] = node(v)
		}
	}
	return g
}

// slack is by how much the tightest edge between two nodes is covered more than it needs.
func (g *graph) slack(a, b node) int64 {
	u, v := g.end[a][b], g.end[b][a]
	return g.price[u] + g.price[v] - 2*g.weight[u][v]
}

// isBlossom reports whether a node is no vertex.
func (g *graph) isBlossom(a node) bool { return int(a) > g.n }

// offer keeps the even vertex u for outer node a if its edge is tighter than that which is known.
func (g *graph) offer(u, a node) {
	if g.best[a] == none || g.slack(u, a) < g.slack(g.best[a], a) {
		g.best[a] = u
	}
}

// offerAll finds the even vertex with the tightest edge to outer node a anew.
func (g *graph) offerAll(a node) {
	g.best[a] = none
	for u := node(1); int(u) <= g.n; u++ {
		if o := g.outer[u]; o != a && g.label[o] == even {
			g.offer(u, a)
		}
	}
}

// enqueue has the edges of all vertices of an even node looked at.
func (g *graph) enqueue(a node) {
	if !g.isBlossom(a) {
		g.queue = append(g.queue, a)
		return
	}
	for _, p := range g.petals[a] {
		g.enqueue(p)
	}
}

// setOuter makes o the outer node of all that is in a.
func (g *graph) setOuter(a, o node) {
	g.outer[a] = o
	if g.isBlossom(a) {
		for _, p := range g.petals[a] {
			g.setOuter(p, o)
		}
	}
}
