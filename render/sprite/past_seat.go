package sprite

import (
	"image"
	"image/color"
	"strconv"

	"farpost/render/art"
	"farpost/render/draw"
)

// PastSeat is a seat's part of a small board: its player, the first of its figures, its stones, and its cards by their
// pictures alone, turned and crossed as they were. A folded corner marks a card that was not there in the moment
// before, a line below a stone that its number has changed.
type PastSeat struct {
	W       int
	Ground  color.RGBA
	Name    string
	Active  bool
	Out     bool
	Tint    color.RGBA // of the stones
	Cells   []PastCell
	Figures []Counter
	Cards   []PastCard
	More    int // how many cards found no room
}

// PastCell is a stone.
type PastCell struct {
	N, Max int
	New    bool // the number was another one in the moment before
}

// PastCard is a card by its picture.
type PastCard struct {
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
	PastRows    = 2 // of cards at most
	PastFigures = 3
)

func (s PastSeat) Width() int { return s.W }

func (s PastSeat) Under() color.RGBA { return s.Ground }

func (s PastSeat) Arts() (out []art.Card) {
	for _, c := range s.Cards {
		out = append(out, c.Art)
	}
	return out
}

// PastPer returns how many cards have room side by side.
func PastPer(w int) int { return max(1, (w+pastBetween)/(pastArtW+pastBetween)) }

func (s PastSeat) Height(*draw.Pen) int {
	per := PastPer(s.W)
	n := len(s.Cards) + min(1, s.More)
	return pastLine + (n+per-1)/per*(pastArtH+pastBetween)
}

func (s PastSeat) Paint(p *draw.Pen, w, _ int) {
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
	per := PastPer(w)
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
