package main

import (
	"testing"

	"farpost/engine/games/tools"
	"farpost/engine/selfplay"
	"farpost/engine/thorough"
)

// TestVerbs ensures that the sensible player of each game uses, in at most 96 matches of the ready decks, every verb
// that the game has, but for those that the game declares unused. It logs how often which is decided on.
func TestVerbs(t *testing.T) {
	thorough.Only(t, "it plays up to 96 matches of each game")
	for _, known := range tools.All() {
		g := known.Rules()
		if known.Policy == nil {
			continue
		}
		t.Run(g.Name, func(t *testing.T) {
			t.Parallel()
			used := map[string]int{}
			for seed := uint64(1); seed <= 12 && len(neverUsed(known, used)) > 0; seed++ {
				rep := sensible(t, selfplayArgs{game: g.Name, matches: 8, seed: seed})
				for verb, n := range rep.DecisionsBy {
					used[verb] += n
				}
			}
			t.Logf("decided on: %v", used)
			if never := neverUsed(known, used); len(never) > 0 {
				t.Errorf("the player never decides on %v", never)
			}
			for verb := range known.Unused {
				if g.Verb(verb) == nil {
					t.Errorf("there is no verb %s to be unused", verb)
				}
			}
		})
	}
}

// sensible plays matches of two sensible players with the ready decks.
func sensible(t *testing.T, a selfplayArgs) selfplay.Report {
	t.Helper()
	a.players, a.policy, a.check, a.interfere, a.ready = 2, "sensible", 1000, -1, true
	o, err := a.options()
	if err != nil {
		t.Fatal(err)
	}
	o.UnfoldEvery = -1
	rep, err := selfplay.Run(o)
	if err != nil || !rep.OK() {
		t.Fatalf("%v %v", err, rep.Problems)
	}
	return rep
}

// neverUsed are the verbs of a game that were not decided on, but for those that it declares unused.
func neverUsed(known selfplay.Game, used map[string]int) []string {
	var out []string
	for _, v := range known.Rules().Verbs {
		if used[v.Name] == 0 && known.Unused[v.Name] == "" {
			out = append(out, v.Name)
		}
	}
	return out
}

// TestOnlyInfluence ensures that nobody comes far in Athernum who does nothing but place a Victory Token each turn.
func TestOnlyInfluence(t *testing.T) {
	thorough.Only(t, "it plays 80 matches")
	rep := sensible(t, selfplayArgs{game: "athernum", matches: 80, seed: 1, only: "influence"})
	if rep.WinsOnly == 0 || 3*rep.WinsOnly > rep.Finished {
		t.Errorf("won %d of %d by who only placed Victory Tokens; some, and a third at most, would be well", rep.WinsOnly,
			rep.Finished)
	}
}
