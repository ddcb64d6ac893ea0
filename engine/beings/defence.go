package beings

import (
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// Prompts and labels of a defence.
const (
	promptTotal = "total"    // n, need: what the defence comes to so far, and what it has to reach
	promptHolds = "enough"   // n, need: the same once it reaches that
	promptLast  = "or-lose"  // n, need: the same as long as the match is lost with it
	labelAdds   = "adds"     // card, n: a discard adds its printed power
	labelTaken  = "taken"    // place, card: a location where a Being is
	labelGrows  = "grows-by" // card, n, cost: a card that a Being evolves with
)

// addDefence defines section 4.12: the windows in which a player blocks and defends, and the verbs of both.
func addDefence(g *engine.Ruleset) {
	window := func(kind, verb string, may func(p engine.Public, x clash) bool) {
		g.AddWindow(engine.Window{Kind: kind, Verbs: []string{verb}, After: engine.GoOn, OnPass: engine.PassClose,
			Order: func(p engine.Public, _ engine.Opened) []engine.Seat {
				return []engine.Seat{fighting(p).side(p)}
			},
			MayAct: func(p engine.Public, _ engine.Opened, _ engine.Seat) bool { return may(p, fighting(p)) },
			Prompt: func(p engine.Public, _ engine.Opened, _ engine.Seat) engine.Phrase {
				if kind == askBlock {
					return engine.Phrase{}
				}
				return totalOf(p, fighting(p), 0)
			}})
	}
	window(askBlock, verbBlock, func(p engine.Public, x clash) bool {
		return !unblockable(p, x.attacker) && len(blockers(p, x.side(p))) > 0
	})
	window(askDefend, verbDefend, func(p engine.Public, x clash) bool {
		return !x.onLife() && p.Count(zHand, x.side(p)) > 0
	})
	window(askLast, verbDefend, func(p engine.Public, x clash) bool { // BE-099, BE-112
		return x.onLife() && zeroLife(p, x.side(p)) && p.Count(zHand, x.side(p)) > 0
	})
	g.Add(progBlock,
		engine.ChooseWhy(qBlocker, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qBlocker, beings(r, f.Owner), func(id engine.ObjID) *engine.Refusal {
				return cannotBlock(r, id)
			})
		}, noBeing),
		engine.Do("block", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			block := engine.Change{Kind: chBlock, Seat: f.Owner, Obj: f.Reg1(qBlocker).ID()}
			return append([]engine.Change{block}, engine.SealMade(f, fighting(r).attack)...)
		}))
	var steps []engine.Step
	for place, code := range placeCodes {
		steps = append(steps, growSteps(place, code)...)
	}
	g.Add(progDefend, append(steps,
		engine.ChooseWhy(qDiscard, askDiscards, notInHand),
		engine.Do("defend", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			x := fighting(r)
			of := engine.Obj(x.defender())
			if x.onLife() {
				of = engine.SeatVal(f.Owner)
			}
			var out []engine.Change
			if d := f.Reg(qDiscard); len(d) > 0 {
				out = append(out, engine.Change{Kind: chCounter, Seat: f.Owner, To: of, Vals: d})
			}
			for place, code := range placeCodes {
				if v := f.Reg1(code); v != "" {
					out = append(out, evolving(r, f.Owner, beingAt(r, f.Owner, place), v.ID())...)
				}
			}
			if out == nil { // a defence of nothing is a pass
				out = []engine.Change{engine.RecordEvent(engine.Event{Kind: "stands", Seat: f.Owner})}
			}
			return out
		}))...)
}

