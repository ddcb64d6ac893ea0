package beings

import (
	"farpost/engine"
	"farpost/engine/beings/language"
)

// addTurn defines a turn (section 4.4): start, actions in any order, end.
func addTurn(g *engine.Ruleset) {
	g.Add(progTurn,
		engine.Do("begin", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chTurn, Seat: f.Owner}}
		}),
		engine.If("first", func(r *engine.Reader, _ *engine.Frame) bool { return r.Var(vTurn) == 1 }, "gain"), // BE-019
		engine.Do("draw", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chDraw, Seat: f.Owner, N: 1}}
		}),
		engine.Do("gain", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			n := turnGems
			if r.Var(vTurn) <= 2 {
				n = r.Option(ruleFirstGems)
			}
			return []engine.Change{{Kind: chGain, Seat: f.Owner, N: n}}
		}),
		engine.Run("start", skillsAt(language.OnStart)),
		engine.Exec("free", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			return engine.Verdict{Ask: r.AskOne(engine.SeatAsk{Seat: f.Owner, Kind: askTurn, About: turnVal(r),
				Verbs: turnVerbs, Default: engine.Reply{Verb: verbEnd}, Due: engine.DueTurn}, "")}
		}),
		engine.Exec("did", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if len(f.Got) == 0 || f.Got[0].Verb == verbEnd {
				return engine.Verdict{}
			}
			return engine.Verdict{Call: r.Calls(r.Enter(f.Got[0], askTurn, turnVal(r))), Goto: "free"}
		}),
		engine.Run("end", skillsAt(language.OnEnd)),
		engine.Do("over", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chExpire, Seat: f.Owner, Word: language.UntilTurn}}
		}))
	through := []string{askBlock, askDefend, askLast} // attacks are queued with the defence against them in mind
	g.AddQueue(engine.Queue{Kind: askTurn, Through: through, Stops: func(e engine.Event) string {
		if e.Kind == evDrew || e.Kind == evReturned { // something came to light
			return engine.QueueNews
		}
		return ""
	}})
}

// skillsAt runs the skills of the frame's owner that come at a moment of the turn, from Left to Right (BER-37).
func skillsAt(on string) func(*engine.Reader, *engine.Frame) []engine.Frame {
	return func(r *engine.Reader, f *engine.Frame) []engine.Frame {
		var out []engine.Frame
		for _, id := range beings(r, f.Owner) {
			out = append(out, skillFrames(r, id, on)...)
		}
		return out
	}
}
