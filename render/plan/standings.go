package plan

import (
	"image/color"
	"strconv"

	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
	"farpost/render/sprite"
	"farpost/render/strip"
)

// Measures of a table, in pixels.
const (
	standingGap  = 28  // before a figure
	standingRoom = 400 // names have at least that much before a third column for ties is left out
	standingTwo  = 240 // and that much before the second and the first are
	standingWide = 220 // a figure at most
)

// standings is a table while it is planned.
type standings struct {
	scene.Standings
	pen    *draw.Pen
	w      int
	ties   int   // how many columns for ties are shown
	rights []int // where figures end
	from   int   // where names begin
	room   int   // for names
}

// figures are the figures of a row that are shown.
func (s *standings) figures(r scene.Standing) []string {
	out := []string{r.Points, r.Record}
	for i := range s.ties {
		t := ""
		if i < len(r.Ties) {
			t = r.Ties[i]
		}
		out = append(out, t)
	}
	for i, t := range out {
		c := s.pen.Cut(sprite.StandingStyle(i))
		out[i] = c.CutOff(c.Clean(t), standingWide)
	}
	return out
}

// headings are those of the figures that are shown.
func (s *standings) headings() []string {
	out := []string{s.Say("pointsHead"), s.Say("recordHead")}
	for _, c := range s.Columns[:s.ties] {
		out = append(out, c.Short)
	}
	for i, t := range out {
		c := s.pen.Cut(sprite.StandingHead)
		out[i] = c.CutOff(c.Clean(t), standingWide)
	}
	return out
}

// measure places the columns, the same on every page, with so many for ties.
func (s *standings) measure(ties int) {
	s.ties = ties
	place := 0
	for _, r := range s.Rows {
		place = max(place, s.pen.Cut(sprite.StandingFigure).Width(strconv.Itoa(r.Place)))
	}
	s.from = 24 + place + 18
	wide := make([]int, 2+ties)
	for i, t := range s.headings() {
		wide[i] = s.pen.Cut(sprite.StandingHead).Width(t)
	}
	for _, r := range s.Rows {
		for i, t := range s.figures(r) {
			wide[i] = max(wide[i], s.pen.Cut(sprite.StandingStyle(i)).Width(t))
		}
	}
	right := s.w - 18
	s.rights = make([]int, len(wide))
	for i := len(wide) - 1; i >= 0; i-- {
		s.rights[i] = right
		right -= wide[i] + standingGap
	}
	s.room = right - s.from
}

// fit leaves out columns for ties until names have room.
func (s *standings) fit() {
	n := len(s.Columns)
	s.measure(n)
	if n > 2 && s.room < standingRoom {
		n = 2
		s.measure(n)
	}
	for ; n > 0 && s.room < standingTwo; n-- {
		s.measure(n - 1)
	}
}

// Standings plans a page of an event's table, from 1.
func Standings(s scene.Standings, page int) compose.Planning {
	return func(p *draw.Pen) *compose.Plan {
		t := &standings{Standings: s, pen: p, w: Width - 2*sprite.PostMargin}
		t.fit()
		return t.plan(page)
	}
}

func (s *standings) plan(page int) *compose.Plan {
	pl := &compose.Plan{W: Width, Effort: strip.Quick}
	c := &column{pl: pl, p: s.pen, x: sprite.PostMargin, y: sprite.PostMargin, w: s.w}
	c.add(sprite.EventHead{W: s.w, Title: s.Title, Line: s.Line, Page: s.PageWord(page)})
	rows, before := s.Page(page)
	if len(rows) == 0 {
		c.x += 8
		c.add(sprite.Note{W: s.w - 8, Ground: draw.InkGround, Text: s.Say("noPlayers"), Max: 1})
	} else {
		c.add(sprite.StandingRow{W: s.w, Ground: draw.InkGround, Figures: s.headings(), Rights: s.rights,
			From: s.from, Room: s.room, Heading: true})
	}
	gone := false
	for i, r := range rows {
		s.add(c, r, i%2 == 0)
		if s.CutAfter(before + i) {
			c.add(sprite.CutLine{W: s.w, Word: s.CutWord})
		}
		gone = gone || r.Dropped
	}
	if gone {
		c.skip(6)
		c.add(sprite.Note{W: s.w, Ground: draw.InkGround, Text: s.Say("droppedNote"), Shape: "barred", Max: 1})
	}
	c.skip(sprite.PostMargin)
	pl.H = c.y
	return pl
}

// add puts a player's row on the plan.
func (s *standings) add(c *column, r scene.Standing, even bool) {
	row := sprite.StandingRow{W: s.w, Ground: ground(r.Marked, even), Place: strconv.Itoa(r.Place),
		Name:    scene.Drawable(r.Name, r.Plain, s.pen.Cut(sprite.StandingFigure).Clean),
		Figures: s.figures(r), Rights: s.rights, From: s.from, Room: s.room, Dropped: r.Dropped, Marked: r.Marked}
	c.add(row)
}

// ground is the colour of a row: rows take turns, so that the eye does not leave its line.
func ground(marked, even bool) color.RGBA {
	switch {
	case marked:
		return draw.InkPlate
	case even:
		return draw.InkPanel
	}
	return draw.InkMiddle
}
