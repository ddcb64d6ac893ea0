package beings

import (
	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/kit"
)

// addAttack defines section 4.11: the verb, and what follows from it.
func addAttack(g *engine.Ruleset) {
	g.Add(progAttack,
		engine.ChooseWhy(qBeing, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qBeing, beings(r, f.Owner), func(id engine.ObjID) *engine.Refusal {
				return cannotAttack(r, id)
			})
		}, noBeing),
		engine.ChooseWhy(qTarget, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			foe := other(f.Owner)
			sa := engine.SeatAsk{Min: 1, Max: 1, Options: []engine.Option{{Key: engine.SeatVal(foe)}}} // BE-090
			sa.Options = append(sa.Options, engine.OptionsOf(beings(r, foe), func(id engine.ObjID) *engine.Refusal {
				return cannotReach(r, f.Reg1(qBeing).ID(), id)
			})...)
			return sa, nil
		}, func(r *engine.Reader, _ *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			if m.Count() || m.Twice {
				return nil
			}
			return engine.Refuse("E-NO-TARGET", "BE-087", engine.A("card", r.PublicName(m.Val)))
		}),
		engine.Do("attack", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chAttack, Seat: f.Owner, Obj: f.Reg1(qBeing).ID(), To: f.Reg1(qTarget)}}
		}),
		engine.Start("fight", progFight))
	over := func(label string) engine.Step { // BER-36
		return engine.If(label, func(r *engine.Reader, _ *engine.Frame) bool { return fighting(r).over(r) }, "end")
	}
	window := func(label, kind string) engine.Step {
		return engine.Run(label, func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{engine.WindowFrame(kind, fighting(r).attack, f.Owner, false)}
		})
	}
	g.Add(progFight, // BE-091
		engine.Run("skill", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
			return skillFrames(r, fighting(r).attacker, language.OnAttack)
		}),
		over("declared"),
		window("block", askBlock),
		engine.Run("block-skill", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
			if b := fighting(r).blocker; !b.IsZero() {
				return skillFrames(r, b, language.OnBlock)
			}
			return nil
		}),
		over("blocked"),
		window("defend", askDefend),
		window("last", askLast),
		engine.Do("compare", func(r *engine.Reader, _ *engine.Frame) []engine.Change { return compare(r) }),
		engine.Do("again", func(r *engine.Reader, _ *engine.Frame) []engine.Change {
			id := fighting(r).attacker
			if isBeing(r, id) && cardOf(r, id).At(language.OnAttack).Again {
				return []engine.Change{{Kind: chActivate, Obj: id}}
			}
			return nil
		}),
		engine.Do("end", func(r *engine.Reader, _ *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chEndAttack, Obj: fighting(r).attack}}
		}))
}

// compare returns what the attack that is being fought comes to (BE-104 to BE-117).
func compare(f facts) []engine.Change {
	x := fighting(f)
	s, total, need := x.side(f), engine.A("n", engine.Int(x.defence(f))), engine.A("need", engine.Int(x.needed(f)))
	switch {
	case x.onLife() && !zeroLife(f, s):
		return []engine.Change{{Kind: chHit, Seat: s}}
	case x.onLife() && x.holds(f):
		held := engine.Event{Kind: "held-life", Seat: s, Args: []engine.Arg{total, need}}
		return []engine.Change{engine.RecordEvent(held)}
	case x.onLife():
		lost := engine.Event{Kind: "lost", Seat: s, Args: []engine.Arg{total, need}}
		return append([]engine.Change{engine.RecordEvent(lost)}, kit.Finish([]engine.Seat{other(s)}, "life")...)
	case x.holds(f):
		held := engine.Event{Kind: "held", Seat: s,
			Args: []engine.Arg{engine.A("card", engine.CardName(f, x.defender())), total, need}}
		return []engine.Change{engine.RecordEvent(held)}
	}
	return []engine.Change{{Kind: chLeave, Seat: s, Obj: x.defender(), Word: evDefeated}}
}
