package engine_test

import (
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// New refuses setups that do not fit, and says why.
func TestNewRefuses(t *testing.T) {
	deck := []string{"bolt"}
	for name, c := range map[string]struct {
		setup engine.Setup
		says  string
	}{
		"nobody":    {engine.Setup{}, "1 to 3 players, not 0"},
		"too many":  {engine.Setup{Decks: [][]string{deck, deck, deck, deck}}, "not 4"},
		"no rule":   {engine.Setup{Decks: [][]string{deck}, Options: map[string]int{"speed": 1}}, `"speed"`},
		"bad value": {engine.Setup{Decks: [][]string{deck}, Options: map[string]int{"life": 100}}, "1 to 99, not 100"},
		"no card":   {engine.Setup{Decks: [][]string{{"joker"}}}, `"joker"`},
	} {
		t.Run(name, func(t *testing.T) {
			if _, _, err := engine.New(game, book, c.setup); err == nil || !strings.Contains(err.Error(), c.says) {
				t.Error(err)
			}
		})
	}
}

// TestOptionBounds ensures that a table rule can be set from its least to its greatest value, and that the match knows
// those that differ from nothing said, by name.
func TestOptionBounds(t *testing.T) {
	for life, ok := range map[int]bool{0: false, 1: true, 2: true, 98: true, 99: true, 100: false} {
		s, _, err := engine.New(game, book, engine.Setup{Decks: [][]string{toy.All()},
			Options: map[string]int{"life": life}})
		if (err == nil) != ok || ok && engine.Read(game, book, s).Option("life") != life {
			t.Errorf("a life of %d: %v", life, err)
		}
	}
	s, _, err := engine.New(game, book, engine.Setup{Decks: [][]string{toy.All()}})
	if r := engine.Read(game, book, s); err != nil || r.Option("life") != 10 || r.Option("speed") != 0 {
		t.Errorf("by default a life of %d, %v", r.Option("life"), err)
	}
}

// Equal setups give equal matches, another seed another one, and table rules hold.
func TestNewIsExact(t *testing.T) {
	setup := engine.Setup{Decks: [][]string{toy.All(), toy.All()}, Seed: 5, Options: map[string]int{"life": 7}}
	var got [3]string
	for i, seed := range []uint64{5, 5, 6} {
		setup.Seed = seed
		s, _, err := engine.New(game, book, setup)
		if err != nil {
			t.Fatal(err)
		}
		got[i] = string(encode(t, s))
		if n := engine.Read(game, book, s).SeatAttr(1, 0); n != 7 {
			t.Errorf("life %d", n)
		}
	}
	if got[0] != got[1] || got[0] == got[2] {
		t.Error("seeds do not decide the match")
	}
}
