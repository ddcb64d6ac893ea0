package render_test

import (
	"context"
	"fmt"
	"image"
	"image/color"
	"testing"

	"farpost/engine"
	"farpost/render/gallery"
)

// TestStatesWithoutColour ensures that every state can be seen in a picture without colour.
func TestStatesWithoutColour(t *testing.T) {
	r := shared(t)
	draw := func(states ...string) *image.RGBA {
		v := gallery.Empty()
		v.Zones[0].Cards = []engine.CardView{{Key: "obj:1.1", Card: "s1", States: states}}
		v.Zones[0].Count = 1
		p, err := r.Board(context.Background(), gallery.Scene("en", v))
		if err != nil {
			t.Fatal(err)
		}
		return pixels(t, p.PNG)
	}
	sets := [][]string{nil, {"spent"}, {"disabled"}, {"shielding"}, {"spent", "disabled"}}
	drawn := map[string]*image.RGBA{}
	for i, a := range sets {
		drawn[fmt.Sprint(a)] = draw(a...)
		for _, b := range sets[:i] {
			x, y := drawn[fmt.Sprint(a)].Pix, drawn[fmt.Sprint(b)].Pix
			n := 0
			for i := 0; i < len(x); i += 4 {
				if x[i] == y[i] && x[i+1] == y[i+1] && x[i+2] == y[i+2] {
					continue
				}
				d := 299*(int(x[i])-int(y[i])) + 587*(int(x[i+1])-int(y[i+1])) + 114*(int(x[i+2])-int(y[i+2]))
				if max(d, -d) > 40*1000 {
					n++
				}
			}
			if n < 400 {
				t.Errorf("%v and %v differ in %d pixels of light", a, b, n)
			}
		}
	}
}

// TestEncode ensures that a PNG has flat colours exactly and every other colour nearly, and that pictures of any size
// can be written.
func TestEncode(t *testing.T) {
	r := shared(t)
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
		got := decode(t, b)
		if got.Bounds() != im.Bounds() {
			t.Fatalf("%s: %v", name, got.Bounds())
		}
		worst := 0
		for y := range 209 {
			for x := range 249 {
				worst = max(worst, apart(im.At(x, y), got.At(x, y)))
			}
		}
		limit := map[string]int{"flat": 0, "smooth": 72}[name]
		if worst > limit {
			t.Errorf("%s: a colour is off by %d, at most %d", name, worst, limit)
		}
	}
	if b, err := r.Encode(image.NewRGBA(image.Rect(0, 0, 1, 1))); err != nil || decode(t, b).Bounds().Dx() != 1 {
		t.Errorf("one pixel: %v", err)
	}
}
