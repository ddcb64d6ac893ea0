package fow_test

import (
	"math/rand"
	"testing"

	"farpost/cards/content"
	"farpost/cards/words/wordstest"
	"farpost/engine"
	"farpost/engine/fow"
	"farpost/engine/thorough"
)

// TestEverythingIsSaid ensures that whatever a match says while it is played with every card there is, is said in both
// languages: all arguments are there and all values have words.
func TestEverythingIsSaid(t *testing.T) {
	thorough.Only(t, "it asks about everything")
	set := load(t)
	l := wordstest.NewListener(set)
	for seed := range uint64(6) {
		rng := rand.New(rand.NewSource(int64(seed)))
		setup := engine.Setup{Seed: seed, Decks: [][]string{everyCard(set, "RA", rng), everyCard(set, "RB", rng)}}
		if err := l.Match(fow.New(), setup, 900); err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range l.Faults {
		t.Error(f)
	}
	for _, must := range []string{"events/turn", "events/drew.known", "events/called", "events/will", "events/played",
		"events/entered", "events/attack",
		"events/hit", "events/judgment", "asks/W-05", "refusals/E-WILL", "previews/note.pays"} {
		if !l.Heard[must] {
			t.Errorf("%s was never said: the test has heard too little", must)
		}
	}
}

// everyCard is a deck of a ruler, two of every magic stone and two of every other card, in any order.
func everyCard(set *content.Set, ruler string, rng *rand.Rand) []string {
	out := []string{ruler}
	for _, c := range set.Cards {
		if c.Section != "ruler" {
			out = append(out, c.ID, c.ID)
		}
	}
	rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}
