package fow

import (
	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// addCall defines calling a stone (section 4.10).
func addCall(g *engine.Ruleset) {
	g.Add(progCall,
		engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
			return cannotCall(r, f.Owner)
		}),
		engine.Do("call", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			id, _ := rulerOf(r, f.Owner)
			return []engine.Change{{Kind: chRest, Seat: f.Owner, Obj: id}, {Kind: chCall, Seat: f.Owner},
				markOnce(markCalled, f.Owner)}
		}))
}

// promptStuck names a card among those that can be set which could never be played from standby; card.
const promptStuck = "stuck"

// addSet defines setting a card in standby (FO-173).
func addSet(g *engine.Ruleset) {
	cost := func(*engine.Reader, *engine.Frame) (language.Will, []engine.ObjID) {
		return language.Will{Any: standbyCost}, nil
	}
	steps := []engine.Step{
		engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
			return cannotSet(r, f.Owner)
		}),
		engine.ChooseWhy(qCard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for _, id := range r.Zone(zHand, f.Owner) {
				o := engine.Option{Key: engine.Obj(id)}
				if cardOf(r, id).Spell != language.Standby { // FO-174
					o.Label = engine.Say(promptStuck, engine.A("card", cardVal(r, id)))
				}
				sa.Options = append(sa.Options, o)
			}
			return sa, nil
		}, whyNotCard),
	}
	steps = append(steps, paySteps(cost, nil)...)
	g.Add(progSet, append(steps,
		engine.Do("set", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			out := payment(r, f.Owner, language.Will{Any: standbyCost}, f.Reg(qPay), nil)
			return append(out, engine.Change{Kind: chStandby, Seat: f.Owner, Obj: f.Reg1(qCard).ID()})
		}))...)
}

// addJudgment defines J-Activate (section 4.17).
func addJudgment(g *engine.Ruleset) {
	cost := func(r *engine.Reader, f *engine.Frame) (language.Will, []engine.ObjID) {
		return judgmentCost(r, f.Owner), nil
	}
	steps := []engine.Step{
		engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
			return cannotJudge(r, f.Owner)
		}),
	}
	steps = append(steps, paySteps(cost, nil)...)
	steps = append(steps,
		engine.Do("judge", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			id, _ := rulerOf(r, f.Owner)
			out := payment(r, f.Owner, judgmentCost(r, f.Owner), f.Reg(qPay), nil)
			return append(out, engine.Change{Kind: chJudgment, Seat: f.Owner, Obj: id})
		}),
	)
	g.Add(progJudgment, append(steps, toChase("judged")...)...)
}

// markOnce marks that a player did something this turn.
func markOnce(code string, s engine.Seat) engine.Change {
	return kit.Mark(code, engine.SeatVal(s), periodTurn)
}

// cannotCall returns why a player cannot call a stone now, nil when it can (section 4.10).
func cannotCall(f facts, s engine.Seat) *engine.Refusal {
	id, ok := rulerOf(f, s)
	switch {
	case !mainTiming(f, s):
		return engine.Refuse("E-CALL-TIMING", "FO-073")
	case f.MarkCount(markCalled, engine.SeatVal(s)) > 0:
		return engine.Refuse("E-CALLED", "FO-074")
	case f.MarkCount(markJudged, engine.SeatVal(s)) > 0:
		return engine.Refuse("E-CALL-JUDGED", "FO-077")
	case !ok || rested(f, id):
		return engine.Refuse("E-RULER-RESTED", "FO-073")
	case f.Count(zStoneDeck, s) == 0:
		return engine.Refuse("E-NO-STONE", "FO-078")
	}
	return nil
}

// cannotSet returns why a player cannot set a card in standby now (FO-173).
func cannotSet(f facts, s engine.Seat) *engine.Refusal {
	if !mainTiming(f, s) {
		return engine.Refuse("E-SET-TIMING", "FO-173")
	}
	if cannotPay(f, s, language.Will{Any: standbyCost}, nil) != nil {
		return engine.Refuse("E-SET-COST", "FO-173", engine.N("n", standbyCost))
	}
	return nil
}

// cannotJudge returns why a player cannot do judgment now (section 4.17).
func cannotJudge(f facts, s engine.Seat) *engine.Refusal {
	id, ok := rulerOf(f, s)
	switch {
	case !mainTiming(f, s):
		return engine.Refuse("E-JUDGE-TIMING", "FO-164")
	case f.MarkCount(markJudged, engine.SeatVal(s)) > 0:
		return engine.Refuse("E-JUDGED", "FO-045")
	case !ok || !f.In(id, zRuler):
		return engine.Refuse("E-NO-RULER", "FO-164")
	case f.Attr(id, aSide) == 1:
		return engine.Refuse("E-RULER-GONE", "FO-171")
	case rested(f, id):
		return engine.Refuse("E-RULER-RESTED", "FO-165")
	case cardOf(f, id).Judgment == nil || cannotPay(f, s, judgmentCost(f, s), nil) != nil:
		return engine.Refuse("E-JUDGE-COST", "FO-164", engine.A("cost", willVal(judgmentCost(f, s))))
	}
	return nil
}

// judgmentCost is the cost of J-Activate of a player's ruler.
func judgmentCost(f facts, s engine.Seat) language.Will {
	if id, ok := rulerOf(f, s); ok && cardOf(f, id).Judgment != nil {
		return *cardOf(f, id).Judgment
	}
	return language.Will{}
}
