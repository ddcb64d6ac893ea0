package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
)

// addActivate defines section 4.21: choose card, ability and targets, pay everything at once, hold W3, resolve.
func addActivate(g *engine.Ruleset) {
	g.Add(progActivate,
		engine.ChooseWhy(qCard, activatable, notActivatable),
		engine.Exec("only", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if c := cardOf(r, f.Reg1(qCard).ID()); len(c.Abilities) == 1 && !preset(f, qAbility) {
				f.Set(qAbility, engine.Int(0))
				return engine.Verdict{Goto: "targets"}
			}
			return engine.Verdict{}
		}),
		engine.ChooseWhy(qAbility, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			id := f.Reg1(qCard).ID()
			for i := range cardOf(r, id).Abilities {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Int(i),
					Label:   partOf(cardlang.Numbered(r.CardID(id), language.PartAbility, i)),
					Refusal: cannotActivate(r, id, i, f.Owner, ownAction(f))})
			}
			return sa, nil
		}, func(r *engine.Reader, f *engine.Frame, _ engine.WrongChoice) *engine.Refusal {
			return engine.Refuse("M-NOABILITY", "FW-202", engine.A("card", cardVal(r, f.Reg1(qCard).ID())))
		}),
		engine.Run("targets", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.Announce(abilityNode(r, f), f.Reg1(qCard).ID(), f.Owner)}
		}),
		engine.Calc("aimed", func(r *engine.Reader, f *engine.Frame) { f.Set("aims", f.Ret...) }),
		engine.Run("cost", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{costFrame(abilityNode(r, f), f.Reg1(qCard).ID(), f.Owner)}
		}),
		engine.Calc("costed", func(r *engine.Reader, f *engine.Frame) { f.Set("pays", f.Ret...) }),
		engine.Choose(qHold, askHold),
		engine.Do("pay", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			id, node := f.Reg1(qCard).ID(), abilityNode(r, f)
			f.Self, f.Node = id, node
			return append(costChanges(r, node, id, f.Owner, f.Reg("pays")),
				engine.Change{Kind: chAbility, Seat: f.Owner, Obj: id, Word: node, Must: true})
		}),
		engine.If("unpaid", func(r *engine.Reader, f *engine.Frame) bool { return !f.OK }, "after"),
		engine.Exec("activated", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			f.About = topPending(r)
			return engine.Verdict{Do: append(append(setTargets(f.About, f.Reg("aims")), engine.SealMade(f, f.About)...),
				engine.Tell("activated", f.Owner, engine.A("card", cardVal(r, f.Self)),
					engine.A("obj", engine.Obj(f.Self)), engine.N("n", f.Reg1(qAbility).Num()+1),
					engine.A("text", engine.CardVal(f.Node)), targetsArg(r, f.Reg("aims"))))}
		}),
		engine.Run("w3", windowAbout(askW3)),
		engine.If("stands", isGone, "after"),
		engine.Do("resolve", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chResolve, Seat: f.Owner, Obj: f.About}}
		}),
		engine.Run("text", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.Frame(f.Node, f.Self, f.About, f.Owner)}
		}),
		engine.Do("away", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chLose, Seat: f.Owner, Obj: f.About}}
		}),
		engine.Run("after", afterAction),
		engine.Goto("done", engine.End),
		engine.Void(engine.Goto("void", "after")))
}

// promptPart names an ability by what it says; text.
const promptPart = "part"

func partOf(node string) engine.Phrase {
	return engine.Say(promptPart, engine.A("text", engine.CardVal(node)))
}

func abilityNode(r *engine.Reader, f *engine.Frame) string {
	return cardlang.Numbered(r.CardID(f.Reg1(qCard).ID()), language.PartAbility, f.Reg1(qAbility).Num())
}

// activatable lists the positioned cards with abilities that a seat controls. A card of which no ability can be
// activated now carries the reason for its first one.
func activatable(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Min: 1, Max: 1}
	chosen, given := f.Answered(qCard)
	for id := range controls(r, f.Owner) {
		c := cardOf(r, id)
		if len(c.Abilities) == 0 {
			continue
		}
		if given && !slices.Contains(chosen, engine.Obj(id)) {
			sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
			continue
		}
		first := cannotActivate(r, id, 0, f.Owner, ownAction(f))
		for i := 1; i < len(c.Abilities) && first != nil; i++ {
			if cannotActivate(r, id, i, f.Owner, ownAction(f)) == nil {
				first = nil
			}
		}
		sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id), Refusal: first})
	}
	return sa, nil
}

// notActivatable refuses a thing that is not positioned, or whose first ability the seat cannot use. Nil when only the
// number of cards is wrong.
func notActivatable(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
	switch {
	case m.Count(), m.Twice:
		return nil
	case !onField(r, m.Val.ID()):
		return engine.Refuse("M-NOTPOS", "FW-202", engine.A("card", r.PublicName(m.Val)))
	}
	return abilityUsable(r, m.Val.ID(), 0, f.Owner)
}

// cannotActivate returns why an ability cannot be activated now: its card, its timing, its cost or its targets. Nil
// when it can.
func cannotActivate(f facts, id engine.ObjID, i int, s engine.Seat, own bool) *engine.Refusal {
	if no := abilityUsable(f, id, i, s); no != nil {
		return no
	}
	if c := cardOf(f, id); !own && !c.Abilities[i].TW {
		return engine.Refuse("M-NOTW", "FW-034", engine.A("card", engine.CardVal(c.ID)))
	}
	node := cardlang.Numbered(f.CardID(id), language.PartAbility, i)
	if no := costPayable(f, node, id, s); no != nil {
		return no
	}
	return texts.NoTargets(f, node, id, s)
}
