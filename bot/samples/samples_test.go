package samples

import (
	"context"
	"slices"
	"strings"
	"testing"

	"farpost/bot/app"
	"farpost/bot/discord/port"
	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/render"
	"farpost/render/gallery"
)

// studio loads all games.
func studio(t *testing.T) *app.Studio {
	t.Helper()
	st, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	return st
}

// ruleset is that of a game.
func ruleset(t *testing.T, st *app.Studio, game string) *engine.Ruleset {
	t.Helper()
	g, _, err := st.Ruleset(game)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestCrowdedBoards ensures that a board of as many players as a game admits, with twenty cards each, is a file of at
// most 300 KB, with nothing and with twelve things pending, for every game, in every language and in both shapes.
func TestCrowdedBoards(t *testing.T) {
	thorough.Only(t, "it draws crowded boards of every game")
	st := studio(t)
	r, err := render.New(render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range st.Games() {
		g := ruleset(t, st, game)
		n := mostPlayers(g)
		m, err := play(st, game, n)
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
			for _, lang := range st.Langs() {
				for _, wide := range []bool{false, true} {
					s := st.Scene(port.Scene{Game: game, Lang: lang, View: v, Names: names[:n]})
					s.Wide = wide
					pic, err := r.Board(context.Background(), s)
					if err != nil {
						t.Fatal(err)
					}
					if len(pic.PNG) > 300<<10 {
						t.Errorf("%s for %d, %s, wide %t, %d pending: %d bytes are too many for a phone", game, n, lang,
							wide, waiting(v, g.Layout), len(pic.PNG))
					}
				}
			}
		}
	}
}

// TestGalleryWords ensures that the description of every picture of the gallery, and every position in words, has words
// for all that it tells, in every language, and that no sentence within it ends before a comma or twice.
func TestGalleryWords(t *testing.T) {
	st := studio(t)
	r, err := render.New(render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range st.Games()[:thorough.Of(len(st.Games()), 1)] {
		samples, err := samplesOf(st, game)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range samples {
			told := []string{}
			if s.Make == nil && s.Card == nil && s.Hand == "" {
				// the picture itself need not be drawn
				told = append(told, render.BoardAlt(s.Scene), render.BoardText(s.Scene))
			} else {
				pic, err := s.Draw(context.Background(), r)
				if err != nil {
					t.Fatal(err)
				}
				told = append(told, pic.Alt)
			}
			unknown := strings.TrimSuffix(st.Texts().Say(s.Scene.Lang, game, engine.Phrase{Code: "no such code"},
				port.Names{}), ".")
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
	st := studio(t)
	g, book, err := st.Ruleset("farwald")
	if err != nil {
		t.Fatal(err)
	}
	var left []engine.CardView
	for seed := uint64(1); len(left) == 0 && seed < 40; seed++ {
		err := walk(st, "farwald", 2, seed, func(s *engine.State, _ []engine.Phrase) (bool, error) {
			if s.Result == nil {
				return false, nil
			}
			v, err := engine.ViewOf(g, book, s, engine.NoSeat)
			left = v.Zone("pending", engine.NoSeat).Cards
			return true, err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(left) == 0 {
		t.Fatal("no match ended with something pending")
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

// foughtAtOnce are the games of which no board shows who stands against an attack, with why. An attack on the table
// they must show all the same.
var foughtAtOnce = map[string]string{
	"groove": "who blocks fights at once: when one is asked next, one of the two, or both, are gone",
}

// TestFights ensures that the gallery has for every game and number of players a late board of a match that is not over
// yet, and one in the middle of a battle: somebody attacks something, and somebody else stands against it and is named
// as such, unless the game is one of foughtAtOnce.
func TestFights(t *testing.T) {
	thorough.Only(t, "it draws fights of every game")
	st := studio(t)
	for _, game := range st.Games() {
		g := ruleset(t, st, game)
		for n := g.MinSeats; n <= mostPlayers(g); n++ {
			m, err := play(st, game, n)
			if err != nil {
				t.Fatal(err)
			}
			if m.late.Game == "" || m.late.Result != nil {
				t.Errorf("%s for %d: the late board is none, or one of a match that is over", game, n)
			}
			least := 2
			if foughtAtOnce[game] != "" {
				least = 1
			}
			if fought(g.Layout, m.fight) < least {
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
