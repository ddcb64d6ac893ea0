package arrow

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
	HeadLen  = 27  // of a point
	HeadHalf = 16  // half its width
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
	Port Port
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

// Net is a routed arrow.
type Net struct {
	Line     string
	trunk    stretch
	From, To []reach
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
		if n, ok := b.Of.(written); ok {
			at = n.Written(p, at)
		}
		s.blank = append(s.blank, at)
	}
	add := func(x int) {
		if x >= lineHalf && x <= pl.W-lineHalf && !slices.Contains(s.trunk, x) {
			s.trunk = append(s.trunk, x)
		}
	}
	for _, q := range pl.Panels {
		add(q.At.Min.X - compose.Margin/2)
		add(q.At.Max.X + compose.Margin/2)
		add(q.At.Max.X + compose.Gap/2)
	}
	for _, q := range pl.Panels {
		add(q.At.Min.X + compose.Pad/2)
		add(q.At.Max.X - compose.Pad/2)
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
func (s *streets) rows(q Port) []int {
	var ys []int
	for _, at := range s.blank {
		y := at.Max.Y + lineRoom
		if q.Out == Upward {
			y = at.Min.Y - lineRoom
		}
		if d := (y - q.At.Y) * q.Out.Y; d > 0 && d <= stubMost && !slices.Contains(ys, y) {
			ys = append(ys, y)
		}
	}
	slices.SortFunc(ys, func(a, b int) int { return abs(a-q.At.Y) - abs(b-q.At.Y) })
	return ys
}

// reach finds the shortest way from a block to a trunk at x.
func (s *streets) reach(block, x int) (best reach, ok bool) {
	b := s.pl.Blocks[block]
	try := func(q Port, way ...image.Point) bool {
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
		if s.near(q.At) {
			continue
		}
		if q.Out.X == 0 {
			for _, y := range s.rows(q) {
				if try(q, q.At, image.Pt(q.At.X, y), image.Pt(x, y)) {
					break
				}
			}
		} else if (x-q.At.X)*q.Out.X >= sideRoom {
			try(q, q.At, image.Pt(x, q.At.Y))
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
		return abs(m.X-at.X) < 2*HeadHalf && abs(m.Y-at.Y) < 2*HeadHalf
	})
}

// route finds the ways of an arrow. It tries every trunk, and takes the one that reaches the most targets, then the
// most sources, then has the shortest ways; ok is false if none reaches a source and a target.
func (s *streets) route(a Arrow, blockOf map[engine.Value]int) (best Net, ok bool) {
	from, to := blocksOf(a.From, blockOf), blocksOf(a.To, blockOf)
	if len(from) == 0 || len(to) == 0 {
		return Net{}, false
	}
	most := 0
	for _, x := range s.trunks(from, to) {
		n := Net{Line: a.Line, From: s.reaches(from, x), To: s.reaches(to, x)}
		if len(n.From) == 0 || len(n.To) == 0 || !n.join(x) || !s.free(n.trunk, -1) {
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
			if q.Out.X == 0 && !slices.Contains(out, q.At.X) {
				out = append(out, q.At.X)
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
func (n *Net) join(x int) bool {
	all := slices.Concat(n.From, n.To)
	top, low := all[0].way[len(all[0].way)-1].Y, 0
	for _, r := range all {
		y := r.way[len(r.way)-1].Y
		top, low = min(top, y), max(low, y)
	}
	n.trunk = stretch{image.Pt(x, top), image.Pt(x, low)}
	if top != low {
		return true
	}
	near := all[0].Port.At.X
	for _, r := range all {
		if abs(r.Port.At.X-x) < abs(near-x) {
			near = r.Port.At.X
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

func (n Net) worth(inside bool) int {
	long := n.trunk.length()
	for _, r := range slices.Concat(n.From, n.To) {
		long += r.length()
		if r.Port.Poor {
			long += 1 << 15
		}
	}
	if inside {
		long += 4 * compose.Margin // a trunk beside everything is better than one between an edge and a name
	}
	return len(n.To)<<24 + len(n.From)<<20 - long
}

// take records the lines and ports of a net, so that other nets avoid them.
func (s *streets) take(n Net) {
	if n.trunk.a != n.trunk.b {
		s.taken = append(s.taken, n.trunk)
	}
	for _, r := range slices.Concat(n.From, n.To) {
		s.taken = append(s.taken, r.stretches()...)
		s.used = append(s.used, r.Port.At)
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

// Arrow is one thing's line across the table, from all its sources to all its targets. Its parts meet: it is one net,
// not many lines.
type Arrow struct {
	Line     string // as in engine.ArrowLayout
	From, To []engine.Value
}
