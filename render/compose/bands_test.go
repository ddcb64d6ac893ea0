package compose_test

import (
	"bytes"
	"context"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/compose"
	"farpost/render/gallery"
	"farpost/render/plan"
	"farpost/render/rendertest"
)

// TestOnlyChanged ensures that after a change most of a picture is used again, and that every pixel is then as if the
// picture had been drawn from nothing.
func TestOnlyChanged(t *testing.T) {
	r := newComposer(t, compose.Options{})
	for _, c := range []struct {
		name   string
		change func(*render.Scene)
		dirty  int // bands that may be packed anew, of every hundred
	}{
		{"nothing", func(*render.Scene) {}, 0},
		{"a turn's number", func(s *render.Scene) { s.View.Turn++ }, 6},
		{"the last action", func(s *render.Scene) { s.LastAction = "Something else." }, 6},
		{"a figure of a card", func(s *render.Scene) { s.View.Zones[0].Cards[0].Stats[0].Now++ }, 4},
		{"a card's state", func(s *render.Scene) { s.View.Zones[0].Cards[0].States = []string{"spent"} }, 22},
		{"a card that comes", func(s *render.Scene) {
			z := &s.View.Zones[0]
			z.Cards = append(z.Cards, engine.CardView{Key: "obj:99.1", Card: "s7"})
			z.Count++
		}, 28},
		{"an arrow that goes", func(s *render.Scene) { s.Layout.Arrows = nil }, 17},
		{"an arrow to something else", func(s *render.Scene) {
			s.View.Zones[8].Cards[0].Targets[0] = s.View.Zones[4].Cards[1].Key
		}, 40},
	} {
		t.Run(c.name, func(t *testing.T) {
			r.Forget()
			if _, err := board(context.Background(), r, gallery.Scene("en", gallery.Normal())); err != nil {
				t.Fatal(err)
			}
			s := gallery.Scene("en", gallery.Normal())
			c.change(&s)
			all, kept, err := r.Bands(plan.Board(s))
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%d bands, %d dirty", all, all-kept)
			if (all-kept)*100 > c.dirty*all {
				t.Errorf("%d of %d bands are packed anew, at most %d %% are to be", all-kept, all, c.dirty)
			}
			got, err := board(context.Background(), r, s)
			if err != nil {
				t.Fatal(err)
			}
			want := pixels(t, newComposer(t, compose.Options{}), s)
			if got := rendertest.Pixels(t, got.PNG); got.Rect != want.Rect || !bytes.Equal(got.Pix, want.Pix) {
				t.Error("the picture differs from one drawn from nothing")
			}
		})
	}
}

// TestPackedHarder ensures that a board that is packed harder, because of its size, does not use a band that was packed
// less hard for an earlier board.
func TestPackedHarder(t *testing.T) {
	r := newComposer(t, compose.Options{})
	few := gallery.Scene("en", gallery.Four())
	if _, err := board(context.Background(), r, few); err != nil {
		t.Fatal(err)
	}
	if all, kept, err := r.Bands(plan.Board(few)); err != nil || kept != all {
		t.Errorf("%d of %d bands of a usual board are kept, %v", kept, all, err)
	}
	many := gallery.Scene("en", gallery.Piled(gallery.Four(), gallery.Layout(), gallery.BoardPool(), 12))
	if all, kept, err := r.Bands(plan.Board(many)); err != nil || kept != 0 {
		t.Errorf("%d of %d bands of a board with much pending are those of a usual board, %v", kept, all, err)
	}
}
