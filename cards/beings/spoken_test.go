package beings_test

import (
	"math/rand"
	"testing"

	"farpost/cards/content"
	"farpost/cards/words/wordstest"
	"farpost/engine"
	"farpost/engine/beings"
)

// TestEverythingIsSaid ensures that whatever a match says while it is played with every card there is, is said in both
// languages: all arguments are there and all values have words.
func TestEverythingIsSaid(t *testing.T) {
	set := load(t)
	l := wordstest.NewListener(set)
	for seed := range uint64(24) {
		rng := rand.New(rand.NewSource(int64(seed)))
		setup := engine.Setup{Seed: seed, Decks: [][]string{someBeings(set, rng), someBeings(set, rng)}}
		if err := l.Match(beings.New(), setup, 900); err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range l.Faults {
		t.Error(f)
	}
	for _, must := range []string{"events/turn", "events/drew.known", "events/played", "events/evolved", "events/skill",
		"events/attack", "events/block", "events/discarded", "events/defeated", "events/hit.known", "events/held",
		"events/equipped", "events/returned", "events/milled", "asks/W-BLOCK", "asks/W-DEF", "asks/W-DEF0",
		"asks/W-CHOICE", "refusals/E-GEMS", "previews/note.holds"} {
		if !l.Heard[must] {
			t.Errorf("%s was never said: the test has heard too little", must)
		}
	}
}

// someBeings is a deck of two thirds of all Being cards and all gems, in any order.
func someBeings(set *content.Set, rng *rand.Rand) (out []string) {
	for _, c := range set.Cards {
		if c.Section == "gems" {
			out = append(out, c.ID, c.ID)
		} else if rng.Intn(3) > 0 {
			out = append(out, c.ID)
		}
	}
	rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}
