package invariant_test

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/invariant"
)

// decks gives every seat the same cards twice over, without the units that loop for ever.
func decks(seats int) [][]string {
	var deck []string
	for range 2 {
		for _, id := range toy.All() {
			if id != "ouro" && id != "restless" {
				deck = append(deck, id)
			}
		}
	}
	out := make([][]string, seats)
	for i := range out {
		out[i] = deck
	}
	return out
}

// Random legal play keeps every invariant and hides what is hidden, whatever is chosen.
func TestRandomPlay(t *testing.T) {
	g := toy.New("")
	rapid.Check(t, func(t *rapid.T) {
		seats := rapid.IntRange(1, 3).Draw(t, "seats")
		seed := rapid.Uint64().Draw(t, "seed")
		s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: decks(seats), Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 1))
		n := rapid.IntRange(1, 40).Draw(t, "inputs")
		for i := 0; i < n && s.Result == nil; i++ {
			in, err := invariant.Pick(g, toy.Cards{}, s, rng.IntN)
			if err != nil {
				t.Fatal(err)
			}
			in = disturb(s, in, rng)
			next, _, err := invariant.Apply(g, toy.Cards{}, s, in)
			if err != nil {
				t.Fatalf("input %d %+v: %v", i, in, err)
			}
			s = next
			if err := invariant.Check(g, toy.Cards{}, s); err != nil {
				t.Fatalf("after input %d %+v: %v", i, in, err)
			}
			if err := invariant.Interfere(g, toy.Cards{}, s, rng, 2); err != nil {
				t.Fatalf("after input %d %+v: %v", i, in, err)
			}
		}
	})
}

// disturb turns some inputs into concessions, several deadlines at once, and passes ahead.
func disturb(s *engine.State, in engine.Input, rng *rand.Rand) engine.Input {
	switch rng.IntN(12) {
	case 0:
		if rng.IntN(6) == 0 {
			return engine.Input{Kind: engine.InputConcede, Seat: in.Seat}
		}
	case 1:
		out := engine.Input{Kind: engine.InputExpire}
		for _, sa := range s.Ask.Seats {
			if !sa.Optional && sa.Got == nil {
				out.Qs = append(out.Qs, sa.Q)
			}
		}
		return out
	case 2, 3:
		if in.Verb == engine.Pass {
			in.Ahead = engine.PassAhead(in.Seat)
		}
	}
	return in
}

// A leak that a ruleset plants is caught, of whatever kind it is.
func TestPlantedLeaks(t *testing.T) {
	for _, leak := range []string{toy.LeakView, toy.LeakEvent, toy.LeakDue, toy.LeakAsked} {
		t.Run(leak, func(t *testing.T) {
			g := toy.New(leak)
			rng := rand.New(rand.NewPCG(1, 2))
			for seed := range uint64(20) {
				s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: decks(3), Seed: seed})
				if err != nil {
					t.Fatal(err)
				}
				for range 40 {
					if s.Result != nil {
						break
					}
					if err := invariant.Interfere(g, toy.Cards{}, s, rng, 5); err != nil {
						t.Log(err)
						return
					}
					in, err := invariant.Pick(g, toy.Cards{}, s, rng.IntN)
					if err != nil {
						t.Fatal(err)
					}
					if s, _, err = engine.Apply(g, toy.Cards{}, s, in); err != nil {
						t.Fatal(err)
					}
				}
			}
			t.Error("the leak was not noticed")
		})
	}
}
