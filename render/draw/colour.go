package draw

import (
	"image/color"
	"strconv"
)

// The colours of the look: flat, on a dark ground. So pictures compress well and blind nobody at night.
var (
	InkGround = Rgb(0x12, 0x14, 0x1a)
	InkPanel  = Rgb(0x1e, 0x22, 0x2c)
	InkMine   = Rgb(0x22, 0x2a, 0x3a)
	InkMiddle = Rgb(0x17, 0x1a, 0x22)
	InkPlate  = Rgb(0x2c, 0x32, 0x40)
	InkEdge   = Rgb(0x3c, 0x44, 0x56)
	InkText   = Rgb(0xf1, 0xef, 0xe6)
	InkDim    = Rgb(0xae, 0xb6, 0xc6)
	InkFaint  = Rgb(0x74, 0x7d, 0x90)
	InkAccent = Rgb(0xff, 0xc8, 0x57)
	InkDark   = Rgb(0x16, 0x14, 0x0c)
	InkUp     = Rgb(0x8f, 0xe0, 0x9a)
	InkDown   = Rgb(0xff, 0x9a, 0x86)
)

// Rgb returns an opaque colour.
func Rgb(r, g, b uint8) color.RGBA { return color.RGBA{r, g, b, 255} }

// Mix moves a towards b by t, from 0 to 1.
func Mix(a, b color.RGBA, t float64) color.RGBA {
	f := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return Rgb(f(a.R, b.R), f(a.G, b.G), f(a.B, b.B))
}

// luma returns the brightness of a colour as the eye weighs it, from 0 to 255.
func luma(c color.RGBA) float64 {
	return 0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B)
}

// ParseTint reads "#rrggbb"; false for anything else.
func ParseTint(s string) (color.RGBA, bool) {
	if len(s) != 7 || s[0] != '#' {
		return color.RGBA{}, false
	}
	n, err := strconv.ParseUint(s[1:], 16, 32)
	if err != nil {
		return color.RGBA{}, false
	}
	return Rgb(uint8(n>>16), uint8(n>>8), uint8(n)), true
}

// Readable brightens a tint until it stands out from the dark ground.
func Readable(c color.RGBA) color.RGBA {
	for i := 0; i < 8 && luma(c) < 120; i++ {
		c = Mix(c, InkText, 0.15)
	}
	return c
}

// Pack writes a colour as 0xRRGGBB.
func Pack(c color.RGBA) uint32 { return uint32(c.R)<<16 | uint32(c.G)<<8 | uint32(c.B) }

// Unpack returns red, green and blue of a packed colour.
func Unpack(c uint32) [3]uint8 { return [3]uint8{uint8(c >> 16), uint8(c >> 8), uint8(c)} }

// Distance returns how different two colours look.
func Distance(a, b uint32) int {
	p, q := Unpack(a), Unpack(b)
	x, y, z := int(p[0])-int(q[0]), int(p[1])-int(q[1]), int(p[2])-int(q[2])
	return 2*x*x + 4*y*y + 3*z*z
}

// Nearest finds the colour that is nearest to c, and its distance. Of none it is 0, infinitely far.
func Nearest(c uint32, of []uint32) (best, far int) {
	far = 1 << 30
	r, g, b := int(c>>16&255), int(c>>8&255), int(c&255)
	for i, q := range of {
		y := g - int(q>>8&255)
		d := 4 * y * y
		if d >= far { // most are further off by their green alone
			continue
		}
		x, z := r-int(q>>16&255), b-int(q&255)
		if d += 2*x*x + 3*z*z; d < far {
			best, far = i, d
		}
	}
	return best, far
}

// LatticeStep is the width of a cell of the lattice of colours, a number of values per channel: four cells a channel.
// Colours that no picture needs exactly become the middles of cells.
const LatticeStep = 64
