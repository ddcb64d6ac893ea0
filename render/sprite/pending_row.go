package sprite

import (
	"image"
	"image/color"
	"strconv"

	"farpost/render/art"
	"farpost/render/draw"
)

// PendingRow is a pending thing: its number, its card or what it comes from, who made it, and an arrow to each target.
// The same number is on its sources and targets on the table.
type PendingRow struct {
	W     int
	N     int
	From  []art.Card // pictures of the card, or of its sources
	Name  string
	By    string      // who, and of what
	Need  []draw.Mark // what the card requires
	Sign  draw.Mark   // before that; without a shape if the game has none
	Have  []draw.Mark // what its player has for it
	Aims  []Aim
	Notes []string
	Refs  []Ref // other pending things aimed at this one
	First bool  // resolves next
	Asked bool  // the open question is about it
	New   bool  // the last action was about it
}

// Aim is a target with a small picture: of a card, of a stone, or a sight.
type Aim struct {
	Text  string
	Name  string // of a cell, without whose it is
	Kind  string // "card", "cell", "" for others
	Art   art.Card
	Tint  color.RGBA
	N     int
	Max   int
	Index int
}

const (
	pendingArtW = 190
	pendingArtH = 138
	pendingText = 74 + pendingArtW + 22
	aimW        = 78
	aimH        = 60
	aimLine     = aimH + 10
)

func (r PendingRow) Arts() []art.Card {
	out := r.From[:len(r.From):len(r.From)]
	for _, a := range r.Aims {
		if a.Kind == "card" {
			out = append(out, a.Art)
		}
	}
	return out
}

func (r PendingRow) Width() int        { return r.W }
func (r PendingRow) Under() color.RGBA { return draw.InkMiddle }

func (r PendingRow) nameRight() int { return r.W - 12 - 100*len(ShortRefs(r.Refs)) }

// pendingTexts are the fitted texts of a row or a slat.
type pendingTexts struct {
	name, by    draw.Setting
	aims, notes []draw.Setting
}

func (r PendingRow) texts(p *draw.Pen) (t pendingTexts) {
	w := r.W - pendingText - 12
	t.name = p.Fit(r.Name, r.nameRight()-pendingText, 2, draw.Bold(38), draw.Bold(34), draw.Bold(30))
	if r.By != "" {
		t.by = p.Fit(r.By, w, 2, draw.Plain(30), draw.Plain(draw.TextMin))
	}
	for _, a := range r.Aims {
		t.aims = append(t.aims, p.Fit(a.Text, w-60-aimW-16, 2, draw.Bold(32), draw.Bold(draw.TextMin)))
	}
	for _, n := range r.Notes {
		t.notes = append(t.notes, p.Fit(n, w, 2, draw.Plain(draw.TextMin)))
	}
	return t
}

// needs returns the height of the line with the requirement; 0 without one.
func (r PendingRow) needs() int {
	if len(r.Need) == 0 {
		return 0
	}
	return 46
}

func (r PendingRow) Height(p *draw.Pen) int {
	t := r.texts(p)
	h := t.name.Height + t.by.Height + r.needs()
	for _, a := range t.aims {
		h += max(aimLine, a.Height+6)
	}
	for _, n := range t.notes {
		h += n.Height
	}
	return max(h, pendingArtH) + 26
}

// paintHead draws the row's plate, whether it is new, its number, and an hourglass if it is asked about.
func (r PendingRow) paintHead(p *draw.Pen, w, h int) {
	p.Box(0, 0, float64(w), float64(h), 12, draw.InkPlate)
	if r.First {
		p.Frame(0, 0, float64(w), float64(h), 12, 4, draw.InkAccent)
	}
	if r.New {
		paintFresh(p, 5, float64(h)-5, -1)
	}
	p.Box(12, 14, 50, 50, 10, draw.InkText)
	n := draw.Bold(36)
	if r.N > 9 {
		n = draw.Bold(30)
	}
	p.Middle(37, 39, n, draw.InkDark, strconv.Itoa(r.N))
	if r.Asked {
		p.Shape("hourglass", 37, 96, 18, draw.InkAccent, draw.InkPlate)
	}
}

// paintRefs draws the numbers of the pending things that are aimed at this one, right of its name.
func (r PendingRow) paintRefs(p *draw.Pen, y int) {
	x := r.nameRight() + 8
	for _, q := range ShortRefs(r.Refs) {
		x = paintRef(p, x, y+2, q) + 6
	}
}

