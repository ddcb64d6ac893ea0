package plan

import (
	"cmp"
	"image/color"

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

// pastSeats returns the seats of a small board, from the top down. Most is the greatest number of cards of a seat.
// Before has the things of the moment before (see things); nil for the first moment, of which nothing is marked as new.
func (s planner) pastSeats(w, most int, ground color.RGBA, before map[engine.Value]int) (out []sprite.PastSeat) {
	for _, v := range s.Seating() {
		row := sprite.PastSeat{W: w, Ground: ground, Name: s.PlayerName(v.Seat), Out: v.Out,
			Active: v.Seat == s.View.Active && s.View.Result == nil}
		for _, code := range s.Layout.Tracks {
			for _, t := range v.Tracks {
				if t.Code == code {
					row.Tint = s.trackTint(code)
					for _, c := range t.Cells {
						was, told := before[c.Key]
						row.Cells = append(row.Cells, sprite.PastCell{N: c.N, Max: c.Max, New: told && was != c.N})
					}
				}
			}
		}
		for _, g := range s.OwnBadges(v) {
			if len(row.Figures) == 0 && len(g.Marks) == 0 && (g.N > 0 || g.Max > 0) {
				row.Figures = append(row.Figures, s.counter(g))
			}
		}
		for _, z := range s.Layout.Zones {
			if scene.InRow(z.Place) && s.AsChip(z, v.Seat) && len(row.Figures) < sprite.PastFigures {
				row.Figures = append(row.Figures,
					s.counter(engine.Badge{Code: cmp.Or(z.Symbol, z.Kind), N: s.View.Zone(z.Kind, v.Seat).Count}))
			}
		}
		for _, c := range s.TableOf(v.Seat) {
			_, stood := before[c.Key]
			looks := s.looks(c.States, nil)
			row.Cards = append(row.Cards,
				sprite.PastCard{Art: s.artOf(s.FaceOf(c.Card)), Stance: looks.Stance, Crossed: looks.Crossed,
					New: before != nil && !stood})
		}
		if n := len(row.Cards); n > most {
			row.More = n - most + 1
			row.Cards = row.Cards[:most-1]
		}
		out = append(out, row)
	}
	return out
}

// Estimates of how large a strip with boards becomes, in about KB.
const (
	pastMost    = 270 // the limit
	pastMoment  = 2   // a moment's head
	pastName    = 4   // a seat's name with its stones
	pastPiece   = 2   // a card
	pastLetters = 25  // so many letters take 1
)

// fitting returns the moments that a strip has room for, and the greatest number of cards of a seat. If there are too
// many cards, seats have one row of them instead of two. If that is not enough, the oldest moments are left out.
func (s planner) fitting(moments []scene.Moment) ([]scene.Moment, int) {
	per := sprite.PastPer(sprite.MomentRow{W: Width - 2*compose.Margin}.SeatsW())
	count := func(m scene.Moment, most int) (n int) {
		if m.View == nil {
			return 0
		}
		past := s.At(*m.View)
		for _, v := range m.View.Seats {
			n += pastName + pastPiece*min(most, len(past.TableOf(v.Seat)))
		}
		for _, t := range m.Said {
			n += 1 + len(t)/pastLetters
		}
		return n + pastMoment
	}
	most := sprite.PastRows * per
	for {
		n := 0
		for _, m := range moments {
			n += count(m, most)
		}
		switch {
		case n <= pastMost:
			return moments, most
		case most > per:
			most = per
		case len(moments) > 1:
			moments = moments[1:]
		default:
			return moments, most
		}
	}
}

// things returns 1 for each card that a view shows, and what is left of each of its stones.
func things(v engine.View) map[engine.Value]int {
	out := map[engine.Value]int{}
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			out[c.Key] = 1
		}
	}
	for _, seat := range v.Seats {
		for _, t := range seat.Tracks {
			for _, c := range t.Cells {
				out[c.Key] = c.N
			}
		}
	}
	return out
}
