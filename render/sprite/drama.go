package sprite

import (
	"image"
	"image/color"
	"strconv"
	"strings"

	"farpost/render/art"
	"farpost/render/draw"
)

// Drama is what is pending, as large as it matters: who does what to what, with the figures before and after. What is
// pending besides has a line each below it.
type Drama struct {
	W       int
	Title   string
	Mark    draw.Mark // of what is done, such as a sword
	Amount  int       // how much of it; 0 for none
	From    []Thing
	Aims    []Thing
	Against []Thing
	Text    string
	Signs   []draw.Glyph // the symbols in the text
	Rest    []string
	Asked   bool
	Felt    bool // it has just happened: larger
}

const (
	dramaTitle  = 44
	dramaSide   = 260 // the width of what acts and of what is aimed at
	dramaArt    = 124
	dramaFelt   = 200 // the same of what has just happened
	dramaChange = 50  // the line of figures
	dramaRest   = 40
	dramaMost   = 3 // things side by side
)

func (d Drama) Width() int        { return d.W }
func (d Drama) Under() color.RGBA { return draw.InkMiddle }

func (d Drama) Arts() (out []art.Card) {
	for _, list := range [][]Thing{d.From, d.Aims, d.Against} {
		for _, t := range list {
			if t.Kind == "card" {
				out = append(out, t.Art)
			}
		}
	}
	return out
}

// middle returns where what stands between both sides begins and ends; without something aimed at it goes to the right
// edge.
func (d Drama) middle() (left, right int) {
	left, right = dramaSide+16, d.W-dramaSide-16
	if len(d.Aims) == 0 {
		right = d.W - 8
	}
	return left, right
}

func (d Drama) names(p *draw.Pen, list []Thing, w int) draw.Setting {
	var names []string
	for _, t := range list {
		if !strings.Contains(d.Title, t.Name) { // nothing is said twice
			names = append(names, t.Name)
		}
	}
	return p.Fit(strings.Join(names, ", "), w, 3, draw.Bold(postLetters))
}

func (d Drama) text(p *draw.Pen, lines int) (q draw.Setting) {
	left, right := d.middle()
	p.WithSigns(d.Signs, draw.InkMiddle, func() {
		q = p.Fit(d.Text, right-left-8, lines, draw.Plain(postLetters))
	})
	return q
}

// art is the height of the pictures.
func (d Drama) art() int {
	if d.Felt {
		return dramaFelt
	}
	return dramaArt
}

// side is the height of a side's picture, names and figures.
func (d Drama) side(p *draw.Pen, list []Thing) int {
	if len(list) == 0 {
		return 0
	}
	h := d.art() + d.names(p, list, dramaSide).Height
	if t := list[0]; len(list) == 1 && (t.Changes || len(t.Stats) > 0) {
		h += dramaChange
	}
	return h
}

func (d Drama) body(p *draw.Pen) int {
	mid := 0
	if len(d.Aims) > 0 {
		mid = 60
	}
	mid += d.against(p)
	if d.Text != "" {
		mid += d.text(p, 4).Height + 6
	}
	return max(d.side(p, d.From), d.side(p, d.Aims), mid)
}

// against is the height of those who stand against it.
func (d Drama) against(p *draw.Pen) int {
	if len(d.Against) == 0 {
		return 0
	}
	h := d.defender(p).Height
	if d.figured(p) {
		h += dramaChange
	}
	return max(100, h+8)
}

// figured reports whether there are figures below the name of who defends: what becomes of one, or all as they are if
// they have room.
func (d Drama) figured(p *draw.Pen) bool {
	left, right := d.middle()
	t := d.Against[0]
	return t.Changes || len(t.Stats) > 0 && t.figuresWidth(p) <= right-left-dramaShield
}

// defender names the first of those who stand against it, and how many more do.
func (d Drama) defender(p *draw.Pen) draw.Setting {
	left, right := d.middle()
	who := d.Against[0].Name
	if n := len(d.Against); n > 1 {
		who += " +" + strconv.Itoa(n-1)
	}
	return p.Fit(who, right-left-dramaShield, 2, draw.Bold(postLetters))
}

// dramaShield is the room of the sign and the picture before the name of who defends.
const dramaShield = 176

func (d Drama) Height(p *draw.Pen) int { return dramaTitle + d.body(p) + dramaRest*len(d.Rest) }

