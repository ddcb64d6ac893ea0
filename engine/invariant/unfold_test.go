package invariant_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/invariant"
)

// playSealed plays a random match of the toy in which people pass and answer ahead, and returns its inputs.
func playSealed(t *testing.T, g *engine.Ruleset, seed uint64) (*engine.State, []engine.Input) {
	t.Helper()
	start := deal(t, g)
	s, rng := start, rand.New(rand.NewPCG(seed, 1))
	var log []engine.Input
	played := map[engine.Seat]engine.Reply{}
	for range 120 {
		if s.Result != nil {
			break
		}
		in, err := invariant.Pick(g, toy.Cards{}, s, rng.IntN)
		if err != nil {
			t.Fatal(err)
		}
		if in.Verb == engine.Pass && rng.IntN(2) == 0 {
			if rep, ok := played[in.Seat]; ok { // impossible by now: it lapses, and the next answer counts
				for _, w := range g.Windows() {
					in.Ahead = append(in.Ahead, engine.Sealed{Seat: in.Seat, Window: w, Reply: rep})
				}
			}
			in.Ahead = append(in.Ahead, engine.PassAhead(in.Seat)...)
		}
		if in.Kind == engine.InputReply && in.Verb == "play" {
			played[in.Seat] = in.Reply
			in.Ahead = append(in.Ahead, engine.Sealed{Seat: in.Seat, Window: "idle", Reply: in.Reply},
				engine.Sealed{Seat: in.Seat, Window: "idle", Reply: engine.Reply{Verb: "end"}})
		}
		next, _, err := engine.Apply(g, toy.Cards{}, s, in)
		if err != nil {
			t.Fatal(err)
		}
		s, log = next, append(log, in)
	}
	return start, log
}

// Unfold finds no fault in matches that go the same way with every window asked in turn.
func TestUnfold(t *testing.T) {
	g := toy.New("")
	for seed := range uint64(40) {
		start, log := playSealed(t, g, seed)
		if err := invariant.Unfold(g, toy.Cards{}, start, log); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
}

// Unfold finds a match that depends on how it was asked.
func TestUnfoldFinds(t *testing.T) {
	g := toy.New("")
	start, log := playSealed(t, g, 3)
	calls := 0
	g.Check = func(*engine.Reader) []engine.Change {
		if calls++; calls%7 == 0 {
			return []engine.Change{{Kind: "gold", Seat: 1, N: 1}}
		}
		return nil
	}
	if err := invariant.Unfold(g, toy.Cards{}, start, log); err == nil ||
		!strings.Contains(err.Error(), "asked in turn") {
		t.Errorf("another way: %v", err)
	}
}
