package selfplay

import (
	"math/rand/v2"

	"farpost/engine/invariant"
)

// inspect holds the running match against the invariants at every CheckEvery-th prompt, and at every
// InterfereEvery-th against non-interference; both cost more than playing on.
func (t *table) inspect() {
	if t.rep.Inputs%t.checkEvery() == 0 {
		if err := invariant.Check(t.Ruleset, t.Book, t.s); err != nil {
			t.fault("%v", err)
		}
	}
	if n := t.interfereEvery(); n < 1 || t.rep.Inputs%n != n-1 {
		return
	}
	rng := rand.New(rand.NewPCG(t.Seed, uint64(t.number)<<32|uint64(t.rep.Inputs)))
	if err := invariant.Interfere(t.Ruleset, t.Book, t.s, rng, 6); err != nil {
		t.rep.Leaks++
		t.problem("leak: %.600s", err)
	}
}

// unfold plays the match once more with every window asked in turn; it must go the same way.
func (t *table) unfold() {
	if n := t.unfoldEvery(); n < 1 || t.number%n != 0 || t.InTurn {
		return
	}
	t.rep.Unfolded++
	if err := invariant.Unfold(t.Ruleset, t.Book, t.start, t.log); err != nil {
		t.fault("with every window asked in turn: %.600s", err)
	}
}
