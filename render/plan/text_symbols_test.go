package plan_test

import (
	"context"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
	"farpost/render/rendertest"
)

// TestSigns ensures that symbols in a card's text are drawn like the layout's and not as letters, that an unknown code
// stays as it is written, that nothing leaves its place, and that alt texts have words for them.
func TestSigns(t *testing.T) {
	r := shared(t)
	draw := func(text, tint string) render.Picture {
		t.Helper()
		s := gallery.Scene("en", engine.View{})
		for i := range s.Layout.Symbols {
			if s.Layout.Symbols[i].Code == "fire" && tint != "" {
				s.Layout.Symbols[i].Tint = tint
			}
		}
		p, err := r.Card(context.Background(), s,
			engine.Face{ID: "c", Name: "Card", Type: "being", Text: []string{text}})
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	fire := draw("Pay {fire}.", "")
	for what, other := range map[string]render.Picture{
		"another symbol": draw("Pay {water}.", ""), "a number": draw("Pay {7}.", ""), "its code": draw("Pay fire.", ""),
		"another tint": draw("Pay {fire}.", "#00ff00"),
	} {
		if fire.Hash == other.Hash || rendertest.SamePixels(t, fire.PNG, other.PNG) {
			t.Errorf("a symbol looks like %s", what)
		}
	}
	if !strings.Contains(fire.Alt, "Pay Fire.") ||
		!strings.Contains(draw("{1}{fire}: draw.", "").Alt, "1 + Fire: draw.") {
		t.Errorf("a symbol is told as %q", fire.Alt)
	}
	if alt := draw("{nothing} of it", "").Alt; !strings.Contains(alt, "nothing of it") {
		t.Errorf("what is no symbol is told as %q", alt)
	}
	// A long row of symbols is broken like words are: the card grows and none is lost at its edge.
	if long, short := draw(strings.Repeat("{fire} ", 60), ""),
		draw(strings.Repeat("{fire} ", 5), ""); long.H <= short.H {
		t.Errorf("sixty symbols take %d pixels, five %d", long.H, short.H)
	}
	if out, err := r.SpillsOf(gallery.Scene("en", engine.View{}),
		engine.Face{ID: "c", Name: "Card", Text: []string{strings.Repeat("{fire}{12}", 40)}}); err != nil ||
		len(out) > 0 {
		t.Errorf("painted outside: %.200q, %v", out, err)
	}
}
