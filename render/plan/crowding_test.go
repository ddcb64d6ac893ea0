package plan_test

import (
	"bytes"
	"context"
	"image"
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/render/gallery"
	"farpost/render/rendertest"
)

// TestBoardsFit ensures that every board of the gallery, also at the extremes, is a file of at most 300 KB, in both
// languages, portrait and wide.
func TestBoardsFit(t *testing.T) {
	thorough.Only(t, "it plans boards of all kinds")
	r := shared(t)
	for _, s := range rendertest.Samples() {
		if !strings.HasPrefix(s.Name, "board-") {
			continue
		}
		for _, wide := range []bool{false, true} {
			s.Scene.Wide = wide
			p, err := s.Draw(context.Background(), r.Renderer)
			if err != nil {
				t.Fatal(err)
			}
			if len(p.PNG) > 300<<10 {
				t.Errorf("%s, wide %t: %d bytes are too many for a phone", s.Name, wide, len(p.PNG))
			}
		}
	}
	full := false
	for _, s := range gallery.Samples() {
		side := 0
		for _, z := range s.Scene.View.Zones {
			side = max(side, len(z.Cards))
		}
		full = full || len(s.Scene.View.Seats) == 4 && side >= 20 &&
			len(s.Scene.View.Zone("pending", engine.NoSeat).Cards) == 12
	}
	if !full {
		t.Error("no board of the gallery has four sides of 20 cards and 12 things pending")
	}
}

// TestSlats ensures that a board has slats only if its file would be too large with tiles, and that everything that is
// shown of a card changes its slat.
func TestSlats(t *testing.T) {
	r := shared(t)
	blocks := func(v engine.View) map[string]int {
		rs, _, err := r.BoardRects(gallery.Scene("en", v))
		if err != nil {
			t.Fatal(err)
		}
		n := map[string]int{}
		for _, q := range rs {
			n[q.What]++
		}
		return n
	}
	if n := blocks(gallery.Four()); n["sprite.Slat"]+n["sprite.PendingSlat"] != 0 || n["sprite.Tile"] == 0 {
		t.Errorf("a usual board has %v", n)
	}
	twelve := gallery.Piled(gallery.Four(), gallery.Layout(), gallery.BoardPool(), 12)
	if n := blocks(twelve); n["sprite.PendingSlat"] != 11 ||
		n["sprite.Slat"] != 0 || n["sprite.Tile"] == 0 {
		t.Errorf("12 pending things and few cards stand as %v, want tiles beside slats of pending things", n)
	}
	if n := blocks(gallery.Eighty()); n["sprite.Slat"] != 80 || n["sprite.Tile"] != 0 {
		t.Errorf("80 cards stand as %v", n)
	}
	if n := blocks(gallery.Everything()); n["sprite.PendingRow"] != 1 || n["sprite.PendingSlat"] != 11 {
		t.Errorf("12 pending things stand as %v, want the first as it is always and eleven slats", n)
	}
	seen := func(name string, base *image.Paletted, v engine.View) {
		t.Helper()
		if got := paletted(t, r, gallery.Scene("en", v)); got.Rect == base.Rect &&
			slices.Equal(got.Palette, base.Palette) && bytes.Equal(got.Pix, base.Pix) {
			t.Errorf("a change of %s is not seen", name)
		}
	}
	base := paletted(t, r, gallery.Scene("en", gallery.Eighty()))
	for name, change := range map[string]func(*engine.CardView){
		"state":   func(c *engine.CardView) { c.States = append(c.States, "marked") },
		"stat":    func(c *engine.CardView) { c.Stats[0].Now += 3 },
		"counter": func(c *engine.CardView) { c.Marks = append(c.Marks, engine.Badge{Code: "growth", N: 3}) },
		"note":    func(c *engine.CardView) { c.Notes = append(c.Notes, engine.Say("sealed")) },
		"card":    func(c *engine.CardView) { c.Card = "s2" },
	} {
		v := gallery.Eighty()
		change(&v.Zones[0].Cards[0])
		seen(name, base, v)
	}
	base = paletted(t, r, gallery.Scene("en", gallery.Everything()))
	for name, change := range map[string]func(*engine.CardView){
		"a pending card": func(c *engine.CardView) { c.Card = "s2" },
		"who made it":    func(c *engine.CardView) { c.Ctrl = 1 - c.Ctrl },
		"a target of it": func(c *engine.CardView) { c.Targets = []engine.Value{engine.SeatVal(3)} },
		"a state of it":  func(c *engine.CardView) { c.States = append(c.States, "marked") },
		"a counter on it": func(c *engine.CardView) {
			c.Marks = append(c.Marks,
				engine.Badge{Code: "growth", N: 3})
		},
		"a note on a pending card": func(c *engine.CardView) { c.Notes = append(c.Notes, engine.Say("sealed")) },
	} {
		v := gallery.Everything()
		for i, z := range v.Zones {
			if z.Kind == "pending" {
				change(&v.Zones[i].Cards[0])
			}
		}
		seen(name, base, v)
	}
}
