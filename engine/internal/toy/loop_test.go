package toy_test

import (
	"sync/atomic"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
	"farpost/engine/selfplay"
)

// usury is the toy with an ouro that stops whenever its side's gold is a multiple of 150, after nearly as many forced
// steps as a loop may have.
func usury() *engine.Ruleset {
	g := toy.New("")
	all := g.Triggers
	g.Triggers = func(r *engine.Reader, events []engine.Event) []engine.Trigger {
		var out []engine.Trigger
		for _, t := range all(r, events) {
			if t.Prog != "trig.ouro" || r.SeatAttr(t.Seat, 1)%150 != 0 {
				out = append(out, t)
			}
		}
		return out
	}
	return g
}

// TestDecisionsEndLoops ensures that forced steps count from the last decision of a person, given now, ahead, or by a
// deadline that passes (TY-014).
func TestDecisionsEndLoops(t *testing.T) {
	for name, script := range map[string]string{
		"turns": "a end\nexpect total kernel.loop = 0\nexpect seatattr a gold = 300\na end\n" +
			"expect total kernel.loop = 0\nexpect seatattr a gold = 450",
		"ahead": "a play card=r1 ; then made race claim ; then idle play card=r2 ; with made race claim\n" +
			"expect total kernel.loop = 0\nexpect seatattr a gold = 450",
		"deadline": "seal a always silent idle play card=r1\nseal a always silent race claim\n" +
			"expire a\nexpire a\nexpect total kernel.loop = 0\nexpect seatattr a gold = 300",
		"default": "expire a\nexpect total kernel.loop = 0\nexpect seatattr a gold = 300",
	} {
		data := "Forced steps.\n-- setup --\nseats 1\ngold a 1\nhand a r1=race r2=race\nfield a ou=ouro\n" +
			"-- script --\nasks a idle\nexpect seatattr a gold = 150\n" + script + "\nasks a idle\n"
		if _, err := scenario.Play(toy.Game(usury()), name, []byte(data)); err != nil {
			t.Error(err)
		}
	}
}

// TestLoopsInRandomMatches ensures that random matches in which loops are ended are sound, and that they meet some.
func TestLoopsInRandomMatches(t *testing.T) {
	g := toy.New("")
	var loops atomic.Int64
	g.Loop = func(*engine.Reader) []engine.Change { loops.Add(1); return nil }
	deck := []string{"ouro", "soldier", "ghost", "race", "burn", "ouro", "spark", "bolt"}
	rep, err := selfplay.Run(selfplay.Options{Ruleset: g, Book: toy.Cards{}, Decks: [][]string{deck}, Players: 2,
		Matches: 3, Seed: 3, MaxInputs: 40, InterfereEvery: 40, Rules: map[string]int{"life": 9}})
	if err != nil || rep.Illegal+rep.Leaks > 0 || rep.ResumedIdentical != rep.Inputs || loops.Load() == 0 {
		t.Errorf("%v, illegal %d, leaks %d, %d of %d resumed identical, %d loops: %v", err, rep.Illegal, rep.Leaks,
			rep.ResumedIdentical, rep.Inputs, loops.Load(), rep.Problems)
	}
}
