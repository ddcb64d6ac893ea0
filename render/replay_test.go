package render_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// TestTurnsOfThePast ensures that a strip with six full tables is small enough for a phone, that its description names
// the last turns, and that what was on the table, lay otherwise, or came, is seen.
func TestTurnsOfThePast(t *testing.T) {
	r := newRenderer(t, render.Options{})
	draw := func(views ...engine.View) render.Picture {
		t.Helper()
		var ms []render.Moment
		for _, v := range views {
			ms = append(ms, render.Moment{Said: []string{"Something."}, View: &v})
		}
		p, err := r.Replay(context.Background(), gallery.Scene("en", gallery.Four()), ms)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	var full []engine.View
	for i := range 6 {
		v := boards()["four-crowded"]
		v.Turn = 20 + i
		full = append(full, v)
	}
	p := draw(full...)
	if len(p.PNG) > 300<<10 {
		t.Errorf("six full tables take %d bytes", len(p.PNG))
	}
	for _, want := range []string{"Turn 24", "Turn 25"} {
		if !strings.Contains(p.Alt, want) {
			t.Errorf("the description does not name %s: %s", want, p.Alt)
		}
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
		if q := draw(gallery.Normal(), v); bytes.Equal(pixels(decode(t, q.PNG)).Pix, pixels(decode(t, plain.PNG)).Pix) {
			t.Errorf("%s is not seen", name)
		}
	}
}
