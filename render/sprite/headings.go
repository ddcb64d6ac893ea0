package sprite

import (
	"image"
	"image/color"

	"farpost/render/arrow"
	"farpost/render/draw"
)

// Heading is the top of a picture: the title, where the match stands, and who is awaited.
type Heading struct {
	W     int
	Title string
	Line  string
	Wait  string // who is to act, or the result
	Over  bool   // Wait is the result
}

var (
	titleStyles = []draw.Style{draw.Bold(40), draw.Bold(34), draw.Bold(draw.TextMin)}
	lineStyles  = []draw.Style{draw.Plain(34), draw.Plain(30), draw.Plain(draw.TextMin)}
	waitStyles  = []draw.Style{draw.Bold(40), draw.Bold(36), draw.Bold(32)}
)

func (t Heading) Width() int        { return t.W }
func (t Heading) Under() color.RGBA { return draw.InkGround }

func (t Heading) texts(p *draw.Pen) (title, line, wait draw.Setting) {
	if t.Title != "" {
		title = p.Fit(t.Title, t.W, 2, titleStyles...)
	}
	if t.Line != "" {
		line = p.Fit(t.Line, t.W, 2, lineStyles...)
	}
	if t.Wait != "" {
		if wait = p.Fit(t.Wait, t.W-100, 2, waitStyles...); !wait.Whole {
			wait = p.Fit(t.Wait, t.W-100, 4, waitStyles[len(waitStyles)-1]) // what is asked must be read whole
		}
	}
	return title, line, wait
}

func (t Heading) Height(p *draw.Pen) int {
	title, line, wait := t.texts(p)
	h := title.Height + line.Height
	if t.Wait != "" {
		h += 12 + wait.Height + 20
	}
	return h
}

func (t Heading) Paint(p *draw.Pen, w, h int) {
	title, line, wait := t.texts(p)
	p.Lines(0, 0, draw.InkText, title)
	p.Lines(0, title.Height, draw.InkDim, line)
	if t.Wait == "" {
		return
	}
	y := title.Height + line.Height + 12
	p.Box(0, float64(y), float64(w), float64(h-y), 14, draw.InkAccent)
	shape := "hourglass"
	if t.Over {
		shape = "crown"
	}
	p.Shape(shape, 46, float64(y)+float64(h-y)/2, 22, draw.InkDark, draw.InkAccent)
	p.Lines(88, y+10, draw.InkDark, wait)
}

// SeatHead is the first line of a seat's part: the player's name, and pills that say how the seat stands.
type SeatHead struct {
	W      int
	Ground color.RGBA
	Name   string
	Active bool
	Waits  bool
	Out    bool
	Winner bool
	Refs   []Ref
	Pills  []Pill // those that hold, in the order active, waits, out, away, winner
	Aimed  bool   // something is aimed at the player: room for the point of an arrow is left behind the pills
}

// seatAim is the room for the point of an arrow at the end of a seat's head.
const seatAim = arrow.HeadLen + 16

// Pill is a word about a seat, with a symbol before it.
type Pill struct{ Word, Shape string }

const seatHeadHeight = 60 // or more, if the name takes two lines

func (s SeatHead) Width() int        { return s.W }
func (s SeatHead) Under() color.RGBA { return s.Ground }

func (s SeatHead) Height(p *draw.Pen) int { return max(seatHeadHeight, s.NameText(p).Height) }

// nameLeft returns where the name begins.
func (s SeatHead) nameLeft() int {
	if s.Active {
		return 52
	}
	return 0
}

// Right returns where the pills end.
func (s SeatHead) Right(w int) int {
	if s.Aimed {
		return w - seatAim
	}
	return w
}

// NameText fits the player's name into the room that pills and numbers leave. It is as bold as every other name.
func (s SeatHead) NameText(p *draw.Pen) draw.Setting {
	w := s.Right(s.W) - s.nameLeft() - 8
	for _, t := range s.Pills {
		_, n := pillWord(p, t.Word)
		w -= n + 10
	}
	for _, q := range ShortRefs(s.Refs) {
		w -= refWidth(p, q) + 10
	}
	return p.FitName(s.Name, w, 1, draw.Bold(42), draw.Bold(36), draw.Bold(30))
}

