package render

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"

	"farpost/engine"
	"farpost/render/draw"
)

// symbolSize is the width and the height of a symbol's picture in pixels. Chats show emojis at a quarter to a half of
// it.
const symbolSize = 96

// symbolRim is how wide the rim around a symbol is, in pixels.
const symbolRim = 5

// Symbol draws a symbol of a game's layout alone, as it stands on cards, on a transparent ground: a square PNG of a few
// KB. An error says that the layout does not have it.
func (r *Renderer) Symbol(l engine.Layout, code string) ([]byte, error) {
	mark, ok := Scene{Layout: l}.Symbol(code)
	if !ok {
		return nil, fmt.Errorf("the layout has no symbol %q", code)
	}
	t, err := draw.ParseFonts()
	if err != nil {
		return nil, err
	}
	p := draw.NewPen(t, nil)
	im := image.NewRGBA(image.Rect(0, 0, symbolSize, symbolSize))
	p.On(im, color.RGBA{})
	const middle, radius = symbolSize / 2.0, symbolSize * 0.4
	rim := mark
	rim.Tint = draw.InkPlate
	for i := range 16 { // a dark rim, so that a pale symbol can be seen on a white page, too
		sin, cos := math.Sincos(float64(i) * math.Pi / 8)
		p.Mark(middle+symbolRim*cos, middle+symbolRim*sin, radius, rim, draw.InkPlate)
	}
	p.Mark(middle, middle, radius, mark, draw.InkPlate)
	if p.Err != nil {
		return nil, p.Err
	}
	var out bytes.Buffer
	if err := png.Encode(&out, im); err != nil {
		return nil, fmt.Errorf("encode the symbol %q: %w", code, err)
	}
	return out.Bytes(), nil
}
