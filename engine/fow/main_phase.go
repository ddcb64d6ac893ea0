package fow

import "farpost/engine"

// addMain defines W-05, in two parts. While nothing is in the chase and no battle is fought the turn player is free
// to act (FO-044, FO-046). That is a question of its own, so further actions can be announced ahead. The window
// askChase is the other part: priority about what is in the chase, and the other player's priority when the turn
// player has passed with an empty chase. The phase ends when both have passed in a row with an empty chase (FO-050,
// FO-051).
func addMain(g *engine.Ruleset) {
	g.Add(progMain,
		engine.Run("settle", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
			return settle(r, engine.Opened{})
		}),
		engine.If("idle", func(r *engine.Reader, _ *engine.Frame) bool { return topOfChase(r).IsZero() }, "free"),
		engine.Run("chase", window(askChase)),
		engine.Goto("resolved", "settle"), // FO-100
		engine.Exec("free", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll,
				Seats: []engine.SeatAsk{{Seat: f.Owner, Kind: askW05,
					About: turnVal(r), Verbs: append(append([]string{}, atMain...), engine.Pass),
					Due:     engine.DueTurn,
					Default: engine.Reply{Verb: engine.Pass}}}}}
		}),
		engine.Exec("did", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if len(f.Got) == 0 || f.Got[0].Verb == engine.Pass {
				return engine.Verdict{}
			}
			return engine.Verdict{Call: []engine.Frame{r.Enter(f.Got[0], askW05, turnVal(r))}, Goto: "settle"}
		}),
		engine.Run("passed", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			f.Set("before", engine.Int(r.Var(vClock)))
			return append(endMoments(r, engine.Opened{}, []engine.Seat{f.Owner}), window(askChase)(r, f)...)
		}),
		// The other player did something in between: the turn player is free once more (FO-051).
		engine.If("answered", func(r *engine.Reader, f *engine.Frame) bool {
			return r.Var(vClock) > f.Reg1("before").Num()
		}, "settle"))
}

// addQueue lets the turn player announce several actions of the main phase ahead, and the pass that ends it.
func addQueue(g *engine.Ruleset) {
	g.AddQueue(engine.Queue{Kind: askW05, Stops: func(e engine.Event) string {
		switch e.Kind {
		case evDrew, evFound, evRevealed: // something came to light
			return engine.QueueNews
		}
		return ""
	}})
}
