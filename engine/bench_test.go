package engine_test

import (
	"math/rand/v2"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/invariant"
)

// midgame is a match of three in its middle, and an input that it can take.
func midgame(b *testing.B) (*engine.State, engine.Input) {
	b.Helper()
	deck := append(append([]string{}, toy.All()[8:]...), toy.All()[8:]...)
	s, _, err := engine.New(game, book, engine.Setup{Decks: [][]string{deck, deck, deck}, Seed: 3})
	if err != nil {
		b.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(3, 3))
	var in engine.Input
	for range 40 {
		if in, err = invariant.Pick(game, book, s, rng.IntN); err != nil {
			b.Fatal(err)
		}
		next, _, err := engine.Apply(game, book, s, in)
		if err != nil || next.Result != nil {
			break
		}
		s = next
	}
	if in, err = invariant.Pick(game, book, s, rng.IntN); err != nil {
		b.Fatal(err)
	}
	return s, in
}

// BenchmarkApply measures one input, chosen at random, in the middle of a match.
func BenchmarkApply(b *testing.B) {
	s, in := midgame(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := engine.Apply(game, book, s, in); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkDraft measures one step of building a play.
func BenchmarkDraft(b *testing.B) {
	s, in := midgame(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := engine.Draft(game, book, s, in.Seat, in.Q, engine.Reply{Verb: in.Verb}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkClone measures the copy that every search node and every input begins with.
func BenchmarkClone(b *testing.B) {
	s, _ := midgame(b)
	b.ReportAllocs()
	for b.Loop() {
		s.Clone()
	}
}

// BenchmarkEncode measures saving.
func BenchmarkEncode(b *testing.B) {
	s, _ := midgame(b)
	var n int
	b.ReportAllocs()
	for b.Loop() {
		save, err := engine.Encode(s)
		if err != nil {
			b.Fatal(err)
		}
		n = len(save)
	}
	b.ReportMetric(float64(n), "B/save")
}

// BenchmarkDecode measures loading.
func BenchmarkDecode(b *testing.B) {
	s, _ := midgame(b)
	save, err := engine.Encode(s)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := engine.Decode(save); err != nil {
			b.Fatal(err)
		}
	}
}
