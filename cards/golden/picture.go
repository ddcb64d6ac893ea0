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

// Tolerance is by how much a channel of a pixel may differ, of 255. One pixel in Stray may differ by more.
const (
	Tolerance = 24
	Stray     = 2000
)

// Picture compares a PNG with a golden file.
func Picture(t testing.TB, file string, got []byte) {
	t.Helper()
	want, ok := read(t, file, got)
	if !ok || bytes.Equal(want, got) {
		return
	}
	wantPNG, err := png.Decode(bytes.NewReader(want))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	gotPNG, err := png.Decode(bytes.NewReader(got))
	if err != nil {
		t.Fatalf("what was drawn for %s is not a PNG: %v", file, err)
	}
	w, g := RGBA(wantPNG), RGBA(gotPNG)
	far := Far(w, g)
	if w.Rect == g.Rect && far <= w.Rect.Dx()*w.Rect.Dy()/Stray {
		return
	}
	dir, err := os.MkdirTemp("", "golden-")
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, Diff(w, g)); err != nil {
		t.Fatal(err)
	}
	to := filepath.Join(dir, strings.TrimSuffix(filepath.Base(file), ".png")+".diff.png")
	if err := os.WriteFile(to, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Errorf("%s: %d pixels differ, size %v, want %v; look at %s (wanted, drawn, differences), "+
		"then run go test with -update if it is right",
		file, far, g.Rect.Size(), w.Rect.Size(), to)
}

// Far counts the pixels that differ by more than the tolerance, or that only one of the pictures has. Both pictures
// have their upper left corners at 0, 0.
func Far(want, got *image.RGBA) (n int) {
	both := want.Rect.Intersect(got.Rect)
	n = area(want.Rect) + area(got.Rect) - 2*area(both)
	for y := range both.Dy() {
		p, q := want.Pix[y*want.Stride:][:4*both.Dx()], got.Pix[y*got.Stride:][:4*both.Dx()]
		if bytes.Equal(p, q) {
			continue
		}
		for i := 0; i < len(p); i += 4 {
			if apart([4]uint8(p[i:]), [4]uint8(q[i:])) > Tolerance {
				n++
			}
		}
	}
	return n
}

func area(r image.Rectangle) int { return r.Dx() * r.Dy() }

// Diff returns three pictures side by side: what was wanted, what was drawn, and in red on grey the pixels that Far
// counts.
func Diff(want, got *image.RGBA) *image.RGBA {
	wide, high := max(want.Rect.Dx(), got.Rect.Dx()), max(want.Rect.Dy(), got.Rect.Dy())
	out := image.NewRGBA(image.Rect(0, 0, 3*wide, high))
	draw.Draw(out, want.Rect, want, image.Point{}, draw.Src)
	draw.Draw(out, got.Rect.Add(image.Pt(wide, 0)), got, image.Point{}, draw.Src)
	for y := range high {
		for x := range wide {
			at := image.Pt(x, y)
			p, q := want.RGBAAt(x, y), got.RGBAAt(x, y)
			c := color.RGBA{q.G / 4, q.G / 4, q.G / 4, 255}
			if at.In(want.Rect) != at.In(got.Rect) ||
				apart([4]uint8{p.R, p.G, p.B, p.A}, [4]uint8{q.R, q.G, q.B, q.A}) > Tolerance {
				c = color.RGBA{255, 60, 60, 255}
			}
			out.SetRGBA(2*wide+x, y, c)
		}
	}
	return out
}

// apart returns the largest difference of a channel.
func apart(p, q [4]uint8) (most int) {
	for i := range p {
		most = max(most, int(p[i])-int(q[i]), int(q[i])-int(p[i]))
	}
	return most
}

// RGBA copies a picture and moves its upper left corner to 0, 0. It copies a picture with a palette, as the bot's are,
// by runs of equal pixels: to ask for each pixel would take most of the time of a test with the race detector.
func RGBA(im image.Image) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: im.Bounds().Size()})
	from, ok := im.(*image.Paletted)
	if !ok {
		draw.Draw(out, out.Rect, im, im.Bounds().Min, draw.Src)
		return out
	}
	var of [256][]byte
	for i, c := range from.Palette {
		p := color.RGBAModel.Convert(c).(color.RGBA)
		of[i] = []byte{p.R, p.G, p.B, p.A}
	}
	w := out.Rect.Dx()
	for y := range out.Rect.Dy() {
		to := out.Pix[y*out.Stride:]
		row := from.Pix[y*from.Stride:][:w]
		for x := 0; x < w; {
			n := x + 1
			for n < w && row[n] == row[x] {
				n++
			}
			// Runs are long, so the part that is set already is copied on.
			run := to[4*x : 4*n]
			for done := copy(run, of[row[x]]); done < len(run); done *= 2 {
				copy(run[done:], run[:done])
			}
			x = n
		}
	}
	return out
}
