package app_test

import (
	"bytes"
	"context"
	"image"
	"image/png"
	"testing"

	"farpost/cards/golden"
	"farpost/engine"
	"farpost/engine/games"
	"farpost/render"
	"farpost/render/sight"
)

// TestStatesColourBlind ensures that each two states that a game's layout shows on a card differ clearly in light, also
// for people who see other colours or none.
func TestStatesColourBlind(t *testing.T) {
	t.Parallel()
	r, err := render.New(render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games.All() {
		l := g.Layout
		l.Zones, l.Tracks, l.Badges = []engine.ZoneLayout{{Kind: "row", Place: engine.PlaceRow}}, nil, nil
		codes := []string{""}
		for _, s := range l.States {
			codes = append(codes, s.Code)
		}
		var drawn []*image.RGBA
		for _, code := range codes {
			card := engine.CardView{Key: "obj:1.1", Card: "one", Ctrl: 0}
			if code != "" {
				card.States = []string{code}
			}
			p, err := r.Board(context.Background(),
				render.Scene{Layout: l, View: engine.View{Viewer: engine.NoSeat, Active: engine.NoSeat,
					Seats: []engine.SeatView{{}}, Zones: []engine.ZoneView{{Kind: "row", Count: 1,
						Cards: []engine.CardView{card}}}}})
			if err != nil {
				t.Fatal(err)
			}
			im, err := png.Decode(bytes.NewReader(p.PNG))
			if err != nil {
				t.Fatal(err)
			}
			drawn = append(drawn, golden.RGBA(im))
		}
		for i, a := range drawn {
			for j, b := range drawn[:i] {
				for _, e := range sight.Eyes() {
					if n := sight.Differ(e, a, b); n < 80 {
						t.Errorf("%s, %s: %q and %q differ in %d pixels of light", g.Name, e.Name, codes[i], codes[j],
							n)
					}
				}
			}
		}
	}
}
