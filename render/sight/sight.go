package sight

import (
	"bytes"
	"image"
	"image/color"
	"math"
)

// Eye is a way of seeing colours.
type Eye struct {
	Name string
	// of turns linear red, green and blue light into what is seen.
	of [3][3]float64
}

// Eyes returns the ways of seeing that differ most from the usual one.
func Eyes() []Eye {
	grey := [3]float64{0.2126, 0.7152, 0.0722}
	return []Eye{
		{"deuteranopia", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413},
			{-0.011820, 0.042940, 0.968881}}},
		{"protanopia", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216},
			{-0.003882, -0.048116, 1.051998}}},
		{"achromatopsia", [3][3]float64{grey, grey, grey}},
	}
}

// linear has the light of each value of a channel.
var linear = func() (to [256]float64) {
	for i := range to {
		v := float64(i) / 255
		if to[i] = v / 12.92; v > 0.04045 {
			to[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return to
}()

func coded(v float64) uint8 {
	v = min(max(v, 0), 1)
	if v <= 0.0031308 {
		return uint8(v*12.92*255 + 0.5)
	}
	return uint8((1.055*math.Pow(v, 1/2.4)-0.055)*255 + 0.5)
}

// See returns a colour as the eye sees it.
func (e Eye) See(c color.RGBA) color.RGBA {
	in := [3]float64{linear[c.R], linear[c.G], linear[c.B]}
	var out [3]uint8
	for i, row := range e.of {
		out[i] = coded(row[0]*in[0] + row[1]*in[1] + row[2]*in[2])
	}
	return color.RGBA{out[0], out[1], out[2], 255}
}

// luma returns how light a colour is, from 0 to 255.
func luma(c color.RGBA) int { return (299*int(c.R) + 587*int(c.G) + 114*int(c.B)) / 1000 }

// step is a difference of light that people see at a glance, of 255.
const step = 40

// Differ counts the pixels whose light clearly differs between two pictures, as an eye sees them. It does not count
// pixels that only one of them has.
func Differ(e Eye, a, b *image.RGBA) int {
	seen := map[color.RGBA]int{}
	light := func(c color.RGBA) int {
		l, ok := seen[c]
		if !ok {
			l = luma(e.See(c))
			seen[c] = l
		}
		return l
	}
	n := 0
	both := a.Rect.Intersect(b.Rect)
	for y := both.Min.Y; y < both.Max.Y; y++ {
		p, q := row(a, both, y), row(b, both, y)
		if bytes.Equal(p, q) {
			continue // most of two boards is the same
		}
		for i := 0; i < len(p); i += 4 {
			c, d := color.RGBA{p[i], p[i+1], p[i+2], p[i+3]}, color.RGBA{q[i], q[i+1], q[i+2], q[i+3]}
			if c == d {
				continue
			}
			if by := light(c) - light(d); by > step || by < -step {
				n++
			}
		}
	}
	return n
}

// row returns a line of a picture within a rectangle.
func row(im *image.RGBA, in image.Rectangle, y int) []byte {
	return im.Pix[im.PixOffset(in.Min.X, y):][:4*in.Dx()]
}
