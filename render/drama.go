package render

import (
	"image"
	"image/color"
	"strconv"
	"strings"

	"farpost/render/art"
	"farpost/render/draw"
)

// drama is what is pending, as large as it matters: who does what to what, with the figures before and after. What is
// pending besides has a line each below it.
type drama struct {
	W       int
	Title   string
	Mark    draw.Mark // of what is done, such as a sword
	Amount  int       // how much of it; 0 for none
	From    []dramaThing
	Aims    []dramaThing
	Against []dramaThing
	Text    string
	Signs   []draw.Glyph // the symbols in the text
	Rest    []string
	Asked   bool
	Felt    bool // it has just happened: larger
}

// dramaThing is something that takes part: a card, a stone of a track, a player.
type dramaThing struct {
	Kind          string // "card", "cell", "" for a player
	Name          string
	Art           art.Card
	Stance        art.Stance
	Tint          color.RGBA
	N, Max        int
	Stats         []stat
	Mark          draw.Mark // of the figure that changes
	Changes, Gone bool
	Before, After int
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

func (d drama) Width() int        { return d.W }
func (d drama) Under() color.RGBA { return draw.InkMiddle }

func (d drama) Arts() (out []art.Card) {
	for _, list := range [][]dramaThing{d.From, d.Aims, d.Against} {
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
func (d drama) middle() (left, right int) {
	left, right = dramaSide+16, d.W-dramaSide-16
	if len(d.Aims) == 0 {
		right = d.W - 8
	}
	return left, right
}

func (d drama) names(p *draw.Pen, list []dramaThing, w int) draw.Setting {
	var names []string
	for _, t := range list {
		if !strings.Contains(d.Title, t.Name) { // nothing is said twice
			names = append(names, t.Name)
		}
	}
	return p.Fit(strings.Join(names, ", "), w, 3, draw.Bold(postLetters))
}

func (d drama) text(p *draw.Pen, lines int) (q draw.Setting) {
	left, right := d.middle()
	p.WithSigns(d.Signs, draw.InkMiddle, func() {
		q = p.Fit(d.Text, right-left-8, lines, draw.Plain(postLetters))
	})
	return q
}

// art is the height of the pictures.
func (d drama) art() int {
	if d.Felt {
		return dramaFelt
	}
	return dramaArt
}

// side is the height of a side's picture, names and figures.
func (d drama) side(p *draw.Pen, list []dramaThing) int {
	if len(list) == 0 {
		return 0
	}
	h := d.art() + d.names(p, list, dramaSide).Height
	if t := list[0]; len(list) == 1 && (t.Changes || len(t.Stats) > 0) {
		h += dramaChange
	}
	return h
}

func (d drama) body(p *draw.Pen) int {
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
func (d drama) against(p *draw.Pen) int {
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
func (d drama) figured(p *draw.Pen) bool {
	left, right := d.middle()
	t := d.Against[0]
	return t.Changes || len(t.Stats) > 0 && t.figuresWidth(p) <= right-left-dramaShield
}

// defender names the first of those who stand against it, and how many more do.
func (d drama) defender(p *draw.Pen) draw.Setting {
	left, right := d.middle()
	who := d.Against[0].Name
	if n := len(d.Against); n > 1 {
		who += " +" + strconv.Itoa(n-1)
	}
	return p.Fit(who, right-left-dramaShield, 2, draw.Bold(postLetters))
}

// dramaShield is the room of the sign and the picture before the name of who defends.
const dramaShield = 176

func (d drama) Height(p *draw.Pen) int { return dramaTitle + d.body(p) + dramaRest*len(d.Rest) }

func (d drama) Paint(p *draw.Pen, w, h int) {
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
func (d drama) paintSide(p *draw.Pen, list []dramaThing, x int) {
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

func (t dramaThing) paint(p *draw.Pen, at image.Rectangle) {
	cx, cy := float64(at.Min.X+at.Max.X)/2, float64(at.Min.Y+at.Max.Y)/2
	switch t.Kind {
	case "card":
		dim := 0.0
		if t.Stance == art.Turned {
			dim = art.Dimmed / 2
		}
		art.PaintCard(p, at, t.Art, art.Upright, dim, draw.InkMiddle)
		if t.Gone {
			paintCross(p, at, draw.InkMiddle)
		}
	case "cell":
		paintStone(p, cx, cy, float64(at.Dy())/2-4, t.Tint, draw.InkMiddle, t.N, t.Max)
	default:
		p.Box(cx-62, cy-62, 124, 124, 62, draw.InkPlate)
		m := t.Mark
		if m.Shape == "" {
			m = draw.Mark{Shape: "aim", Tint: draw.InkText}
		}
		p.Mark(cx, cy, 40, m, draw.InkPlate)
	}
}

// dramaFigure is the style of the figures before and after, dramaLong that of those with many digits.
var dramaFigure, dramaLong = draw.Bold(46), draw.Bold(postFigures)

// stat is the style of the figures before and after.
func (t dramaThing) figure() draw.Style {
	if max(t.Before, t.After) > 999 {
		return dramaLong
	}
	return dramaFigure
}

// figuresWidth is the width of what paintFigures draws.
func (t dramaThing) figuresWidth(p *draw.Pen) int {
	if !t.Changes {
		return figuresWidth(p, t.Stats, false)
	}
	c := p.Cut(t.figure())
	w := t.icon() + c.Width(strconv.Itoa(t.Before)) + 56
	if t.falls() {
		return w + 36
	}
	return w + c.Width(t.after())
}

// icon is the width of the symbol of the figure that changes; a stone is its own, and a player has it for a picture.
func (t dramaThing) icon() int {
	if t.Kind == "cell" || t.Mark == (draw.Mark{}) || t.Kind == "" {
		return 0
	}
	return 42
}

// falls reports whether a sign stands in place of the figure after: a card that is destroyed.
func (t dramaThing) falls() bool { return t.Gone && t.Kind == "card" }

func (t dramaThing) after() string { return strconv.Itoa(max(0, t.After)) }

// paintFigures draws a figure before and after, or the figures as they are, from x to the right.
func (t dramaThing) paintFigures(p *draw.Pen, x, cy int) {
	if !t.Changes {
		for _, f := range t.Stats {
			paintFigure(p, x, cy, draw.InkMiddle, f, false)
			x += figureWidth(p, f, false) + 10
		}
		return
	}
	if t.icon() > 0 {
		p.Mark(float64(x+17), float64(cy), 17, t.Mark, draw.InkMiddle)
		x += t.icon()
	}
	x = p.Text(x, draw.Baseline(cy, t.figure()), t.figure(), draw.InkText, strconv.Itoa(t.Before))
	paintThinArrow(p, x+10, x+46, cy)
	x += 56
	ink := draw.InkText
	switch {
	case t.falls():
		p.Shape("crack", float64(x+18), float64(cy), 18, draw.InkDown, draw.InkMiddle)
		return
	case t.After < t.Before:
		ink = draw.InkDown
	}
	p.Text(x, draw.Baseline(cy, t.figure()), t.figure(), ink, t.after())
}

func paintThinArrow(p *draw.Pen, x0, x1, cy int) {
	y := float64(cy)
	p.Ink(draw.InkDim)
	p.GG.SetLineWidth(5)
	p.GG.DrawLine(float64(x0), y, float64(x1-10), y)
	p.GG.Stroke()
	p.Poly(draw.InkDim, float64(x1), y, float64(x1-16), y-10, float64(x1-16), y+10)
}

// paintMiddle draws the arrow with how much is done, those who stand against it, and the text.
func (d drama) paintMiddle(p *draw.Pen) {
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
