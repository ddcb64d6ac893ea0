package compose_test

import (
	"image"
	"image/color"
	"testing"

	"farpost/render/compose"
	"farpost/render/plan"
	"farpost/render/rendertest"
)

// TestColours ensures that 256 colours lose nothing that a person could see: areas keep their colours, except for a
// trace on crowded boards with hundreds of colours, and edges stay edges.
func TestColours(t *testing.T) {
	r := newComposer(t, compose.Options{SpriteBytes: 128 << 20})
	for _, s := range rendertest.Samples() {
		if s.Card != nil || s.Hand != "" || s.Scene.Lang != "it" {
			continue
		}
		loss, err := r.Loss(plan.Board(s.Scene))
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: areas off by %d at most, %.4f of the pixels by more than 3, edges by %d", s.Name, loss.Area,
			loss.Share, loss.Edge)
		if loss.Area > 8 || loss.Share > 0.08 || loss.Edge > 88 {
			t.Errorf("%s: areas are off by %d at most, %.3f of all pixels by more than 3, edges by %d",
				s.Name, loss.Area, loss.Share, loss.Edge)
		}
	}
}

// TestEncode ensures that a PNG has flat colours exactly and every other colour nearly, and that pictures of any size
// can be written.
func TestEncode(t *testing.T) {
	r := newComposer(t, compose.Options{})
	for name, at := range map[string]func(x, y int) color.RGBA{
		"flat":   func(x, y int) color.RGBA { return color.RGBA{uint8(x / 40 * 31), uint8(y / 40 * 17), 77, 255} },
		"smooth": func(x, y int) color.RGBA { return color.RGBA{uint8(x), uint8(y), uint8(x ^ y), 255} },
	} {
		im := image.NewRGBA(image.Rect(0, 0, 249, 209))
		for y := range 209 {
			for x := range 249 {
				im.SetRGBA(x, y, at(x, y))
			}
		}
		b, err := r.Encode(im)
		if err != nil {
			t.Fatal(err)
		}
		got := rendertest.Decode(t, b)
		if got.Bounds() != im.Bounds() {
			t.Fatalf("%s: %v", name, got.Bounds())
		}
		worst := 0
		for y := range 209 {
			for x := range 249 {
				worst = max(worst, rendertest.Apart(im.At(x, y), got.At(x, y)))
			}
		}
		limit := map[string]int{"flat": 0, "smooth": 72}[name]
		if worst > limit {
			t.Errorf("%s: a colour is off by %d, at most %d", name, worst, limit)
		}
	}
	b, err := r.Encode(image.NewRGBA(image.Rect(0, 0, 1, 1)))
	if err != nil || rendertest.Decode(t, b).Bounds().Dx() != 1 {
		t.Errorf("one pixel: %v", err)
	}
}
