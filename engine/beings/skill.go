package beings

import (
	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// addSkills defines section 4.9: skills that come by themselves, and the verb for those of one's own turn.
func addSkills(g *engine.Ruleset) {
	addTexts(g)
	g.Add(progSkill,
		engine.If("nothing", func(r *engine.Reader, f *engine.Frame) bool {
			return !isBeing(r, f.Self) || noTargets(r, f.Self) != nil
		}, engine.End),
		engine.Do("tell", func(r *engine.Reader, f *engine.Frame) []engine.Change { return tellSkill(r, f.Self) }),
		engine.Run("text", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.Frame(skillNode(r, f.Self), f.Self, engine.ObjID{}, f.Owner)}
		}))
	g.Add(progUse,
		engine.ChooseWhy(qBeing, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qBeing, beings(r, f.Owner), func(id engine.ObjID) *engine.Refusal {
				return cannotUse(r, id)
			})
		}, noBeing),
		engine.Run("targets", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			f.Self = f.Reg1(qBeing).ID()
			return []engine.Frame{cardlang.Announce(skillNode(r, f.Self), f.Self, f.Owner)}
		}),
		engine.Exec("cost", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			f.Set("aims", f.Ret...)
			if costOf(r, f.Self).Discard == 0 {
				return engine.Verdict{Goto: "use"}
			}
			return engine.Verdict{}
		}),
		engine.ChooseWhy(qDiscard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			n := costOf(r, f.Self).Discard
			return engine.SeatAsk{Min: n, Max: n, Options: engine.OptionsOf(r.Zone(zHand, f.Owner), nil)}, nil
		}, notInHand),
		engine.Do("use", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			cost := costOf(r, f.Self)
			out := append(spend(f.Owner, cost.Gems), engine.Change{Kind: chUsed, Obj: f.Self})
			if cost.RestSelf {
				out = append(out, engine.Change{Kind: chRest, Obj: f.Self})
			}
			if d := f.Reg(qDiscard); len(d) > 0 {
				out = append(out, engine.Change{Kind: chDiscard, Seat: f.Owner, Vals: d})
			}
			return append(out, tellSkill(r, f.Self)...)
		}),
		engine.Run("text", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			text := cardlang.Frame(skillNode(r, f.Self), f.Self, engine.ObjID{}, f.Owner)
			cardlang.SetTargets(&text, f.Reg("aims"))
			return []engine.Frame{text}
		}))
}

// skillOf is the skill of a Being: that of its top card (BE-070); nil if it has none.
func skillOf(f facts, id engine.ObjID) *language.Skill { return cardOf(f, id).Skill }

// skillNode is the node of a Being's skill.
func skillNode(f facts, id engine.ObjID) string { return language.SkillOf(f.CardID(id)) }

// skillText is the value by which people are told what a Being's skill says.
func skillText(f facts, id engine.ObjID) engine.Value { return engine.CardVal(skillNode(f, id)) }

// tellSkill returns the change that tells of a skill as it comes.
func tellSkill(f facts, id engine.ObjID) []engine.Change {
	return []engine.Change{engine.RecordEvent(engine.Event{Kind: "skill", Seat: f.Ctrl(id), Args: []engine.Arg{
		engine.A("card", engine.CardName(f, id)), engine.A("text", skillText(f, id))}})}
}

// costOf is what the action of a Being costs.
func costOf(f facts, id engine.ObjID) language.Cost {
	if c := skillOf(f, id).Cost; c != nil {
		return *c
	}
	return language.Cost{}
}

// skillFrames returns the frame of a Being's skill if it comes at that moment (BE-065).
func skillFrames(f facts, id engine.ObjID, on string) []engine.Frame {
	if sk := skillOf(f, id); sk == nil || sk.On != on {
		return nil
	}
	fr := engine.NewFrame(progSkill, f.Ctrl(id))
	fr.Self = id
	return []engine.Frame{fr}
}

// cannotUse returns why the action of a Being cannot be used now (BE-067, BER-12).
func cannotUse(f facts, id engine.ObjID) *engine.Refusal {
	card := engine.A("card", engine.CardName(f, id))
	sk := skillOf(f, id)
	if sk == nil || sk.On != language.OnAction {
		return engine.Refuse("E-NO-SKILL", "BE-067", card)
	}
	cost := costOf(f, id)
	switch {
	case now(f, id, aUsed):
		return engine.Refuse("E-USED", "BER-12", card)
	case cost.RestSelf && rested(f, id):
		return engine.Refuse("E-MUST-BE-ACTIVE", "BER-12", card)
	case f.Count(zHand, f.Ctrl(id)) < cost.Discard:
		return engine.Refuse("E-FEW-TO-DISCARD", "BER-12", engine.A("n", engine.Int(cost.Discard)))
	}
	if no := noTargets(f, id); no != nil {
		return no
	}
	return cannotPay(f, f.Ctrl(id), cost.Gems)
}
