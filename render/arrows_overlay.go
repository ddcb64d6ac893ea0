package render

import (
	"encoding/binary"
	"image"
	"image/color"
	"slices"

	"farpost/engine"
	"farpost/render/draw"
)

// over is something above the blocks of a plan: a plain rectangle, or a stamp. Later ones cover earlier ones.
type over struct {
	At   image.Rectangle
	Ink  color.RGBA  // of a plain rectangle
	Dash image.Point // the direction of its dashes; zero for none
	Name sum         // of a stamp
	Of   *stamp      // nil for a plain rectangle
}

// key returns everything that the pixels depend on.
func (o over) key() string {
	b := []byte{o.Ink.R, o.Ink.G, o.Ink.B, byte(o.Dash.X), byte(o.Dash.Y)}
	for _, n := range []int{o.At.Min.X, o.At.Min.Y, o.At.Max.X, o.At.Max.Y} {
		b = binary.LittleEndian.AppendUint32(b, uint32(n))
	}
	return string(append(b, o.Name[:]...))
}

// stamp is a small sprite that covers only its own shape. There are few different ones, so all of them are soon in the
// cache.
type stamp struct {
	Kind string      // "bend", "point", "bar", "end"
	Out  image.Point // away from the thing; of a bend: the sum of its arms
	Ink  color.RGBA
}

const (
	lineInk   = 4  // half the width of a line without its dark edge
	bendR     = 14 // radius of a bend
	dashOn    = 28 // a dash, and the space behind it
	dashOff   = 14
	stampHalf = 24 // half the side of a stamp that is no bend
)

// inkOf returns the colour of a sort of line. The forms differ already; the colours say it once more.
func inkOf(line string) color.RGBA {
	switch line {
	case engine.LineDashed:
		return draw.InkDown
	case engine.LineBarred:
		return draw.InkUp
	}
	return draw.InkText
}

// drawArrows adds a board's arrows above its blocks. blockOf has the block of each thing.
func (pl *plan) drawArrows(p *draw.Pen, as []arrow, blockOf map[engine.Value]int) {
	s := newStreets(pl, p)
	for _, a := range as {
		if n, ok := s.route(a, blockOf); ok {
			pl.nets = append(pl.nets, n)
			pl.draw(n)
		}
	}
}

// draw adds one net: dark edges first, then lines, so that its parts flow together, then bends and ends.
func (pl *plan) draw(n net) {
	ink := inkOf(n.line)
	var ways []stretch
	if n.trunk.a != n.trunk.b {
		ways = append(ways, n.trunk)
	}
	for i, r := range slices.Concat(n.from, n.to) {
		ways = append(ways, r.stretches()...)
		if i < len(n.from) && r.port.off > 0 {
			ways = append(ways, stretch{r.port.edge(), r.port.at})
		}
	}
	bends := bendsOf(ways)
	for i := range ways {
		ways[i] = ways[i].trimmed(bends)
		pl.fillOver(ways[i].rect(lineHalf), draw.InkDark)
	}
	for _, w := range ways {
		pl.line(w, n.line, ink)
	}
	for _, b := range bends {
		q := b.at.Add(b.arms[0].Mul(bendR)).Add(b.arms[1].Mul(bendR))
		pl.stampOver(stretch{b.at, q}.box(), stamp{Kind: "bend", Out: b.arms[0].Add(b.arms[1]), Ink: ink})
	}
	for _, r := range n.from {
		pl.endOver(r.port.edge(), stamp{Kind: "end", Ink: ink})
	}
	kind := "point"
	if n.line == engine.LineBarred {
		kind = "bar"
	}
	for _, r := range n.to {
		pl.endOver(r.port.at, stamp{Kind: kind, Out: r.port.out, Ink: ink})
	}
}

func (pl *plan) fillOver(at image.Rectangle, ink color.RGBA) {
	pl.Over = append(pl.Over, over{At: at, Ink: ink})
}

func (pl *plan) endOver(mid image.Point, s stamp) {
	pl.stampOver(image.Rect(mid.X-stampHalf, mid.Y-stampHalf, mid.X+stampHalf, mid.Y+stampHalf), s)
}

func (pl *plan) stampOver(at image.Rectangle, s stamp) {
	pl.Over = append(pl.Over, over{At: at, Name: newBlock(at, s).Name, Of: &s})
}

// line adds the bright part of a stretch.
func (pl *plan) line(w stretch, kind string, ink color.RGBA) {
	o := over{At: w.rect(lineInk), Ink: ink}
	if kind == engine.LineDashed {
		o.Dash = rightward
		if w.upright() {
			o.Dash = downward
		}
	}
	pl.Over = append(pl.Over, o)
}

// dashes calls f for each dash of a rectangle along a direction. All dashes of a picture are on one grid, so those of
// stretches that run over each other agree.
func dashes(r image.Rectangle, along image.Point, f func(image.Rectangle)) {
	from, to := r.Min.X, r.Max.X
	if along == downward {
		from, to = r.Min.Y, r.Max.Y
	}
	for at := from - from%(dashOn+dashOff); at < to; at += dashOn + dashOff {
		d := image.Rect(at, r.Min.Y, at+dashOn, r.Max.Y)
		if along == downward {
			d = image.Rect(r.Min.X, at, r.Max.X, at+dashOn)
		}
		if d = d.Intersect(r); !d.Empty() {
			f(d)
		}
	}
}

