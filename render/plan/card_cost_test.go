package plan_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// TestNoCost ensures that cards without a cost are in no curve, and that no picture shows a cost of 0 for them.
func TestNoCost(t *testing.T) {
	r := shared(t)
	free := gallery.Face("en")("s1")
	free.Cost, free.NoCost = 0, false
	none := free
	none.NoCost = true
	s := gallery.Scene("en", gallery.Empty())
	deck := func(faces ...engine.Face) render.Picture {
		t.Helper()
		var d render.Deck
		for _, f := range faces {
			d.Cards = append(d.Cards, render.DeckCard{Face: f, N: 3})
		}
		pic, err := r.Deck(context.Background(), s, d)
		if err != nil {
			t.Fatal(err)
		}
		return pic
	}
	if alt := deck(free).Alt; !strings.Contains(alt, "cost") {
		t.Errorf("no curve in %q", alt)
	}
	if alt := deck(none).Alt; strings.Contains(alt, "cost") {
		t.Errorf("a curve of nothing in %q", alt)
	}
	sheet := func(f engine.Face) []byte {
		t.Helper()
		pic, err := r.ContactSheet(context.Background(), s, "", []engine.Face{f})
		if err != nil {
			t.Fatal(err)
		}
		return pic.PNG
	}
	if bytes.Equal(sheet(free), sheet(none)) || bytes.Equal(deck(free).PNG, deck(none).PNG) {
		t.Error("a card without a cost looks like one that costs 0")
	}
}
