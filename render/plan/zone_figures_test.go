package plan_test

import (
	"context"
	"image"
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
	"farpost/render/plan"
	"farpost/render/rendertest"
)

// rowHands is a scene whose game places hands as rows and also counts them by badges.
func rowHands(viewer engine.Seat) render.Scene {
	s := gallery.Scene("en", gallery.Hand(3))
	s.View.Viewer = viewer
	s.Layout.Badges = append(s.Layout.Badges, "hand", "memory", "aside", "vortex")
	s = handRows(s)
	s.Layout.Zones = append(s.Layout.Zones, engine.ZoneLayout{Kind: "aside", Place: engine.PlaceCount})
	for i := range s.View.Zones {
		if z := &s.View.Zones[i]; z.Kind == "hand" && z.Seat != viewer {
			z.Cards = nil
		}
	}
	for i := range s.View.Seats {
		v := &s.View.Seats[i]
		for _, kind := range []string{"hand", "memory", "vortex"} {
			v.Badges = append(v.Badges, engine.Badge{Code: kind, N: s.View.Zone(kind, v.Seat).Count})
		}
		s.View.Zones = append(s.View.Zones, engine.ZoneView{Kind: "aside", Seat: v.Seat})
	}
	return s
}

// handRows is a scene whose game places hands as rows.
func handRows(s render.Scene) render.Scene {
	s.Layout.Zones = slices.Clone(s.Layout.Zones)
	for i := range s.Layout.Zones {
		if s.Layout.Zones[i].Kind == "hand" {
			s.Layout.Zones[i].Place = engine.PlaceRow
		}
	}
	return s
}

// TestBeside ensures that short rows are side by side, each with its label, as long as one line has room for all of
// them; and that everything is in its place either way.
func TestBeside(t *testing.T) {
	r := shared(t)
	for held, together := range map[int]bool{1: true, 2: false, 5: false} {
		s := handRows(gallery.Scene("en", gallery.Hand(held))) // three cards on the table
		rs, size, err := r.BoardRects(s)
		if err != nil {
			t.Fatal(err)
		}
		check(t, "beside", rs, size)
		var own []image.Rectangle
		for _, p := range rs {
			if p.What == "sprite.Tile" {
				own = append(own, p.At)
			}
		}
		own = own[len(own)-3-held:]
		if got := own[0].Min.Y == own[len(own)-1].Min.Y; got != together {
			t.Errorf("%d cards in hand and three on the table: in one line %t, want %t", held, got, together)
		}
		faults, err := r.Faults(plan.Board(s))
		if err != nil || len(faults) > 0 {
			t.Errorf("%d cards in hand: %v, %v", held, faults, err)
		}
		s.View.Viewer = engine.NoSeat
		for i := range s.View.Zones {
			if s.View.Zones[i].Kind == "hand" {
				s.View.Zones[i].Cards = nil
			}
		}
		if n, _, err := r.BoardRects(s); err != nil || len(n) >= len(rs) {
			t.Errorf("a hidden hand stands there as well: %d blocks, with it %d, %v", len(n), len(rs), err)
		}
	}
}

// TestHiddenRow ensures that a hand that the viewer may not see is a number, and their own hand is cards.
func TestHiddenRow(t *testing.T) {
	r := shared(t)
	tiles := func(s render.Scene) (n int) {
		rs, size, err := r.BoardRects(s)
		if err != nil {
			t.Fatal(err)
		}
		check(t, "hidden row", rs, size)
		for _, p := range rs {
			if p.What == "sprite.Tile" {
				n++
			}
		}
		return n
	}
	watching, playing := rowHands(engine.NoSeat), rowHands(0)
	if a, b := tiles(watching), tiles(playing); b != a+3 {
		t.Errorf("%d cards for who watches, %d for who holds three", a, b)
	}
	text := render.BoardText(watching)
	if strings.Contains(text, "Gate open") || strings.Count(text, "Hand 3\n") != 1 ||
		strings.Count(text, "Hand 4\n") != 1 {
		t.Errorf("the hands are not told as numbers, once each:\n%s", text)
	}
	if text := render.BoardText(playing); !strings.Contains(text,
		"- Scorchbolt (Rite, Fire, Swift, cost 2, requires Fire) – Gate open") {
		t.Errorf("the viewer's hand is not told:\n%s", text)
	}
}