func (d Drama) Paint(p *draw.Pen, w, h int) {
	x := 4
	if d.Asked {
		p.Shape("hourglass", 20, dramaTitle/2-2, 16, draw.InkAccent, draw.InkMiddle)
		x = 48
	}
	title := p.Fit(d.Title, w-x-8, 1, draw.Bold(34), draw.Bold(postLetters))
	p.Lines(x, (dramaTitle-4-title.Height)/2, draw.InkText, title)
	d.paintSide(p, d.From, 0)
	if len(d.Aims) > 0 {
		d.paintSide(p, d.Aims, w-dramaSide)
	}
	d.paintMiddle(p)
	y := dramaTitle + d.body(p)
	for _, r := range d.Rest {
		t := p.Fit(r, w-8, 1, draw.Plain(postLetters))
		p.Lines(4, y+2, draw.InkDim, t)
		y += dramaRest
	}
}

// paintSide draws things side by side, their names, and what becomes of the first.
func (d Drama) paintSide(p *draw.Pen, list []Thing, x int) {
	n := min(len(list), dramaMost)
	y := dramaTitle
	for i, t := range list[:n] {
		tw := (dramaSide - 6*(n-1)) / n
		at := image.Rect(x+i*(tw+6), y, x+i*(tw+6)+tw, y+d.art())
		t.paint(p, at)
	}
	y += d.art()
	names := d.names(p, list, dramaSide)
	p.Centred(x+dramaSide/2, y, draw.InkText, names)
	if len(list) == 1 {
		t := list[0]
		t.paintFigures(p, x+(dramaSide-t.figuresWidth(p))/2, y+names.Height+dramaChange/2)
	}
}

// paintMiddle draws the arrow with how much is done, those who stand against it, and the text.
func (d Drama) paintMiddle(p *draw.Pen) {
	left, right := d.middle()
	y := dramaTitle
	if len(d.Aims) > 0 {
		cy := y + 26
		if d.Felt {
			cy = y + dramaFelt/2
		}
		amount, st := "", dramaFigure
		if d.Amount > 0 {
			amount = strconv.Itoa(d.Amount)
		}
		room := 0
		if amount != "" {
			room = 50 + p.Cut(st).Width(amount) + 16
		}
		mid := (left + right) / 2
		ink := draw.InkAccent
		p.Ink(ink)
		p.GG.SetLineWidth(9)
		p.GG.SetLineCapRound()
		if room > 0 {
			p.GG.DrawLine(float64(left+6), float64(cy), float64(mid-room/2-8), float64(cy))
			p.GG.Stroke()
			p.Mark(float64(mid-room/2+22), float64(cy), 20, d.Mark, draw.InkMiddle)
			p.Text(mid-room/2+50, draw.Baseline(cy, st), st, draw.InkText, amount)
			p.Ink(ink)
			p.GG.SetLineWidth(9)
			p.GG.DrawLine(float64(mid+room/2+8), float64(cy), float64(right-34), float64(cy))
		} else {
			p.GG.DrawLine(float64(left+6), float64(cy), float64(right-34), float64(cy))
		}
		p.GG.Stroke()
		p.Poly(ink, float64(right-4), float64(cy), float64(right-40), float64(cy-22), float64(right-40), float64(cy+22))
		y += 60
	}
	if len(d.Against) > 0 {
		t, high := d.Against[0], d.against(p)
		at := image.Rect(left+40, y+(high-90)/2, left+40+120, y+(high+90)/2)
		p.Shape("shield", float64(left+16), float64(y+high/2), 18, draw.InkText, draw.InkMiddle)
		t.paint(p, at)
		name := d.defender(p)
		used := name.Height
		if d.figured(p) {
			used += dramaChange
		}
		top := y + (high-used)/2
		p.Lines(left+dramaShield, top, draw.InkText, name)
		if d.figured(p) {
			t.paintFigures(p, left+dramaShield, top+name.Height+dramaChange/2)
		}
		y += high
	}
	if d.Text != "" {
		t := d.text(p, 4)
		p.WithSigns(d.Signs, draw.InkMiddle, func() { p.Lines(left+4, y+4, draw.InkDim, t) })
	}
}

// Shorten leaves out what matters least: other pending things, then the text. It is false if nothing is left to leave
// out.
func (d *Drama) Shorten() bool {
	switch {
	case len(d.Rest) > 0:
		d.Rest = d.Rest[:len(d.Rest)-1]
	case d.Text != "":
		d.Text = ""
	default:
		return false
	}
	return true
}

// SumUp finds what an attack throws: the first figure of those that attack, together.
func (d *Drama) SumUp() {
	if len(d.Aims) == 0 {
		return
	}
	for _, t := range d.From {
		if len(t.Stats) == 0 {
			return
		}
		d.Mark = t.Stats[0].Mark
		d.Amount += t.Stats[0].Now
	}
	for i := range d.From {
		d.From[i].Stats = nil // the arrow has it
	}
}
