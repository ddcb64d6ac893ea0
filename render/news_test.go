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

// TestNotesAsNews ensures that a card's good and bad news have the shapes and tints that the layout gives them, and that they are
// told apart where their words are alike.
func TestNotesAsNews(t *testing.T) {
	r := shared(t)
	s := gallery.Scene("en", gallery.Hand(3))
	s.Word = nil
	for i, z := range s.View.Zones {
		if z.Kind == "hand" && z.Seat == 0 {
			s.View.Zones[i].Cards[2].Notes = []engine.Phrase{engine.Say("other")}
		}
	}
	blocks, err := r.Blocks(render.PlanHand(s, "hand"))
	if err != nil {
		t.Fatal(err)
	}
	all := strings.Join(blocks, "\n")
	for _, want := range []string{`Text:"gateopen", Mark:render.mark{Shape:"check", Tint:color.RGBA{R:0x8f, G:0xe0, B:0x9a`,
		`Text:"missing", Mark:render.mark{Shape:"barred", Tint:color.RGBA{R:0xff, G:0x9a, B:0x86`, `Text:"other", Mark:render.mark{Shape:"dot"`} {
		if strings.Count(all, want) != 1 {
			t.Errorf("%s is there %d times, want once", want, strings.Count(all, want))
		}
	}
}

// TestNeedSign ensures that the sign before a requirement is the layout's, and that a game without one has none in hands and in the
// rows of pending things.
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
