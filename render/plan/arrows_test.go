package plan_test

import (
	"bytes"
	"image"
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/render"
	"farpost/render/gallery"
	"farpost/render/plan"
	"farpost/render/rendertest"
)

// TestArrows ensures which arrows a board has: that of the thing that resolves next, that of an attack below it, and
// that of those who stand against the attack. Each has all its ends.
func TestArrows(t *testing.T) {
	r := shared(t)
	solid := func(from, to int) arrowOf { return arrowOf{Line: engine.LineSolid, From: from, To: to} }
	dashed := func(from, to int) arrowOf { return arrowOf{Line: engine.LineDashed, From: from, To: to} }
	barred := func(from, to int) arrowOf { return arrowOf{Line: engine.LineBarred, From: from, To: to} }
	for name, c := range map[string]struct {
		view   engine.View
		change func(*render.Scene)
		want   []arrowOf
	}{
		"nothing pending":           {view: gallery.Empty()},
		"a target":                  {view: gallery.Normal(), want: []arrowOf{solid(1, 1)}},
		"two targets of four seats": {view: gallery.Four(), want: []arrowOf{solid(1, 2)}},
		"attack, defence, answer": {view: gallery.Fight(),
			want: []arrowOf{solid(1, 1), dashed(2, 1), barred(2, 1)}},
		"a match that is over": {view: gallery.Fight(),
			change: func(s *render.Scene) { s.View.Result = &engine.Result{} }},
		"a game without arrows": {view: gallery.Fight(), change: func(s *render.Scene) { s.Layout.Arrows = nil }},
		"a target that is not on the table": {view: gallery.Normal(), change: func(s *render.Scene) {
			s.View.Zones[8].Cards[0].Targets = []engine.Value{"obj:999.1"}
		}},
		"a player": {view: gallery.Normal(), change: func(s *render.Scene) {
			s.View.Zones[8].Cards[0].Targets = []engine.Value{engine.SeatVal(1)}
		}, want: []arrowOf{solid(1, 1)}},
	} {
		s := gallery.Scene("en", c.view)
		if c.change != nil {
			c.change(&s)
		}
		got, err := r.Arrows(s)
		if err != nil {
			t.Fatal(err)
		}
		// Two attackers are met by a line each or by one; which of them depends on the room.
		same := len(got) == len(c.want)
		for i := range min(len(got), len(c.want)) {
			same = same && got[i].Line == c.want[i].Line && got[i].From >= c.want[i].From && got[i].To >= c.want[i].To
		}
		if !same {
			t.Errorf("%s: arrows %v, want %v", name, got, c.want)
		}
	}
}

// TestFewArrows ensures that a board has only a few arrows, however many things are aimed at others. The rest has
// numbers alone.
func TestFewArrows(t *testing.T) {
	r := shared(t)
	v := gallery.Crowded()
	for i := range v.Zones {
		for j := range v.Zones[i].Cards {
			if c := &v.Zones[i].Cards[j]; v.Zones[i].Kind == "pending" {
				c.What, c.Targets, c.Of = "assault", nil, nil
				for k := range 9 {
					c.Of = append(c.Of, v.Zones[0].Cards[k].Key)
					c.Against = append(c.Against, v.Zones[0].Cards[k+9].Key)
					c.Targets = append(c.Targets, engine.Indexed("essence", engine.Seat(k%2), k%4))
				}
			}
		}
	}
	got, err := r.Arrows(gallery.Scene("en", v))
	if err != nil {
		t.Fatal(err)
	}
	ends := 0
	for _, a := range got {
		ends += a.From + a.To
	}
	if ends == 0 || ends > 8 {
		t.Errorf("%d ends of arrows: %v; some are to be there, at most 8", ends, got)
	}
}

