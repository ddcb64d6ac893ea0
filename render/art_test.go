package render_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"slices"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// TestShapes ensures that every shape that a layout may name draws something of its own.
func TestShapes(t *testing.T) {
	r := shared(t)
	seen := map[string]string{}
	for _, name := range render.Shapes() {
		im, err := r.Shape(name)
		if err != nil {
			t.Fatal(err)
		}
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
	if len(seen) != 27 {
		t.Errorf("%d shapes, layouts may name 27", len(seen))
	}
}

// small shrinks a picture to grey cells, as an eye sees it from a distance.
func small(im *image.RGBA) [16 * 12]int {
	var out, n [16 * 12]int
	b := im.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			k := y*12/b.Dy()*16 + x*16/b.Dx()
			c := im.RGBAAt(x, y)
			out[k] += (299*int(c.R) + 587*int(c.G) + 114*int(c.B)) / 1000
			n[k]++
		}
	}
	for i := range out {
		out[i] /= n[i]
	}
	return out
}

// TestPicturesDiffer ensures that hundreds of cards of one element and type, each with its own figure or pose, differ
// without colours.
func TestPicturesDiffer(t *testing.T) {
	r := shared(t)
	var seen [][16 * 12]int
	near := 0
	words := slices.Concat(engine.FigureBearers(), engine.FigureThings())
	for i := range 150 {
		im, err := r.Art(fmt.Sprintf("card-%03d", i), "being", words[i%len(words)], "flame", color.RGBA{255, 122, 69,
			255}, false)
		if err != nil {
			t.Fatal(err)
		}
		s := small(im)
		for _, o := range seen {
			d := 0
			for k := range s {
				d += max(s[k]-o[k], o[k]-s[k])
			}
			if d < 250 {
				near++
			}
		}
		seen = append(seen, s)
	}
	if near > 0 {
		t.Errorf("%d pairs of 150 cards look alike", near)
	}
}

// TestTurned ensures that a turned card is really upside down: the same picture, turned by 180 degrees.
func TestTurned(t *testing.T) {
	r := shared(t)
	tint := color.RGBA{74, 168, 255, 255}
	up, err := r.Art("x", "being", "", "drop", tint, false)
	if err != nil {
		t.Fatal(err)
	}
	down, err := r.Art("x", "being", "", "drop", tint, true)
	if err != nil {
		t.Fatal(err)
	}
	b := up.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			if up.RGBAAt(x, y) != down.RGBAAt(b.Dx()-1-x, b.Dy()-1-y) {
				t.Fatalf("pixel %d,%d is not turned", x, y)
			}
		}
	}
	if bytes.Equal(up.Pix, down.Pix) {
		t.Error("the picture looks the same both ways")
	}
}

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
