package render

import (
	"image"
	"slices"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
)

// An arrow runs where nothing stands. From the ports of its ends it goes to the free rows between cards, along those to
// a trunk at the side of the board, and up or down the trunk. Every stretch is checked against all blocks, so a line
// never crosses a name, a figure or a card. An end that cannot be reached has its number alone.

const (
	lineHalf = 7   // half the width of a line with its dark edge
	lineRoom = 7   // from a thing to the middle of a line beside it
	stubMost = 170 // the longest way from a port to a free row
	headLen  = 27  // of a point
	headHalf = 16  // half its width
	sideRoom = 4   // between a trunk and the port of a thing that it reaches from the side
)

// stretch is a straight part of a way. It is upright or level.
type stretch struct{ a, b image.Point }

func (s stretch) rect(half int) image.Rectangle {
	r := image.Rectangle{Min: s.a, Max: s.b}.Canon()
	return image.Rect(r.Min.X-half, r.Min.Y-half, r.Max.X+half, r.Max.Y+half)
}

func (s stretch) length() int { return abs(s.a.X-s.b.X) + abs(s.a.Y-s.b.Y) }

func (s stretch) upright() bool { return s.a.X == s.b.X && s.a.Y != s.b.Y }

func abs(n int) int { return max(n, -n) }

// reach is a way from an end to a trunk.
type reach struct {
	port port
	way  []image.Point
}

func (r reach) stretches() (out []stretch) {
	for i := 1; i < len(r.way); i++ {
		if r.way[i] != r.way[i-1] {
			out = append(out, stretch{r.way[i-1], r.way[i]})
		}
	}
	return out
}

func (r reach) length() (n int) {
	for _, s := range r.stretches() {
		n += s.length()
	}
	return n
}

// net is a routed arrow.
type net struct {
	line     string
	trunk    stretch
	from, to []reach
}

// streets knows where lines may run on a board.
type streets struct {
	pl    *compose.Plan
	p     *draw.Pen
	blank []image.Rectangle // where no line may run, by block
	taken []stretch         // lines that are there already
	used  []image.Point     // ports in use
	trunk []int             // x of the free columns beside everything
}

func newStreets(pl *compose.Plan, p *draw.Pen) *streets {
	s := &streets{pl: pl, p: p}
	for _, b := range pl.Blocks {
		at := b.At
		if n, ok := b.Of.(note); ok {
			at = n.written(p, at)
		}
		s.blank = append(s.blank, at)
	}
	add := func(x int) {
		if x >= lineHalf && x <= pl.W-lineHalf && !slices.Contains(s.trunk, x) {
			s.trunk = append(s.trunk, x)
		}
	}
	for _, q := range pl.Panels {
		add(q.At.Min.X - margin/2)
		add(q.At.Max.X + margin/2)
		add(q.At.Max.X + gap/2)
	}
	for _, q := range pl.Panels {
		add(q.At.Min.X + pad/2)
		add(q.At.Max.X - pad/2)
	}
	return s
}

// free reports whether a line may run there: over no block except own, which it leaves, and along no other line.
func (s *streets) free(t stretch, own int) bool {
	r := t.rect(lineHalf)
	if r.Min.X < 0 || r.Max.X > s.pl.W || r.Min.Y < 0 || r.Max.Y > s.pl.H {
		return false
	}
	for i, at := range s.blank {
		if i != own && r.Overlaps(at) {
			return false
		}
	}
	for _, o := range s.taken {
		if o.upright() == t.upright() && r.Overlaps(o.rect(lineHalf)) {
			return false
		}
	}
	return true
}

// rows returns the heights near a port at which a line may run to the side, the nearest first. They are just above or
// below some block.
func (s *streets) rows(q port) []int {
	var ys []int
	for _, at := range s.blank {
		y := at.Max.Y + lineRoom
		if q.out == upward {
			y = at.Min.Y - lineRoom
		}
		if d := (y - q.at.Y) * q.out.Y; d > 0 && d <= stubMost && !slices.Contains(ys, y) {
			ys = append(ys, y)
		}
	}
	slices.SortFunc(ys, func(a, b int) int { return abs(a-q.at.Y) - abs(b-q.at.Y) })
	return ys
}

