package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// addMain defines W-05, in two parts. While nothing is in the chase and no battle is fought the turn player is free
// to act (FO-044, FO-046). That is a question of its own, so further actions can be announced ahead. The window
// askChase is the other part: priority about what is in the chase, and the other player's priority when the turn
// player has passed with an empty chase. The phase ends when both have passed in a row with an empty chase (FO-050,
// FO-051).
func addMain(g *engine.Ruleset) {
	free := kit.Offer{Ask: "free", Heard: "did", Kind: askW05, About: turnVal, No: engine.Pass, Done: "settle",
		Put: func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, bool) {
			verbs := append(slices.Clone(atMain), engine.Pass)
			return engine.SeatAsk{Seat: f.Owner, Verbs: verbs, Due: engine.DueTurn}, true
		}}
	g.Add(progMain, slices.Concat([]engine.Step{
		kit.Settle("settle"),
		engine.If("idle", func(r *engine.Reader, _ *engine.Frame) bool { return topOfChase(r).IsZero() }, "free"),
		engine.Run("chase", window(askChase)),
		engine.Goto("resolved", "settle"), // FO-100
	}, free.Steps(), []engine.Step{
		engine.Run("passed", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			f.Set("before", engine.Int(r.Var(vClock)))
			return append(endMoments(r, engine.Opened{}, []engine.Seat{f.Owner}), window(askChase)(r, f)...)
		}),
		// The other player did something in between: the turn player is free once more (FO-051).
		engine.If("answered", func(r *engine.Reader, f *engine.Frame) bool {
			return r.Var(vClock) > f.Reg1("before").Num()
		}, "settle"),
	})...)
	// The turn player can announce several actions of the main phase ahead, and the pass that ends it.
	g.AddQueue(engine.Queue{Kind: askW05, Stops: kit.StopsOn(evDrew, evFound, evRevealed)})
}
