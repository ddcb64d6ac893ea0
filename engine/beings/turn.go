package beings

import (
	"slices"

	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/kit"
)

// addTurn defines a turn (section 4.4): start, actions in any order, end.
func addTurn(g *engine.Ruleset) {
	free := kit.Offer{Ask: "free", Heard: "did", Kind: askTurn, About: turnVal, No: verbEnd, Done: "free",
		Put: func(_ *engine.Reader, f *engine.Frame) (engine.SeatAsk, bool) {
			return engine.SeatAsk{Seat: f.Owner, Verbs: turnVerbs, Due: engine.DueTurn}, true
		}}
	g.Add(progTurn, slices.Concat([]engine.Step{
		engine.Own("begin", engine.Change{Kind: chTurn}),
		engine.If("first", func(r *engine.Reader, _ *engine.Frame) bool { return r.Var(vTurn) == 1 }, "gain"), // BE-019
		engine.Own("draw", engine.Change{Kind: chDraw, N: 1}),
		engine.Do("gain", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			n := turnGems
			if r.Var(vTurn) <= 2 {
				n = r.Option(ruleFirstGems)
			}
			return []engine.Change{{Kind: chGain, Seat: f.Owner, N: n}}
		}),
		engine.Run("start", skillsAt(language.OnStart)),
	}, free.Steps(), []engine.Step{
		engine.Run("end", skillsAt(language.OnEnd)),
		engine.Own("over", engine.Change{Kind: chExpire, Word: language.UntilTurn}),
	})...)
	through := []string{askBlock, askDefend, askLast} // attacks are queued with the defence against them in mind
	g.AddQueue(engine.Queue{Kind: askTurn, Through: through, Stops: kit.StopsOn(evDrew, evReturned)})
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
