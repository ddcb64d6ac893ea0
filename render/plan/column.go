package plan

import (
	"farpost/render/compose"
	"farpost/render/draw"
)

// column lays things one under the other.
type column struct {
	pl   *compose.Plan
	p    *draw.Pen
	x, y int
	w    int
}

// page returns the column that fills a plan, but for its margin.
func page(pl *compose.Plan, p *draw.Pen) *column {
	return &column{pl: pl, p: p, x: compose.Margin, y: compose.Margin, w: pl.W - 2*compose.Margin}
}

func (c *column) add(s compose.Sprite) { c.y += c.pl.Put(c.p, c.x, c.y, s) }

func (c *column) skip(n int) { c.y += n }

// flow lays sprites side by side, and begins a new line if one does not fit. It returns the height used.
func (c *column) flow(x, w, between int, ss []compose.Sprite) int {
	cx, y, line := x, c.y, 0
	for _, s := range ss {
		if cx > x && cx+s.Width() > x+w {
			cx, y, line = x, y+line+between, 0
		}
		line = max(line, c.pl.Put(c.p, cx, y, s))
		cx += s.Width() + between
	}
	return y + line - c.y
}

// grid lays sprites of one width in rows of n, in the middle of the column. A row is as high as its highest sprite.
func (c *column) grid(n, between int, ss []compose.Sprite) {
	for i := 0; i < len(ss); i += n {
		row := ss[i:min(i+n, len(ss))]
		if i > 0 {
			c.skip(between)
		}
		used := len(row)*row[0].Width() + (len(row)-1)*between
		x, high := c.x+(c.w-used)/2, 0
		for _, s := range row {
			high = max(high, c.pl.Put(c.p, x, c.y, s))
			x += s.Width() + between
		}
		c.skip(high)
	}
}

func half(w, between int) int { return (w - between) / 2 }
