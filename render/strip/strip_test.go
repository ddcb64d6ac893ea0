package strip_test

import (
	"bytes"
	"image"
	"image/png"
	"math/rand/v2"
	"sync"
	"testing"

	"farpost/render/strip"
)

// palette has n colours, all different.
func palette(n int) (out [][3]uint8) {
	for i := range n {
		out = append(out, [3]uint8{uint8(i), uint8(255 - i), uint8(i * 7)})
	}
	return out
}

// encode writes pixels in bands of so many rows.
func encode(t testing.TB, w, h, rows int, colours [][3]uint8, pix []uint8) []byte {
	t.Helper()
	var bands []strip.Band
	for y := 0; y < h; y += rows {
		var raw []byte
		for i := y; i < min(y+rows, h); i++ {
			raw = append(append(raw, 0), pix[i*w:(i+1)*w]...)
		}
		b, err := strip.Pack(raw, strip.Effort(y/rows%2))
		if err != nil {
			t.Fatal(err)
		}
		bands = append(bands, b)
	}
	return strip.File(w, h, colours, bands)
}

// check decodes with the standard library, which checks every sum, and compares size, colours and pixels.
func check(t testing.TB, file []byte, w, h int, colours [][3]uint8, pix []uint8) {
	t.Helper()
	im, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatalf("%dx%d: %v", w, h, err)
	}
	got, ok := im.(*image.Paletted)
	if !ok || got.Rect.Dx() != w || got.Rect.Dy() != h {
		t.Fatalf("%dx%d gives %T of %v", w, h, im, im.Bounds())
	}
	for y := range h {
		if !bytes.Equal(got.Pix[y*got.Stride:y*got.Stride+w], pix[y*w:(y+1)*w]) {
			t.Fatalf("%dx%d: row %d differs", w, h, y)
		}
	}
	for i, c := range colours {
		r, g, b, a := got.Palette[i].RGBA()
		if uint8(r>>8) != c[0] || uint8(g>>8) != c[1] || uint8(b>>8) != c[2] || a != 0xffff {
			t.Fatalf("colour %d is %v, want %v", i, got.Palette[i], c)
		}
	}
}

// picture has flat areas, lines and noise, as drawings and the worst case have.
func picture(w, h, colours int, noise float64, rng *rand.Rand) []uint8 {
	pix := make([]uint8, w*h)
	for i := range pix {
		pix[i] = uint8((i/w/5 + i%w/9) % colours)
		if rng.Float64() < noise {
			pix[i] = uint8(rng.IntN(colours))
		}
	}
	return pix
}

// TestRoundTrip ensures that the standard library reads back every pixel, whatever size, bands and colours.
func TestRoundTrip(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, w := range []int{1, 2, 3, 7, 255, 1080, 1081} {
		for _, h := range []int{1, 2, 31, 32, 33, 65} {
			for _, rows := range []int{1, 32, 1000} {
				for _, n := range []int{1, 2, 17, 256} {
					for _, noise := range []float64{0, 0.02, 1} {
						pix := picture(w, h, n, noise, rng)
						check(t, encode(t, w, h, rows, palette(n), pix), w, h, palette(n), pix)
					}
				}
			}
		}
	}
}

// TestLarge ensures that the sums of long bands are joined correctly, and that bands may be larger than a window.
func TestLarge(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	pix := picture(1999, 1201, 256, 0.5, rng)
	check(t, encode(t, 1999, 1201, 700, palette(256), pix), 1999, 1201, palette(256), pix)
}

// TestReuse ensures that a band can be part of any picture of its width, that packing always has the same result, and
// that goroutines do not disturb each other.
func TestReuse(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	const w, rows = 311, 13
	var bands []strip.Band
	var parts [][]uint8
	for range 6 {
		pix := picture(w, rows, 40, 0.1, rng)
		var raw []byte
		for y := range rows {
			raw = append(append(raw, 0), pix[y*w:(y+1)*w]...)
		}
		made := make([]strip.Band, 8)
		var wg sync.WaitGroup
		for i := range made {
			wg.Go(func() {
				b, err := strip.Pack(raw, strip.Quick)
				if err != nil {
					t.Error(err)
				}
				made[i] = b
			})
		}
		wg.Wait()
		for _, b := range made {
			if !bytes.Equal(strip.File(w, rows, palette(40), []strip.Band{b}),
				strip.File(w, rows, palette(40), made[:1])) {
				t.Error("equal rows give different bands")
			}
		}
		bands, parts = append(bands, made[0]), append(parts, pix)
	}
	for _, order := range [][]int{{0}, {5, 4, 3, 2, 1, 0}, {2, 2, 2}, {1, 3}} {
		var use []strip.Band
		var pix []uint8
		for _, i := range order {
			use, pix = append(use, bands[i]), append(pix, parts[i]...)
		}
		check(t, strip.File(w, rows*len(order), palette(40), use), w, rows*len(order), palette(40), pix)
	}
}

// FuzzRoundTrip looks for a picture that does not come back.
func FuzzRoundTrip(f *testing.F) {
	f.Add(uint16(1), uint16(1), uint16(1), []byte{0})
	f.Add(uint16(13), uint16(29), uint16(5), []byte("flat flat flat flat"))
	f.Add(uint16(1080), uint16(70), uint16(32), []byte{1, 2, 3, 250, 250, 250, 250})
	f.Fuzz(func(t *testing.T, w, h, rows uint16, seed []byte) {
		wide, high, strips := int(w%1500)+1, int(h%80)+1, int(rows%90)+1
		pix := make([]uint8, wide*high)
		for i := range pix {
			if len(seed) > 0 {
				pix[i] = seed[(i+i/wide)%len(seed)]
			}
		}
		check(t, encode(t, wide, high, strips, palette(256), pix), wide, high, palette(256), pix)
	})
}

// TestEffort ensures that more effort makes smaller bands, and that an unknown effort is refused.
func TestEffort(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	raw := picture(999, 32, 40, 0.1, rng)
	last := 0
	for _, e := range []strip.Effort{strip.Quick, strip.Even, strip.Small} {
		b, err := strip.Pack(raw, e)
		if err != nil {
			t.Fatal(err)
		}
		if last > 0 && b.Weight() >= last {
			t.Errorf("more effort makes %d bytes of %d", b.Weight(), last)
		}
		last = b.Weight()
	}
	if _, err := strip.Pack(raw, strip.Small+1); err == nil {
		t.Error("an effort that does not exist is accepted")
	}
}
