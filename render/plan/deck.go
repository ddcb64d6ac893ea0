package plan

import (
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
	"farpost/render/sprite"
)

func (s planner) deck(p *draw.Pen, d scene.Deck) *compose.Plan {
	pl := s.newPlan(Width)
	b := &board{planner: s, col: page(pl, p)}
	types, gives, needs := s.DeckCounts(d)
	b.col.add(sprite.Heading{W: b.col.w, Title: d.Name, Line: s.CountWords(d.Size())})
	b.col.skip(compose.Gap)
	if len(d.Cards) == 0 {
		b.col.add(sprite.Note{W: b.col.w, Ground: draw.InkGround, Text: s.Say("handEmpty"), Max: 1})
	} else {
		b.boxed(compose.Panel{Fill: draw.InkPanel, Edge: draw.InkPanel}, func(c *column) {
			c.add(sprite.Curve{W: c.w, Title: s.Say("curve"), Bars: bars(d.Curve())})
			c.skip(compose.Gap)
			c.thirds(s.Say("types"), bars(types.ByNumber()),
				sprite.Shares{Title: d.GivesTitle(s.Scene), Bars: bars(gives.ByNumber())},
				sprite.Shares{Title: d.NeedsTitle(s.Scene), Bars: bars(needs.ByNumber())})
		})
	}
	w := half(b.col.w, compose.Gap)
	var ss []compose.Sprite
	for _, c := range d.Sorted() {
		m := sprite.DeckLine{W: w, N: c.N, Art: s.artOf(c.Face), Name: c.Face.Name, Gem: gemOf(c.Face),
			Need: s.Symbols(c.Face.Need, s.Need)}
		if m.Name == "" {
			m.Name = c.Face.ID
		}
		ss = append(ss, m)
	}
	b.col.columns(compose.Gap, 8, ss)
	b.col.skip(compose.Margin)
	pl.H = b.col.y
	return pl
}

// bars returns counts as bars.
func bars(counts []scene.Amount) []sprite.Bar {
	out := make([]sprite.Bar, len(counts))
	for i, c := range counts {
		out[i] = sprite.Bar(c)
	}
	return out
}

// thirds lays lists of a deck in three columns: types, and beside them more, one column each. If there are many types
// they take two columns, and the other lists share the third. All bars have one scale, as they all count cards.
func (c *column) thirds(title string, types []sprite.Bar, more ...sprite.Shares) {
	var columns [3][]sprite.Shares
	if half := (len(types) + 1) / 2; len(types) > 6 {
		columns = [3][]sprite.Shares{{{Title: title, Bars: types[:half]}}, {{Bars: types[half:]}}, more}
	} else {
		columns = [3][]sprite.Shares{{{Title: title, Bars: types}}}
		n := 1
		for _, l := range more {
			if len(l.Bars) > 0 {
				columns[n] = []sprite.Shares{l}
				n++
			}
		}
	}
	w, most := (c.w-2*compose.Gap)/3, 1
	for _, ls := range columns {
		for _, l := range ls {
			for _, b := range l.Bars {
				most = max(most, b.N)
			}
		}
	}
	low := c.y
	for i, ls := range columns {
		in := column{pl: c.pl, p: c.p, x: c.x + i*(w+compose.Gap), y: c.y, w: w}
		for _, l := range ls {
			if len(l.Bars) > 0 {
				l.W, l.Most = w, most
				in.add(l)
			}
		}
		low = max(low, in.y)
	}
	c.y = low
}

// columns lays sprites in two columns, the first half in the first.
func (c *column) columns(across, down int, ss []compose.Sprite) {
	first := (len(ss) + 1) / 2
	low := c.y
	for i, s := range ss {
		if i == first {
			low, c.y = c.y, low
		}
		x := c.x
		if i >= first {
			x += s.Width() + across
		}
		c.y += c.pl.Put(c.p, x, c.y, s) + down
	}
	c.y = max(c.y, low)
}
