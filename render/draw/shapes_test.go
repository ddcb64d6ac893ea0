package draw_test

import (
	"image"
	"testing"

	"farpost/render/draw"
)

// TestShapes ensures that every shape that a layout may name draws something of its own.
func TestShapes(t *testing.T) {
	faces, err := draw.ParseFonts()
	if err != nil {
		t.Fatal(err)
	}
	p := draw.NewPen(faces, nil)
	seen := map[string]string{}
	for _, name := range draw.Shapes() {
		im := image.NewRGBA(image.Rect(0, 0, 64, 64))
		p.On(im, draw.Rgb(255, 255, 255))
		p.Shape(name, 32, 32, 24, draw.Rgb(0, 0, 0), draw.Rgb(255, 255, 255))
		dark := 0
		for i := 0; i < len(im.Pix); i += 4 {
			if im.Pix[i] < 128 {
				dark++
			}
		}
		if dark < 200 || dark > 3000 {
			t.Errorf("%s covers %d of 4096 pixels", name, dark)
		}
		if other, twice := seen[string(im.Pix)]; twice {
			t.Errorf("%s looks as %s does", name, other)
		}
		seen[string(im.Pix)] = name
	}
	if len(seen) != 28 {
		t.Errorf("%d shapes, layouts may name 28", len(seen))
	}
}