func (s SeatHead) Paint(p *draw.Pen, w, h int) {
	cy := h / 2
	if s.Active {
		p.Shape("next", 20, float64(cy), 18, draw.InkAccent, s.Ground)
	}
	right := s.Right(w)
	for i := len(s.Pills) - 1; i >= 0; i-- {
		right = paintPill(p, right, cy, s.Pills[i].Word, s.Pills[i].Shape) - 10
	}
	for i := len(ShortRefs(s.Refs)) - 1; i >= 0; i-- {
		n := refWidth(p, s.Refs[i])
		right -= n
		paintRef(p, right, cy-plateSize/2, s.Refs[i])
		right -= 10
	}
	ink := draw.InkText
	if s.Out {
		ink = draw.InkFaint
	}
	name := s.NameText(p)
	p.Lines(s.nameLeft(), cy-name.Height/2, ink, name)
}

// pillStyle is the style of a pill's word.
var pillStyle = draw.Bold(draw.TextMin)

// pillWord returns a pill's word, cut if it is too long, and the width of the pill.
func pillWord(p *draw.Pen, word string) (string, int) {
	c := p.Cut(pillStyle)
	t := c.CutOff(c.Clean(word), 280)
	return t, c.Width(t) + 66
}

// paintPill draws a word on a rounded plate that ends at right, and returns where the plate begins. Pills of who is
// awaited or has won are filled, those of who is out or away are dull.
func paintPill(p *draw.Pen, right, cy int, word, shape string) int {
	t, w := pillWord(p, word)
	x := right - w
	plate, ink := draw.InkAccent, draw.InkDark
	switch shape {
	case "bolt":
		p.Box(float64(x), float64(cy-23), float64(w), 46, 23, draw.InkAccent)
		p.Box(float64(x+3), float64(cy-20), float64(w-6), 40, 20, draw.InkDark)
		plate, ink = draw.InkDark, draw.InkAccent
	case "crack", "dot":
		plate, ink = draw.InkEdge, draw.InkText
		p.Box(float64(x), float64(cy-23), float64(w), 46, 23, plate)
	default:
		p.Box(float64(x), float64(cy-23), float64(w), 46, 23, plate)
	}
	p.Shape(shape, float64(x+30), float64(cy), 15, ink, plate)
	p.Text(x+50, draw.Baseline(cy, pillStyle), pillStyle, ink, t)
	return x
}

// Note is text by itself: a label, an empty row, the last action.
type Note struct {
	W      int
	Ground color.RGBA
	Text   string
	Shape  string // a symbol before it; "" for none
	Max    int    // the greatest number of lines
	Strong bool
}

func (n Note) Width() int        { return n.W }
func (n Note) Under() color.RGBA { return n.Ground }

func (n Note) indent() int {
	if n.Shape != "" {
		return 44
	}
	return 0
}

func (n Note) text(p *draw.Pen) draw.Setting {
	return p.Fit(n.Text, n.W-n.indent(), n.Max, draw.Style{Size: 30, Bold: n.Strong},
		draw.Style{Size: draw.TextMin, Bold: n.Strong})
}

// Written returns the part of a note's rectangle that its text takes.
func (n Note) Written(p *draw.Pen, at image.Rectangle) image.Rectangle {
	t, w := n.text(p), 0
	for _, l := range t.Lines {
		w = max(w, p.Cut(t.Style).Width(l))
	}
	at.Max.X = min(at.Max.X, at.Min.X+n.indent()+w)
	return at
}

func (n Note) Height(p *draw.Pen) int { return n.text(p).Height + 8 }

func (n Note) Paint(p *draw.Pen, w, h int) {
	t := n.text(p)
	ink := draw.InkDim
	if n.Strong {
		ink = draw.InkText
	}
	if n.Shape != "" {
		p.Shape(n.Shape, 18, 4+float64(t.Step)/2, 14, ink, n.Ground)
	}
	p.Lines(n.indent(), 4, ink, t)
}
