package art

import (
	"image"
	"image/color"
	"math"

	"farpost/render/draw"
	"farpost/render/figure"
)

// Card is everything that a card's picture depends on. Equal values draw equal pixels.
type Card struct {
	Name, Type string
	Frame      string
	Tint       color.RGBA
	Border     color.RGBA // of the type's frame; the zero colour for none
	Body       string     // what is behind the figure
	Figure     string
	Kin        string
	Size       float64   // of the figure, from 0 to 1
	Parts      []string  // further parts of the figure
	Own        string    // names a picture of the organiser's, instead of the figure; "" for none
	Element    draw.Mark // the element's symbol; Shape "" for none
	Land       string    // the shape that decides the landscape
	Marks      []draw.Mark
	Hidden     bool // a card that the viewer may not see: its back
}

// Paint fills r with the card's picture, head up: the landscape, the body, the figure and the frame of the type. A
// landscape has the ground below and a disc above, so a picture that is upside down is seen at once.
func Paint(p *draw.Pen, r image.Rectangle, a Card) {
	if a.Hidden {
		paintBack(p, r)
		return
	}
	p.Within(r, func(r image.Rectangle) { paintScene(p, r, a) })
}

// signsFrom is the height from which a picture has signs in its corners.
const signsFrom = 90

// paintScene paints what is on a card's picture. The element's sign is in the lower left corner, the marks that are
// printed on the card are in the lower right one. A small picture has no signs, for they would cover the figure.
func paintScene(p *draw.Pen, r image.Rectangle, a Card) {
	d := figure.NewDice("scene", a.Name)
	t := TonesOf(a.Tint)
	if !paintOwn(p, r, a) {
		paintLandscape(p, r, a.Land, &d, t)
		paintBody(p, r, a, t)
		figure.Draw(p.Image, image.Rect(r.Min.X+8, r.Min.Y+10, r.Max.X-8, r.Max.Y-6),
			figure.Card{ID: a.Name, Word: a.Figure,
				Kin: a.Kin, Size: a.Size, Parts: a.Parts, Tint: draw.Readable(a.Tint)})
	}
	paintBorder(p, r, a)
	if r.Dy() < signsFrom {
		return
	}
	w, h := float64(r.Dx()), float64(r.Dy())
	size := math.Max(11, math.Min(w, h)*0.075)
	x, y := float64(r.Max.X)-size*2, float64(r.Max.Y)-size*2
	sign := func(x float64, shape string, c color.RGBA) {
		p.Dot(x, y, size*1.35, draw.InkDark)
		p.Shape(shape, x, y, size, c, draw.InkDark)
	}
	for i := len(a.Marks) - 1; i >= 0 && x > float64(r.Min.X)+w/2; i-- {
		sign(x, a.Marks[i].Shape, draw.InkText)
		x -= size * 2.9
	}
	if a.Element.Shape != "" {
		sign(float64(r.Min.X)+size*2, a.Element.Shape, t.Bright)
	}
}

// paintOwn fills r with the organiser's picture of the card; false if there is none.
func paintOwn(p *draw.Pen, r image.Rectangle, a Card) bool {
	if a.Own == "" || p.Pictures == nil {
		return false
	}
	from := p.Pictures(a.Own)
	if from == nil || from.Bounds().Empty() {
		return false
	}
	figure.Illustrate(p.Image, r, from, a.Tint, draw.LatticeStep)
	return true
}

// paintBack paints the back of a hidden card.
func paintBack(p *draw.Pen, r image.Rectangle) {
	p.Rect(r, draw.Mix(draw.InkPlate, draw.InkGround, 0.3))
	x, y, w, h := float64(r.Min.X), float64(r.Min.Y), float64(r.Dx()), float64(r.Dy())
	p.Frame(x+12, y+26, w-24, h-38, 8, 3, draw.InkEdge)
	p.Shape("ring", x+w/2, y+h/2+6, math.Min(w, h)*0.24, draw.InkEdge, draw.InkPlate)
	p.Shape("dot", x+w/2, y+h/2+6, math.Min(w, h)*0.09, draw.InkFaint, draw.InkPlate)
}
