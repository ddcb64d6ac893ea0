package art_test

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"slices"
	"testing"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/draw"
)

func newPen(t *testing.T) *draw.Pen {
	t.Helper()
	faces, err := draw.ParseFonts()
	if err != nil {
		t.Fatal(err)
	}
	return draw.NewPen(faces, nil)
}

// painted returns a card's picture, head up.
func painted(p *draw.Pen, c art.Card) *image.RGBA {
	im := image.NewRGBA(image.Rect(0, 0, 240, 160))
	p.On(im, draw.InkGround)
	art.Paint(p, im.Rect, c)
	return im
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
	p := newPen(t)
	var seen [][16 * 12]int
	near := 0
	words := slices.Concat(engine.FigureBearers(), engine.FigureThings())
	for i := range 150 {
		s := small(painted(p, art.Card{Name: fmt.Sprintf("card-%03d", i), Type: "being", Figure: words[i%len(words)],
			Tint: color.RGBA{255, 122, 69, 255}, Element: draw.Mark{Shape: "flame"}, Land: "flame"}))
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
	p := newPen(t)
	up := painted(p, art.Card{Name: "x", Type: "being", Tint: color.RGBA{74, 168, 255, 255},
		Element: draw.Mark{Shape: "drop"}, Land: "drop"})
	down := image.NewRGBA(up.Rect)
	copy(down.Pix, up.Pix)
	p.Image = down
	art.TurnOver(p, down.Rect)
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
