package render

import (
	"hash/fnv"
	"image"
	"image/color"
	"math"

	"farpost/render/draw"
	paint "farpost/render/figure"
)

// art is everything that a card's picture depends on. Equal values draw equal pixels.
type art struct {
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

// tones are the few colours of a card's picture. They follow from its tint alone. So the cards of a table share them,
// and 256 colours are enough for all.
type tones struct {
	sky             [3]color.RGBA // from the darkest
	disc, far, near color.RGBA
	plate, rim      color.RGBA
	bright          color.RGBA
	words, resting  color.RGBA // the plates with a card's words
}

func tonesOf(tint color.RGBA) tones {
	t := tones{
		disc: draw.Mix(tint, draw.InkGround, 0.18), far: draw.Mix(tint, draw.InkGround, 0.78),
		near:  draw.Mix(tint, draw.InkGround, 0.88),
		plate: draw.Mix(tint, draw.InkGround, 0.66), rim: draw.Mix(draw.Readable(tint), draw.InkText, 0.3),
		bright: draw.Mix(draw.Readable(tint), draw.InkText, 0.6),
		words:  plateOf(tint, false), resting: plateOf(tint, true),
	}
	for i, by := range []float64{0.62, 0.52, 0.4} {
		t.sky[i] = draw.Mix(tint, draw.InkGround, by)
	}
	return t
}

// all returns the tones of upright and of dimmed cards, and those of the plates with words.
func (t tones) all() []color.RGBA {
	out := []color.RGBA{t.sky[0], t.sky[1], t.sky[2], t.disc, t.far, t.near, t.plate, t.rim, t.bright, t.words,
		t.resting}
	for _, c := range out[:9] {
		out = append(out, draw.Mix(c, draw.InkGround, dimmed))
	}
	return out
}

// paintArt fills r with the card's picture, head up: the landscape, the body, the figure and the frame of the type. A
// landscape has the ground below and a disc above, so a picture that is upside down is seen at once.
func (p *pen) paintArt(r image.Rectangle, a art) {
	if a.Hidden {
		p.paintBack(r)
		return
	}
	p.Within(r, func(r image.Rectangle) { p.scene(r, a) })
}

// signsFrom is the height from which a picture has signs in its corners.
const signsFrom = 90

// scene paints what is on a card's picture. The element's sign is in the lower left corner, the marks that are printed
// on the card are in the lower right one. A small picture has no signs, for they would cover the figure.
func (p *pen) scene(r image.Rectangle, a art) {
	d := dice(seed("scene", a.Name))
	t := tonesOf(a.Tint)
	if !p.ownPicture(r, a) {
		p.landscape(r, a.Land, &d, t)
		p.body(r, a, t)
		paint.Draw(p.Image, image.Rect(r.Min.X+8, r.Min.Y+10, r.Max.X-8, r.Max.Y-6),
			paint.Card{ID: a.Name, Word: a.Figure,
				Kin: a.Kin, Size: a.Size, Parts: a.Parts, Tint: draw.Readable(a.Tint)})
	}
	p.border(r, a)
	if r.Dy() < signsFrom {
		return
	}
	w, h := float64(r.Dx()), float64(r.Dy())
	size := math.Max(11, math.Min(w, h)*0.075)
	x, y := float64(r.Max.X)-size*2, float64(r.Max.Y)-size*2
	sign := func(x float64, shape string, c color.RGBA) {
		p.dot(x, y, size*1.35, draw.InkDark)
		p.Shape(shape, x, y, size, c, draw.InkDark)
	}
	for i := len(a.Marks) - 1; i >= 0 && x > float64(r.Min.X)+w/2; i-- {
		sign(x, a.Marks[i].Shape, draw.InkText)
		x -= size * 2.9
	}
	if a.Element.Shape != "" {
		sign(float64(r.Min.X)+size*2, a.Element.Shape, t.bright)
	}
}

// vignette fills a small rectangle with what a card's picture shows, and nothing around it: its figure on the colour of
// the card, or the organiser's picture, upside down as the card is. A card that lies keeps its figure upright, for
// there is no room to lay it down. Of a hidden card it shows a ring.
func (p *pen) vignette(r image.Rectangle, a art, st stance, fill color.RGBA) {
	if a.Hidden {
		p.Rect(r, fill)
		p.Shape("ring", float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y+r.Max.Y)/2, 16, draw.InkFaint, fill)
		return
	}
	p.Within(r, func(r image.Rectangle) {
		if p.ownPicture(r, a) {
			return
		}
		p.Rect(r, fill)
		paint.Draw(p.Image, r.Inset(2), paint.Card{ID: a.Name, Word: a.Figure, Kin: a.Kin, Size: 1, Parts: a.Parts,
			Tint: draw.Readable(a.Tint)})
	})
	if st == turned {
		p.turnOver(r)
	}
	if st != upright {
		p.darken(r, dusk)
	}
}

// dusk is how much of the ground a small picture of a resting card has: less than a large one, or nobody could make out
// its figure.
const dusk = dimmed / 2

// ownPicture fills r with the organiser's picture of the card; false if there is none.
func (p *pen) ownPicture(r image.Rectangle, a art) bool {
	if a.Own == "" || p.library == nil {
		return false
	}
	from := p.library(a.Own)
	if from == nil || from.Bounds().Empty() {
		return false
	}
	paint.Illustrate(p.Image, r, from, a.Tint, step)
	return true
}

// paintBack paints the back of a hidden card.
func (p *pen) paintBack(r image.Rectangle) {
	p.Rect(r, draw.Mix(draw.InkPlate, draw.InkGround, 0.3))
	x, y, w, h := float64(r.Min.X), float64(r.Min.Y), float64(r.Dx()), float64(r.Dy())
	p.Frame(x+12, y+26, w-24, h-38, 8, 3, draw.InkEdge)
	p.Shape("ring", x+w/2, y+h/2+6, math.Min(w, h)*0.24, draw.InkEdge, draw.InkPlate)
	p.Shape("dot", x+w/2, y+h/2+6, math.Min(w, h)*0.09, draw.InkFaint, draw.InkPlate)
}

// seed hashes words. The number is the same on every machine.
func seed(words ...string) uint64 {
	h := fnv.New64a()
	for _, w := range words {
		// A hash.Hash never returns an error.
		_, _ = h.Write([]byte(w))
		_, _ = h.Write([]byte{0})
	}
	return h.Sum64()
}

// dice is a small random generator for art: the same seed always draws the same picture.
type dice uint64

func (d *dice) next() uint64 {
	*d += 0x9e3779b97f4a7c15
	z := uint64(*d)
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

// n returns a number from 0 to m-1.
func (d *dice) n(m int) int { return int(d.next() % uint64(m)) }

// f returns a number from a to b.
func (d *dice) f(a, b float64) float64 {
	return a + (b-a)*float64(d.next()>>11)/float64(1<<53)
}