// TestArrowsKeepOff ensures that no arrow covers a name, a figure or a mark, on any board. A picture with arrows
// differs from one without only beside all that, and it does differ.
func TestArrowsKeepOff(t *testing.T) {
	thorough.Only(t, "it plans boards of all kinds")
	r := shared(t)
	views := boards()
	views["fight"] = gallery.Fight()
	pool := gallery.BoardPool()
	for i, v := range []engine.View{gallery.Normal(), gallery.Crowded(), gallery.Four()} {
		views["piled "+string(rune('a'+i))] = gallery.Piled(v, gallery.Layout(), pool, 3+i)
	}
	// A hand of one card stands beside the three on the table, of which one is aimed at.
	const beside = "two rows side by side"
	short := gallery.Hand(1)
	short.Zones[8].Cards[0].Targets = []engine.Value{short.Zones[0].Cards[1].Key}
	views[beside] = short
	drawn := 0
	for name, v := range views {
		for viewer := engine.NoSeat; int(viewer) < min(1, len(v.Seats)); viewer++ {
			for _, wide := range []bool{false, true} {
				if rendertest.Race && wide == (viewer == engine.NoSeat) {
					continue // pixels alone matter here: the plain run has each shape for each reader
				}
				v.Viewer = viewer
				with := gallery.Scene("it", v)
				with.Wide = wide
				if name == beside {
					with = handRows(with)
				}
				without := with
				without.Layout.Arrows = nil
				sacred, err := r.Sacred(with)
				if err != nil {
					t.Fatal(err)
				}
				a, b := paletted(t, r, with), paletted(t, r, without)
				if a.Rect != b.Rect || !slices.Equal(a.Palette, b.Palette) {
					t.Fatalf("%s: a board with arrows measures %v, without %v; or they have other colours", name,
						a.Rect, b.Rect)
				}
				n := 0
				for y := range a.Rect.Dy() {
					p, q := a.Pix[y*a.Stride:][:a.Stride], b.Pix[y*b.Stride:][:b.Stride]
					const chunk = 40 // most of a row is the same: a look at every pixel is dear under the race detector
					for x := 0; x < len(p); x++ {
						if x%chunk == 0 && bytes.Equal(p[x:min(x+chunk, len(p))], q[x:min(x+chunk, len(p))]) {
							x += chunk - 1
							continue
						}
						if p[x] == q[x] {
							continue
						}
						n++
						at := image.Pt(x, y)
						if k := slices.IndexFunc(sacred, func(q image.Rectangle) bool { return at.In(q) }); k >= 0 {
							t.Fatalf("%s of %d, wide %v: a line lies at %v on %v", name, viewer, wide, at, sacred[k])
						}
					}
				}
				drawn += min(n, 1)
			}
		}
	}
	if drawn < 10 {
		t.Errorf("only %d boards have arrows", drawn)
	}
}

// TestArrowAtPlayer ensures that the point of an arrow at a player is whole, in the room beside their pills, however
// long their name is. A player at whom nothing is aimed has no such room.
func TestArrowAtPlayer(t *testing.T) {
	r := shared(t)
	for _, name := range []string{"Ada", "Maximiliane von Hohenstein-Oettingen zu Wallerstein"} {
		v := gallery.Normal()
		v.Zones[8].Cards[0].Targets = []engine.Value{engine.SeatVal(1)}
		s := gallery.Scene("en", v)
		s.Player = func(engine.Seat) string { return name }
		points, rooms, err := r.SeatPoints(s)
		if err != nil {
			t.Fatal(err)
		}
		if len(points) != 1 || !points[0].In(rooms[0]) {
			t.Errorf("%s: points %v, rooms %v", name, points, rooms)
		}
	}
	v := gallery.Normal()
	without, err := r.Blocks(plan.Board(gallery.Scene("en", v)))
	if err != nil {
		t.Fatal(err)
	}
	v.Zones[8].Cards[0].Targets = []engine.Value{engine.SeatVal(1)}
	with, err := r.Blocks(plan.Board(gallery.Scene("en", v)))
	if err != nil {
		t.Fatal(err)
	}
	if n, m := strings.Count(strings.Join(without, "\n"), "Aimed:true"),
		strings.Count(strings.Join(with, "\n"), "Aimed:true"); n != 0 || m != 1 {
		t.Errorf("%d players have room for an arrow where nothing is aimed at them, %d where something is at one", n, m)
	}
}
