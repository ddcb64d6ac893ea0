package render_test

import (
	"bytes"
	"context"
	"image"
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/render/gallery"
)

func pool() *gallery.Pool {
	p := &gallery.Pool{}
	for _, v := range []engine.View{gallery.Normal(), gallery.Crowded(), gallery.Four()} {
		p.Add(v)
	}
	return p
}

// eighty is a board for four with twenty cards on each side.
func eighty() engine.View { return gallery.Filled(gallery.Four(), gallery.Layout(), pool(), 20) }

// everything is such a board with twelve things pending.
func everything() engine.View { return gallery.Piled(eighty(), gallery.Layout(), pool(), 12) }

// TestBoardsFit ensures that every board of the gallery, also at the extremes, is a file of at most 300 KB, in both
// languages, portrait and wide.
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
	if n := blocks(gallery.Four()); n["render.slat"]+n["render.pendingSlat"] != 0 || n["render.tile"] == 0 {
		t.Errorf("a usual board has %v", n)
	}
	if n := blocks(gallery.Piled(gallery.Four(), gallery.Layout(), pool(), 12)); n["render.pendingSlat"] != 11 ||
		n["render.slat"] != 0 || n["render.tile"] == 0 {
		t.Errorf("12 pending things and few cards stand as %v, want tiles beside slats of pending things", n)
	}
	if n := blocks(eighty()); n["render.slat"] != 80 || n["render.tile"] != 0 {
		t.Errorf("80 cards stand as %v", n)
	}
	if n := blocks(everything()); n["render.pendingRow"] != 1 || n["render.pendingSlat"] != 11 {
		t.Errorf("12 pending things stand as %v, want the first as it is always and eleven slats", n)
	}
	seen := func(name string, base *image.Paletted, v engine.View) {
		t.Helper()
		if got := numbered(t, r, gallery.Scene("en", v)); got.Rect == base.Rect &&
			slices.Equal(got.Palette, base.Palette) && bytes.Equal(got.Pix, base.Pix) {
			t.Errorf("a change of %s is not seen", name)
		}
	}
	base := numbered(t, r, gallery.Scene("en", eighty()))
	for name, change := range map[string]func(*engine.CardView){
		"state":   func(c *engine.CardView) { c.States = append(c.States, "marked") },
		"stat":    func(c *engine.CardView) { c.Stats[0].Now += 3 },
		"counter": func(c *engine.CardView) { c.Marks = append(c.Marks, engine.Badge{Code: "growth", N: 3}) },
		"note":    func(c *engine.CardView) { c.Notes = append(c.Notes, engine.Say("sealed")) },
		"card":    func(c *engine.CardView) { c.Card = "s2" },
	} {
		v := eighty()
		change(&v.Zones[0].Cards[0])
		seen(name, base, v)
	}
	base = numbered(t, r, gallery.Scene("en", everything()))
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
		v := everything()
		for i, z := range v.Zones {
			if z.Kind == "pending" {
				change(&v.Zones[i].Cards[0])
			}
		}
		seen(name, base, v)
	}
}
