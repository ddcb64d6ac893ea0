package fow

import "farpost/engine"

// addTurn defines a turn: draw, recovery, main and end phase (FO-035).
func addTurn(g *engine.Ruleset) {
	phase := func(n int) func(*engine.Reader, *engine.Frame) []engine.Change {
		return func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chPhase, Seat: f.Owner, N: n}}
		}
	}
	g.Add(progTurn,
		engine.Own("begin", engine.Change{Kind: chTurn}),
		engine.Run("w01", window("W-01")),
		engine.If("first", func(r *engine.Reader, f *engine.Frame) bool { return r.Var(vTurn) == 1 }, "w02"), // FO-038
		engine.Own("draw", engine.Change{Kind: chDraw, N: 1}),
		engine.Run("w02", window("W-02")),
		engine.If("skip", func(r *engine.Reader, f *engine.Frame) bool {
			return r.SeatAttr(f.Owner, sTurns) == 1
		}, "main"), // FO-039
		engine.Do("recovery", phase(phRecovery)),
		engine.Run("w03", window("W-03")),
		engine.Do("vanish", vanish),
		engine.Own("recover", engine.Change{Kind: chRecoverAl}),
		engine.Run("w04", window("W-04")),
		engine.Do("main", phase(phMain)),
		engine.Start("w05", progMain),
		engine.Do("end", phase(phEnd)),
		engine.Run("w14", window("W-14")),
		engine.Do("ends", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{engine.RecordEvent(engine.Event{Kind: evTurnEnds, Seat: f.Owner, Quiet: true})}
		}),
		engine.Run("w15", window("W-15")),
		// The closing step: four actions in fixed order (FO-054), again while it makes something due (FO-059).
		engine.Do("heal", func(*engine.Reader, *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chHeal}}
		}),
		engine.Own("expire", engine.Change{Kind: chExpire, Word: untilTurn}),
		engine.Do("empty", vanish),
		engine.Exec("limit", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			n := len(r.Zone(zHand, f.Owner)) - handLimit
			if n <= 0 {
				return engine.Verdict{Goto: "due"}
			}
			sa := discardAsk(r, f.Owner, n)
			sa.Kind, sa.About = askHandLimit, turnVal(r)
			sa.Prompt = engine.Say(askHandLimit, engine.N("n", n))
			return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll, Into: "down", Seats: []engine.SeatAsk{sa}},
				Why: func(engine.WrongChoice) *engine.Refusal {
					return engine.Refuse("E-EXACTLY", "FO-058", engine.N("n", n))
				}}
		}),
		engine.Do("discard", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return discards(r, f.Reg("down"))
		}),
		engine.Exec("due", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if len(r.Waiting()) == 0 && len(check(r)) == 0 {
				return engine.Verdict{End: true}
			}
			return engine.Verdict{Call: window("W-16")(r, f), Goto: "heal"}
		}))
}

// vanish empties the pools of will of both players.
func vanish(*engine.Reader, *engine.Frame) []engine.Change { return []engine.Change{{Kind: chVanish}} }