// reach finds the shortest way from a block to a trunk at x.
func (s *streets) reach(block, x int) (best reach, ok bool) {
	b := s.pl.Blocks[block]
	try := func(q port, way ...image.Point) bool {
		r := reach{q, way}
		for _, t := range r.stretches() {
			if !s.free(t, block) {
				return false
			}
		}
		if !ok || r.length() < best.length() {
			best, ok = r, true
		}
		return true
	}
	for _, q := range b.Of.(ported).Ports(s.p, b.At) {
		if s.near(q.at) {
			continue
		}
		if q.out.X == 0 {
			for _, y := range s.rows(q) {
				if try(q, q.at, image.Pt(q.at.X, y), image.Pt(x, y)) {
					break
				}
			}
		} else if (x-q.at.X)*q.out.X >= sideRoom {
			try(q, q.at, image.Pt(x, q.at.Y))
		}
		if ok {
			return best, true // ports come best first
		}
	}
	return best, false
}

// near reports whether another arrow ends so near that the two could be taken for one.
func (s *streets) near(at image.Point) bool {
	return slices.ContainsFunc(s.used, func(m image.Point) bool {
		return abs(m.X-at.X) < 2*headHalf && abs(m.Y-at.Y) < 2*headHalf
	})
}

// route finds the ways of an arrow. It tries every trunk, and takes the one that reaches the most targets, then the
// most sources, then has the shortest ways; ok is false if none reaches a source and a target.
func (s *streets) route(a arrow, blockOf map[engine.Value]int) (best net, ok bool) {
	from, to := blocksOf(a.From, blockOf), blocksOf(a.To, blockOf)
	if len(from) == 0 || len(to) == 0 {
		return net{}, false
	}
	most := 0
	for _, x := range s.trunks(from, to) {
		n := net{line: a.Line, from: s.reaches(from, x), to: s.reaches(to, x)}
		if len(n.from) == 0 || len(n.to) == 0 || !n.join(x) || !s.free(n.trunk, -1) {
			continue
		}
		if w := n.worth(s.inside(x)); !ok || w > most {
			best, most, ok = n, w, true
		}
	}
	if ok {
		s.take(best)
	}
	return best, ok
}

// trunks returns the x of all trunks to try: beside everything, and right above or below the ends themselves.
func (s *streets) trunks(from, to []int) []int {
	out := slices.Clone(s.trunk)
	for _, i := range slices.Concat(from, to) {
		for _, q := range s.pl.Blocks[i].Of.(ported).Ports(s.p, s.pl.Blocks[i].At) {
			if q.out.X == 0 && !slices.Contains(out, q.at.X) {
				out = append(out, q.at.X)
				break
			}
		}
	}
	return out
}

func (s *streets) reaches(blocks []int, x int) (out []reach) {
	for _, i := range blocks {
		if r, ok := s.reach(i, x); ok {
			out = append(out, r)
		}
	}
	return out
}

// join sets the trunk, from the highest to the lowest way. If all ways are at one height the trunk is a point, and they
// all end at the port that is nearest to x.
func (n *net) join(x int) bool {
	all := slices.Concat(n.from, n.to)
	top, low := all[0].way[len(all[0].way)-1].Y, 0
	for _, r := range all {
		y := r.way[len(r.way)-1].Y
		top, low = min(top, y), max(low, y)
	}
	n.trunk = stretch{image.Pt(x, top), image.Pt(x, low)}
	if top != low {
		return true
	}
	near := all[0].port.at.X
	for _, r := range all {
		if abs(r.port.at.X-x) < abs(near-x) {
			near = r.port.at.X
		}
	}
	for _, r := range all {
		r.way[len(r.way)-1].X = near
	}
	n.trunk = stretch{image.Pt(near, top), image.Pt(near, top)}
	return true
}

// inside reports whether a trunk at x would run through the panels of seats.
func (s *streets) inside(x int) bool {
	return slices.ContainsFunc(s.pl.Panels, func(q compose.Panel) bool { return q.At.Min.X < x && x < q.At.Max.X })
}

func (n net) worth(inside bool) int {
	long := n.trunk.length()
	for _, r := range slices.Concat(n.from, n.to) {
		long += r.length()
		if r.port.poor {
			long += 1 << 15
		}
	}
	if inside {
		long += 4 * margin // a trunk beside everything is better than one between an edge and a name
	}
	return len(n.to)<<24 + len(n.from)<<20 - long
}

// take records the lines and ports of a net, so that other nets avoid them.
func (s *streets) take(n net) {
	if n.trunk.a != n.trunk.b {
		s.taken = append(s.taken, n.trunk)
	}
	for _, r := range slices.Concat(n.from, n.to) {
		s.taken = append(s.taken, r.stretches()...)
		s.used = append(s.used, r.port.at)
	}
}

func blocksOf(vals []engine.Value, blockOf map[engine.Value]int) (out []int) {
	for _, v := range vals {
		if i, ok := blockOf[v]; ok && !slices.Contains(out, i) {
			out = append(out, i)
		}
	}
	return out
}
