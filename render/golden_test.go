package render_test

import (
	"bytes"
	"context"
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"farpost/render"
	"farpost/render/gallery"
)

var update = flag.Bool("update", false, "write the golden pictures anew; look at them afterwards")

func newRenderer(t testing.TB, o render.Options) *render.Renderer {
	t.Helper()
	r, err := render.New(o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func decode(t testing.TB, b []byte) image.Image {
	t.Helper()
	im, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		t.Fatalf("the picture is not a PNG: %v", err)
	}
	return im
}

// TestGolden ensures that pictures look as they did when somebody last looked at them.
func TestGolden(t *testing.T) {
	golden := map[string]bool{
		"board-empty.it": true, "board-normal.en": true, "board-crowded.it": true, "board-four.en": true,
		"board-over.en": true, "hand.it": true, "hand-empty.en": true, "card-s15.en": true, "card-s19.it": true,
	}
	r := newRenderer(t, render.Options{})
	for _, s := range gallery.Samples() {
		if !golden[s.Name] {
			continue
		}
		delete(golden, s.Name)
		t.Run(s.Name, func(t *testing.T) {
			p, err := s.Draw(context.Background(), r)
			if err != nil {
				t.Fatal(err)
			}
			file := filepath.Join("testdata", "golden", s.Name+".png")
			if *update {
				if err := os.WriteFile(file, p.PNG, 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatalf("%v; make it with: go test ./render -run TestGolden -update", err)
			}
			if len(p.PNG) > 300<<10 {
				t.Errorf("%d bytes are too many for a phone", len(p.PNG))
			}
			compare(t, s.Name, decode(t, want), decode(t, p.PNG))
		})
	}
	for name := range golden {
		t.Errorf("there is no sample %s any more", name)
	}
}

// compare allows small differences of edges, and writes a picture of larger ones.
func compare(t *testing.T, name string, want, got image.Image) {
	t.Helper()
	if want.Bounds() != got.Bounds() {
		t.Fatalf("size %v, want %v", got.Bounds(), want.Bounds())
	}
	b := want.Bounds()
	diff := image.NewRGBA(b)
	bad := 0
	w, g := pixels(want), pixels(got)
	for i := 0; i < len(w.Pix); i += 4 {
		p, q, o := w.Pix[i:i+3], g.Pix[i:i+3], diff.Pix[i:i+4]
		grey := q[1] / 4
		copy(o, []uint8{grey, grey, grey, 255})
		if p[0] == q[0] && p[1] == q[1] && p[2] == q[2] {
			continue
		}
		for k := range p {
			if max(int(p[k])-int(q[k]), int(q[k])-int(p[k])) > 48 {
				bad++
				copy(o, []uint8{255, 60, 60, 255})
				break
			}
		}
	}
	if limit := b.Dx() * b.Dy() / 2000; bad > limit {
		t.Errorf("%d pixels differ, at most %d may; see %s", bad, limit, writeDiff(t, name, diff, got))
	}
}

// pixels gives a picture's pixels in one slice.
func pixels(im image.Image) *image.RGBA {
	out := image.NewRGBA(im.Bounds())
	draw.Draw(out, out.Rect, im, im.Bounds().Min, draw.Src)
	return out
}

func apart(a, b color.Color) int {
	ar, ag, ab, _ := a.RGBA()
	br, bg, bb, _ := b.RGBA()
	d := func(x, y uint32) int { return max(int(x>>8)-int(y>>8), int(y>>8)-int(x>>8)) }
	return max(d(ar, br), d(ag, bg), d(ab, bb))
}

// writeDiff leaves the differences, and the picture as it is now, in a folder that outlives the test.
func writeDiff(t *testing.T, name string, diff, got image.Image) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "farpost-golden-")
	if err != nil {
		t.Fatal(err)
	}
	for n, im := range map[string]image.Image{name + ".diff.png": diff, name + ".got.png": got} {
		var b bytes.Buffer
		if err := png.Encode(&b, im); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, n), b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(dir, name+".diff.png")
}
