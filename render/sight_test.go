package render_test

import (
	"context"
	"image"
	"testing"

	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/render"
	"farpost/render/gallery"
	"farpost/render/rendertest"
	"farpost/render/sight"
)

// TestColourBlind ensures that nothing is said by colour alone: whatever a board can show in two ways, the two pictures
// clearly differ in light for people who see other colours, or none.
func TestColourBlind(t *testing.T) {
	thorough.Only(t, "it draws boards as the colour-blind see them")
	r := rendertest.Shared(t)
	// field is a board with one card on it, told apart by states, figures and element only.
	field := func(change func(v *engine.View, c *engine.CardView)) func(*render.Scene) {
		return func(s *render.Scene) {
			v := gallery.Empty()
			c := engine.CardView{Key: "obj:1.1", Card: "s1", Stats: []engine.Stat{{Code: "strike", Now: 4, Printed: 4}}}
			change(&v, &c)
			v.Zones[0].Cards, v.Zones[0].Count = []engine.CardView{c}, 1
			s.View = v
		}
	}
	state := func(states ...string) func(*render.Scene) {
		return field(func(_ *engine.View, c *engine.CardView) { c.States = states })
	}
	stat := func(printed int) func(*render.Scene) {
		return field(func(_ *engine.View, c *engine.CardView) { c.Stats[0].Printed = printed })
	}
	seat := func(change func(*engine.SeatView)) func(*render.Scene) {
		return func(s *render.Scene) { s.View = gallery.Empty(); change(&s.View.Seats[0]) }
	}
	element := func(code string) func(*render.Scene) {
		return func(s *render.Scene) {
			field(func(*engine.View, *engine.CardView) {})(s)
			s.Face = func(id string) engine.Face {
				return engine.Face{ID: id, Name: "Same", Type: "being",
					Element: code}
			}
		}
	}
	flux := func(code string) func(*render.Scene) {
		return seat(func(v *engine.SeatView) { v.Badges[1] = engine.Badge{Code: "flux", N: 1, Marks: []string{code}} })
	}
	kind := func(code string) func(*render.Scene) {
		return func(s *render.Scene) {
			field(func(*engine.View, *engine.CardView) {})(s)
			s.Face = func(id string) engine.Face {
				return engine.Face{ID: id, Name: "Same", Type: code,
					Element: "fire"}
			}
		}
	}
	// many is a board so crowded that its cards stand in the shortest form.
	many := func(change func(*engine.CardView)) func(*render.Scene) {
		return func(s *render.Scene) {
			s.View = gallery.Eighty()
			for i, z := range s.View.Zones {
				if z.Kind == "field" && z.Seat == 0 {
					c := &s.View.Zones[i].Cards[0]
					*c = engine.CardView{Key: c.Key, Card: "s1",
						Stats: []engine.Stat{{Code: "strike", Now: 4, Printed: 4}}}
					change(c)
				}
			}
		}
	}
	manyState := func(states ...string) func(*render.Scene) {
		return many(func(c *engine.CardView) { c.States = states })
	}
	manyCard := func(f engine.Face) func(*render.Scene) {
		return func(s *render.Scene) {
			many(func(*engine.CardView) {})(s)
			face := s.Face
			s.Face = func(id string) engine.Face {
				if id == "s1" {
					return f
				}
				return face(id)
			}
		}
	}
	for i, group := range []struct {
		name  string
		least int // pixels that differ
		of    map[string]func(*render.Scene)
	}{
		{"state", 400, map[string]func(*render.Scene){
			"none": state(), "spent": state("spent"), "resting": state("resting"), "disabled": state("disabled"),
			"shielding": state("shielding"),
			"marked":    state("marked"), "spent and disabled": state("spent", "disabled"),
			"resting and disabled": state("resting", "disabled")}},
		{"state among many", 150, map[string]func(*render.Scene){
			"none": manyState(), "spent": manyState("spent"), "resting": manyState("resting"),
			"disabled": manyState("disabled"), "shielding": manyState("shielding"),
			"marked": manyState("marked"), "spent and disabled": manyState("spent", "disabled"),
			"resting and disabled": manyState("resting", "disabled")}},
		{"element among many", 80, map[string]func(*render.Scene){
			"fire":  manyCard(engine.Face{Name: "Same", Type: "being", Element: "fire"}),
			"water": manyCard(engine.Face{Name: "Same", Type: "being", Element: "water"}),
			"none":  manyCard(engine.Face{Name: "Same", Type: "being"})}},
		{"type among many", 60, map[string]func(*render.Scene){
			"being": manyCard(engine.Face{Name: "Same", Type: "being", Element: "fire"}),
			"rite":  manyCard(engine.Face{Name: "Same", Type: "rite", Element: "fire"}),
			"bond":  manyCard(engine.Face{Name: "Same", Type: "bond", Element: "fire"})}},
		{"figure among many", 40, map[string]func(*render.Scene){
			"as printed": many(func(*engine.CardView) {}),
			"raised":     many(func(c *engine.CardView) { c.Stats[0].Printed = 3 }),
			"lowered":    many(func(c *engine.CardView) { c.Stats[0].Printed = 5 })}},
		{"figure", 60, map[string]func(*render.Scene){"as printed": stat(4), "raised": stat(3), "lowered": stat(5)}},
		{"element", 120, map[string]func(*render.Scene){
			"fire": element("fire"), "water": element("water"), "mind": element("mind"), "nature": element("nature"),
			"none": element("")}},
		{"requirement", 120, map[string]func(*render.Scene){
			"fire": flux("fire"), "water": flux("water"), "mind": flux("mind"), "nature": flux("nature")}},
		{"type", 100, map[string]func(*render.Scene){"being": kind("being"), "rite": kind("rite"),
			"bond": kind("bond")}},
		{"crystal", 300, map[string]func(*render.Scene){
			"whole":  seat(func(v *engine.SeatView) { v.Tracks[0].Cells[0].N = 5 }),
			"hurt":   seat(func(v *engine.SeatView) { v.Tracks[0].Cells[0].N = 4 }),
			"broken": seat(func(v *engine.SeatView) { v.Tracks[0].Cells[0].N = 0 })}},
		{"energy", 150, map[string]func(*render.Scene){
			"9":  seat(func(v *engine.SeatView) { v.Badges[0].N = 9 }),
			"10": seat(func(v *engine.SeatView) { v.Badges[0].N = 10 })}},
		{"turn", 400, map[string]func(*render.Scene){
			"active": seat(func(*engine.SeatView) {}),
			"other":  func(s *render.Scene) { s.View = gallery.Empty(); s.View.Active = 1 },
			"asked":  func(s *render.Scene) { s.View = gallery.Empty(); s.View.Waiting[0].Seat = 1 },
			"away":   seat(func(v *engine.SeatView) { v.Away = true }),
			"out":    seat(func(v *engine.SeatView) { v.Out = true })}},
		{"mark", 100, map[string]func(*render.Scene){
			"target": func(s *render.Scene) { s.View = gallery.Normal() },
			"source": func(s *render.Scene) {
				s.View = gallery.Normal()
				p := &s.View.Zones[len(s.View.Zones)-1].Cards[0]
				p.Of, p.Targets = p.Targets, nil
			},
			"touched": func(s *render.Scene) {
				s.View = gallery.Normal()
				s.Touched = []engine.Value{s.View.Zones[0].Cards[0].Key}
			}}},
	} {
		if rendertest.Race && i%2 == 1 {
			continue // pixels alone matter here: the plain run has all
		}
		drawn := map[string]*image.RGBA{}
		for name, change := range group.of {
			s := gallery.Scene("en", engine.View{})
			change(&s)
			p, err := r.Board(context.Background(), s)
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
					n := sight.Differ(e, x, y)
					if n < group.least {
						t.Errorf("%s, %s: %s and %s differ in %d pixels of light, at least %d are wanted", e.Name,
							group.name, a, b, n, group.least)
					}
				}
			}
		}
	}
}
