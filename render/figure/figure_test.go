package figure_test

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"slices"
	"testing"

	"farpost/engine"
	"farpost/render/figure"
)

var ground, tint = color.RGBA{40, 44, 60, 255}, color.RGBA{74, 168, 255, 255}

// draw paints a card's figure on a plain ground, as large as on a table.
func draw(c figure.Card) *image.RGBA {
	return drawAs(c, 240, 168)
}

func drawAs(c figure.Card, w, h int) *image.RGBA {
	im := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := 0; i < len(im.Pix); i += 4 {
		im.Pix[i], im.Pix[i+1], im.Pix[i+2], im.Pix[i+3] = ground.R, ground.G, ground.B, 255
	}
	c.Tint = tint
	figure.Draw(im, im.Rect, c)
	return im
}

// cells shrinks a picture to what is left of it at 90 pixels seen from a distance: grey cells.
func cells(im *image.RGBA) (out [24 * 16]int) {
	b := im.Bounds()
	var n [24 * 16]int
	for y := range b.Dy() {
		for x := range b.Dx() {
			k := y*16/b.Dy()*24 + x*24/b.Dx()
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

// apart is how much two pictures differ, a mean of a cell.
func apart(a, b [24 * 16]int) int {
	d := 0
	for i := range a {
		d += max(a[i]-b[i], b[i]-a[i])
	}
	return d * 10 / len(a)
}

// TestWords ensures that every word that a card may use draws something, and no two words look alike, whichever way
// they look.
func TestWords(t *testing.T) {
	want := slices.Sorted(slices.Values(slices.Concat(engine.FigureBearers(), engine.FigureThings())))
	if got := figure.Words(); !slices.Equal(got, want) {
		t.Fatalf("figures of\n%v\nwant those of package engine\n%v", got, want)
	}
	type seen struct {
		word string
		at   [24 * 16]int
	}
	var all []seen
	for _, w := range want {
		for _, id := range []string{"a", "b", "c", "d"} {
			im := draw(figure.Card{ID: id, Word: w, Size: 0.5})
			covered := 0
			for i := 0; i < len(im.Pix); i += 4 {
				if im.Pix[i] != ground.R || im.Pix[i+1] != ground.G {
					covered++
				}
			}
			if share := covered * 100 / (240 * 168); share < 7 || share > 75 {
				t.Errorf("%s of card %s covers %d%% of the picture; from 7 to 75", w, id, share)
			}
			s := seen{w, cells(im)}
			for _, o := range all {
				if o.word != w && apart(o.at, s.at) < 20 {
					t.Errorf("%s and %s look alike: %d", o.word, w, apart(o.at, s.at))
				}
			}
			all = append(all, s)
		}
	}
}

// TestSame ensures that equal cards have equal pixels, and that the id makes two of a word differ.
func TestSame(t *testing.T) {
	for _, w := range figure.Words() {
		a, b := draw(figure.Card{ID: "x", Word: w}), draw(figure.Card{ID: "x", Word: w})
		if !bytes.Equal(a.Pix, b.Pix) {
			t.Errorf("%s is drawn in two ways", w)
		}
		same := 0
		for i := range 8 {
			if bytes.Equal(a.Pix, draw(figure.Card{ID: fmt.Sprint("y", i), Word: w}).Pix) {
				same++
			}
		}
		if same > 2 {
			t.Errorf("%s: %d of 8 other cards look the same", w, same)
		}
	}
}

// TestKin ensures that cards of a kin share a second colour, and that there are several.
func TestKin(t *testing.T) {
	colours := map[color.RGBA]bool{}
	for i := range 30 {
		kin := fmt.Sprint("kin", i)
		of := func(id string) color.RGBA { return draw(figure.Card{ID: id, Word: "hood", Kin: kin}).RGBAAt(120, 120) }
		one := of("a")
		for _, id := range []string{"b", "c", "d"} {
			if other := of(id); other != one {
				t.Errorf("two of %s wear %v and %v", kin, one, other)
			}
		}
		colours[one] = true
	}
	if len(colours) < 4 {
		t.Errorf("30 kins wear %d colours", len(colours))
	}
}

// TestBorne ensures that every thing can be seen when a being holds it or a beast carries it, and that size shows.
func TestBorne(t *testing.T) {
	for _, bearer := range engine.FigureBearers() {
		alone := cells(draw(figure.Card{ID: "a", Word: bearer}))
		var seen [][24 * 16]int
		for _, thing := range []string{"crown", "banner", "lantern"} {
			with := cells(draw(figure.Card{ID: "a", Word: bearer + "+" + thing}))
			if apart(with, alone) < 15 {
				t.Errorf("a %s is not seen on a %s: %d", thing, bearer, apart(with, alone))
			}
			seen = append(seen, with)
		}
		if seen[0] == seen[1] || seen[1] == seen[2] {
			t.Errorf("a %s holds everything alike", bearer)
		}
	}
	for _, thing := range engine.FigureThings() {
		alone := cells(draw(figure.Card{ID: "a", Word: "ghost"}))
		if with := cells(draw(figure.Card{ID: "a", Word: "ghost+" + thing})); apart(with, alone) < 15 {
			t.Errorf("a ghost's %s is not seen: %d", thing, apart(with, alone))
		}
	}
	small, large := draw(figure.Card{ID: "a", Word: "bear"}), draw(figure.Card{ID: "a", Word: "bear", Size: 1})
	if apart(cells(small), cells(large)) < 10 {
		t.Error("a large bear is as small as a small one")
	}
}

// TestParts ensures that every part that a property may add is seen, and that others are left out.
func TestParts(t *testing.T) {
	plain := draw(figure.Card{ID: "a", Word: "wolf"})
	var seen [][24 * 16]int
	for _, part := range engine.FigureParts() {
		s := cells(draw(figure.Card{ID: "a", Word: "wolf", Parts: []string{part}}))
		if apart(s, cells(plain)) < 5 {
			t.Errorf("%s is not seen: %d", part, apart(s, cells(plain)))
		}
		if slices.Contains(seen, s) {
			t.Errorf("%s looks as another part", part)
		}
		seen = append(seen, s)
	}
	if !bytes.Equal(plain.Pix, draw(figure.Card{ID: "a", Word: "wolf", Parts: []string{"?"}}).Pix) {
		t.Error("an unknown part draws something")
	}
}

// TestAnySize ensures that a figure has room wherever it is drawn, and that an unknown word draws a crystal.
func TestAnySize(t *testing.T) {
	for _, at := range []image.Point{{1, 1}, {8, 3}, {3, 40}, {33, 24}, {78, 60}, {760, 400}} {
		for _, w := range []string{"dragon", "knight+banner", "kraken", "echo", "?"} {
			drawAs(figure.Card{ID: "a", Word: w, Parts: engine.FigureParts()}, at.X, at.Y)
		}
	}
	if !bytes.Equal(draw(figure.Card{ID: "a", Word: "?"}).Pix, draw(figure.Card{ID: "a", Word: "crystal"}).Pix) {
		t.Error("an unknown word is no crystal")
	}
}

func BenchmarkDraw(b *testing.B) {
	im, words := image.NewRGBA(image.Rect(0, 0, 240, 168)), figure.Words()
	for i := range b.N {
		figure.Draw(im, im.Rect, figure.Card{ID: "a", Word: words[i%len(words)], Tint: tint})
	}
}
