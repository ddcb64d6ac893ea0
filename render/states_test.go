package render_test

import (
	"context"
	"fmt"
	"image"
	"testing"

	"farpost/engine"
	"farpost/render/gallery"
	"farpost/render/rendertest"
)

// TestStatesWithoutColour ensures that every state can be seen in a picture without colour.
func TestStatesWithoutColour(t *testing.T) {
	r := rendertest.Shared(t)
	draw := func(states ...string) *image.RGBA {
		v := gallery.Empty()
		v.Zones[0].Cards = []engine.CardView{{Key: "obj:1.1", Card: "s1", States: states}}
		v.Zones[0].Count = 1
		p, err := r.Board(context.Background(), gallery.Scene("en", v))
		if err != nil {
			t.Fatal(err)
		}
		return rendertest.Pixels(t, p.PNG)
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