// growSteps ask which card a Being of the defender evolves with: the defending Being (BE-102), or at 0 life any Being
// (BE-113). They do not ask where no card of the hand fits.
func growSteps(place int, code string) []engine.Step {
	return []engine.Step{
		engine.Exec("may-"+code, func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			next := qDiscard
			if place+1 < len(placeCodes) {
				next = "may-" + placeCodes[place+1]
			}
			id, x := beingAt(r, f.Owner, place), fighting(r)
			given, said := f.Answered(code)
			switch said = said && len(given) > 0; {
			case said && id.IsZero():
				return engine.Verdict{Refuse: engine.Refuse("E-EMPTY", "BE-102", engine.A("place", placeVal(place)))}
			case said && !x.onLife() && id != x.defender():
				return engine.Verdict{Refuse: engine.Refuse("E-ONLY-DEFENDER", "BE-102")}
			case said, !id.IsZero() && (x.onLife() || id == x.defender()) && couldGrow(r, f, id):
				return engine.Verdict{}
			}
			return engine.Verdict{Goto: next}
		}),
		engine.ChooseWhy(code, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			id := beingAt(r, f.Owner, place)
			sa := engine.SeatAsk{Kind: "grow", Max: 1, Prompt: totalOf(r, fighting(r), staged(r, f))}
			for _, card := range unused(r, f) {
				no := cannotEvolve(r, id, card, promised(r, f))
				o := engine.Option{Key: engine.Obj(card), Refusal: no}
				if no == nil {
					o.Label = engine.Say(labelGrows, engine.A("card", engine.CardName(r, card)),
						engine.A("n", engine.Int(cardOf(r, card).Power)),
						engine.A("cost", engine.Int(evolveCost(r, id, card))))
				}
				sa.Options = append(sa.Options, o)
			}
			return sa, nil
		}, notInHand),
	}
}

// askDiscards asks which cards of the hand are discarded for their power (BE-100).
func askDiscards(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Prompt: totalOf(r, fighting(r), staged(r, f))}
	for _, id := range unused(r, f) {
		sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id), Label: engine.Say(labelAdds,
			engine.A("card", engine.CardName(r, id)), engine.A("n", engine.Int(cardOf(r, id).Power)))})
	}
	sa.Max = len(sa.Options)
	return sa, nil
}

// grown lists the cards that a defence evolves Beings with.
func grown(f *engine.Frame) (out []engine.Value) {
	for _, code := range placeCodes {
		out = append(out, f.Reg(code)...)
	}
	return out
}

// unused lists the cards of the hand with which a defence evolves nothing so far.
func unused(r *engine.Reader, f *engine.Frame) []engine.ObjID {
	return slices.DeleteFunc(slices.Clone(r.Zone(zHand, f.Owner)), func(id engine.ObjID) bool {
		return slices.Contains(grown(f), engine.Obj(id))
	})
}

// staged is what a defence adds so far: the printed power of every card that it uses (BE-100, BE-102, BE-114).
func staged(r *engine.Reader, f *engine.Frame) int {
	n := 0
	for _, v := range slices.Concat(grown(f), f.Reg(qDiscard)) {
		n += cardOf(r, v.ID()).Power
	}
	return n
}

// promised is what the evolutions of a defence cost so far.
func promised(r *engine.Reader, f *engine.Frame) int {
	n := 0
	for place, code := range placeCodes {
		if v := f.Reg1(code); v != "" {
			n += evolveCost(r, beingAt(r, f.Owner, place), v.ID())
		}
	}
	return n
}

// couldGrow reports whether a card of the hand fits a Being that would evolve in defence.
func couldGrow(r *engine.Reader, f *engine.Frame, being engine.ObjID) bool {
	return slices.ContainsFunc(unused(r, f), func(card engine.ObjID) bool {
		return cannotEvolve(r, being, card, promised(r, f)) == nil
	})
}

// totalOf says what a defence comes to with so much more, and what it has to reach.
func totalOf(f facts, x clash, more int) engine.Phrase {
	code, n, need := promptTotal, x.defence(f)+more, x.needed(f)
	switch {
	case n >= need:
		code = promptHolds
	case x.onLife():
		code = promptLast
	}
	return engine.Say(code, engine.A("n", engine.Int(n)), engine.A("need", engine.Int(need)))
}
