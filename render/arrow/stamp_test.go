package arrow_test

import (
	"image"
	"testing"

	"farpost/render/arrow"
	"farpost/render/draw"
)

// TestArrowEnds ensures that the beginnings, points and bars of arrows differ by form alone, in each direction.
func TestArrowEnds(t *testing.T) {
	faces, err := draw.ParseFonts()
	if err != nil {
		t.Fatal(err)
	}
	p := draw.NewPen(faces, nil)
	var all [][]bool
	for _, kind := range []string{"end", "point", "bar"} {
		for _, out := range []image.Point{{X: 0, Y: -1}, {X: 1, Y: 0}} {
			s := arrow.Stamp{Kind: kind, Out: out, Ink: draw.InkText}
			im := image.NewRGBA(image.Rect(0, 0, s.Width(), s.Height(p)))
			p.On(im, draw.Rgb(255, 255, 255))
			s.Stencil(p, im.Rect.Dx(), im.Rect.Dy())
			covers := make([]bool, len(im.Pix)/4)
			for i := range covers {
				covers[i] = im.Pix[4*i] < 128
			}
			if kind == "end" && out.X == 0 {
				all = append(all, covers)
				continue
			}
			for _, o := range all {
				apart := 0
				for i := range o {
					if o[i] != covers[i] {
						apart++
					}
				}
				if kind != "end" && apart < 150 {
					t.Errorf("%s towards %v differs from another end in %d pixels", kind, out, apart)
				}
			}
			if kind != "end" {
				all = append(all, covers)
			}
		}
	}
}
