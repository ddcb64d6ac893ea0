package render_test

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/png"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// halves is an organiser's picture: pink on the left, and on the right of the middle yellow.
func halves() image.Image {
	im := image.NewRGBA(image.Rect(0, 0, 400, 300))
	for y := range 300 {
		for x := range 400 {
			c := color.RGBA{255, 0, 200, 255}
			if x >= 200 {
				c = color.RGBA{255, 255, 0, 255}
			}
			im.SetRGBA(x, y, c)
		}
	}
	return im
}

// withPicture returns a renderer that knows one picture, and the samples' faces with that picture for one card.
func withPicture(t *testing.T, card, lang string) (*render.Renderer, func(string) engine.Face) {
	t.Helper()
	r, err := render.New(render.Options{Pictures: func(name string) image.Image {
		if name == "pink" {
			return halves()
		}
		return nil
	}})
	if err != nil {
		t.Fatal(err)
	}
	faces := gallery.Face(lang)
	return r, func(id string) engine.Face {
		f := faces(id)
		if id == card {
			f.Picture, f.Credit = "pink", "Ada Rossi"
		}
		return f
	}
}

// pinkAndYellow counts the pixels of a picture that are about as pink, and about as yellow, as the organiser's.
func pinkAndYellow(t *testing.T, p render.Picture) (pink, yellow int) {
	t.Helper()
	im, err := png.Decode(bytes.NewReader(p.PNG))
	if err != nil {
		t.Fatal(err)
	}
	b := im.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			r, g, b, _ := im.At(x, y).RGBA()
			switch {
			case r > 0xb000 && g < 0x5000 && b > 0x8000:
				pink++
			case r > 0xb000 && g > 0xb000 && b < 0x5000:
				yellow++
			}
		}
	}
	return pink, yellow
}

// TestOwnPicture ensures that an organiser's picture takes the figure's place, both halves of it, in every language,
// and that the card says who made it.
func TestOwnPicture(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		r, face := withPicture(t, "s1", lang)
		s := gallery.Scene(lang, gallery.Empty())
		own, err := r.Card(context.Background(), s, face("s1"))
		if err != nil {
			t.Fatal(err)
		}
		if pink, yellow := pinkAndYellow(t, own); pink < 40000 || yellow < 40000 {
			t.Errorf("%s: %d pink and %d yellow pixels on the card", lang, pink, yellow)
		}
		f := face("s1")
		f.Credit = ""
		silent, err := r.Card(context.Background(), s, f)
		if err != nil {
			t.Fatal(err)
		}
		if silent.H >= own.H {
			t.Errorf("%s: the credit takes no room", lang)
		}
		f.Picture = ""
		plain, err := r.Card(context.Background(), s, f)
		if err != nil {
			t.Fatal(err)
		}
		if pink, _ := pinkAndYellow(t, plain); pink > 500 || plain.Hash == silent.Hash {
			t.Errorf("%s: the card without a picture has %d pink pixels", lang, pink)
		}
		// A name without a picture leaves the figure.
		f.Picture = "gone"
		gone, err := r.Card(context.Background(), s, f)
		if err != nil {
			t.Fatal(err)
		}
		if pink, _ := pinkAndYellow(t, gone); pink > 500 {
			t.Errorf("%s: a picture that is gone has %d pink pixels", lang, pink)
		}
	}
}

// TestOwnPictureHidden ensures that a card that a viewer may not see keeps its back, whatever picture it has, and that
// those who may see it have the same picture in every language.
func TestOwnPictureHidden(t *testing.T) {
	board := func(lang string, c engine.CardView) render.Picture {
		r, face := withPicture(t, "s1", lang)
		v := gallery.Empty()
		v.Zones[0].Cards, v.Zones[0].Count = []engine.CardView{c}, 1
		s := gallery.Scene(lang, v)
		s.Face = face
		p, err := r.Board(context.Background(), s)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	hidden := engine.CardView{Key: "obj:1.1"}
	if pink, _ := pinkAndYellow(t, board("en", hidden)); pink > 100 {
		t.Errorf("a hidden card has %d pink pixels", pink)
	}
	shown := hidden
	shown.Card = "s1"
	a, ay := pinkAndYellow(t, board("en", shown))
	b, by := pinkAndYellow(t, board("it", shown))
	if a < 5000 || a != b || ay != by {
		t.Errorf("%d pink and %d yellow pixels in English, %d and %d in Italian", a, ay, b, by)
	}
}
