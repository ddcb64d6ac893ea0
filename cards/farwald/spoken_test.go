package farwald_test

import (
	"math/rand"
	"testing"

	"farpost/cards/content"
	"farpost/cards/words"
	"farpost/cards/words/wordstest"
	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
)

// Whatever a match says while it is played with every card there is, is said in both languages: all arguments
// are there and all values have words.
func TestEverythingIsSaid(t *testing.T) {
	set := load(t)
	l := wordstest.NewListener(set)
	for seed := range uint64(4) {
		rng := rand.New(rand.NewSource(int64(seed)))
		setup := engine.Setup{Seed: seed}
		for range 2 + seed%2 {
			setup.Decks = append(setup.Decks, everyCard(set, rng))
		}
		if err := l.Match(farwald.New(), setup, 600); err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range l.Faults {
		t.Error(f)
	}
	for _, must := range []string{"events/declared", "events/shattered", "events/fragments", "events/remembered.known",
		"refusals/M-GATE",
		"refusals/M-ENERGY", "previews/note.cost", "prompts/target-of", "asks/w1", "events/unleashed",
		"events/positioned"} {
		if !l.Heard[must] {
			t.Errorf("%s was never said: the test has heard too little", must)
		}
	}
}

// everyCard is a deck of every card, with four copies of the Evocations without a Gate, so that much happens.
func everyCard(set *content.Set, rng *rand.Rand) []string {
	var out []string
	for _, c := range set.Cards {
		n := 1
		if f := set.Face(words.Fallback, c.ID); f.Type == language.Evocation && len(f.Need) == 0 {
			n = 4
		}
		for range n {
			out = append(out, c.ID)
		}
	}
	rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}
