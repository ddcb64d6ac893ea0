package groove

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addMatch defines the whole match: the setup, then turns until somebody has won (GR-028).
func addMatch(g *engine.Ruleset) {
	g.Add(progMatch,
		engine.Start("setup", progSetup),
		engine.Exec("turn", func(r *engine.Reader, _ *engine.Frame) engine.Verdict {
			if r.Var(vTurn) >= r.Option(ruleMaxTurns) {
				return engine.Verdict{Do: kit.Finish(nil, "long"), End: true}
			}
			s := kit.NextTurn(r, turnPlayer(r), engine.Seat(r.Var(vFirst)))
			return engine.Verdict{Call: []engine.Frame{engine.NewFrame(progTurn, s)}}
		}),
		engine.Goto("again", "turn"))
	g.Add(progSetup, engine.Do("deal", func(r *engine.Reader, _ *engine.Frame) (out []engine.Change) {
		for _, s := range r.Alive() { // GR-022 to GR-024
			out = append(out, engine.Change{Kind: chShuffle, Seat: s},
				engine.Change{Kind: chShield, Seat: s, N: mostShields},
				engine.Change{Kind: chDraw, Seat: s, N: openingHand})
		}
		return append(out, engine.Change{Kind: chFirst})
	}))
	g.Add(progConcede, engine.Do("concede", func(r *engine.Reader, f *engine.Frame) []engine.Change {
		return kit.Finish([]engine.Seat{other(f.Reg1("seat").Seat())}, "conceded")
	}))
	g.Add(progDraw, engine.Do("agreed", func(*engine.Reader, *engine.Frame) []engine.Change {
		return kit.Finish(nil, "agreed")
	}))
}
