package plan_test

import (
	"bytes"
	"context"
	"image"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
	"farpost/render/plan"
	"farpost/render/rendertest"
	"farpost/render/sight"
)

// TestNotesAsNews ensures that a card's good and bad news have the layout's shapes and tints, and differ even if their
// words are the same.
func TestNotesAsNews(t *testing.T) {
	r := shared(t)
	s := gallery.Scene("en", gallery.Hand(3))
	s.Word = nil
	for i, z := range s.View.Zones {
		if z.Kind == "hand" && z.Seat == 0 {
			s.View.Zones[i].Cards[2].Notes = []engine.Phrase{engine.Say("other")}
		}
	}
	blocks, err := r.Blocks(plan.Hand(s, "hand"))
	if err != nil {
		t.Fatal(err)
	}
	all := strings.Join(blocks, "\n")
	for _, want := range []string{
		`Text:"gateopen", Mark:draw.Mark{Shape:"check", Tint:color.RGBA{R:0x8f, G:0xe0, B:0x9a`,
		`Text:"missing", Mark:draw.Mark{Shape:"barred", Tint:color.RGBA{R:0xff, G:0x9a, B:0x86`,
		`Text:"other", Mark:draw.Mark{Shape:"dot"`,
	} {
		if strings.Count(all, want) != 1 {
			t.Errorf("%s is there %d times, want once", want, strings.Count(all, want))
		}
	}
}

// TestNeedSign ensures that the sign before a requirement is the layout's. A game without one has none, in hands and in
// the rows of pending things.
func TestNeedSign(t *testing.T) {
	r := shared(t)
	for _, sign := range []string{"portal", ""} {
		s := gallery.Scene("en", gallery.Normal())
		s.Layout.Need = sign
		for name, draw := range map[string]func() (render.Picture, error){
			"board": func() (render.Picture, error) { return r.Board(context.Background(), s) },
			"card":  func() (render.Picture, error) { return r.Card(context.Background(), s, s.Face("s2")) },
		} {
			with, err := draw()
			if err != nil {
				t.Fatal(err)
			}
			keep := s.Layout.Symbols
			s.Layout.Symbols = append([]engine.SymbolLayout(nil), keep...)
			for i, y := range s.Layout.Symbols {
				if y.Code == "portal" {
					s.Layout.Symbols[i].Shape = "ring"
				}
			}
			other, err := draw()
			if err != nil {
				t.Fatal(err)
			}
			s.Layout.Symbols = keep
			if same := bytes.Equal(with.PNG, other.PNG); same != (sign == "") {
				t.Errorf("%s with the sign %q: another shape of it changes the picture: %t", name, sign, !same)
			}
		}
	}
}

// TestRequirementAsFigure ensures that a figure has the symbols of the requirement if the layout wants that. It is a
// number if it differs from what is printed, if there are too many symbols, or if the layout does not want it.
func TestRequirementAsFigure(t *testing.T) {
	r := shared(t)
	for _, c := range []struct {
		wanted bool
		now    int
		need   []string
		want   bool
	}{
		{true, 3, []string{"fire", "2"}, true}, {false, 3, []string{"fire", "2"}, false},
		{true, 2, []string{"fire", "2"}, false},
		{true, 3, []string{"fire", "fire", "water", "water", "mind", "1"}, false}, {true, 3, nil, false},
	} {
		v := gallery.Empty()
		v.Zones[0].Cards, v.Zones[0].Count = []engine.CardView{{Key: "obj:1.1", Card: "s1",
			Stats: []engine.Stat{{Code: "strike", Now: c.now, Printed: 3}}}}, 1
		s := gallery.Scene("en", v)
		s.Layout.Stats = []engine.StatLayout{{Code: "strike", Symbol: "blade", Need: c.wanted}}
		s.Face = func(id string) engine.Face { return engine.Face{ID: id, Name: "Moth", Need: c.need} }
		blocks, err := r.Blocks(plan.Board(s))
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(strings.Join(blocks, "\n"),
			`Needs:[]draw.Mark{draw.Mark{Shape:"flame"`); got != c.want {
			t.Errorf("%v: the requirement is shown: %t", c, got)
		}
	}
}

// TestNewsWithoutColour ensures that people who see other colours, or none, can tell good news of a card from bad, even
// with the same words: on the picture of the hand and on the player's board.
func TestNewsWithoutColour(t *testing.T) {
	r := shared(t)
	for where, draw := range map[string]func(render.Scene) (render.Picture, error){
		"hand":  func(s render.Scene) (render.Picture, error) { return r.Hand(context.Background(), s, "hand") },
		"board": func(s render.Scene) (render.Picture, error) { return r.Board(context.Background(), handRows(s)) },
	} {
		var drawn []*image.RGBA
		for _, code := range []string{"gateopen", "missing", "other"} {
			s := gallery.Scene("en", gallery.Hand(1))
			for i, z := range s.View.Zones {
				if z.Kind == "hand" && z.Seat == 0 {
					s.View.Zones[i].Cards[0].Notes = []engine.Phrase{engine.Say(code)}
				}
			}
			word := s.Word
			s.Word = func(p engine.Phrase) string {
				if p.Code == code {
					return "news"
				}
				return word(p)
			}
			pic, err := draw(s)
			if err != nil {
				t.Fatal(err)
			}
			drawn = append(drawn, rendertest.Pixels(t, pic.PNG))
		}
		for i, a := range drawn {
			for k, b := range drawn[:i] {
				for _, e := range sight.Eyes() {
					if n := sight.Differ(e, a, b); n < 60 {
						t.Errorf("%s, %s: notes %d and %d differ in %d pixels of light", where, e.Name, k, i, n)
					}
				}
			}
		}
	}
}
