package plan_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/render"
	"farpost/render/draw"
	"farpost/render/gallery"
	"farpost/render/plan"
	"farpost/render/rendertest"
	"farpost/render/sprite"
)

// posts are scenes of boards from the emptiest to the fullest, in both languages, and of every seat's view.
func posts() map[string]render.Scene {
	out := map[string]render.Scene{}
	for name, v := range boards() {
		for _, lang := range []string{"en", "it"} {
			for viewer := engine.NoSeat; int(viewer) < len(v.Seats); viewer++ {
				v.Viewer = viewer
				out[fmt.Sprintf("%s.%s, seen by %d", name, lang, viewer)] = gallery.Scene(lang, v)
			}
		}
	}
	for _, s := range rendertest.Samples() {
		if strings.HasPrefix(s.Name, "board-") {
			out[s.Name] = s.Scene
		}
	}
	return out
}

// TestPostFits ensures that a posted board is never larger than Discord shows well, whatever is on it and pending: 1080
// by 1080 pixels for two players, 1080 by 1350 for more; that nothing in it overlaps, leaves its place or the picture;
// and that shown 350 wide its letters and figures can be read: they have at least 30 pixels of 1080.
func TestPostFits(t *testing.T) {
	thorough.Only(t, "it plans posts of all kinds")
	r := shared(t)
	for name, s := range posts() {
		faults, err := r.Faults(plan.Post(s))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range faults {
			t.Errorf("%s: %s", name, f)
		}
		sizes, size, err := postLetters(s)
		if err != nil {
			t.Fatal(err)
		}
		if least := slices.Min(append(sizes, 99)); least < 30 {
			t.Errorf("%s: letters of %d pixels", name, least)
		}
		most := 1080
		if len(s.View.Seats) > 2 {
			most = 1350
		}
		if size.X != 1080 || size.Y > most {
			t.Errorf("%s: %v is larger than 1080 by %d", name, size, most)
		}
	}
}

// TestPostWeighsLittle ensures that the file of a posted board has at most 200 KB, also the fullest.
func TestPostWeighsLittle(t *testing.T) {
	r := shared(t)
	for name, s := range posts() {
		p, err := r.Post(context.Background(), s)
		if err != nil {
			t.Fatal(err)
		}
		if len(p.PNG) > 200<<10 {
			t.Errorf("%s: %d bytes", name, len(p.PNG))
		}
		im, err := png.Decode(bytes.NewReader(p.PNG))
		if err != nil || im.Bounds() != image.Rect(0, 0, p.W, p.H) {
			t.Errorf("%s: %v, %v", name, im.Bounds(), err)
		}
	}
}

