package render

import (
	"image"
	"image/color"
)

// heading is the top of a picture: the title, where the match stands, and who is awaited.
type heading struct {
	W     int
	Title string
	Line  string
	Wait  string // who is to act, or the result
	Over  bool   // Wait is the result
}

var (
	titleStyles = []style{{40, true}, {34, true}, {textMin, true}}
	lineStyles  = []style{{34, false}, {30, false}, {textMin, false}}
	waitStyles  = []style{{40, true}, {36, true}, {32, true}}
)

func (t heading) width() int         { return t.W }
func (t heading) ground() color.RGBA { return inkGround }

func (t heading) texts(p *pen) (title, line, wait setting) {
	if t.Title != "" {
		title = p.fit(t.Title, t.W, 2, titleStyles...)
	}
	if t.Line != "" {
		line = p.fit(t.Line, t.W, 2, lineStyles...)
	}
	if t.Wait != "" {
		if wait = p.fit(t.Wait, t.W-100, 2, waitStyles...); !wait.Whole {
			wait = p.fit(t.Wait, t.W-100, 4, waitStyles[len(waitStyles)-1]) // what is asked must be read whole
		}
	}
	return title, line, wait
}

func (t heading) height(p *pen) int {
	title, line, wait := t.texts(p)
	h := title.Height + line.Height
	if t.Wait != "" {
		h += 12 + wait.Height + 20
	}
	return h
}

func (t heading) paint(p *pen, w, h int) {
	title, line, wait := t.texts(p)
	p.lines(0, 0, inkText, title)
	p.lines(0, title.Height, inkDim, line)
	if t.Wait == "" {
		return
	}
	y := title.Height + line.Height + 12
	p.box(0, float64(y), float64(w), float64(h-y), 14, inkAccent)
	shape := "hourglass"
	if t.Over {
		shape = "crown"
	}
	p.shape(shape, 46, float64(y)+float64(h-y)/2, 22, inkDark, inkAccent)
	p.lines(88, y+10, inkDark, wait)
}

// seatHead is the first line of a seat's part: the player's name, and pills that say how the seat stands.
type seatHead struct {
	W      int
	Ground color.RGBA
	Name   string
	Active bool
	Waits  bool
	Out    bool
	Winner bool
	Refs   []ref
	Pills  []pillOf // those that hold, in the order active, waits, out, away, winner
	Aimed  bool     // something is aimed at the player: room for the point of an arrow is left behind the pills
}

// seatAim is the room for the point of an arrow at the end of a seat's head.
const seatAim = headLen + 16

// pillOf is a word about a seat, with a symbol before it.
type pillOf struct{ Word, Shape string }

const seatHeadHeight = 60 // or more, if the name takes two lines

func (s seatHead) width() int         { return s.W }
func (s seatHead) ground() color.RGBA { return s.Ground }

func (s seatHead) height(p *pen) int { return max(seatHeadHeight, s.nameText(p).Height) }

// nameLeft returns where the name begins.
func (s seatHead) nameLeft() int {
	if s.Active {
		return 52
	}
	return 0
}

// right returns where the pills end.
func (s seatHead) right(w int) int {
	if s.Aimed {
		return w - seatAim
	}
	return w
}

// nameText fits the player's name into the room that pills and numbers leave. It is as bold as every other name.
func (s seatHead) nameText(p *pen) setting {
	w := s.right(s.W) - s.nameLeft() - 8
	for _, t := range s.Pills {
		_, n := p.pillWord(t.Word)
		w -= n + 10
	}
	for _, q := range shortRefs(s.Refs) {
		w -= p.refWidth(q) + 10
	}
	return p.fitName(s.Name, w, 1, style{42, true}, style{36, true}, style{30, true})
}

func (s seatHead) paint(p *pen, w, h int) {
	cy := h / 2
	if s.Active {
		p.shape("next", 20, float64(cy), 18, inkAccent, s.Ground)
	}
	right := s.right(w)
	for i := len(s.Pills) - 1; i >= 0; i-- {
		right = p.pill(right, cy, s.Pills[i].Word, s.Pills[i].Shape) - 10
	}
	for i := len(shortRefs(s.Refs)) - 1; i >= 0; i-- {
		n := p.refWidth(s.Refs[i])
		right -= n
		p.refPlate(right, cy-plate/2, s.Refs[i])
		right -= 10
	}
	ink := inkText
	if s.Out {
		ink = inkFaint
	}
	name := s.nameText(p)
	p.lines(s.nameLeft(), cy-name.Height/2, ink, name)
}

// pillStyle is the style of a pill's word.
var pillStyle = style{textMin, true}

// pillWord returns a pill's word, cut if it is too long, and the width of the pill.
func (p *pen) pillWord(word string) (string, int) {
	c := p.cut(pillStyle)
	t := c.cutOff(c.clean(word), 280)
	return t, c.width(t) + 66
}

// pill draws a word on a rounded plate that ends at right, and returns where the plate begins. Pills of who is awaited
// or has won are filled, those of who is out or away are dull.
func (p *pen) pill(right, cy int, word, shape string) int {
	t, w := p.pillWord(word)
	x := right - w
	plate, ink := inkAccent, inkDark
	switch shape {
	case "bolt":
		p.box(float64(x), float64(cy-23), float64(w), 46, 23, inkAccent)
		p.box(float64(x+3), float64(cy-20), float64(w-6), 40, 20, inkDark)
		plate, ink = inkDark, inkAccent
	case "crack", "dot":
		plate, ink = inkEdge, inkText
		p.box(float64(x), float64(cy-23), float64(w), 46, 23, plate)
	default:
		p.box(float64(x), float64(cy-23), float64(w), 46, 23, plate)
	}
	p.shape(shape, float64(x+30), float64(cy), 15, ink, plate)
	p.text(x+50, baseline(cy, pillStyle), pillStyle, ink, t)
	return x
}

// note is text by itself: a label, an empty row, the last action.
type note struct {
	W      int
	Ground color.RGBA
	Text   string
	Shape  string // a symbol before it; "" for none
	Max    int    // the greatest number of lines
	Strong bool
}

func (n note) width() int         { return n.W }
func (n note) ground() color.RGBA { return n.Ground }

func (n note) indent() int {
	if n.Shape != "" {
		return 44
	}
	return 0
}

func (n note) text(p *pen) setting {
	return p.fit(n.Text, n.W-n.indent(), n.Max, style{30, n.Strong}, style{textMin, n.Strong})
}

// written returns the part of a note's rectangle that its text takes.
func (n note) written(p *pen, at image.Rectangle) image.Rectangle {
	t, w := n.text(p), 0
	for _, l := range t.Lines {
		w = max(w, p.cut(t.Style).width(l))
	}
	at.Max.X = min(at.Max.X, at.Min.X+n.indent()+w)
	return at
}

func (n note) height(p *pen) int { return n.text(p).Height + 8 }

func (n note) paint(p *pen, w, h int) {
	t := n.text(p)
	ink := inkDim
	if n.Strong {
		ink = inkText
	}
	if n.Shape != "" {
		p.shape(n.Shape, 18, 4+float64(t.Step)/2, 14, ink, n.Ground)
	}
	p.lines(n.indent(), 4, ink, t)
}
