package groove

import (
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
)

// addTurn defines a turn: refresh, what its player does in steps 2 to 5, discard and draw, end (GR-029).
func addTurn(g *engine.Ruleset) {
	free := kit.Offer{Ask: "free", Heard: "did", Kind: askTurn, About: turnVal, Last: verbEnd, Done: "free",
		Put: func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, bool) {
			end := engine.Reply{Verb: verbEnd} // without discards (GRR-41)
			return engine.SeatAsk{Seat: f.Owner, Verbs: turnVerbs(r), Default: end, Due: engine.DueTurn}, true
		}}
	g.Add(progTurn, slices.Concat([]engine.Step{
		engine.Do("begin", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chTurn, Seat: f.Owner},
				{Kind: chExpire, Seat: f.Owner, Word: language.Vigil}, // GR-119: before the refresh
				{Kind: chRefreshAll, Seat: f.Owner}}
		}),
	}, free.Steps(), []engine.Step{
		engine.Do("draw", func(r *engine.Reader, f *engine.Frame) []engine.Change { // GR-103, GR-104
			return []engine.Change{{Kind: chDraw, Seat: f.Owner, N: drawn(r, f.Owner, 0)}}
		}),
		engine.Do("ending", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return quietly(evEnding, f.Owner)
		}),
		triggers("triggers"),
		engine.Do("over", func(_ *engine.Reader, f *engine.Frame) []engine.Change { // GRR-25
			return []engine.Change{{Kind: chExpire, Seat: f.Owner, Word: language.Blessing},
				{Kind: chExpire, Seat: other(f.Owner), Word: language.Blessing}, {Kind: chOver, Seat: f.Owner}}
		}),
	})...)
	g.Add(progEnd,
		engine.Proposing(engine.ChooseWhy(qDiscard, askDiscards, notInHand),
			func(*engine.Reader, *engine.Frame) []engine.Value { return nil }),
		engine.Do("discarded", func(_ *engine.Reader, f *engine.Frame) []engine.Change { // GR-102
			return []engine.Change{{Kind: chDiscard, Seat: f.Owner, Vals: f.Reg(qDiscard)}}
		}))
	// Attacks are queued with their answers in mind; what these make impossible stops the queue all the same.
	through := []string{askBlock, askBreak, askGroove}
	g.AddQueue(engine.Queue{Kind: askTurn, Through: through, Stops: kit.StopsOn(evDrew, evFromGroove)})
	addCharge(g)
}

// turnVerbs are what the active player can do, what is to be done next first: behind the first crystal the second one,
// which locks all of them (GR-040), comes last.
func turnVerbs(f facts) []string {
	if f.Var(vCharged) == 0 {
		return []string{verbCharge, verbSummon, verbCast, verbTap, verbAttack, verbEnd}
	}
	return []string{verbSummon, verbCast, verbTap, verbAttack, verbCharge, verbEnd}
}

// askDiscards asks which cards of the hand are discarded in step 6 (GR-102).
func askDiscards(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	hand := r.Zone(zHand, f.Owner)
	return engine.SeatAsk{Kind: "end-discard", Max: len(hand), Options: engine.OptionsOf(hand, nil)}, nil
}

// drawn is how many cards step 6 draws for a player who discards so many (GR-103, GR-104).
func drawn(f facts, s engine.Seat, discards int) int {
	return max(1, fullHand-(f.Count(zHand, s)-discards))
}

// addCharge defines step 2 and step 3a: a card of the hand becomes a crystal, whatever it is (GR-034, GR-035).
func addCharge(g *engine.Ruleset) {
	g.Add(progCharge,
		engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
			return cannotCharge(r, f.Owner)
		}),
		engine.ChooseWhy(qCard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			hand := engine.OptionsOf(r.Zone(zHand, f.Owner), nil)
			return engine.SeatAsk{Kind: "charge", Min: 1, Max: 1, Options: hand}, nil
		}, notInHand),
		engine.Do("charge", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chCharge, Seat: f.Owner, Obj: f.Reg1(qCard).ID()}}
		}))
}

// cannotCharge returns why a player cannot charge a crystal now.
func cannotCharge(f facts, s engine.Seat) *engine.Refusal {
	switch charged := f.Var(vCharged); {
	case charged == 0 && f.Var(vUsed) > 0: // GR-034, GR-042
		return engine.Refuse("E-CHARGE-LATE", "GR-029")
	case f.Var(vDual) == 1:
		return engine.Refuse("E-DUAL", "GR-036")
	case f.Var(vUsed) > 0:
		return engine.Refuse("E-CAST", "GR-038")
	case charged == 2:
		return engine.Refuse("E-THIRD", "GR-039")
	case charged == 1 && f.Var(vTurn) == 1:
		return engine.Refuse("E-FIRST-TURN", "GR-041")
	case f.Var(vBattle) == 1:
		return engine.Refuse("E-CHARGE-LATE", "GR-029")
	}
	return nil
}
