package render_test

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"path/filepath"
	"testing"

	"farpost/cards/golden"
	"farpost/render"
	"farpost/render/gallery"
)

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
	kept := map[string]bool{
		"board-empty.it": true, "board-normal.en": true, "board-crowded.it": true, "board-four.en": true, "board-fight.en": true, "board-four-crowded.it": true,
		"board-over.en": true, "hand.it": true, "hand-empty.en": true, "card-s15.en": true, "card-s19.it": true,
		"prompt-attack.it": true, "board-wide.en": true, "deck.it": true, "sheet.en": true, "result.en": true, "replay.it": true, "replay-turns.en": true,
	}
	r := newRenderer(t, render.Options{})
	for _, s := range gallery.Samples() {
		if !kept[s.Name] {
			continue
		}
		delete(kept, s.Name)
		t.Run(s.Name, func(t *testing.T) {
			p, err := s.Draw(context.Background(), r)
			if err != nil {
				t.Fatal(err)
			}
			if len(p.PNG) > 300<<10 {
				t.Errorf("%d bytes are too many for a phone", len(p.PNG))
			}
			golden.Picture(t, filepath.Join("testdata", "golden", s.Name+".png"), p.PNG)
		})
	}
	for name := range kept {
		t.Errorf("there is no sample %s any more", name)
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
