package app

import (
	"context"
	"slices"
	"strings"
	"testing"

	"farpost/bot/discord/port"
	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// TestCrowdedBoards ensures that a board of as many players as a game admits, with twenty cards each, is a file of at most
// 300 KB, with nothing and with twelve things pending, for every game, in every language and in both shapes.
func TestCrowdedBoards(t *testing.T) {
	lib, err := newLibrary("")
	if err != nil {
		t.Fatal(err)
	}
	texts, err := lib.newWords()
	if err != nil {
		t.Fatal(err)
	}
	r, err := render.New(render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	p := &painter{r: r, lib: lib, texts: texts}
	for _, game := range lib.Games() {
		g := lib.Ruleset(game)
		n := min(g.MaxSeats, len(galleryNames))
		m, err := lib.play(game, n)
		if err != nil {
			t.Fatal(err)
		}
		v := gallery.Filled(m.middle, g.Layout, m.pool, 20)
		if kind := m.pool.Table(g.Layout); count(v, kind) < 20*n {
			t.Errorf("%s: %d cards are on the table, want %d", game, count(v, kind), 20*n)
		}
		piled := gallery.Piled(v, g.Layout, m.pool, 12)
		if n := waiting(piled, g.Layout); n < 12 {
			t.Errorf("%s: %d things are pending, want 12", game, n)
		}
		for _, v := range []engine.View{v, piled} {
			for _, lang := range texts.Langs() {
				for _, wide := range []bool{false, true} {
					s := p.scene(port.Scene{Game: game, Lang: lang, View: v, Names: galleryNames[:n]})
					s.Wide = wide
					pic, err := r.Board(context.Background(), s)
					if err != nil {
						t.Fatal(err)
					}
					if len(pic.PNG) > 300<<10 {
						t.Errorf("%s for %d, %s, wide %t, %d pending: %d bytes are too many for a phone", game, n, lang, wide, waiting(v, g.Layout), len(pic.PNG))
					}
				}
			}
		}
	}
}

// TestCardAlts ensures that the alt text of every card of every game has words for all symbols of its text, numbers among
// them, in every language, and that no sentence of it ends twice.
func TestCardAlts(t *testing.T) {
	lib, err := newLibrary("")
	if err != nil {
		t.Fatal(err)
	}
	texts, err := lib.newWords()
	if err != nil {
		t.Fatal(err)
	}
	r, err := render.New(render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	p := &painter{r: r, lib: lib, texts: texts}
	for _, game := range lib.Games() {
		for _, lang := range texts.Langs() {
			unknown := strings.TrimSuffix(texts.Say(lang, game, engine.Phrase{Code: "no such code"}, port.Names{}), ".")
			if unknown == "" {
				t.Fatalf("%s in %s has no words for what is unknown", game, lang)
			}
			for _, card := range lib.Cards(game) {
				pic, err := p.Card(context.Background(), game, lang, card)
				if err != nil {
					t.Fatal(err)
				}
				for _, wrong := range []string{unknown, "..", ".,", ".:", ".”."} {
					if strings.Contains(pic.Alt, wrong) {
						t.Errorf("%s in %s: %q in %q", card, lang, wrong, pic.Alt)
					}
				}
			}
		}
	}
}

// TestGalleryWords ensures that the description of every picture of the gallery, and every position in words, has words for all
// that it tells, in every language, and that no sentence within it ends before a comma or twice.
func TestGalleryWords(t *testing.T) {
	lib, err := newLibrary("")
	if err != nil {
		t.Fatal(err)
	}
	texts, err := lib.newWords()
	if err != nil {
		t.Fatal(err)
	}
	r, err := render.New(render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	p := &painter{r: r, lib: lib, texts: texts}
	for _, game := range lib.Games() {
		samples, err := p.samples(game)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range samples {
			told := []string{}
			if s.Make == nil && s.Card == nil && s.Hand == "" {
				told = append(told, render.BoardAlt(s.Scene), render.BoardText(s.Scene)) // the picture itself need not be drawn
			} else {
				pic, err := s.Draw(context.Background(), r)
				if err != nil {
					t.Fatal(err)
				}
				told = append(told, pic.Alt)
			}
			unknown := strings.TrimSuffix(texts.Say(s.Scene.Lang, game, engine.Phrase{Code: "no such code"}, port.Names{}), ".")
			if unknown == "" {
				t.Fatalf("%s in %q has no words for what is unknown", game, s.Scene.Lang)
			}
			for _, text := range told {
				for _, wrong := range []string{unknown, "..", ".,", ".:", ".”."} {
					if at := strings.Index(text, wrong); at >= 0 {
						t.Errorf("%s: %q in %q", s.Name, wrong, text[max(0, at-80):min(len(text), at+40)])
					}
				}
			}
		}
	}
}

// TestNothingResolves ensures that a card by which a match ended is no longer shown as resolving.
func TestNothingResolves(t *testing.T) {
	lib, err := newLibrary("")
	if err != nil {
		t.Fatal(err)
	}
	m, err := lib.play("farwald", 2)
	if err != nil {
		t.Fatal(err)
	}
	left := m.over.Zone("pending", engine.NoSeat).Cards
	if m.over.Result == nil || len(left) == 0 {
		t.Fatalf("no match that ended with something pending: %d things", len(left))
	}
	for _, c := range left {
		if slices.Contains(c.States, "resolving") {
			t.Errorf("%s resolves after the end: %v", c.Card, c.States)
		}
	}
}

// waiting counts what waits to be resolved.
func waiting(v engine.View, l engine.Layout) (n int) {
	for _, z := range l.Zones {
		if z.Place == engine.PlaceStack {
			n += count(v, z.Kind)
		}
	}
	return n
}

func count(v engine.View, kind string) (n int) {
	for _, z := range v.Zones {
		if z.Kind == kind {
			n += len(z.Cards)
		}
	}
	return n
}

// TestFights ensures that the gallery has for every game and number of players a late board of a match that is not over yet, and one
// in the middle of a battle: somebody attacks something, and somebody else stands against it and is named as such.
func TestFights(t *testing.T) {
	lib, err := newLibrary("")
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range lib.Games() {
		g := lib.Ruleset(game)
		for n := g.MinSeats; n <= min(g.MaxSeats, len(galleryNames)); n++ {
			m, err := lib.play(game, n)
			if err != nil {
				t.Fatal(err)
			}
			if m.late.Game == "" || m.late.Result != nil {
				t.Errorf("%s for %d: the late board is none, or one of a match that is over", game, n)
			}
			if fought(g.Layout, m.fight) != 2 {
				t.Errorf("%s for %d: nobody stands against an attack", game, n)
			}
			for _, z := range m.fight.Zones {
				for _, c := range z.Cards {
					for _, v := range c.Against {
						d, ok := m.fight.Find(v)
						if !ok || d.Ctrl == c.Ctrl {
							t.Errorf("%s for %d: %s stands against its own side, or is not there", game, n, v)
						}
						told := false
						for _, note := range c.Notes {
							for _, a := range note.Args {
								told = told || slices.Contains(a.Vals, engine.CardVal(d.Card))
							}
						}
						if !told {
							t.Errorf("%s for %d: the attack does not name %s, who stands against it", game, n, d.Card)
						}
					}
				}
			}
		}
	}
}

// TestSpokenTo ensures that a board speaks to its viewer alone: who is asked about their own attack or card is asked in the second
// person on their own board, and on everybody else's all who are asked the same stand before one sentence.
func TestSpokenTo(t *testing.T) {
	lib, err := newLibrary("")
	if err != nil {
		t.Fatal(err)
	}
	texts, err := lib.newWords()
	if err != nil {
		t.Fatal(err)
	}
	p := &painter{lib: lib, texts: texts}
	v := engine.View{Viewer: engine.NoSeat, Seats: []engine.SeatView{{Seat: 0}, {Seat: 1}},
		Zones:   []engine.ZoneView{{Kind: "chest", Seat: engine.NoSeat, Count: 1, Cards: []engine.CardView{{Key: "obj:5.1", Card: "A14", Ctrl: 1}}}},
		Waiting: []engine.WaitView{{Seat: 1, Q: 1, Kind: "w1", About: "obj:5.1"}, {Seat: 0, Q: 2, Kind: "w1", About: "obj:5.1"}}}
	first := func(viewer engine.Seat) string {
		v.Viewer = viewer
		return render.BoardAlt(p.scene(port.Scene{Game: "farwald", Lang: "en", View: v, Names: galleryNames}))
	}
	for viewer, want := range map[engine.Seat]string{
		engine.NoSeat: "Waiting for Bruno, Ada – Bruno declared ",
		0:             "Waiting for Bruno, you – Bruno declared ",
		1:             "Waiting for you (also Ada) – You declared ",
	} {
		if got := first(viewer); !strings.Contains(got, want) {
			t.Errorf("seat %d reads %q, want %q in it", viewer, got, want)
		}
	}
}
