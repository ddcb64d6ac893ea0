package art

import (
	"image/color"

	"farpost/render/draw"
)

// Plate returns the colour of the part of a card that has words.
func Plate(tint color.RGBA, rested bool) color.RGBA {
	if rested {
		return draw.Mix(tint, draw.InkMiddle, 0.92)
	}
	return draw.Mix(tint, draw.InkPlate, 0.84)
}

// Tones are the few colours of a card's picture. They follow from its tint alone. So the cards of a table share them,
// and 256 colours are enough for all.
type Tones struct {
	Sky             [3]color.RGBA // from the darkest
	disc, far, near color.RGBA
	plate, Rim      color.RGBA
	Bright          color.RGBA
	words, resting  color.RGBA // the plates with a card's words
}

// TonesOf returns the tones of cards of a tint.
func TonesOf(tint color.RGBA) Tones {
	t := Tones{
		disc: draw.Mix(tint, draw.InkGround, 0.18), far: draw.Mix(tint, draw.InkGround, 0.78),
		near:  draw.Mix(tint, draw.InkGround, 0.88),
		plate: draw.Mix(tint, draw.InkGround, 0.66), Rim: draw.Mix(draw.Readable(tint), draw.InkText, 0.3),
		Bright: draw.Mix(draw.Readable(tint), draw.InkText, 0.6),
		words:  Plate(tint, false), resting: Plate(tint, true),
	}
	for i, by := range []float64{0.62, 0.52, 0.4} {
		t.Sky[i] = draw.Mix(tint, draw.InkGround, by)
	}
	return t
}

// All returns the tones of upright and of dimmed cards, and those of the plates with words.
func (t Tones) All() []color.RGBA {
	out := []color.RGBA{t.Sky[0], t.Sky[1], t.Sky[2], t.disc, t.far, t.near, t.plate, t.Rim, t.Bright, t.words,
		t.resting}
	for _, c := range out[:9] {
		out = append(out, draw.Mix(c, draw.InkGround, Dimmed))
	}
	return out
}

// Dimmed is how much of the ground a dimmed picture has.
const Dimmed = 0.42
