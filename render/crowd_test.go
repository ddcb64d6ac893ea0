package render_test

import (
	"context"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/render/gallery"
)

// eighty is a board for four with twenty cards on each side.
func eighty() engine.View {
	pool := &gallery.Pool{}
	for _, v := range []engine.View{gallery.Normal(), gallery.Crowded(), gallery.Four()} {
		pool.Add(v)
	}
	return gallery.Filled(gallery.Four(), gallery.Layout(), pool, 20)
}

// TestBoardsFit ensures that every board of the gallery, those at the extremes too, is a file of at most 300 KB, in both
// languages and in both shapes.
func TestBoardsFit(t *testing.T) {
	r := shared(t)
	for _, s := range samples() {
		if !strings.HasPrefix(s.Name, "board-") {
			continue
		}
		for _, wide := range []bool{false, true} {
			s.Scene.Wide = wide
			p, err := s.Draw(context.Background(), r)
			if err != nil {
				t.Fatal(err)
			}
			if len(p.PNG) > 300<<10 {
				t.Errorf("%s, wide %t: %d bytes are too many for a phone", s.Name, wide, len(p.PNG))
			}
		}
	}
	fullest := 0
	for _, s := range gallery.Samples() {
		for _, z := range s.Scene.View.Zones {
			fullest = max(fullest, len(s.Scene.View.Seats)*len(z.Cards))
		}
	}
	if fullest < 4*20 {
		t.Errorf("the fullest board of the gallery has %d cards, want four sides of 20", fullest)
	}
}

// TestSlats ensures that a board has slats when its tiles would be too large a file, and only then; and that everything that
// is told about a card changes its slat.
func TestSlats(t *testing.T) {
	r := shared(t)
	slats := func(v engine.View) (n, tiles int) {
		rs, _, err := r.BoardRects(gallery.Scene("en", v))
		if err != nil {
			t.Fatal(err)
		}
		for _, q := range rs {
			switch q.What {
			case "render.slat":
				n++
			case "render.tile":
				tiles++
			}
		}
		return n, tiles
	}
	if n, tiles := slats(gallery.Four()); n != 0 || tiles == 0 {
		t.Errorf("a usual board has %d slats and %d tiles", n, tiles)
	}
	if n, tiles := slats(eighty()); n != 80 || tiles != 0 {
		t.Errorf("80 cards stand as %d slats and %d tiles", n, tiles)
	}
	base, err := r.Board(context.Background(), gallery.Scene("en", eighty()))
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(*engine.CardView){
		"state":   func(c *engine.CardView) { c.States = append(c.States, "marked") },
		"stat":    func(c *engine.CardView) { c.Stats[0].Now += 3 },
		"counter": func(c *engine.CardView) { c.Marks = append(c.Marks, engine.Badge{Code: "growth", N: 3}) },
		"note":    func(c *engine.CardView) { c.Notes = append(c.Notes, engine.Say("sealed")) },
		"card":    func(c *engine.CardView) { c.Card = "s2" },
	} {
		v := eighty()
		change(&v.Zones[0].Cards[0])
		p, err := r.Board(context.Background(), gallery.Scene("en", v))
		if err != nil {
			t.Fatal(err)
		}
		if p.Hash == base.Hash {
			t.Errorf("a change of %s is not seen", name)
		}
	}
}
