package plan

import (
	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
	"farpost/render/sprite"
)

func (s planner) replay(p *draw.Pen, moments []scene.Moment, most int) *compose.Plan {
	pl := s.newPlan(Width)
	c := page(pl, p)
	c.add(sprite.Heading{W: c.w, Title: s.Title, Line: s.Say("reason", s.Say("replay"), s.TurnWords())})
	c.skip(compose.Gap)
	var before map[engine.Value]int
	for i, m := range moments {
		row := sprite.MomentRow{W: c.w, When: m.When, Said: m.Said, First: i == 0, Last: i == len(moments)-1}
		if m.View != nil {
			past := planner{s.At(*m.View)}
			row.Head = past.TurnWords()
			row.Seats = past.pastSeats(row.SeatsW(), most, row.Plate(), before)
			before = things(*m.View)
		}
		for _, id := range m.Cards {
			row.Art = append(row.Art, s.artOf(s.FaceOf(id)))
		}
		c.add(row)
	}
	if len(moments) == 0 {
		c.add(sprite.Note{W: c.w, Ground: draw.InkGround, Text: s.Say("replayEmpty"), Max: 1})
	}
	c.skip(compose.Margin)
	pl.H = c.y
	return pl
}
