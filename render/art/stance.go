package art

import (
	"image"
	"image/color"
	"math"

	"farpost/engine"
	"farpost/render/draw"
)

// Stance says which way a card's picture stands. Words and figures beside it never turn.
type Stance int

const (
	Upright  Stance = iota
	Turned          // upside down
	Sideways        // on its right side: the head points to the right
)

// HeadDepth is how far a frame's head reaches down, in pixels.
const HeadDepth = 22

// head returns the upper edge of a card from left to right, as x, y pairs. y is 0 at the card's top and grows
// downwards.
func head(frame string, w float64) []float64 {
	switch frame {
	case engine.FrameArch:
		return along(w, 16, func(t float64) float64 { return HeadDepth * math.Pow(2*t-1, 2) })
	case engine.FrameNotch:
		return []float64{0, 18, 18, 18, 18, 0, w - 18, 0, w - 18, 18, w, 18}
	case engine.FrameScoop:
		var xy []float64
		for i := range 9 {
			a := math.Pi / 2 * float64(i) / 8
			xy = append(xy, HeadDepth*math.Sin(a), HeadDepth*math.Cos(a))
		}
		for i := range 9 {
			a := math.Pi / 2 * float64(i) / 8
			xy = append(xy, w-HeadDepth*math.Cos(a), HeadDepth*math.Sin(a))
		}
		return xy
	case engine.FramePeak:
		return []float64{0, HeadDepth, w / 2, 0, w, HeadDepth}
	case engine.FrameWave:
		return along(w, 36, func(t float64) float64 { return 16 * (1 - math.Abs(math.Sin(3*math.Pi*t))) })
	}
	return []float64{0, 20, 20, 0, w - 20, 0, w, 20}
}

// along samples a curve over a width.
func along(w float64, n int, y func(t float64) float64) []float64 {
	var xy []float64
	for i := range n + 1 {
		t := float64(i) / float64(n)
		xy = append(xy, w*t, y(t))
	}
	return xy
}

// onto maps points of an upright card to a card in r that stands in this way.
func (st Stance) onto(r image.Rectangle, xy []float64) []float64 {
	out := make([]float64, len(xy))
	x0, y0, x1, y1 := float64(r.Min.X), float64(r.Min.Y), float64(r.Max.X), float64(r.Max.Y)
	for i := 0; i+1 < len(xy); i += 2 {
		u, v := xy[i], xy[i+1]
		switch st {
		case Turned:
			out[i], out[i+1] = x1-u, y1-v
		case Sideways:
			out[i], out[i+1] = x1-v, y0+u
		default:
			out[i], out[i+1] = x0+u, y0+v
		}
	}
	return out
}

// wide returns the width of an upright card that fills r in this stance.
func (st Stance) wide(r image.Rectangle) float64 {
	if st == Sideways {
		return float64(r.Dy())
	}
	return float64(r.Dx())
}

// ClearHead fills what is above a card's head with the ground.
func ClearHead(p *draw.Pen, r image.Rectangle, frame string, st Stance, ground color.RGBA) {
	w := st.wide(r)
	xy := append(head(frame, w), w+1, -1, -1, -1)
	p.Poly(ground, st.onto(r, xy)...)
}

// PaintOutline strokes a card's edge: the head, the sides and, if it is not open, the foot. The card goes on below an
// open foot.
func PaintOutline(p *draw.Pen, r image.Rectangle, frame string, st Stance, open bool, edge color.RGBA) {
	const line = 4
	in := r.Inset(line / 2)
	w, h := st.wide(in), float64(in.Dx()+in.Dy())-st.wide(in)
	xy := append([]float64{0, h}, head(frame, w)...)
	xy = st.onto(in, append(xy, w, h))
	p.Ink(edge)
	p.GG.SetLineWidth(line)
	p.GG.SetLineJoinRound()
	for i := 0; i+1 < len(xy); i += 2 {
		if i == 0 {
			p.GG.MoveTo(xy[0], xy[1])
		} else {
			p.GG.LineTo(xy[i], xy[i+1])
		}
	}
	if !open {
		p.GG.ClosePath()
	}
	p.GG.Stroke()
}

// PaintCard draws a card's picture into r: its art, turned as the card is, and its edge.
func PaintCard(p *draw.Pen, r image.Rectangle, a Card, st Stance, dim float64, ground color.RGBA) {
	edge := draw.Readable(a.Tint)
	if a.Hidden {
		edge = draw.InkFaint
	}
	if st == Sideways {
		im, gc := p.Image, p.GG
		lying := image.NewRGBA(image.Rect(0, 0, r.Dy(), r.Dx()))
		p.On(lying, ground)
		Paint(p, lying.Rect, a)
		PaintOutline(p, lying.Rect, a.Frame, Upright, false, edge)
		p.Image, p.GG = im, gc
		for y := range r.Dy() {
			for x := range r.Dx() {
				p.Image.SetRGBA(r.Min.X+x, r.Min.Y+y, lying.RGBAAt(y, lying.Rect.Max.Y-1-x))
			}
		}
		Darken(p, r, dim)
		ClearHead(p, r, a.Frame, Sideways, ground)
		return
	}
	Paint(p, r, a)
	PaintOutline(p, r, a.Frame, Upright, false, edge)
	if st == Turned {
		TurnOver(p, r)
		Darken(p, r, dim)
	}
	// What is beyond the head is the panel's, not the card's: it is not darkened.
	ClearHead(p, r, a.Frame, st, ground)
}

// TurnOver turns a rectangle of the picture by 180 degrees, in place.
func TurnOver(p *draw.Pen, r image.Rectangle) {
	at := func(x, y int) []uint8 { i := p.Image.PixOffset(x, y); return p.Image.Pix[i : i+4 : i+4] }
	for y := r.Min.Y; y < r.Min.Y+(r.Dy()+1)/2; y++ {
		oy := r.Min.Y + r.Max.Y - 1 - y
		for x := r.Min.X; x < r.Max.X; x++ {
			ox := r.Min.X + r.Max.X - 1 - x
			if y == oy && x >= ox {
				break
			}
			a, b := at(x, y), at(ox, oy)
			for i := range 3 {
				a[i], b[i] = b[i], a[i]
			}
		}
	}
}

// Darken moves every colour of a rectangle towards the ground's, by a share from 0 to 1.
func Darken(p *draw.Pen, r image.Rectangle, by float64) {
	if by <= 0 {
		return
	}
	var to [3][256]uint8
	for k, g := range []uint8{draw.InkGround.R, draw.InkGround.G, draw.InkGround.B} {
		for v := range 256 {
			to[k][v] = uint8(math.Round(float64(v)*(1-by) + float64(g)*by))
		}
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := p.Image.Pix[p.Image.PixOffset(r.Min.X, y) : p.Image.PixOffset(r.Max.X-1, y)+4]
		for i := 0; i < len(row); i += 4 {
			row[i], row[i+1], row[i+2] = to[0][row[i]], to[1][row[i+1]], to[2][row[i+2]]
		}
	}
}
