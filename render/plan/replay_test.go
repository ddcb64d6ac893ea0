package plan_test

import (
	"bytes"
	"context"
	"image/color"
	"image/png"
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/draw"
	"farpost/render/gallery"
	"farpost/render/rendertest"
)

// TestTurnsOfThePast ensures that a strip with twelve tables is small enough for a phone, however full they are, that
// its description names the last turns, and that it shows what was on the table, what lay otherwise, and what came.
func TestTurnsOfThePast(t *testing.T) {
	r := shared(t)
	said := "Bertrand du Lac declares The Unforgotten Cartographer of Perpetual Dusk, and Annalisa answers it."
	draw := func(views ...engine.View) render.Picture {
		t.Helper()
		var ms []render.Moment
		for _, v := range views {
			ms = append(ms, render.Moment{Said: slices.Repeat([]string{said}, 4), View: &v})
		}
		p, err := r.Replay(context.Background(), gallery.Scene("en", gallery.Four()), ms)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	var p render.Picture
	for name, table := range map[string]engine.View{"full": boards()["four-crowded"], "crowded": gallery.Crowded(),
		"of four": gallery.Four(), "usual": gallery.Normal()} {
		if rendertest.Race && name != "full" {
			continue // for the same reason as in samples
		}
		var views []engine.View
		for i := range 12 {
			table.Turn = 14 + i
			views = append(views, table)
		}
		p = draw(views...)
		if len(p.PNG) > 300<<10 {
			t.Errorf("twelve tables, %s: %d bytes", name, len(p.PNG))
		}
		t.Logf("twelve tables, %s: %d bytes, %d high", name, len(p.PNG), p.H)
	}
	for _, want := range []string{"What happened. Turn 25", "Turn 24"} {
		if !strings.Contains(p.Alt, want) {
			t.Errorf("the description does not name %s: %s", want, p.Alt)
		}
	}
	// A stone that is smaller than the moment before has more to it than its number: a strip that begins there has not.
	smaller := gallery.Normal()
	smaller.Seats[0].Tracks[0].Cells[0].N--
	if marked, alone := painted(t, draw(gallery.Normal(), smaller)),
		painted(t, draw(smaller, smaller)); marked <= alone {
		t.Errorf("a stone that lost a part is not marked: %d pixels of its tint, %d without", marked, alone)
	}
	plain := draw(gallery.Normal(), gallery.Normal())
	for name, change := range map[string]func(*engine.View){
		"a card that came":         func(v *engine.View) { v.Zones[0].Cards[0].Key = "obj:999.1" },
		"a card that went":         func(v *engine.View) { v.Zones[0].Cards = v.Zones[0].Cards[1:] },
		"a card that was turned":   func(v *engine.View) { v.Zones[0].Cards[0].States = []string{"spent"} },
		"a card that was disabled": func(v *engine.View) { v.Zones[0].Cards[0].States = []string{"disabled"} },
		"a stone that lost a part": func(v *engine.View) { v.Seats[0].Tracks[0].Cells[0].N-- },
		"a figure":                 func(v *engine.View) { v.Seats[0].Badges[0].N-- },
		"whose turn it was":        func(v *engine.View) { v.Active = 1 },
	} {
		v := gallery.Normal()
		change(&v)
		if q := draw(gallery.Normal(), v); rendertest.SamePixels(t, q.PNG, plain.PNG) {
			t.Errorf("%s is not seen", name)
		}
	}
}

// painted counts the pixels of a picture that have the tint of what is new.
func painted(t *testing.T, p render.Picture) (n int) {
	t.Helper()
	im, err := png.Decode(bytes.NewReader(p.PNG))
	if err != nil {
		t.Fatal(err)
	}
	want := color.RGBAModel.Convert(draw.InkAccent)
	for y := range im.Bounds().Dy() {
		for x := range im.Bounds().Dx() {
			if color.RGBAModel.Convert(im.At(x, y)) == want {
				n++
			}
		}
	}
	return n
}
