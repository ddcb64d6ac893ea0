package render_test

import (
	"bytes"
	"context"
	"testing"

	"farpost/cards/golden"
	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// TestOnlyChanged ensures that after a change most of a picture is used again, and that every pixel is then as if the
// picture had been drawn from nothing.
func TestOnlyChanged(t *testing.T) {
	r := newRenderer(t, render.Options{})
	for _, c := range []struct {
		name   string
		change func(*render.Scene)
		dirty  int // bands that may be packed anew, of every hundred
	}{
		{"nothing", func(*render.Scene) {}, 0},
		{"a turn's number", func(s *render.Scene) { s.View.Turn++ }, 10},
		{"the last action", func(s *render.Scene) { s.LastAction = "Something else." }, 8},
		{"a figure of a card", func(s *render.Scene) { s.View.Zones[0].Cards[0].Stats[0].Now++ }, 20},
		{"a card's state", func(s *render.Scene) { s.View.Zones[0].Cards[0].States = []string{"spent"} }, 35},
		{"a card that comes", func(s *render.Scene) {
			z := &s.View.Zones[0]
			z.Cards = append(z.Cards, engine.CardView{Key: "obj:99.1", Card: "s7"})
			z.Count++
		}, 50},
		{"an arrow that goes", func(s *render.Scene) { s.Layout.Arrows = nil }, 20},
		{"an arrow to something else", func(s *render.Scene) {
			s.View.Zones[8].Cards[0].Targets[0] = s.View.Zones[4].Cards[1].Key
		}, 45},
	} {
		t.Run(c.name, func(t *testing.T) {
			r.Forget()
			if _, err := r.Board(context.Background(), gallery.Scene("en", gallery.Normal())); err != nil {
				t.Fatal(err)
			}
			s := gallery.Scene("en", gallery.Normal())
			c.change(&s)
			all, kept, err := r.Bands(s)
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%d bands, %d dirty", all, all-kept)
			if (all-kept)*100 > c.dirty*all {
				t.Errorf("%d of %d bands are packed anew, at most %d %% are to be", all-kept, all, c.dirty)
			}
			got, err := r.Board(context.Background(), s)
			if err != nil {
				t.Fatal(err)
			}
			want := golden.RGBA(numbered(t, newRenderer(t, render.Options{}), s))
			if got := pixels(t, got.PNG); got.Rect != want.Rect || !bytes.Equal(got.Pix, want.Pix) {
				t.Error("the picture differs from one drawn from nothing")
			}
		})
	}
}

// TestPackedHarder ensures that a board that is packed harder, because of its size, does not use a band that was packed
// less hard for an earlier board.
func TestPackedHarder(t *testing.T) {
	r := newRenderer(t, render.Options{})
	few := gallery.Scene("en", gallery.Four())
	if _, err := r.Board(context.Background(), few); err != nil {
		t.Fatal(err)
	}
	if all, kept, err := r.Bands(few); err != nil || kept != all {
		t.Errorf("%d of %d bands of a usual board are kept, %v", kept, all, err)
	}
	many := gallery.Scene("en", gallery.Piled(gallery.Four(), gallery.Layout(), gallery.BoardPool(), 12))
	if all, kept, err := r.Bands(many); err != nil || kept != 0 {
		t.Errorf("%d of %d bands of a board with much pending are those of a usual board, %v", kept, all, err)
	}
}

// TestEverySample ensures that every picture of the gallery is a PNG that the standard library reads whole, has the
// size that it says, and is small enough for a phone.
func TestEverySample(t *testing.T) {
	r := shared(t)
	for _, s := range samples() {
		p, err := s.Draw(context.Background(), r)
		if err != nil {
			t.Fatal(err)
		}
		if im := decode(t, p.PNG); im.Bounds().Dx() != p.W || im.Bounds().Dy() != p.H {
			t.Errorf("%s: says %dx%d, is %v", s.Name, p.W, p.H, im.Bounds())
		}
		if len(p.PNG) > 300<<10 {
			t.Errorf("%s: %d bytes are too many for a phone", s.Name, len(p.PNG))
		}
	}
}
