package plan

import (
	"image"

	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
	"farpost/render/sprite"
	"farpost/render/strip"
)

// Measures of a bracket, in pixels.
const (
	bracketHigh   = 1080 // at most
	bracketAcross = 26   // between columns, for the lines
	bracketDown   = 12   // between matches
	bracketPitch  = 140  // from match to match at most
	bracketTall   = 158  // a match at most: its names may have two lines
	bracketNarrow = 300  // columns below that have matches as tall as there is room
	bracketLine   = 3    // the width of a line
)

// bracket is an elimination while it is planned.
type bracket struct {
	scene.Bracket
	pen   *draw.Pen
	pl    *compose.Plan
	pitch int // from match to match in a round that is full
}

// Bracket plans an elimination.
func Bracket(b scene.Bracket) compose.Planning {
	return func(p *draw.Pen) *compose.Plan {
		g := &bracket{Bracket: b, pen: p, pl: &compose.Plan{W: Width, Effort: strip.Quick}}
		w := Width - 2*sprite.PostMargin
		y := sprite.PostMargin
		y += g.pl.Put(p, sprite.PostMargin, y, sprite.EventHead{W: w, Title: b.Title, Line: b.Line})
		shown := bands(b)
		rows, heads := 0, 0
		for _, d := range shown {
			rows += d.rows()
			heads += g.headHeight(d) + bracketDown
		}
		g.pitch = min(bracketPitch, (bracketHigh-y-heads-sprite.PostMargin)/max(1, rows))
		for _, d := range shown {
			y = g.band(d, y) + bracketDown
		}
		g.pl.H = y - bracketDown + sprite.PostMargin
		return g.pl
	}
}

// width returns the width of a band's columns.
func (g *bracket) width(d bracketBand) int {
	n := max(1, d.columns())
	return (Width - 2*sprite.PostMargin - (n-1)*bracketAcross) / n
}

// headHeight returns the height of the names of a band's rounds.
func (g *bracket) headHeight(d bracketBand) int {
	h := 0
	for i, r := range d.rounds {
		h = max(h, sprite.RoundName{W: g.headWidth(d, i), Text: r.Name}.Setting(g.pen).Height)
	}
	return h + 8
}

// headWidth returns the width for the name of a round: a column, or both of the first round in pairs.
func (g *bracket) headWidth(d bracketBand, round int) int {
	if round == 0 && d.pairs {
		return 2*g.width(d) + bracketAcross
	}
	return g.width(d)
}

// band puts rounds side by side onto the plan, and returns where they end.
func (g *bracket) band(d bracketBand, y int) int {
	w, head := g.width(d), g.headHeight(d)
	top := y + head
	end := top + d.rows()*g.pitch - bracketDown
	x := sprite.PostMargin
	var before []image.Rectangle // the matches of the round before
	for i, r := range d.rounds {
		g.pl.Put(g.pen, x, y, sprite.RoundName{W: g.headWidth(d, i), H: head, Text: r.Name})
		boxes := g.boxes(d, i, x, top)
		here := make([]image.Rectangle, len(boxes))
		for _, t := range r.Ties {
			if t.Slot < len(boxes) {
				at := boxes[t.Slot]
				here[t.Slot] = at
				g.pl.Put(g.pen, at.Min.X, at.Min.Y, g.box(t, at.Dx(), at.Dy()))
			}
		}
		g.link(before, here)
		if before = here; i == 0 && d.pairs {
			before = nil
			x += w + bracketAcross
		}
		if i == len(d.rounds)-1 && len(boxes) > 0 {
			end = max(end, g.under(d, boxes[len(boxes)-1]))
		}
		x += w + bracketAcross
	}
	return end
}

// boxes returns the places of a round's matches: each in the middle of those that it comes from.
func (g *bracket) boxes(d bracketBand, round, x, top int) []image.Rectangle {
	n, w := d.rounds[round].Slots, g.width(d)
	side := 1
	if round == 0 && d.pairs {
		side = 2
	}
	rows := (n + side - 1) / side
	if rows == 0 {
		return nil
	}
	each := d.rows() * g.pitch / rows
	h := g.pitch - bracketDown
	if w < bracketNarrow {
		h = max(h, min(each-bracketDown, bracketTall))
	}
	var out []image.Rectangle
	for i := range n {
		left := x + i%side*(w+bracketAcross)
		y := top + (2*(i/side)+1)*each/2 - bracketDown/2 - h/2
		out = append(out, image.Rect(left, y, left+w, y+h))
	}
	return out
}

// under puts the rounds that stand under the last match, and returns where they end.
func (g *bracket) under(d bracketBand, last image.Rectangle) int {
	end := last.Max.Y
	for _, r := range d.below {
		end += bracketDown
		head := sprite.RoundName{W: last.Dx(), Text: r.Name}
		head.H = head.Setting(g.pen).Height + 8
		end += g.pl.Put(g.pen, last.Min.X, end, head)
		for _, t := range r.Ties {
			end += g.pl.Put(g.pen, last.Min.X, end, g.box(t, last.Dx(), last.Dy()))
		}
	}
	return end
}

// box is a match as it is drawn.
func (g *bracket) box(t scene.Tie, w, h int) sprite.TieBox {
	out := sprite.TieBox{W: w, H: h, Size: 36, A: g.name(t.A, t.B), B: g.name(t.B, t.A)}
	if t.Bye {
		out.Bye = g.Say("bye")
	}
	return out
}

// name is one of the two of a match as it is drawn.
func (g *bracket) name(c, other scene.Contender) sprite.TieName {
	out := sprite.TieName{Won: c.Won, Lost: other.Won, Dropped: c.Dropped}
	clean := g.pen.Cut(draw.Plain(34)).Clean
	if c.Name != "" {
		out.Name, out.Score = scene.Drawable(c.Name, c.Plain, clean), clean(c.Score)
	}
	return out
}

// link draws lines from the matches of a round to those of the next one, if they are twice or just as many. Places
// without a match are empty.
func (g *bracket) link(from, to []image.Rectangle) {
	if len(to) == 0 || len(from) != 2*len(to) && len(from) != len(to) {
		return
	}
	n := len(from) / len(to)
	line := func(x0, y0, x1, y1 int) {
		at := image.Rect(x0, y0, x1+bracketLine, y1+bracketLine)
		g.pl.Over = append(g.pl.Over, compose.Over{At: at, Ink: draw.InkFaint})
	}
	for i, next := range to {
		end := next.Min.Y + next.Dy()/2
		mid := next.Min.X - bracketAcross/2
		for _, f := range from[n*i : n*i+n] {
			if f.Empty() || next.Empty() {
				continue
			}
			y := f.Min.Y + f.Dy()/2
			line(f.Max.X, y, mid, y)
			line(mid, min(y, end), mid, max(y, end))
			line(mid, end, next.Min.X-bracketLine, end)
		}
	}
}
