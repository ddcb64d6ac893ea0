package scenarios_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/invariant"
)

const lastDraw = `Who is defeated by what it remembers has seen those cards.
-- setup --
seats a,b,c
card lore {type: mystic, cost: 1, effect: [{remember: {n: 3, who: controller}}]}
card quick {type: mystic, cost: 0, tw: true}
hand b: q=quick
hand a: l=lore h1=filler h2=filler h3=filler h4=filler
memory a: m5=filler m4=lore m3=filler m2=filler m1=filler
memory b 9
memory c 9
crystals a 1,0,0,0
-- script --
a play card=l
b pass
asks b w2
`

// TestLastDraw ensures that the non-interference test takes no notice of cards that their owner has just drawn when the
// fatigue of that draw defeats it: they were told to the owner, and nothing of them is left to see.
func TestLastDraw(t *testing.T) {
	g, b, s := lastOf(t, lastDraw)
	var in engine.Input
	for _, sa := range s.Ask.Seats {
		in = engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: engine.Reply{Verb: engine.Pass}}
	}
	next, _, err := engine.Apply(g, b, s, in)
	if err != nil {
		t.Fatal(err)
	}
	if !next.Seats[0].Out {
		t.Fatal("the first player is still there")
	}
	memory := engine.Read(g, b, s).Zone("memory", 0)
	for i := range memory {
		for j := range i {
			if err := invariant.Notices(g, b, s, 0, memory[i], memory[j], []engine.Input{in}); err != nil {
				t.Errorf("cards %d and %d: %v", j, i, err)
			}
		}
	}
}
