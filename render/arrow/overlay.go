package arrow

import (
	"image"
	"image/color"
	"slices"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
)

// Stamp is a bend or an end of an arrow.
type Stamp struct {
	Kind string      // "bend", "point", "bar", "end"
	Out  image.Point // away from the thing; of a bend: the sum of its arms
	Ink  color.RGBA
}

const (
	lineInk   = 4  // half the width of a line without its dark edge
	bendR     = 14 // radius of a bend
	StampHalf = 24 // half the side of a stamp that is no bend
)

// overlay draws arrows above the blocks of a plan.
type overlay struct{ *compose.Plan }

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

// Draw adds arrows above the blocks of a plan, and returns those that found a way. blockOf has the block of each
// thing.
func Draw(pl *compose.Plan, p *draw.Pen, as []Arrow, blockOf map[engine.Value]int) (out []Net) {
	s := newStreets(pl, p)
	for _, a := range as {
		if n, ok := s.route(a, blockOf); ok {
			overlay{pl}.draw(n)
			out = append(out, n)
		}
	}
	return out
}

// draw adds one net: dark edges first, then lines, so that its parts flow together, then bends and ends.
func (pl overlay) draw(n Net) {
	ink := inkOf(n.Line)
	var ways []stretch
	if n.trunk.a != n.trunk.b {
		ways = append(ways, n.trunk)
	}
	for i, r := range slices.Concat(n.From, n.To) {
		ways = append(ways, r.stretches()...)
		if i < len(n.From) && r.Port.off > 0 {
			ways = append(ways, stretch{r.Port.edge(), r.Port.At})
		}
	}
	bends := bendsOf(ways)
	for i := range ways {
		ways[i] = ways[i].trimmed(bends)
		pl.fillOver(ways[i].rect(lineHalf), draw.InkDark)
	}
	for _, w := range ways {
		pl.line(w, n.Line, ink)
	}
	for _, b := range bends {
		q := b.at.Add(b.arms[0].Mul(bendR)).Add(b.arms[1].Mul(bendR))
		pl.stampOver(stretch{b.at, q}.box(), Stamp{Kind: "bend", Out: b.arms[0].Add(b.arms[1]), Ink: ink})
	}
	for _, r := range n.From {
		pl.endOver(r.Port.edge(), Stamp{Kind: "end", Ink: ink})
	}
	kind := "point"
	if n.Line == engine.LineBarred {
		kind = "bar"
	}
	for _, r := range n.To {
		pl.endOver(r.Port.At, Stamp{Kind: kind, Out: r.Port.Out, Ink: ink})
	}
}

func (pl overlay) fillOver(at image.Rectangle, ink color.RGBA) {
	pl.Over = append(pl.Over, compose.Over{At: at, Ink: ink})
}

func (pl overlay) endOver(mid image.Point, s Stamp) {
	pl.stampOver(image.Rect(mid.X-StampHalf, mid.Y-StampHalf, mid.X+StampHalf, mid.Y+StampHalf), s)
}

func (pl overlay) stampOver(at image.Rectangle, s Stamp) {
	pl.Over = append(pl.Over, compose.Over{At: at, Name: compose.NewBlock(at, s).Name, Of: s})
}

// line adds the bright part of a stretch.
func (pl overlay) line(w stretch, kind string, ink color.RGBA) {
	o := compose.Over{At: w.rect(lineInk), Ink: ink}
	if kind == engine.LineDashed {
		o.Dash = Rightward
		if w.upright() {
			o.Dash = Downward
		}
	}
	pl.Over = append(pl.Over, o)
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

func (s Stamp) Width() int           { return 2 * StampHalf }
func (s Stamp) Height(*draw.Pen) int { return 2 * StampHalf }
func (s Stamp) Under() color.RGBA    { return draw.InkDark }

// Paint draws the bright part.
func (s Stamp) Paint(p *draw.Pen, w, h int) { s.draw(p, w, h, s.Ink, lineInk, 0) }

// Stencil paints all that the stamp covers, which is wider than what Paint draws by a dark edge.
func (s Stamp) Stencil(p *draw.Pen, w, h int) {
	s.draw(p, w, h, draw.Rgb(0, 0, 0), lineHalf, lineHalf-lineInk)
}

func (s Stamp) draw(p *draw.Pen, w, h int, ink color.RGBA, half, edge float64) {
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
		p.GG.DrawCircle(StampHalf, StampHalf, 10+edge)
		p.GG.Fill()
		return
	}
	// A point is given by its distance towards the thing and to the side.
	at := func(deep, side float64) (float64, float64) {
		return StampHalf - deep*float64(s.Out.X) + side*float64(s.Out.Y),
			StampHalf - deep*float64(s.Out.Y) + side*float64(s.Out.X)
	}
	xy := [][2]float64{{-8, HeadHalf}, {HeadLen - 8, 0}, {-8, -HeadHalf}}
	if s.Kind == "bar" {
		xy = [][2]float64{{0, lineInk}, {4, lineInk}, {4, HeadHalf + 4}, {13, HeadHalf + 4}, {13, -HeadHalf - 4},
			{4, -HeadHalf - 4}, {4, -lineInk}, {0, -lineInk}}
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
