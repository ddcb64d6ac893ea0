package beings

import (
	"slices"

	"farpost/engine"
	"farpost/engine/beings/language"
)

// SkillNode is the value by which people are told the text of a card's skill: the card's id with this behind it.
const SkillNode = "/skill"

// addSkills defines section 4.9: skills that come by themselves, and the verb for those of one's own turn.
func addSkills(g *engine.Ruleset) {
	target := engine.ChooseWhy(qTarget, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
		sa := engine.SeatAsk{Kind: askChoice, Min: 1, Max: 1, Due: dueOf(r, f.Owner),
			Prompt: engine.Say(askChoice, engine.A("card", engine.CardName(r, f.Self)),
				engine.A("text", skillText(r, f.Self)))}
		for _, v := range targets(r, f.Self) {
			sa.Options = append(sa.Options, engine.Option{Key: v})
		}
		return sa, nil
	}, func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
		var list []engine.Value
		for _, v := range targets(r, f.Self) {
			list = append(list, r.PublicName(v))
		}
		return engine.Refuse(eChoose, "BER-11", engine.A("list", list...))
	})
	g.Add(progSkill,
		engine.Exec("targets", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			sk := skillOf(r, f.Self)
			switch list := targets(r, f.Self); {
			case !isBeing(r, f.Self) || sk.Target != nil && len(list) == 0:
				return engine.Verdict{End: true}
			case sk.Target == nil:
				return engine.Verdict{Goto: "do"}
			case len(list) == 1:
				f.Set(qTarget, list[0])
				return engine.Verdict{Goto: "do"}
			}
			return engine.Verdict{}
		}),
		target,
		engine.Do("do", skillChanges))
	g.Add(progUse,
		engine.ChooseWhy(qBeing, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for _, id := range beings(r, f.Owner) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id), Refusal: cannotUse(r, id)})
			}
			return sa, nil
		}, noBeing),
		engine.Exec("skill", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if f.Self = f.Reg1(qBeing).ID(); skillOf(r, f.Self).Target == nil {
				return engine.Verdict{Goto: "cost"}
			}
			return engine.Verdict{}
		}),
		target,
		engine.If("cost", func(r *engine.Reader, f *engine.Frame) bool {
			return costOf(r, f.Self).Discard == 0
		}, "use"),
		engine.ChooseWhy(qDiscard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			n := costOf(r, f.Self).Discard
			sa := engine.SeatAsk{Min: n, Max: n}
			for _, id := range r.Zone(zHand, f.Owner) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
			}
			return sa, nil
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
			return append(out, skillChanges(r, f)...)
		}))
}

// dueOf is the clock of a choice: the turn's own for whose turn it is.
func dueOf(f facts, s engine.Seat) string {
	if s == turnPlayer(f) {
		return engine.DueTurn
	}
	return engine.DueReaction
}

// skillOf is the skill of a Being: that of its top card (BE-070); nil if it has none.
func skillOf(f facts, id engine.ObjID) *language.Skill { return cardOf(f, id).Skill }

// costOf is what the action of a Being costs.
func costOf(f facts, id engine.ObjID) language.Cost {
	if c := skillOf(f, id).Cost; c != nil {
		return *c
	}
	return language.Cost{}
}

// skillText is the value by which people are told the text of a Being's skill.
func skillText(f facts, id engine.ObjID) engine.Value {
	return engine.CardVal(f.CardID(id) + SkillNode)
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
		return engine.Refuse(eNoSkill, "BE-067", card)
	}
	switch cost := costOf(f, id); {
	case now(f, id, aUsed):
		return engine.Refuse(eUsed, "BER-12", card)
	case cost.RestSelf && rested(f, id):
		return engine.Refuse(eMustBeActive, "BER-12", card)
	case f.Count(zHand, f.Ctrl(id)) < cost.Discard:
		return engine.Refuse(eFewToDiscard, "BER-12", engine.A("n", engine.Int(cost.Discard)))
	case sk.Target != nil && len(targets(f, id)) == 0:
		return engine.Refuse(eNothing, "BER-11", card)
	default:
		return cannotPay(f, f.Ctrl(id), cost.Gems)
	}
}