func (r PendingRow) Paint(p *draw.Pen, w, h int) {
	plate := draw.InkPlate
	r.paintHead(p, w, h)
	at := image.Rect(74, 12, 74+pendingArtW, 12+pendingArtH)
	paintPictures(p, at, r.From, plate)
	t := r.texts(p)
	y := 12
	p.Lines(pendingText, y, draw.InkText, t.name)
	r.paintRefs(p, y)
	y += t.name.Height
	p.Lines(pendingText, y, draw.InkDim, t.by)
	y += t.by.Height
	if len(r.Need) > 0 {
		r.paintNeed(p, pendingText, y)
		y += r.needs()
	}
	for i, a := range r.Aims {
		line := max(aimLine, t.aims[i].Height+6)
		r.arrow(p, at, y+line/2, plate)
		r.paintAim(p, a, pendingText+60, y+(line-aimH)/2, plate)
		p.Lines(pendingText+60+aimW+16, y+(line-t.aims[i].Height)/2, draw.InkText, t.aims[i])
		y += line
	}
	for _, n := range t.notes {
		p.Lines(pendingText, y, draw.InkDim, n)
		y += n.Height
	}
}

// paintPictures draws up to three cards side by side.
func paintPictures(p *draw.Pen, at image.Rectangle, of []art.Card, ground color.RGBA) {
	n := min(len(of), 3)
	for i := range n {
		w := (at.Dx() - 6*(n-1)) / n
		x := at.Min.X + i*(w+6)
		art.PaintCard(p, image.Rect(x, at.Min.Y, x+w, at.Max.Y), of[i], art.Upright, 0, ground)
	}
}

// paintNeed draws what the card requires, and beside that what its player has.
func (r PendingRow) paintNeed(p *draw.Pen, left, y int) {
	plate := draw.InkPlate
	x, cy := float64(left)-22, float64(y)+22
	if r.Sign.Shape != "" {
		x += 38
		p.Mark(x, cy, 16, r.Sign, plate)
	}
	for _, m := range r.Need {
		x += 38
		p.Mark(x, cy, 16, m, plate)
	}
	if len(r.Have) == 0 {
		return
	}
	x += 34
	p.Box(x, float64(y)+4, float64(38*min(len(r.Have), 12))+12, 38, 19, draw.InkDark)
	x -= 14
	for _, m := range r.Have[:min(len(r.Have), 12)] {
		x += 38
		p.Mark(x, cy, 14, m, draw.InkDark)
	}
}

// arrow draws an arrow from the card's picture to a target at height cy.
func (r PendingRow) arrow(p *draw.Pen, from image.Rectangle, cy int, plate color.RGBA) {
	x0, y0 := float64(from.Max.X-30), float64(from.Max.Y)
	x1, y1 := float64(pendingText)+20, float64(cy)
	p.Ink(draw.InkAccent)
	p.GG.SetLineWidth(5)
	p.GG.SetLineJoinRound()
	if cy < from.Max.Y-8 {
		x0, y0 = float64(from.Max.X), y1
		p.GG.DrawLine(x0, y0, x1, y1)
	} else {
		p.GG.MoveTo(x0, y0)
		p.GG.LineTo(x0, y1)
		p.GG.LineTo(x1, y1)
	}
	p.GG.Stroke()
	p.Poly(draw.InkAccent, x1+28, y1, x1, y1-15, x1, y1+15)
}

// paintAim draws the small picture of a target.
func (r PendingRow) paintAim(p *draw.Pen, a Aim, x, y int, plate color.RGBA) {
	cx, cy := float64(x)+aimW/2, float64(y)+aimH/2
	switch a.Kind {
	case "card":
		art.PaintCard(p, image.Rect(x, y, x+aimW, y+aimH), a.Art, art.Upright, 0, plate)
	case "cell":
		paintStone(p, cx-12, cy, aimH/2-1, a.Tint, plate, a.N, a.Max)
		st := draw.Bold(draw.TextMin)
		p.Text(x+aimW-26, draw.Baseline(y+aimH-16, st), st, draw.InkText, strconv.Itoa(a.N))
	default:
		p.Shape("aim", cx, cy, 22, draw.InkText, plate)
	}
}
