package groove

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addMatch defines the whole match: the setup, then turns until somebody has won (GR-028).
func addMatch(g *engine.Ruleset) {
	kit.Duel{Setup: progSetup, Turn: progTurn, Turns: vTurn, First: vFirst, Most: ruleMaxTurns,
		Active: turnPlayer}.Add(g)
	g.Add(progSetup, engine.Do("deal", func(r *engine.Reader, _ *engine.Frame) (out []engine.Change) {
		for _, s := range r.Alive() { // GR-022 to GR-024
			out = append(out, engine.Change{Kind: chShuffle, Seat: s},
				engine.Change{Kind: chShield, Seat: s, N: mostShields},
				engine.Change{Kind: chDraw, Seat: s, N: openingHand})
		}
		return append(out, engine.Change{Kind: chFirst})
	}))
}
