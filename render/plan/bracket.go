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
	bracketLeast  = 84   // from match to match at least
	bracketTall   = 158  // a match at most: its names may have two lines
	bracketNarrow = 300  // columns that are narrower are not all alike
	bracketLine   = 3    // the width of a line
	bracketClose  = 5    // the width of a round whose matches stand close
	bracketLoose  = 4    // compared to that of another one
)

// bracket is an elimination while it is planned.
type bracket struct {
	scene.Bracket
	pen   *draw.Pen
	pl    *compose.Plan
	pitch int // from match to match in a round that is full
}

// Bracket plans an elimination. Matches are as far from each other as the picture has room for.
func Bracket(b scene.Bracket) compose.Planning {
	return func(p *draw.Pen) *compose.Plan {
		g := &bracket{Bracket: b, pen: p, pitch: bracketPitch}
		shown, rows := bands(b), 1
		for _, d := range shown {
			rows += d.rows()
		}
		for {
			if g.plan(shown); g.pl.H <= bracketHigh || g.pitch <= bracketLeast {
				return g.pl
			}
			g.pitch = max(g.pitch-max(1, (g.pl.H-bracketHigh)/rows), bracketLeast)
		}
	}
}

// plan puts everything onto a new plan.
func (g *bracket) plan(shown []bracketBand) {
	g.pl = &compose.Plan{W: Width, Effort: strip.Quick}
	y := sprite.PostMargin
	head := sprite.EventHead{W: Width - 2*sprite.PostMargin, Title: g.Title, Line: g.Line}
	y += g.pl.Put(g.pen, sprite.PostMargin, y, head)
	for _, d := range shown {
		y = g.band(d, y) + bracketDown
	}
	g.pl.H = y - bracketDown + sprite.PostMargin
}

// width returns the width of a round's columns. If columns are narrow, rounds whose matches stand close are wider: the
// others have room for names of two lines.
func (g *bracket) width(d bracketBand, round int) int {
	n := max(1, d.columns())
	all := Width - 2*sprite.PostMargin - (n-1)*bracketAcross
	if all/n >= bracketNarrow {
		return all / n
	}
	parts, own := 0, 0
	for i := range d.rounds {
		part := bracketLoose
		if d.stack(i) == d.rows() {
			part = bracketClose
		}
		if i == round {
			own = part
		}
		if i == 0 && d.pairs {
			parts += part
		}
		parts += part
	}
	return all * own / parts
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
		return 2*g.width(d, round) + bracketAcross
	}
	return g.width(d, round)
}

// band puts rounds side by side onto the plan, and returns where they end.
func (g *bracket) band(d bracketBand, y int) int {
	head := g.headHeight(d)
	top := y + head
	end := top + d.rows()*g.pitch - bracketDown
	x := sprite.PostMargin
	var before []image.Rectangle // the matches of the round before
	for i, r := range d.rounds {
		g.pl.Put(g.pen, x, y, sprite.RoundName{W: g.headWidth(d, i), H: head, Text: r.Name})
		boxes := g.boxes(d, i, x, top)
		here := make([]image.Rectangle, len(boxes))
		for _, t := range r.Ties {
			if t.Slot >= 0 && t.Slot < len(boxes) {
				at := boxes[t.Slot]
				here[t.Slot] = at
				g.pl.Put(g.pen, at.Min.X, at.Min.Y, g.box(r, t, at))
			}
		}
		g.link(before, here)
		if before = here; i == 0 && d.pairs {
			before = nil
		}
		if i == len(d.rounds)-1 && len(boxes) > 0 {
			end = max(end, g.under(d, boxes[len(boxes)-1]))
		}
		x += g.headWidth(d, i) + bracketAcross
	}
	return end
}

// boxes returns the places of a round's matches: each in the middle of those that it comes from.
func (g *bracket) boxes(d bracketBand, round, x, top int) []image.Rectangle {
	n, w, rows := d.rounds[round].Slots, g.width(d, round), d.stack(round)
	side := 1
	if round == 0 && d.pairs {
		side = 2
	}
	if rows == 0 {
		return nil
	}
	each := d.rows() * g.pitch / rows
	h := g.pitch - bracketDown
	if d.columns() >= bracketColumns {
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
			end += g.pl.Put(g.pen, last.Min.X, end, g.box(r, t, last))
		}
	}
	return end
}

// box is a match of a round as it is drawn, as large as at.
func (g *bracket) box(r scene.Round, t scene.Tie, at image.Rectangle) sprite.TieBox {
	size := 36
	if at.Dy() < 2*52 {
		size = 32
	}
	out := sprite.TieBox{W: at.Dx(), H: at.Dy(), Size: size, A: g.name(t.A, t.B), B: g.name(t.B, t.A),
		Last: g.isLast(r)}
	if t.Bye {
		out.Bye = g.Say("bye")
	}
	return out
}

// isLast reports whether who wins the round wins the event.
func (g *bracket) isLast(r scene.Round) bool {
	of := g.Of(scene.Final)
	if !g.Double() {
		of = g.Of(scene.Upper)
	}
	return len(of) > 0 && r.Side == of[0].Side && r.Name == of[len(of)-1].Name && r.Slots == 1
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
