package golden

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Tolerance is how far a channel of a pixel may be from what was wanted, of 255; one pixel in Stray may be farther.
const (
	Tolerance = 24
	Stray     = 2000
)

// Picture compares a PNG with a golden one.
func Picture(t testing.TB, file string, got []byte) {
	t.Helper()
	want, ok := read(t, file, got)
	if !ok {
		return
	}
	w, err := png.Decode(bytes.NewReader(want))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	g, err := png.Decode(bytes.NewReader(got))
	if err != nil {
		t.Fatalf("what was drawn for %s is not a PNG: %v", file, err)
	}
	far, diff := Compare(w, g)
	if w.Bounds().Size() == g.Bounds().Size() && far <= w.Bounds().Dx()*w.Bounds().Dy()/Stray {
		return
	}
	dir, err := os.MkdirTemp("", "golden-")
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, diff); err != nil {
		t.Fatal(err)
	}
	to := filepath.Join(dir, strings.TrimSuffix(filepath.Base(file), ".png")+".diff.png")
	if err := os.WriteFile(to, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Errorf("%s: %d pixels differ, size %v, want %v; look at %s (wanted, drawn, differences), then run go test with -update if it is right",
		file, far, g.Bounds().Size(), w.Bounds().Size(), to)
}

// Compare counts the pixels that differ by more than the tolerance, those that only one of the pictures has among them,
// and makes a picture of three: what was wanted, what was drawn, and in red on grey what differs.
func Compare(want, got image.Image) (far int, diff *image.RGBA) {
	w, g := rgba(want), rgba(got)
	wide, high := max(w.Rect.Dx(), g.Rect.Dx()), max(w.Rect.Dy(), g.Rect.Dy())
	diff = image.NewRGBA(image.Rect(0, 0, 3*wide, high))
	draw.Draw(diff, w.Rect, w, image.Point{}, draw.Src)
	draw.Draw(diff, g.Rect.Add(image.Pt(wide, 0)), g, image.Point{}, draw.Src)
	for y := range high {
		for x := range wide {
			at := image.Pt(x, y)
			p, q := w.RGBAAt(x, y), g.RGBAAt(x, y)
			c := color.RGBA{q.G / 4, q.G / 4, q.G / 4, 255}
			if at.In(w.Rect) != at.In(g.Rect) || apart(p, q) > Tolerance {
				far++
				c = color.RGBA{255, 60, 60, 255}
			}
			diff.SetRGBA(2*wide+x, y, c)
		}
	}
	return far, diff
}

// apart is the largest difference of a channel.
func apart(p, q color.RGBA) int {
	d := func(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
	return max(d(p.R, q.R), d(p.G, q.G), d(p.B, q.B), d(p.A, q.A))
}

// rgba copies a picture, with its upper left corner at 0, 0.
func rgba(im image.Image) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: im.Bounds().Size()})
	draw.Draw(out, out.Rect, im, im.Bounds().Min, draw.Src)
	return out
}
