package rendertest

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"sync"
	"testing"

	"farpost/cards/golden"
	"farpost/render"
	"farpost/render/gallery"
)

// New makes a renderer.
func New(t testing.TB, o render.Options) *render.Renderer {
	t.Helper()
	r, err := render.New(o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

var forLooks = sync.OnceValues(func() (*render.Renderer, error) {
	return render.New(render.Options{SpriteBytes: 128 << 20, BandBytes: 32 << 20, PictureBytes: 32 << 20})
})

// Shared is the renderer of the tests of what pictures look like, so that one test uses what another one drew. Tests of
// what is drawn again have renderers of their own.
func Shared(t testing.TB) *render.Renderer {
	t.Helper()
	r, err := forLooks()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Samples returns the gallery's samples for tests of pixels. With the race detector it returns every fifth: the pixels
// are the same as in the run without it, which has them all.
func Samples() (out []gallery.Sample) {
	for i, s := range gallery.Samples() {
		if !Race || i%5 == 0 {
			out = append(out, s)
		}
	}
	return out
}

// Decode reads a file.
func Decode(t testing.TB, b []byte) image.Image {
	t.Helper()
	im, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		t.Fatalf("the picture is not a PNG: %v", err)
	}
	return im
}

// Pixels returns the pixels of a file.
func Pixels(t testing.TB, b []byte) *image.RGBA {
	t.Helper()
	return golden.RGBA(Decode(t, b))
}

// SamePixels reports whether two files show the same.
func SamePixels(t testing.TB, a, b []byte) bool {
	t.Helper()
	if bytes.Equal(a, b) {
		return true
	}
	p, q := Pixels(t, a), Pixels(t, b)
	return p.Rect == q.Rect && bytes.Equal(p.Pix, q.Pix)
}

// Apart returns by how much two colours differ in a channel at most, from 0 to 255.
func Apart(a, b color.Color) int {
	ar, ag, ab, _ := a.RGBA()
	br, bg, bb, _ := b.RGBA()
	d := func(x, y uint32) int { return max(int(x>>8)-int(y>>8), int(y>>8)-int(x>>8)) }
	return max(d(ar, br), d(ag, bg), d(ab, bb))
}
