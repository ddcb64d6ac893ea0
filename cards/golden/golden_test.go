package golden_test

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"farpost/cards/golden"
)

// witness records failures instead of failing.
type witness struct {
	testing.TB
	said []string
}

func (w *witness) Helper()                   {}
func (w *witness) Name() string              { return "TestSomething" }
func (w *witness) Errorf(f string, a ...any) { w.said = append(w.said, fmt.Sprintf(f, a...)) }

func plain(w, h int, c color.RGBA) *image.RGBA {
	im := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			im.SetRGBA(x, y, c)
		}
	}
	return im
}

func encode(t *testing.T, im image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, im); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestPicture ensures that small differences and few stray pixels pass, that more fail with a picture of them, and that
// another size fails.
func TestPicture(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	file := filepath.Join(t.TempDir(), "a.png")
	grey := color.RGBA{100, 100, 100, 255}
	if err := os.WriteFile(file, encode(t, plain(200, 100, grey)), 0o644); err != nil {
		t.Fatal(err)
	}
	near := color.RGBA{100 + golden.Tolerance, 100, 100 - golden.Tolerance, 255}
	spots := func(n int) image.Image {
		im := plain(200, 100, near)
		for i := range n {
			im.SetRGBA(i, 7, color.RGBA{100, 101 + golden.Tolerance, 100, 255})
		}
		return im
	}
	for _, c := range []struct {
		name string
		got  image.Image
		want string
	}{
		{"the same", plain(200, 100, grey), ""},
		{"a shade", plain(200, 100, near), ""},
		{"a few pixels", spots(200 * 100 / golden.Stray), ""},
		{"one more", spots(200*100/golden.Stray + 1), "11 pixels differ"},
		{"higher", plain(200, 101, grey), "200 pixels differ"},
		{"narrower", plain(199, 100, grey), "100 pixels differ"},
	} {
		w := &witness{TB: t}
		golden.Picture(w, file, encode(t, c.got))
		said := strings.Join(w.said, "\n")
		if (c.want == "") != (said == "") || !strings.Contains(said, c.want) {
			t.Errorf("%s: %q, want %q", c.name, said, c.want)
		}
		if c.want == "" {
			continue
		}
		_, at, _ := strings.Cut(said, "look at ")
		at, _, _ = strings.Cut(at, " ")
		raw, err := os.ReadFile(at)
		if err != nil {
			t.Fatal(err)
		}
		if im, err := png.Decode(bytes.NewReader(raw)); err != nil || im.Bounds().Dx() != 600 {
			t.Errorf("%s: the picture of differences: %v, %v", c.name, im.Bounds(), err)
		}
	}
	if diff := golden.Diff(plain(200, 100, grey), golden.RGBA(spots(3))); diff.RGBAAt(402, 7).R != 255 ||
		diff.RGBAAt(403, 7).R == 255 {
		t.Error("the differences are not where they are")
	}
}

// TestRGBA ensures that a picture with a palette is copied pixel by pixel as it is, a part of one too.
func TestRGBA(t *testing.T) {
	im := image.NewPaletted(image.Rect(-3, 2, 17, 9),
		color.Palette{color.RGBA{1, 2, 3, 255}, color.NRGBA{200, 100, 50, 128}, color.Gray{77}})
	for i := range im.Pix {
		im.Pix[i] = uint8(i * i / 7 % 3)
	}
	for _, im := range []image.Image{im, im.SubImage(image.Rect(1, 4, 9, 8))} {
		got := golden.RGBA(im)
		if at := im.Bounds(); got.Rect != image.Rect(0, 0, at.Dx(), at.Dy()) {
			t.Fatalf("%v was copied as %v", at, got.Rect)
		}
		for y := range got.Rect.Dy() {
			for x := range got.Rect.Dx() {
				want := color.RGBAModel.Convert(im.At(im.Bounds().Min.X+x, im.Bounds().Min.Y+y))
				if got.RGBAAt(x, y) != want {
					t.Fatalf("%d,%d is %v, want %v", x, y, got.RGBAAt(x, y), want)
				}
			}
		}
	}
}

// TestText ensures that the first line that differs, is new or is missing is reported.
func TestText(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.golden")
	if err := os.WriteFile(file, []byte("one\ntwo"), 0o644); err != nil {
		t.Fatal(err)
	}
	for got, want := range map[string]string{"one\ntwo": "", "one\nzwei": `got  "zwei"`,
		"one": `line 2 is missing: "two"`, "one\ntwo\nthree": `line 3 is new: "three"`} {
		w := &witness{TB: t}
		golden.Text(w, file, got)
		if said := strings.Join(w.said, "\n"); (want == "") != (said == "") || !strings.Contains(said, want) {
			t.Errorf("%q: %q, want %q", got, said, want)
		}
	}
	w := &witness{TB: t}
	golden.Text(w, filepath.Join(t.TempDir(), "none"), "")
	if len(w.said) != 1 || !strings.Contains(w.said[0], "go test -run TestSomething -update") {
		t.Errorf("a missing file: %q", w.said)
	}
}
