package main

import (
	"testing"

	"farpost/engine/games/tools"
	"farpost/engine/selfplay"
)

// TestVerbs ensures that the sensible player of each game uses, in matches of the ready decks, every verb that the game
// has, but for those that the game declares unused. It logs how often which is decided on.
func TestVerbs(t *testing.T) {
	for _, known := range tools.All() {
		g := known.Rules()
		if known.Policy == nil {
			continue
		}
		t.Run(g.Name, func(t *testing.T) {
			o, err := selfplayArgs{game: g.Name, players: 2, matches: 48, seed: 1, policy: "sensible", check: 1000,
				interfere: -1, ready: true}.options()
			if err != nil {
				t.Fatal(err)
			}
			o.UnfoldEvery = -1
			rep, err := selfplay.Run(o)
			if err != nil || !rep.OK() {
				t.Fatalf("%v %v", err, rep.Problems)
			}
			t.Logf("decided on in %d matches: %v", rep.Matches, rep.DecisionsBy)
			for _, v := range g.Verbs {
				if rep.DecisionsBy[v.Name] == 0 && known.Unused[v.Name] == "" {
					t.Errorf("the player never decides on %s", v.Name)
				}
			}
			for verb := range known.Unused {
				if g.Verb(verb) == nil {
					t.Errorf("there is no verb %s to be unused", verb)
				}
			}
		})
	}
}