// targets lists what the skill of a Being can be aimed at now, in the order in which a choice is made by itself: Left
// to Right, the oldest card first (section 5).
func targets(f facts, self engine.ObjID) []engine.Value {
	t, s := skillOf(f, self).Target, f.Ctrl(self)
	if t == nil {
		return nil
	}
	var out []engine.Value
	switch t.Of {
	case language.OfPlace:
		for place := range placeCodes {
			if beingAt(f, s, place).IsZero() {
				out = append(out, placeVal(place))
			}
		}
		return out
	case language.OfAbyss:
		return engine.Objs(slices.DeleteFunc(slices.Clone(f.Zone(zAbyss, s)), func(id engine.ObjID) bool {
			return !suits(f, id, t)
		}))
	case language.OfOpposing:
		s = other(s)
	}
	for _, id := range beings(f, s) {
		if (id != self || t.Of == language.OfOwn) && suits(f, id, t) {
			out = append(out, engine.Obj(id))
		}
	}
	return out
}

// suits reports whether a card has what a target demands.
func suits(f facts, id engine.ObjID, t *language.Target) bool {
	c := cardOf(f, id)
	return (t.State == "" || rested(f, id) == (t.State == language.Rested)) &&
		(t.Power == 0 || f.Stat(id, tPower) <= t.Power) && (t.Level == 0 || c.Level == t.Level) &&
		(t.Type == "" || c.Type == t.Type)
}

// skillChanges returns what the skill of the frame's Being does, in order.
func skillChanges(r *engine.Reader, f *engine.Frame) []engine.Change {
	x, s := fighting(r), f.Owner
	who := func(word string) engine.Value {
		switch word {
		case language.Chosen:
			return f.Reg1(qTarget)
		case language.Attacker:
			return engine.Obj(x.attacker)
		case language.Defender: // whatever Being comes to defend
			return engine.Obj(x.attack)
		}
		return engine.Obj(f.Self)
	}
	var aim []engine.Value
	for _, v := range f.Reg(qTarget) {
		aim = append(aim, r.PublicName(v))
	}
	out := []engine.Change{engine.RecordEvent(engine.Event{Kind: evSkill, Seat: s, Args: []engine.Arg{
		engine.A("card", engine.CardName(r, f.Self)), engine.A("text", skillText(r, f.Self)),
		engine.A("target", aim...)}})}
	for _, e := range skillOf(r, f.Self).Effect {
		c := engine.Change{Seat: s}
		switch {
		case e.Draw > 0:
			c.Kind, c.N = chDraw, e.Draw
		case e.Discard > 0:
			c.Kind, c.Seat, c.N = chRandom, other(s), e.Discard
		case e.Return:
			c.Kind, c.Obj = chReturn, f.Reg1(qTarget).ID()
		case e.Mill > 0:
			c.Kind, c.N = chMill, e.Mill
		case e.Power != nil:
			c.Kind, c.To, c.N, c.Word = chPower, who(e.Power.Of), e.Power.N, e.Power.Until
		case e.Rest != "":
			c.Kind, c.Obj = chRest, who(e.Rest).ID()
		case e.Activate != "":
			c.Kind, c.Obj = chActivate, who(e.Activate).ID()
		case e.Refresh > 0:
			c.Kind, c.N = chRefresh, e.Refresh
		case e.Gain > 0:
			c.Kind, c.N = chGain, e.Gain
		case e.Defeat != "":
			id := who(e.Defeat).ID()
			c.Kind, c.Seat, c.Obj, c.Word = chLeave, r.Ctrl(id), id, evDefeated
		case e.Move:
			c.Kind, c.Obj, c.N = chMove, f.Self, placeIn(f.Reg1(qTarget))
		default: // a property of the attack or the block, which is looked at when it counts
			continue
		}
		out = append(out, c)
	}
	return out
}
