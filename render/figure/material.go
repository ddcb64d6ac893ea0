package figure

import "image/color"

// material is the three tones of a thing: where the light falls, the thing itself, and its shade.
type material struct{ light, base, shade color.RGBA }

// stuff is what figures are made of. Body and deep follow from the card's tint, cloth from its kin; the others are the
// same on every card.
type stuff struct {
	body, deep, cloth                                            material
	steel, gold, wood, bone, fire, sea, leaf, dark, glow, shadow material
}

func rgb(r, g, b uint8) color.RGBA { return color.RGBA{r, g, b, 255} }

func mix(a, b color.RGBA, t float64) color.RGBA {
	f := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return rgb(f(a.R, b.R), f(a.G, b.G), f(a.B, b.B))
}

var (
	white = rgb(0xf1, 0xef, 0xe6)
	black = rgb(0x16, 0x14, 0x0c)

	steel = material{rgb(0xf1, 0xef, 0xe6), rgb(0xae, 0xb6, 0xc6), rgb(0x74, 0x7d, 0x90)}
	gold  = material{rgb(0xff, 0xec, 0xb0), rgb(0xff, 0xc8, 0x57), rgb(0xb8, 0x7c, 0x2c)}
	wood  = material{rgb(0xc9, 0x96, 0x62), rgb(0x96, 0x64, 0x3c), rgb(0x5e, 0x3c, 0x26)}
	bone  = material{rgb(0xf1, 0xef, 0xe6), rgb(0xe0, 0xd3, 0xb4), rgb(0xa3, 0x94, 0x74)}
	fire  = material{rgb(0xff, 0xec, 0xb0), rgb(0xff, 0x9c, 0x3c), rgb(0xd8, 0x4a, 0x26)}
	sea   = material{rgb(0xd4, 0xf0, 0xff), rgb(0x58, 0xb4, 0xf0), rgb(0x28, 0x66, 0xb8)}
	leaf  = material{rgb(0xc4, 0xe8, 0x8c), rgb(0x6c, 0xb8, 0x54), rgb(0x34, 0x74, 0x40)}
	dark  = material{rgb(0x3c, 0x44, 0x56), rgb(0x2c, 0x32, 0x40), black}
	glow  = material{white, white, rgb(0xff, 0xec, 0xb0)}

	// cloths are the second colours. A card's kin chooses one, and so do cards without kin by their ids.
	cloths = [...]material{
		{rgb(0xff, 0xec, 0xb0), rgb(0xf0, 0xb8, 0x48), rgb(0xa8, 0x70, 0x28)},
		{rgb(0xff, 0xb4, 0xa8), rgb(0xe0, 0x5c, 0x5c), rgb(0x94, 0x30, 0x40)},
		{rgb(0xb4, 0xf0, 0xd8), rgb(0x4c, 0xc0, 0xa0), rgb(0x24, 0x78, 0x70)},
		{rgb(0xc0, 0xdc, 0xff), rgb(0x68, 0x98, 0xe8), rgb(0x38, 0x54, 0xa4)},
		{rgb(0xe4, 0xcc, 0xff), rgb(0xa8, 0x78, 0xe0), rgb(0x64, 0x40, 0x9c)},
	}
)

// stuffOf returns the materials of a card with a tint.
func stuffOf(tint color.RGBA, cloth int) stuff {
	return stuff{
		body:  material{mix(tint, white, 0.8), mix(tint, white, 0.45), mix(tint, black, 0.25)},
		deep:  material{mix(tint, white, 0.3), mix(tint, black, 0.25), mix(tint, black, 0.6)},
		cloth: cloths[cloth],
		steel: steel, gold: gold, wood: wood, bone: bone, fire: fire, sea: sea, leaf: leaf, dark: dark, glow: glow,
		shadow: material{black, black, black},
	}
}
