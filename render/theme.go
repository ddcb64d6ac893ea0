package render

import (
	"image/color"
	"strconv"
)

// Measures in pixels. Every picture is Width wide, except that of a single card and a wide board. A phone shows it at
// about a third of that, so text that matters is at least textMin high.
const (
	Width     = 1080
	WideWidth = 1920 // of a wide board
	margin    = 20   // from the picture's edge to a panel
	pad       = 20   // inside a panel
	gap       = 14   // between things in a panel
	textMin   = 28
)

// The colours of the look: flat, on a dark ground. So pictures compress well and blind nobody at night.
var (
	inkGround = rgb(0x12, 0x14, 0x1a)
	inkPanel  = rgb(0x1e, 0x22, 0x2c)
	inkMine   = rgb(0x22, 0x2a, 0x3a)
	inkMiddle = rgb(0x17, 0x1a, 0x22)
	inkPlate  = rgb(0x2c, 0x32, 0x40)
	inkEdge   = rgb(0x3c, 0x44, 0x56)
	inkText   = rgb(0xf1, 0xef, 0xe6)
	inkDim    = rgb(0xae, 0xb6, 0xc6)
	inkFaint  = rgb(0x74, 0x7d, 0x90)
	inkAccent = rgb(0xff, 0xc8, 0x57)
	inkDark   = rgb(0x16, 0x14, 0x0c)
	inkUp     = rgb(0x8f, 0xe0, 0x9a)
	inkDown   = rgb(0xff, 0x9a, 0x86)
)

func rgb(r, g, b uint8) color.RGBA { return color.RGBA{r, g, b, 255} }

// mix moves a towards b by t, from 0 to 1.
func mix(a, b color.RGBA, t float64) color.RGBA {
	f := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return rgb(f(a.R, b.R), f(a.G, b.G), f(a.B, b.B))
}

// luma returns the brightness of a colour as the eye weighs it, from 0 to 255.
func luma(c color.RGBA) float64 {
	return 0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B)
}

// parseTint reads "#rrggbb"; false for anything else.
func parseTint(s string) (color.RGBA, bool) {
	if len(s) != 7 || s[0] != '#' {
		return color.RGBA{}, false
	}
	n, err := strconv.ParseUint(s[1:], 16, 32)
	if err != nil {
		return color.RGBA{}, false
	}
	return rgb(uint8(n>>16), uint8(n>>8), uint8(n)), true
}

// readable brightens a tint until it stands out from the dark ground.
func readable(c color.RGBA) color.RGBA {
	for i := 0; i < 8 && luma(c) < 120; i++ {
		c = mix(c, inkText, 0.15)
	}
	return c
}
