package render

import (
	"context"
	"slices"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// Moment is an act, or a turn, of a match's history: when it was, what happened in words, and the cards that it was
// about, by their ids. With a View it is drawn as a small board: the table after it. The View must be a spectator's,
// because everybody can see the strip.
type Moment struct {
	When  string
	Said  []string
	Cards []string
	View  *engine.View
}

// Replay draws the strip of a match: moments one under the other, the oldest first. The scene's View says where the
// match stands now. Boards are seen from the scene's viewer. If there are too many cards or moments for a file of 300
// KB, boards show fewer cards, and then the oldest moments are left out.
func (r *Renderer) Replay(ctx context.Context, s Scene, moments []Moment) (Picture, error) {
	moments, most := planner{s}.fitting(moments)
	return r.composer.Picture(ctx, s.Shown, teller{s}.replayAlt(moments),
		func(p *draw.Pen) *compose.Plan { return planner{s}.planReplay(p, moments, most) })
}

func (s teller) replayAlt(moments []Moment) string {
	parts := []string{sentence(s.say("replay"))}
	if len(moments) > 0 && moments[0].View != nil {
		moments = slices.Clone(moments)
		slices.Reverse(moments) // the last turns matter most
	}
	for _, m := range moments {
		if m.View != nil {
			parts = append(parts, sentence(s.at(*m.View).turn()))
		}
		for _, t := range m.Said {
			parts = append(parts, sentence(t))
		}
	}
	return upTo(altMost, parts)
}

// at returns the scene with another view, for the same viewer.
func (s Scene) at(v engine.View) Scene {
	v.Viewer = s.View.Viewer
	s.View = v
	return s
}

func (s planner) planReplay(p *draw.Pen, moments []Moment, most int) *compose.Plan {
	pl := s.newPlan(Width)
	c := page(pl, p)
	c.add(sprite.Heading{W: c.w, Title: s.Title, Line: s.say("reason", s.say("replay"), s.turn())})
	c.skip(compose.Gap)
	var before map[engine.Value]int
	for i, m := range moments {
		row := sprite.MomentRow{W: c.w, When: m.When, Said: m.Said, First: i == 0, Last: i == len(moments)-1}
		if m.View != nil {
			past := planner{s.at(*m.View)}
			row.Head = past.turn()
			row.Seats = past.pastSeats(row.SeatsW(), most, row.Plate(), before)
			before = things(*m.View)
		}
		for _, id := range m.Cards {
			row.Art = append(row.Art, s.artOf(s.face(id)))
		}
		c.add(row)
	}
	if len(moments) == 0 {
		c.add(sprite.Note{W: c.w, Ground: draw.InkGround, Text: s.say("replayEmpty"), Max: 1})
	}
	c.skip(compose.Margin)
	pl.H = c.y
	return pl
}