// TestPostCrowded ensures that cards make room for one another step by step: pictures first, then slats, then a number
// of those that have no room; and that every card is one of these.
func TestPostCrowded(t *testing.T) {
	r := shared(t)
	parts := func(n int) map[string]int {
		t.Helper()
		v := gallery.Filled(gallery.Empty(), gallery.Layout(), gallery.BoardPool(), n)
		out, err := r.PostParts(gallery.Scene("en", v))
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	few, more, many := parts(2), parts(8), parts(30)
	if few["sprite.PostCard"] != 4 || few["sprite.PostSlat"]+few["sprite.PostRest"] != 0 {
		t.Errorf("two cards each stand as %v", few)
	}
	if more["sprite.PostSlat"]+more["sprite.PostCard"] != 16 || more["sprite.PostRest"] != 0 {
		t.Errorf("eight cards each stand as %v", more)
	}
	if many["sprite.PostRest"] != 2 || many["sprite.PostSlat"] < 12 || many["sprite.PostCard"] != 0 {
		t.Errorf("thirty cards each stand as %v", many)
	}
}

// TestPostFewSlats ensures that a few slats in one row are wider, so that a long name stands whole.
func TestPostFewSlats(t *testing.T) {
	r := shared(t)
	v := gallery.Filled(gallery.Four(), gallery.Layout(), gallery.BoardPool(), 12)
	for i, z := range v.Zones {
		if z.Kind == "field" && z.Seat == 1 {
			v.Zones[i].Cards, v.Zones[i].Count = z.Cards[:1], 1
		}
	}
	wide := 0
	err := r.withPen(func(p *draw.Pen) {
		for _, b := range plan.Post(gallery.Scene("en", v))(p).Blocks {
			if s, ok := b.Of.(sprite.PostSlat); ok {
				wide = max(wide, s.W)
			}
		}
	})
	if err != nil || wide < plan.Width/2-30 || wide > plan.Width/2 {
		t.Errorf("the widest slat of a board for four has %d pixels, %v", wide, err)
	}
}

// TestPostForecast ensures that the pending thing is told with the figures before and after, of a stone and of a card,
// and that another figure is another picture.
func TestPostForecast(t *testing.T) {
	r := shared(t)
	v := gallery.Fight()
	hash := func(change func(c *engine.CardView)) [32]byte {
		t.Helper()
		v := gallery.Fight()
		for i := range v.Zones {
			if v.Zones[i].Kind == "pending" {
				for k := range v.Zones[i].Cards {
					change(&v.Zones[i].Cards[k])
				}
			}
		}
		p, err := r.Post(context.Background(), gallery.Scene("en", v))
		if err != nil {
			t.Fatal(err)
		}
		return p.Hash
	}
	var aimed engine.Value
	for _, c := range v.Zone("pending", engine.NoSeat).Cards {
		if len(c.Targets) > 0 {
			aimed = c.Targets[0]
		}
	}
	if aimed == "" {
		t.Fatal("nothing is aimed at anything")
	}
	seen := map[[32]byte]string{}
	for name, f := range map[string][]engine.Forecast{
		"none":      nil,
		"less":      {{Of: aimed, Code: "defen", Before: 5, After: 3}},
		"much less": {{Of: aimed, Code: "defen", Before: 5, After: 2}},
		"gone":      {{Of: aimed, Code: "defen", Before: 5, Gone: true}},
	} {
		h := hash(func(c *engine.CardView) { c.Forecast = f })
		if other, ok := seen[h]; ok {
			t.Errorf("%s and %s look alike", name, other)
		}
		seen[h] = name
	}
}

// TestPostCounts ensures that a fight is drawn with the figures that count in it, where those are not what the cards
// show: of each card, and of an attack as a whole once it is known what comes of it.
func TestPostCounts(t *testing.T) {
	r := shared(t)
	drama := func(forecast bool) (d sprite.Drama) {
		t.Helper()
		v := gallery.Fight()
		c := engine.CardView{Key: "obj:99", What: "assault", Ctrl: 1, Targets: []engine.Value{engine.SeatVal(0)}}
		for i, f := range v.Zone("field", 1).Cards[:2] {
			c.Of = append(c.Of, f.Key)
			c.Counts = append(c.Counts, engine.Figure{Of: f.Key, Code: f.Stats[0].Code, N: 21 + i})
		}
		if forecast {
			c.Forecast = []engine.Forecast{{Of: c.Targets[0], Before: 5, After: 3}}
		}
		for i, z := range v.Zones {
			if z.Kind == "pending" {
				v.Zones[i].Cards, v.Zones[i].Count = []engine.CardView{c}, 1
			}
		}
		err := r.withPen(func(p *draw.Pen) {
			for _, b := range plan.Post(gallery.Scene("en", v))(p).Blocks {
				if x, ok := b.Of.(sprite.Drama); ok {
					d = x
				}
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	want := 0
	for i, x := range drama(false).From {
		if len(x.Stats) == 0 || x.Stats[0].Now != 21+i {
			t.Errorf("%s is drawn with %v", x.Name, x.Stats)
		}
		want += 21 + i
	}
	if d := drama(true); want == 0 || d.Amount != want {
		t.Errorf("the attack is drawn with %d, which should be %d", d.Amount, want)
	}
}

// TestPostFightToCome ensures that a fight that nobody has entered yet is told by its name, without a card's back, and
// in less room.
func TestPostFightToCome(t *testing.T) {
	r := shared(t)
	fight := func(entered bool) (blocks []string, high int) {
		t.Helper()
		v := gallery.Fight()
		for i, z := range v.Zones {
			if z.Kind == "pending" {
				c := engine.CardView{Key: z.Cards[0].Key, What: "assault", Owner: 1, Ctrl: 1}
				if entered {
					c.Of = z.Cards[0].Of
				}
				v.Zones[i].Cards, v.Zones[i].Count = []engine.CardView{c}, 1
			}
		}
		v.Waiting = []engine.WaitView{{Seat: 1, Q: 9, Kind: "respond"}}
		s := gallery.Scene("en", v)
		blocks, err := r.Blocks(plan.Post(s))
		if err != nil {
			t.Fatal(err)
		}
		p, err := r.Post(context.Background(), s)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range blocks {
			if strings.HasPrefix(b, "sprite.Drama{") {
				return append(blocks[:0], b), p.H
			}
		}
		t.Fatal("the fight is not told")
		return nil, 0
	}
	alone, low := fight(false)
	_, high := fight(true)
	if strings.Contains(alone[0], "Hidden:true") || !strings.Contains(alone[0], "Assault") || low >= high {
		t.Errorf("%d pixels high, with attackers %d: %s", low, high, alone[0])
	}
}

// TestPostHidesHands ensures that a posted board is the same for everybody who sits in the same order, whatever is in
// the hand that only its viewer sees.
func TestPostHidesHands(t *testing.T) {
	r := shared(t)
	var pics [][]byte
	hands := 0
	for _, card := range []string{"c1", "c2"} {
		v := gallery.Normal()
		v.Viewer = 0
		for i := range v.Zones {
			if z := &v.Zones[i]; z.Kind == "hand" && z.Seat == 0 {
				hands++
				z.Cards = nil
				for k := range z.Count {
					z.Cards = append(z.Cards, engine.CardView{Key: engine.Value(fmt.Sprintf("obj:9%d.1", k)),
						Card: card})
				}
			}
		}
		p, err := r.Post(context.Background(), gallery.Scene("en", v))
		if err != nil {
			t.Fatal(err)
		}
		pics = append(pics, p.PNG)
	}
	if hands != 2 {
		t.Fatal("the view has no hand of its viewer")
	}
	if !bytes.Equal(pics[0], pics[1]) {
		t.Error("a card in a hand changes the posted board")
	}
}