// bend is a corner where exactly two stretches meet. Its arms are the directions of the stretches.
type bend struct {
	at   image.Point
	arms [2]image.Point
}

// bendsOf finds the corners that can be rounded: those whose arms are long enough.
func bendsOf(ways []stretch) (out []bend) {
	for _, w := range ways {
		for _, at := range []image.Point{w.a, w.b} {
			var arms []image.Point
			square := slices.ContainsFunc(out, func(b bend) bool { return b.at == at })
			for _, o := range ways {
				if o.a != at && o.b != at {
					square = square || at.In(o.rect(lineHalf))
					continue
				}
				d := o.away(at)
				square = square || o.length() < 2*bendR
				if !slices.Contains(arms, d) {
					arms = append(arms, d)
				}
			}
			if !square && len(arms) == 2 && arms[0].Add(arms[1]) != (image.Point{}) {
				out = append(out, bend{at, [2]image.Point{arms[0], arms[1]}})
			}
		}
	}
	return out
}

// away returns the direction in which a stretch leaves one of its ends.
func (s stretch) away(at image.Point) image.Point {
	d := s.b.Sub(s.a)
	if at == s.b {
		d = s.a.Sub(s.b)
	}
	return image.Pt(sign(d.X), sign(d.Y))
}

func sign(n int) int { return min(1, max(-1, n)) }

// trimmed returns a stretch without the parts that bends at its ends draw.
func (s stretch) trimmed(bends []bend) stretch {
	out := s
	for _, b := range bends {
		if b.at == s.a {
			out.a = s.a.Add(s.away(s.a).Mul(bendR))
		}
		if b.at == s.b {
			out.b = s.b.Add(s.away(s.b).Mul(bendR))
		}
	}
	return out
}

// box returns the rectangle of a bend: from the outer edge of the corner to where the arms go on straight.
func (s stretch) box() image.Rectangle {
	r := image.Rectangle{Min: s.a, Max: s.b}.Canon()
	if s.a.X < s.b.X {
		r.Min.X -= lineHalf
	} else {
		r.Max.X += lineHalf
	}
	if s.a.Y < s.b.Y {
		r.Min.Y -= lineHalf
	} else {
		r.Max.Y += lineHalf
	}
	return r
}

func (s stamp) width() int           { return 2 * stampHalf }
func (s stamp) height(*draw.Pen) int { return 2 * stampHalf }
func (s stamp) ground() color.RGBA   { return draw.InkDark }

// paint draws the bright part. stencil draws all that the stamp covers, which is wider by a dark edge.
func (s stamp) paint(p *draw.Pen, w, h int) { s.draw(p, w, h, s.Ink, lineInk, 0) }
func (s stamp) stencil(p *draw.Pen, w, h int) {
	s.draw(p, w, h, draw.Rgb(0, 0, 0), lineHalf, lineHalf-lineInk)
}

func (s stamp) draw(p *draw.Pen, w, h int, ink color.RGBA, half, edge float64) {
	p.Ink(ink)
	if s.Kind == "bend" {
		// The middle of the circle is the corner to which both arms point.
		x, y := 0.0, 0.0
		if s.Out.X > 0 {
			x = float64(w)
		}
		if s.Out.Y > 0 {
			y = float64(h)
		}
		p.GG.SetLineWidth(2*half - edge*2/3) // or its outline would be wider than that of straight lines
		p.GG.DrawCircle(x, y, bendR)
		p.GG.Stroke()
		return
	}
	if s.Kind == "end" {
		p.GG.DrawCircle(stampHalf, stampHalf, 10+edge)
		p.GG.Fill()
		return
	}
	// A point is given by its distance towards the thing and to the side.
	at := func(deep, side float64) (float64, float64) {
		return stampHalf - deep*float64(s.Out.X) + side*float64(s.Out.Y),
			stampHalf - deep*float64(s.Out.Y) + side*float64(s.Out.X)
	}
	xy := [][2]float64{{-8, headHalf}, {headLen - 8, 0}, {-8, -headHalf}}
	if s.Kind == "bar" {
		xy = [][2]float64{{0, lineInk}, {4, lineInk}, {4, headHalf + 4}, {13, headHalf + 4}, {13, -headHalf - 4},
			{4, -headHalf - 4}, {4, -lineInk}, {0, -lineInk}}
	}
	for i, q := range xy {
		x, y := at(q[0], q[1])
		if i == 0 {
			p.GG.MoveTo(x, y)
		} else {
			p.GG.LineTo(x, y)
		}
	}
	p.GG.ClosePath()
	if edge > 0 {
		p.GG.SetLineJoinRound()
		p.GG.SetLineWidth(2 * edge)
		p.GG.StrokePreserve()
	}
	p.GG.Fill()
}
