package render_test

import (
	"context"
	"image"
	"image/color"
	"math"
	"testing"

	"farpost/render"
	"farpost/render/gallery"
	"farpost/render/rendertest"
	"farpost/render/sight"
)

// TestEventsSameNotDrawn ensures that standings and brackets which the reader has already are not drawn again, and that
// whatever changes is seen.
func TestEventsSameNotDrawn(t *testing.T) {
	r := rendertest.New(t, render.Options{})
	ctx := context.Background()
	tables := map[string]func(*render.Standings){
		"same":    func(*render.Standings) {},
		"points":  func(s *render.Standings) { s.Rows[3].Points = "1" },
		"record":  func(s *render.Standings) { s.Rows[3].Record = "1-1-1" },
		"column":  func(s *render.Standings) { s.Rows[3].Ties[1] = "1" },
		"unseen":  func(s *render.Standings) { s.Rows[3].Ties[3] = "99" },
		"dropped": func(s *render.Standings) { s.Rows[3].Dropped = true },
		"marked":  func(s *render.Standings) { s.Rows[3].Marked = true },
		"cut":     func(s *render.Standings) { s.Cut = 4 },
		"line":    func(s *render.Standings) { s.Line = "After round 4 of 4" },
		"lang":    func(s *render.Standings) { s.Lang = "it" },
	}
	first, err := r.Standings(ctx, gallery.Table("en", "late", 8, 3), 1)
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range tables {
		s := gallery.Table("en", "late", 8, 3)
		change(&s)
		s.Shown = first.Hash
		p, err := r.Standings(ctx, s, 1)
		if err != nil {
			t.Fatal(err)
		}
		if same := p.PNG == nil && p.Hash == first.Hash; same != (name == "same") {
			t.Errorf("standings, %s: drawn %t", name, p.PNG != nil)
		}
	}
	pages := gallery.Table("en", "late", 40, 3)
	one, err := r.Standings(ctx, pages, 1)
	if err != nil {
		t.Fatal(err)
	}
	pages.Shown = one.Hash
	if two, err := r.Standings(ctx, pages, 2); err != nil || two.PNG == nil {
		t.Errorf("the second page is taken for the first: %v", err)
	}
	brackets := map[string]func(*render.Bracket){
		"same":  func(*render.Bracket) {},
		"score": func(b *render.Bracket) { b.Rounds[0].Ties[0].B.Score = "7" },
		"won":   func(b *render.Bracket) { b.Rounds[0].Ties[0].A.Won = false },
		"gone":  func(b *render.Bracket) { b.Rounds[0].Ties[0].B.Dropped = true },
		"round": func(b *render.Bracket) { b.Rounds[0].Name = "Last eight" },
	}
	before, err := r.Bracket(ctx, gallery.Elimination("en", 8, false, 5, false, false))
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range brackets {
		b := gallery.Elimination("en", 8, false, 5, false, false)
		change(&b)
		b.Shown = before.Hash
		p, err := r.Bracket(ctx, b)
		if err != nil {
			t.Fatal(err)
		}
		if same := p.PNG == nil && p.Hash == before.Hash; same != (name == "same") {
			t.Errorf("bracket, %s: drawn %t", name, p.PNG != nil)
		}
	}
}

// TestEventsColourBlind ensures that standings and brackets say nothing by colour alone: whatever they show in two ways
// clearly differs in light for people who see other colours, or none.
func TestEventsColourBlind(t *testing.T) {
	r := rendertest.Shared(t)
	table := func(change func(s *render.Standings)) func() (render.Picture, error) {
		return func() (render.Picture, error) {
			s := gallery.Table("en", "shares", 4, 3)
			change(&s)
			return r.Standings(context.Background(), s, 1)
		}
	}
	match := func(a, b render.Contender) func() (render.Picture, error) {
		return func() (render.Picture, error) {
			return r.Bracket(context.Background(), render.Bracket{Title: "Open", Rounds: []render.Round{
				{Side: render.Upper, Name: "Semifinals", Slots: 2, Ties: []render.Tie{{A: a, B: b}}},
				{Side: render.Upper, Name: "Final", Slots: 1, Ties: []render.Tie{{}}}}})
		}
	}
	ada, ben := render.Contender{Name: "Ada"}, render.Contender{Name: "Ada"}
	won, gone := ada, ben
	won.Won, gone.Dropped = true, true
	for group, of := range map[string]map[string]func() (render.Picture, error){
		"row": {
			"plain":   table(func(*render.Standings) {}),
			"dropped": table(func(s *render.Standings) { s.Rows[1].Dropped = true }),
			"marked":  table(func(s *render.Standings) { s.Rows[1].Marked = true }),
			"both":    table(func(s *render.Standings) { s.Rows[1].Marked, s.Rows[1].Dropped = true, true }),
			"cut":     table(func(s *render.Standings) { s.Cut = 2 }),
		},
		"match": {
			"to be played": match(ada, ben), "first won": match(won, ben), "second won": match(ada, won),
			"second gone": match(won, gone), "half known": match(ada, render.Contender{}),
		},
	} {
		drawn := map[string]*image.RGBA{}
		for name, draw := range of {
			p, err := draw()
			if err != nil {
				t.Fatal(err)
			}
			drawn[name] = rendertest.Pixels(t, p.PNG)
		}
		for a, x := range drawn {
			for b, y := range drawn {
				if a >= b {
					continue
				}
				for _, e := range sight.Eyes() {
					if n := sight.Differ(e, x, y); n < 150 {
						t.Errorf("%s, %s: %s and %s differ in %d pixels of light", e.Name, group, a, b, n)
					}
				}
			}
		}
	}
}

// TestEventContrast ensures that the figures of who has left can be read on every ground of a row: 4.5 to 1 in light.
func TestEventContrast(t *testing.T) {
	s := gallery.Table("en", "own", 4, 3)
	for i := range s.Rows {
		s.Rows[i].Dropped, s.Rows[i].Marked = true, i > 1
	}
	p, err := rendertest.Shared(t).Standings(context.Background(), s, 1)
	if err != nil {
		t.Fatal(err)
	}
	im := rendertest.Pixels(t, p.PNG)
	for row := range s.Rows {
		low, high := 1.0, 0.0
		for y := 180 + 58*row; y < 200+58*row; y++ {
			for x := 700; x < 1060; x++ {
				l := lightOf(im.RGBAAt(x, y))
				low, high = min(low, l), max(high, l)
			}
		}
		if ratio := (high + 0.05) / (low + 0.05); ratio < 4.5 {
			t.Errorf("row %d has a contrast of %.1f", row+1, ratio)
		}
	}
}

// lightOf is the relative luminance of a colour, from 0 to 1.
func lightOf(c color.RGBA) float64 {
	f := func(v uint8) float64 { return math.Pow((float64(v)/255+0.055)/1.055, 2.4) }
	return 0.2126*f(c.R) + 0.7152*f(c.G) + 0.0722*f(c.B)
}
