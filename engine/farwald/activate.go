package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// ability asks for the positioned card, and for which of its abilities.
var ability = cardlang.Abilities{Card: qCard, Ability: qAbility,
	Of: func(r *engine.Reader, f *engine.Frame) []engine.ObjID {
		return slices.DeleteFunc(controlled(r, f.Owner), func(id engine.ObjID) bool {
			return len(cardOf(r, id).Abilities) == 0
		})
	},
	Count: func(f facts, id engine.ObjID) int { return len(cardOf(f, id).Abilities) },
	Node:  abilityNode,
	Cannot: func(r *engine.Reader, f *engine.Frame, id engine.ObjID, i int) *engine.Refusal {
		return cannotActivate(r, id, i, f.Owner, ownAction(f))
	},
	NoCard: notActivatable,
	NoAbility: func(r *engine.Reader, f *engine.Frame, _ engine.WrongChoice) *engine.Refusal {
		return engine.Refuse("M-NOABILITY", "FW-202", engine.A("card", cardVal(r, f.Reg1(qCard).ID())))
	},
}

func abilityNode(f facts, id engine.ObjID, i int) string {
	return cardlang.Numbered(f.CardID(id), language.PartAbility, i)
}

// addActivate defines section 4.21: choose card, ability and targets, pay everything at once, hold W3, resolve.
func addActivate(g *engine.Ruleset) {
	g.Add(progActivate, slices.Concat(ability.Steps("targets"), []engine.Step{
		engine.Run("targets", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			f.Self = f.Reg1(qCard).ID()
			f.Node = abilityNode(r, f.Self, f.Reg1(qAbility).Num())
			return []engine.Frame{cardlang.Announce(f.Node, f.Self, f.Owner)}
		}),
		kit.Keep("aimed", "aims"),
		engine.Run("cost", func(_ *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{costFrame(f.Node, f.Self, f.Owner)}
		}),
		kit.Keep("costed", "pays"),
		engine.Choose(qHold, askHold),
		engine.Do("pay", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return append(costChanges(r, f.Node, f.Self, f.Owner, f.Reg("pays")),
				engine.Change{Kind: chAbility, Seat: f.Owner, Obj: f.Self, Word: f.Node, Must: true})
		}),
		engine.If("unpaid", func(_ *engine.Reader, f *engine.Frame) bool { return !f.OK }, "after"),
		engine.Do("activated", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			f.About = topPending(r)
			return append(append(setTargets(f.About, f.Reg("aims")), engine.SealMade(f, f.About)...),
				engine.Tell("activated", f.Owner, engine.A("card", cardVal(r, f.Self)),
					engine.A("obj", engine.Obj(f.Self)), engine.N("n", f.Reg1(qAbility).Num()+1),
					engine.A("text", engine.CardVal(f.Node)), targetsArg(r, f.Reg("aims"))))
		}),
		engine.Run("w3", windowAbout(askW3)),
		engine.If("stands", isGone, "after"),
		kit.About("resolve", chResolve),
		engine.Run("text", func(_ *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.Frame(f.Node, f.Self, f.About, f.Owner)}
		}),
		kit.About("away", chLose),
	}, ending())...)
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
