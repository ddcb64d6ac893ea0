package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// addAttack defines the choice of who attacks what. At main timing it is a short cut: it declares the battle (FO-127)
// and names ahead, for nobody else to see, who attacks what when that is asked (FO-131).
func addAttack(g *engine.Ruleset) {
	g.Add(progAttack,
		engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
			if atOnce(f) {
				return cannotBattle(r, f.Owner)
			}
			return nil
		}),
		engine.ChooseWhy(qAttacker, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qAttacker, fightersWho(r, f.Owner, nil), func(id engine.ObjID) *engine.Refusal {
				no := cannotAttack(r, id, f.Owner)
				if must := mustAttack(r, f.Owner); no == nil && len(must) > 0 && !slices.Contains(must, id) {
					no = engine.Refuse("E-MUST-ATTACK", "FO-134", engine.A("card", cardVal(r, must[0])))
				}
				return no
			})
		}, func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			return kit.WrongValue(m, engine.Refuse("E-NOT-YOURS", "FO-131", engine.A("card", r.PublicName(m.Val))))
		}),
		engine.ChooseWhy(qObject, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			s := other(f.Owner)
			sa := engine.SeatAsk{Min: 1, Max: 1, Options: []engine.Option{{Key: engine.SeatVal(s)}}}
			no := func(id engine.ObjID) *engine.Refusal { return cannotBeAttacked(r, f.Reg1(qAttacker).ID(), id) }
			sa.Options = append(sa.Options, engine.OptionsOf(fightersWho(r, s, nil), no)...)
			return sa, nil
		}, func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			return kit.WrongValue(m, engine.Refuse("E-OBJECT", "FO-132", engine.A("object", r.PublicName(m.Val))))
		}),
		engine.If("declares", func(_ *engine.Reader, f *engine.Frame) bool { return atOnce(f) }, "declare"),
		engine.Do("attack", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chAttack, Seat: f.Owner, Obj: fighting(r),
				Vals: []engine.Value{f.Reg1(qAttacker), f.Reg1(qObject)}}}
		}),
		engine.Goto("attacked", engine.End),
		engine.Own("declare", engine.Change{Kind: chBattle}),
		engine.Do("ahead", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			with := *f
			with.Then = append(slices.Clone(f.Then), engine.Sealed{Seat: f.Owner, About: engine.Made, Window: askAttack,
				Reply: attackOf(f.Reg1(qAttacker), f.Reg1(qObject))})
			return engine.SealAbout(&with, battleVal(r))
		}),
		engine.Start("fight", progFight))
}

// atOnce reports whether an attack is announced at main timing, together with its battle.
func atOnce(f *engine.Frame) bool { return f.Reg1("in").Body() == askW05 }

// addBlock defines the choice of who blocks.
func addBlock(g *engine.Ruleset) {
	g.Add(progBlock,
		engine.ChooseWhy(qBlocker, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qBlocker, fightersWho(r, f.Owner, nil), func(id engine.ObjID) *engine.Refusal {
				return cannotBlock(r, id)
			})
		}, func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			return kit.WrongValue(m, engine.Refuse("E-NOT-YOURS", "FO-137", engine.A("card", r.PublicName(m.Val))))
		}),
		engine.Do("block", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chBlock, Seat: f.Owner, Obj: fighting(r), Vals: f.Reg(qBlocker)}}
		}))
}

// cannotBattle returns why a player cannot declare a battle now.
func cannotBattle(f facts, s engine.Seat) *engine.Refusal {
	switch {
	case !mainTiming(f, s):
		return engine.Refuse("E-BATTLE-TIMING", "FO-127")
	case f.MarkCount(markDeclined, engine.SeatVal(s)) > 0:
		return engine.Refuse("E-DECLINED", "FO-135")
	}
	return nil
}

// cannotAttack returns why a J/resonator cannot attack now (FO-131).
func cannotAttack(f facts, id engine.ObjID, s engine.Seat) *engine.Refusal {
	card := engine.A("card", cardVal(f, id))
	switch {
	case rested(f, id):
		return engine.Refuse("E-RESTED", "FO-131", card)
	case !aged(f, id) && !has(f, id, language.Swiftness):
		return engine.Refuse("E-NEW", "FO-131", card)
	case forbidden(f, id, language.CannotAttack):
		return engine.Refuse("E-FORBIDDEN", "FO-004", card)
	}
	return nil
}

// cannotBeAttacked returns why a J/resonator is no attacked object for an attacker (FO-132, FO-192).
func cannotBeAttacked(f facts, attacker, id engine.ObjID) *engine.Refusal {
	if !rested(f, id) && !has(f, attacker, language.TargetAttack) {
		return engine.Refuse("E-RECOVERED", "FO-132", engine.A("object", cardVal(f, id)))
	}
	return nil
}

// cannotBlock returns why a J/resonator cannot block now (FO-137, FO-194).
func cannotBlock(f facts, id engine.ObjID) *engine.Refusal {
	return couldBlock(f, id, attacker(f), firstOf(f, fighting(f), listObject))
}

// couldBlock tells the same of an attack of a J/resonator on an object.
func couldBlock(f facts, id, attacker engine.ObjID, object engine.Value) *engine.Refusal {
	card := engine.A("card", cardVal(f, id))
	switch {
	case engine.Obj(id) == object:
		return engine.Refuse("E-ATTACKED", "FO-137", card)
	case rested(f, id):
		return engine.Refuse("E-RESTED", "FO-137", card)
	case has(f, attacker, language.Flying) && !has(f, id, language.Flying):
		return engine.Refuse("E-FLYING", "FO-194", engine.A("attacker", cardVal(f, attacker)))
	case forbidden(f, id, language.CannotBlock):
		return engine.Refuse("E-FORBIDS-BLOCK", "FO-004", card)
	}
	return nil
}

// attackers lists the J/resonators of a player that can attack, blockers those that can block.
func attackers(f facts, s engine.Seat) []engine.ObjID {
	return fightersWho(f, s, func(id engine.ObjID) bool { return cannotAttack(f, id, s) == nil })
}

// mustAttack lists those that an effect forces to attack: where there are such, one of them attacks (FO-134).
func mustAttack(f facts, s engine.Seat) []engine.ObjID {
	return fightersWho(f, s, func(id engine.ObjID) bool {
		return forced(f, id, language.MustAttack) && cannotAttack(f, id, s) == nil
	})
}

// attackOf is the answer that a card attacks a player or a card.
func attackOf(attacker, object engine.Value) engine.Reply {
	return engine.Reply{Verb: verbAttack, Answers: []engine.Answer{{Name: qAttacker, Vals: []engine.Value{attacker}},
		{Name: qObject, Vals: []engine.Value{object}}}}
}

func blockers(f facts, s engine.Seat) []engine.ObjID {
	return fightersWho(f, s, func(id engine.ObjID) bool { return cannotBlock(f, id) == nil })
}

// fightersWho lists the J/resonators of a player that can do something; all of them without can.
func fightersWho(f facts, s engine.Seat, can func(engine.ObjID) bool) []engine.ObjID {
	var out []engine.ObjID
	for _, id := range f.Zone(zField, engine.NoSeat) {
		if isFighter(f, id) && f.Ctrl(id) == s && (can == nil || can(id)) {
			out = append(out, id)
		}
	}
	return out
}
