package athernum_test

import (
	"math/rand"
	"testing"

	"farpost/cards/content"
	"farpost/cards/words/wordstest"
	"farpost/engine"
	"farpost/engine/athernum"
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
		setup := engine.Setup{Seed: seed}
		for range 2 + seed%2 {
			setup.Decks = append(setup.Decks, anyCards(set, rng))
		}
		if err := l.Match(athernum.New(), setup, 1500); err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range l.Faults {
		t.Error(f)
	}
	for _, must := range []string{"events/turn", "events/drew.known", "events/played", "events/activated",
		"events/attack",
		"events/exhausted", "events/vt-placed", "events/picked.known", "asks/W-01", "asks/W-05", "asks/W-06",
		"asks/W-10",
		"asks/W-11", "asks/target-of", "previews/note.ct"} {
		if !l.Heard[must] {
			t.Errorf("%s was never said: the test has heard too little", must)
		}
	}
}

// anyCards is a deck of two copies of most cards, in any order.
func anyCards(set *content.Set, rng *rand.Rand) (out []string) {
	for _, c := range set.Cards {
		if c.Section != "token" && rng.Intn(5) > 0 {
			out = append(out, c.ID, c.ID)
		}
	}
	rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}