// TestOneFigure ensures that a zone with a badge of its code is shown once, and that an empty one is not shown if the
// ruleset does not count it.
func TestOneFigure(t *testing.T) {
	s := rowHands(engine.NoSeat)
	for name, text := range map[string]string{"text": render.BoardText(s), "alt": render.BoardAlt(s)} {
		for _, once := range []string{"Memory 41", "Memory 39", "Vortex 1", "Vortex 2"} {
			if strings.Count(text, once) != 1 {
				t.Errorf("%s: %q is there %d times:\n%s", name, once, strings.Count(text, once), text)
			}
		}
		if strings.Contains(strings.ToLower(text), "aside") {
			t.Errorf("%s: tells of an empty zone that nobody counts:\n%s", name, text)
		}
	}
	own := rowHands(0)
	for name, text := range map[string]string{"text": render.BoardText(own), "alt": render.BoardAlt(own)} {
		if n := strings.Count(text, "Hand"); n != len(own.View.Seats) {
			t.Errorf("%s: a hand that stands in a row is told %d times for %d players:\n%s", name, n,
				len(own.View.Seats), text)
		}
	}
	s.View.Zones[len(s.View.Zones)-1].Count = 2
	if text := render.BoardText(s); !strings.Contains(text, "aside 2") && !strings.Contains(text, "Aside 2") {
		t.Errorf("two cards aside are not told:\n%s", text)
	}
}

// TestCostNow ensures that a hand shows what cards cost now, in the picture and in words.
func TestCostNow(t *testing.T) {
	r := shared(t)
	s := gallery.Scene("en", gallery.Hand(1))
	before, err := r.Hand(context.Background(), s, "hand")
	if err != nil {
		t.Fatal(err)
	}
	for i := range s.View.Zones {
		if z := &s.View.Zones[i]; z.Kind == "hand" && z.Seat == 0 {
			z.Cards[0].Stats = []engine.Stat{{Code: "cost", Now: 5, Printed: 2}}
		}
	}
	after, err := r.Hand(context.Background(), s, "hand")
	if err != nil {
		t.Fatal(err)
	}
	if before.Hash == after.Hash || !strings.Contains(before.Alt, "cost 2") || !strings.Contains(after.Alt, "cost 5") {
		t.Errorf("before: %s\nafter: %s", before.Alt, after.Alt)
	}
}

// TestLoserFigures ensures that the board of a match that is over shows the figures of who is out, because they say how
// that player lost; and that the board of a match that goes on does not.
func TestLoserFigures(t *testing.T) {
	r := shared(t)
	for _, over := range []bool{false, true} {
		var pics []render.Picture
		for _, n := range []int{2, 9} {
			s := gallery.Scene("en", gallery.Over())
			s.View.Seats[0].Badges = []engine.Badge{{Code: "energy", N: n, Max: 10}}
			if !over {
				s.View.Result = nil
			}
			pic, err := r.Board(context.Background(), s)
			if err != nil {
				t.Fatal(err)
			}
			pics = append(pics, pic)
		}
		if same := rendertest.SamePixels(t, pics[0].PNG, pics[1].PNG); same == over {
			t.Errorf("the figures of who is out are shown: %t, the match is over: %t", !same, over)
		}
	}
}

// TestAskedAlike ensures that a question to several players is shown once to one of them, in the words for that player.
func TestAskedAlike(t *testing.T) {
	s := gallery.Scene("en", gallery.Normal())
	s.View.Viewer = 0
	s.View.Waiting = []engine.WaitView{{Seat: 1, Kind: "answer", About: "attack:1"},
		{Seat: 0, Kind: "answer", About: "attack:1"}, {Seat: 1, Kind: "answer", About: "attack:2"}}
	s.Asked = func(w engine.WaitView) string {
		if w.Seat == 0 {
			return "your attack"
		}
		return "an attack of Annalisa's"
	}
	want := "Waiting for you (also Bertrand du Lac) – your attack; Bertrand du Lac – an attack of Annalisa's."
	if alt := render.BoardAlt(s); !strings.Contains(alt, want) {
		t.Errorf("%q, want %q", alt, want)
	}
}
