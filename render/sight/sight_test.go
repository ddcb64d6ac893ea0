package sight_test

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"farpost/render/sight"
)

// TestEyes ensures that the simulations leave greys as they are, keep apart what such people keep apart, and confuse
// what they confuse.
func TestEyes(t *testing.T) {
	red, olive, blue := color.RGBA{200, 60, 40, 255}, color.RGBA{128, 112, 30, 255}, color.RGBA{40, 80, 220, 255}
	apart := func(a, b color.RGBA) int {
		d := 0
		for _, v := range [3][2]uint8{{a.R, b.R}, {a.G, b.G}, {a.B, b.B}} {
			d = max(d, int(v[0])-int(v[1]), int(v[1])-int(v[0]))
		}
		return d
	}
	for _, e := range sight.Eyes() {
		if g := (color.RGBA{119, 119, 119, 255}); apart(e.See(g), g) > 2 {
			t.Errorf("%s: grey is seen as %v", e.Name, e.See(g))
		}
		if got := e.See(red); e.Name == "achromatopsia" && (got.R != got.G || got.G != got.B) {
			t.Errorf("%s sees a colour: %v", e.Name, got)
		}
		if e.Name != "achromatopsia" && apart(e.See(red), e.See(blue)) < 80 {
			t.Errorf("%s: red and blue are confused", e.Name)
		}
	}
	if d := sight.Eyes()[0]; apart(d.See(red), d.See(olive)) >= apart(red, olive) {
		t.Errorf("%s keeps red and olive apart: %v %v", d.Name, d.See(red), d.See(olive))
	}
}

// TestDiffer ensures that only clear differences of light count, each pixel once, and only where both pictures are.
func TestDiffer(t *testing.T) {
	fill := func(w int, c color.RGBA) *image.RGBA {
		im := image.NewRGBA(image.Rect(0, 0, w, 10))
		draw.Draw(im, im.Rect, image.NewUniform(c), image.Point{}, draw.Src)
		return im
	}
	dark, grey, light := color.RGBA{30, 30, 30, 255}, color.RGBA{60, 60, 60, 255}, color.RGBA{90, 90, 90, 255}
	for _, e := range sight.Eyes() {
		if n := sight.Differ(e, fill(10, dark), fill(8, light)); n != 80 {
			t.Errorf("%s: %d pixels differ, want 80", e.Name, n)
		}
		if n := sight.Differ(e, fill(10, dark), fill(10, grey)); n != 0 {
			t.Errorf("%s: %d pixels differ a little", e.Name, n)
		}
	}
}
