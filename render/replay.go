package render

import (
	"context"
	"image"
	"image/color"
)

// Moment is one act of a match's history: when it was, in words, what happened, and the cards that it was about, by
// their ids.
type Moment struct {
	When  string
	Said  []string
	Cards []string
}

// Replay draws moments one under the other, the oldest first: the strip of a match. Title and Face of the scene
// are used, and its View for where the match stands.
func (r *Renderer) Replay(ctx context.Context, s Scene, moments []Moment) (Picture, error) {
	return r.draw(ctx, s.Shown, s.replayAlt(moments), func(p *pen) *plan { return s.planReplay(p, moments) })
}

func (s Scene) replayAlt(moments []Moment) string {
	parts := []string{sentence(s.say("replay"))}
	for _, m := range moments {
		for _, t := range m.Said {
			parts = append(parts, sentence(t))
		}
	}
	return upTo(altMost, parts)
}

func (s Scene) planReplay(p *pen, moments []Moment) *plan {
	pl := s.newPlan(Width)
	c := &column{pl: pl, p: p, x: margin, y: margin, w: Width - 2*margin}
	c.add(heading{W: c.w, Title: s.Title, Line: s.say("reason", s.say("replay"), s.where())})
	c.skip(gap)
	for i, m := range moments {
		row := momentRow{W: c.w, When: m.When, Said: m.Said, First: i == 0, Last: i == len(moments)-1}
		for _, id := range m.Cards {
			row.Art = append(row.Art, s.artOf(s.face(id)))
		}
		c.add(row)
	}
	if len(moments) == 0 {
		c.add(note{W: c.w, Ground: inkGround, Text: s.say("replayEmpty"), Max: 1})
	}
	c.skip(margin)
	pl.H = c.y
	return pl
}

// momentRow is a moment on the line of time: a knot, when it was, its cards, and what happened.
type momentRow struct {
	W           int
	When        string
	Said        []string
	Art         []art
	First, Last bool
}

const (
	momentX    = 64 // where a moment's plate begins
	momentArtW = 104
	momentArtH = 78
)

func (m momentRow) arts() []art        { return m.Art }
func (m momentRow) width() int         { return m.W }
func (m momentRow) ground() color.RGBA { return inkGround }

// shown is how many pictures there is room for.
func (m momentRow) shown() int { return min(len(m.Art), 3) }

func (m momentRow) textX() int { return momentX + 18 + m.shown()*(momentArtW+10) }

func (m momentRow) texts(p *pen) (when setting, said []setting) {
	w := m.W - m.textX() - 16
	if m.When != "" {
		when = p.fit(m.When, w, 1, style{textMin, false})
	}
	for _, t := range m.Said {
		said = append(said, p.fit(t, w, 3, style{32, true}, style{30, true}, style{textMin, false}))
	}
	return when, said
}

func (m momentRow) height(p *pen) int {
	when, said := m.texts(p)
	h := when.Height
	for _, t := range said {
		h += t.Height
	}
	if m.shown() > 0 {
		h = max(h, momentArtH)
	}
	return h + 24 + 12
}

func (m momentRow) paint(p *pen, w, h int) {
	plate, body := inkPanel, h-12
	top, low := 0, h
	if m.First {
		top = body / 2
	}
	if m.Last {
		low = body / 2
		plate = inkMine
	}
	p.rect(image.Rect(26, top, 32, low), inkEdge)
	p.box(momentX, 0, float64(w-momentX), float64(body), 12, plate)
	knot := inkDim
	if m.Last {
		knot = inkAccent
	}
	p.poly(plate, momentX-16, float64(body)/2, momentX+2, float64(body)/2-14, momentX+2, float64(body)/2+14)
	p.dot(29, float64(body)/2, 14, inkGround)
	p.dot(29, float64(body)/2, 10, knot)
	x := momentX + 14
	for _, a := range m.Art[:m.shown()] {
		y := (body - momentArtH) / 2
		p.picture(image.Rect(x, y, x+momentArtW, y+momentArtH), a, upright, 0, plate)
		x += momentArtW + 10
	}
	when, said := m.texts(p)
	high := when.Height
	for _, t := range said {
		high += t.Height
	}
	y := (body - high) / 2
	p.lines(m.textX(), y, inkDim, when)
	y += when.Height
	for _, t := range said {
		p.lines(m.textX(), y, inkText, t)
		y += t.Height
	}
}
