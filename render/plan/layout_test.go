package plan_test

import (
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
	"farpost/render/plan"
	"farpost/render/rendertest"
)

// boards are those of the gallery. One board of eighty cards is enough where each takes ten times as long.
func boards() map[string]engine.View {
	out := gallery.Boards()
	if rendertest.Race {
		delete(out, "eighty")
	}
	return out
}

// TestNoOverlap ensures that nothing overlaps anything else or leaves the picture, however much there is.
func TestNoOverlap(t *testing.T) {
	r := shared(t)
	for name, v := range boards() {
		for _, lang := range []string{"en", "it"} {
			for viewer := engine.NoSeat; int(viewer) < len(v.Seats); viewer++ {
				v.Viewer = viewer
				rs, size, err := r.BoardRects(gallery.Scene(lang, v))
				if err != nil {
					t.Fatal(err)
				}
				check(t, name, rs, size)
			}
		}
	}
	for name, v := range boards() {
		s := gallery.Scene("it", v)
		s.Wide = true
		faults, err := r.Faults(plan.Board(s))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range faults {
			t.Errorf("%s, wide: %s", name, f)
		}
	}
	for _, n := range []int{0, 1, 5, 20} {
		rs, size, err := r.HandRects(gallery.Scene("it", gallery.Hand(n)), "hand")
		if err != nil {
			t.Fatal(err)
		}
		check(t, "hand", rs, size)
	}
}

func check(t *testing.T, name string, rs []Placed, size image.Rectangle) {
	t.Helper()
	if size.Dx() != plan.Width {
		t.Errorf("%s: %d wide, want %d", name, size.Dx(), plan.Width)
	}
	for i, a := range rs {
		if a.At.Empty() || !a.At.In(size) {
			t.Errorf("%s: %s at %v is not inside %v", name, a.What, a.At, size)
		}
		for _, b := range rs[:i] {
			if a.At.Overlaps(b.At) {
				t.Errorf("%s: %s at %v overlaps %s at %v", name, a.What, a.At, b.What, b.At)
			}
		}
	}
}

// TestNothingSpills ensures that no text or mark is painted outside of its rectangle, where it would be cut.
func TestNothingSpills(t *testing.T) {
	r := shared(t)
	for name, v := range boards() {
		s := gallery.Scene("it", v)
		s.Title = "Il titolo più lungo che si possa immaginare per una sola partita fra quattro persone molto precise"
		s.LastAction = s.Title + ", " + s.Title + ", " + s.Title
		out, err := r.Spills(s)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range out {
			t.Errorf("%s: painted outside: %.300s", name, k)
		}
	}
}

// TestFiguresDoNotSpill ensures that large numbers, many states and many counters stay on their tile.
func TestFiguresDoNotSpill(t *testing.T) {
	r := shared(t)
	v := loaded(gallery.Crowded())
	for name, v := range map[string]engine.View{"tiles": v, "slats": loaded(gallery.Eighty())} {
		out, err := r.Spills(gallery.Scene("en", v))
		if err != nil {
			t.Fatal(err)
		}
		if len(out) > 0 {
			t.Errorf("%s: %d things painted outside, such as %.300s", name, len(out), out[0])
		}
	}
}

// loaded gives every card large figures, many states, counters and notes.
func loaded(v engine.View) engine.View {
	for i := range v.Zones {
		for j := range v.Zones[i].Cards {
			c := &v.Zones[i].Cards[j]
			c.Stats = []engine.Stat{{Code: "strike", Now: 1234, Printed: 999}, {Code: "guard", Now: -12, Printed: 8888}}
			c.Marks = []engine.Badge{{Code: "growth", N: 1234}, {Code: "unknown", N: 55}, {Code: "growth", N: 3}}
			c.States = []string{"spent", "disabled", "shielding"}
			c.Notes = []engine.Phrase{engine.Say("sealed"), engine.Say("gateopen")}
		}
	}
	return v
}

// TestLongPlayers ensures that the names of players are all bold and whole, however long they are and however much
// stands beside them.
func TestLongPlayers(t *testing.T) {
	r := shared(t)
	long := []string{"Bartolomeo Piergiorgio dell’Acqua", "Maximiliane von Überwald-Salzach",
		"Jean-Sébastien de la Rochefoucauld", "Giandomenico Maria Sforza-Cesarini"}
	for name, v := range boards() {
		s := gallery.Scene("it", v)
		s.Player = func(seat engine.Seat) string { return long[int(seat)%len(long)] }
		heads, err := r.SeatNames(s)
		if err != nil {
			t.Fatal(err)
		}
		if len(heads) != len(v.Seats) {
			t.Errorf("%s: %d players of %d have a name", name, len(heads), len(v.Seats))
		}
		for _, h := range heads {
			if got := strings.Join(h.Lines, " "); !h.Bold || !slices.Contains(long, got) {
				t.Errorf("%s: %q stands there, bold %t", name, got, h.Bold)
			}
		}
		out, err := r.Spills(s)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range out {
			t.Errorf("%s: painted outside: %.300s", name, k)
		}
	}
}

// TestPills ensures that each word about a player has its own symbol, also for one who won while away.
func TestPills(t *testing.T) {
	v := gallery.Empty()
	v.Seats = slices.Clone(v.Seats)
	v.Seats[1].Away = true
	running := gallery.Scene("en", v)
	v.Result = &engine.Result{Winners: []engine.Seat{1}}
	for _, test := range []struct {
		scene render.Scene
		want  [][]string
	}{
		{running, [][]string{{"AWAY dot"}, {"IN TURN bolt", "TO ACT hourglass"}}},
		{gallery.Scene("en", v), [][]string{{"AWAY dot", "WINNER crown"}, nil}},
	} {
		got, err := shared(t).SeatPills(test.scene)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Error(diff)
		}
	}
}

// TestNumbersStandClear ensures that the texts of a pending thing do not touch the numbers of what is aimed at it.
func TestNumbersStandClear(t *testing.T) {
	v := gallery.Everything()
	for i := range v.Zones {
		for j := range v.Zones[i].Cards {
			// shown as it is: no word is known by this name
			v.Zones[i].Cards[j].Notes = []engine.Phrase{engine.Say(strings.Repeat("All ", 30))}
		}
	}
	faults, n, err := shared(t).TouchedNumbers(gallery.Scene("it", v))
	if err != nil {
		t.Fatal(err)
	}
	if n < 3 {
		t.Errorf("%d slats have numbers", n)
	}
	for _, f := range faults {
		t.Errorf("a text touches the numbers of %s", f)
	}
}

// TestSharedZones ensures that cards of zones of nobody are drawn once, between the seats.
func TestSharedZones(t *testing.T) {
	v := gallery.Empty()
	v.Zones = []engine.ZoneView{{Kind: "field", Seat: engine.NoSeat, Count: 2, Cards: []engine.CardView{
		{Key: "obj:1.1", Card: "s0", Ctrl: engine.NoSeat}, {Key: "obj:2.1", Card: "s1", Ctrl: engine.NoSeat},
	}}}
	r := shared(t)
	rs, size, err := r.BoardRects(gallery.Scene("en", v))
	if err != nil {
		t.Fatal(err)
	}
	check(t, "shared", rs, size)
	tiles := 0
	for _, p := range rs {
		if p.What == "sprite.Tile" {
			tiles++
		}
	}
	if tiles != 2 {
		t.Errorf("%d cards of the shared field are drawn, want 2", tiles)
	}
}
