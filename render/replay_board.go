package render

import (
	"cmp"
	"image"
	"image/color"
	"strconv"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/compose"
	"farpost/render/draw"
)

// pastSeat is a seat's part of a small board: its player, the first of its figures, its stones, and its cards by their
// pictures alone, turned and crossed as they were. A folded corner marks a card that was not there in the moment
// before, a line below a stone that its number has changed.
type pastSeat struct {
	W       int
	Ground  color.RGBA
	Name    string
	Active  bool
	Out     bool
	Tint    color.RGBA // of the stones
	Cells   []pastCell
	Figures []counter
	Cards   []pastCard
	More    int // how many cards found no room
}

type pastCell struct {
	N, Max int
	New    bool // the number was another one in the moment before
}

type pastCard struct {
	Art     art.Card
	Stance  art.Stance
	Crossed bool
	New     bool
}

const (
	pastLine    = 56
	pastArtW    = 96
	pastArtH    = 72
	pastBetween = 8
	pastRows    = 2 // of cards at most
	pastFigures = 3
)

func (s pastSeat) Width() int        { return s.W }
func (s pastSeat) Under() color.RGBA { return s.Ground }

func (s pastSeat) Arts() (out []art.Card) {
	for _, c := range s.Cards {
		out = append(out, c.Art)
	}
	return out
}

// pastPer returns how many cards have room side by side.
func pastPer(w int) int { return max(1, (w+pastBetween)/(pastArtW+pastBetween)) }

func (s pastSeat) Height(*draw.Pen) int {
	per := pastPer(s.W)
	n := len(s.Cards) + min(1, s.More)
	return pastLine + (n+per-1)/per*(pastArtH+pastBetween)
}

func (s pastSeat) Paint(p *draw.Pen, w, _ int) {
	cy := pastLine / 2
	x := w
	number := draw.Bold(30)
	for i := len(s.Figures) - 1; i >= 0; i-- {
		f := s.Figures[i]
		t := strconv.Itoa(f.N)
		x -= p.Cut(number).Width(t)
		p.Text(x, draw.Baseline(cy, number), number, draw.InkText, t)
		x -= 38
		p.Mark(float64(x)+16, float64(cy), 15, f.Mark, s.Ground)
		x -= 18
	}
	for i := len(s.Cells) - 1; i >= 0; i-- {
		end := x
		t := strconv.Itoa(s.Cells[i].N)
		x -= p.Cut(number).Width(t)
		ink := draw.InkText
		if s.Cells[i].N <= 0 {
			ink = draw.InkDown
		}
		p.Text(x, draw.Baseline(cy, number), number, ink, t)
		x -= 44
		paintStone(p, float64(x)+20, float64(cy), 22, s.Tint, s.Ground, s.Cells[i].N, s.Cells[i].Max)
		if s.Cells[i].New {
			p.Box(float64(x), pastLine-5, float64(end-x), 4, 2, draw.InkAccent)
		}
		x -= 12
	}
	left := 0
	if s.Active {
		p.Shape("next", 14, float64(cy), 13, draw.InkAccent, s.Ground)
		left = 36
	}
	ink := draw.InkText
	if s.Out {
		ink = draw.InkFaint
	}
	name := p.Fit(s.Name, x-left-8, 1, draw.Bold(32), draw.Bold(draw.TextMin), draw.Plain(draw.TextMin))
	p.Lines(left, cy-name.Height/2, ink, name)
	per := pastPer(w)
	at := func(i int) image.Rectangle {
		x, y := i%per*(pastArtW+pastBetween), pastLine+i/per*(pastArtH+pastBetween)
		return image.Rect(x, y, x+pastArtW, y+pastArtH)
	}
	for i, c := range s.Cards {
		r, dim := at(i), 0.0
		if c.Stance != art.Upright {
			dim = art.Dimmed
		}
		art.PaintCard(p, r, c.Art, c.Stance, dim, s.Ground)
		if c.Crossed {
			paintCross(p, r, s.Ground)
		}
		if c.New {
			paintFresh(p, float64(r.Min.X), float64(r.Min.Y), 1)
		}
	}
	if s.More > 0 {
		r := at(len(s.Cards))
		p.Box(float64(r.Min.X), float64(r.Min.Y), pastArtW, pastArtH, 10, draw.InkPlate)
		p.Middle(r.Min.X+pastArtW/2, r.Min.Y+pastArtH/2, number, draw.InkText, "+"+strconv.Itoa(s.More))
	}
}

// pastSeats returns the seats of a small board, from the top down. Most is the greatest number of cards of a seat.
// Before has the things of the moment before (see things); nil for the first moment, of which nothing is marked as new.
func (s Scene) pastSeats(w, most int, ground color.RGBA, before map[engine.Value]int) (out []pastSeat) {
	for _, v := range s.seating() {
		row := pastSeat{W: w, Ground: ground, Name: s.player(v.Seat), Out: v.Out,
			Active: v.Seat == s.View.Active && s.View.Result == nil}
		for _, code := range s.Layout.Tracks {
			for _, t := range v.Tracks {
				if t.Code == code {
					row.Tint = s.trackTint(code)
					for _, c := range t.Cells {
						was, told := before[c.Key]
						row.Cells = append(row.Cells, pastCell{c.N, c.Max, told && was != c.N})
					}
				}
			}
		}
		for _, g := range s.ownBadges(v) {
			if len(row.Figures) == 0 && len(g.Marks) == 0 && (g.N > 0 || g.Max > 0) {
				row.Figures = append(row.Figures, s.counter(g))
			}
		}
		for _, z := range s.Layout.Zones {
			if inRow(z.Place) && s.asChip(z, v.Seat) && len(row.Figures) < pastFigures {
				row.Figures = append(row.Figures,
					s.counter(engine.Badge{Code: cmp.Or(z.Symbol, z.Kind), N: s.View.Zone(z.Kind, v.Seat).Count}))
			}
		}
		for _, c := range s.tableOf(v.Seat) {
			_, stood := before[c.Key]
			looks := s.looks(c.States, nil)
			row.Cards = append(row.Cards,
				pastCard{Art: s.artOf(s.face(c.Card)), Stance: looks.Stance, Crossed: looks.Crossed,
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

// tableOf returns the cards of a seat's rows.
func (s Scene) tableOf(seat engine.Seat) (out []engine.CardView) {
	b := &board{Scene: s}
	for _, z := range s.Layout.Zones {
		if z.Place == engine.PlaceRow && !s.shared(z.Kind) && !s.asChip(z, seat) {
			cards, _ := b.rowCards(z.Kind, seat)
			out = append(out, cards...)
		}
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
func (s Scene) fitting(moments []Moment) ([]Moment, int) {
	per := pastPer(momentRow{W: Width - 2*compose.Margin}.seatsW())
	count := func(m Moment, most int) (n int) {
		if m.View == nil {
			return 0
		}
		past := s.at(*m.View)
		for _, v := range m.View.Seats {
			n += pastName + pastPiece*min(most, len(past.tableOf(v.Seat)))
		}
		for _, t := range m.Said {
			n += 1 + len(t)/pastLetters
		}
		return n + pastMoment
	}
	most := pastRows * per
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
