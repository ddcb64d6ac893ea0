package athernum

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

// addCombat defines the Combat Phase (section 4.16): attacks one after another, each finished before the next (AT-153).
// Who enters it may say at once who attacks, and who ends it, that the Day ends with it.
func addCombat(g *engine.Ruleset) {
	free := kit.Offer{Ask: "free", Heard: "did", Kind: askCombat, About: combatVal, No: verbEndCombat,
		Last: verbEndTurn, Done: "w06",
		Put: func(_ *engine.Reader, f *engine.Frame) (engine.SeatAsk, bool) {
			return engine.SeatAsk{Seat: f.Owner, Verbs: combatVerbs, Due: engine.DueTurn}, true
		}}
	g.Add(progEnter,
		engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
			return cannotCombat(r, f.Owner)
		}),
		engine.ChooseWhy(qAttacker, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa, no := whoAttacks(r, f)
			sa.Min = 0
			return sa, no
		}, kit.Wrong("AM-39", "AT-154")),
		engine.If("nobody", noAttacker, "enter"),
		engine.ChooseWhy(qTarget, whomToAttack, kit.Wrong("AM-40", "ATR-52")),
		engine.Own("enter", engine.Change{Kind: chCombat, N: 1}),
		engine.Do("seals", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return engine.SealAbout(f, combatVal(r))
		}),
		engine.Run("phase", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			phase := engine.NewFrame(progCombat, f.Owner)
			phase.Set(qAttacker, f.Reg(qAttacker)...)
			phase.Set(qTarget, f.Reg(qTarget)...)
			return r.Calls(phase)
		}))
	g.Add(progStrike, strikeSteps()...)
	g.Add(progCombat, slices.Concat([]engine.Step{
		engine.If("to-free", noAttacker, "free"),
		engine.Run("first", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			strike := engine.NewFrame(progStrike, f.Owner)
			strike.Set(qAttacker, f.Reg(qAttacker)...)
			strike.Set(qTarget, f.Reg(qTarget)...)
			return r.Calls(strike)
		}),
		stack("w06", askAction, false),
	}, free.Steps(), []engine.Step{
		engine.Void(engine.Own("over", engine.Change{Kind: chCombat})),
	})...)
	g.AddQueue(engine.Queue{Kind: askCombat, Through: windows,
		Stops: kit.StopsOn(evTurnedUp, "looked")})
	g.Define(chAttack, func(tx *engine.Tx, c engine.Change) {
		id := tx.New(engine.Object{Card: -1, Kind: kCombat, Owner: c.Seat, Base: c.Seat}, zCombat, engine.NoSeat)
		tx.SetList(id, listAttacker, c.Vals[:1])
		tx.SetList(id, listTarget, c.Vals[1:])
		emit(tx, evAttack, c.Seat, c.Vals[0].ID(), engine.A("target", shown(tx.Reader(), c.Vals[1])))
	})
	g.Define(chDefend, func(tx *engine.Tx, c engine.Change) {
		tx.SetList(fighting(tx.Reader()), listDefender, c.Vals)
		emit(tx, evDefend, c.Seat, c.Vals[0].ID())
	})
	g.Define(chFightOver, func(tx *engine.Tx, c engine.Change) { tx.Remove(c.Obj) })
	addAttack(g)
	addFight(g)
}

// addAttack defines how an attack and a defence are announced.
func addAttack(g *engine.Ruleset) {
	g.Add(progAttack, slices.Concat([]engine.Step{
		engine.ChooseWhy(qAttacker, whoAttacks, kit.Wrong("AM-39", "AT-154")),
		engine.ChooseWhy(qTarget, whomToAttack, kit.Wrong("AM-40", "ATR-52")),
	}, strikeSteps())...)
	g.Add(progDefend,
		engine.ChooseWhy(qDefender, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qDefender, fighters(r, f.Owner), func(id engine.ObjID) *engine.Refusal {
				return cannotDefend(r, id)
			})
		}, kit.Wrong("AM-42", "ATR-51")),
		engine.Do("defend", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chDefend, Seat: f.Owner, Vals: f.Reg(qDefender)}}
		}))
}

// whoAttacks and whomToAttack ask who attacks whom.
func whoAttacks(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	return kit.One(f, qAttacker, fighters(r, f.Owner), func(id engine.ObjID) *engine.Refusal {
		return cannotAttack(r, id, f.Owner)
	})
}

func whomToAttack(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	return kit.One(f, qTarget, foes(r, f.Owner), nil)
}

func noAttacker(_ *engine.Reader, f *engine.Frame) bool { return len(f.Reg(qAttacker)) == 0 }

// strikeSteps carry out an attack that was announced.
func strikeSteps() []engine.Step {
	return []engine.Step{
		engine.Do("attack", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chAttack, Seat: f.Owner,
				Vals: []engine.Value{f.Reg1(qAttacker), f.Reg1(qTarget)}}}
		}),
		engine.Calc("attacked", func(r *engine.Reader, f *engine.Frame) { f.About = fighting(r) }),
		seals,
		engine.Run("fight", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
			return r.Calls(engine.NewFrame(progFight, engine.NoSeat))
		}),
	}
}

// addFight defines an attack from the defence to the exhaustion (ATR-53, ATR-55).
func addFight(g *engine.Ruleset) {
	defence := kit.Offer{Ask: "ask", Heard: "heard", Kind: askDefend,
		About: func(f facts) engine.Value { return engine.Obj(fighting(f)) }, No: engine.Pass, Done: "w11",
		Put: func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, bool) {
			target := kit.First(r, fighting(r), listTarget).ID()
			s := r.Ctrl(target)
			return engine.SeatAsk{Seat: s, Verbs: []string{verbDefend, engine.Pass}, Due: dueFor(r, s),
				Within: []engine.Value{combatVal(r)}}, len(defenders(r, s)) > 0
		}}
	g.Add(progFight, slices.Concat(defence.Steps(), []engine.Step{
		stack("w11", askAttack, true),
		engine.Do("damage", func(r *engine.Reader, _ *engine.Frame) []engine.Change { return clash(r) }),
		engine.Run("check", verdict),
		engine.Do("tire", func(r *engine.Reader, _ *engine.Frame) []engine.Change { // AT-159 to AT-161
			var out []engine.Change
			for _, list := range []string{listAttacker, listDefender} {
				for _, id := range engine.IDs(kit.List(r, fighting(r), list)) {
					out = append(out, engine.Change{Kind: chExhaust, Seat: engine.NoSeat, Obj: id})
				}
			}
			return append(out, engine.Change{Kind: chFightOver, Obj: fighting(r)})
		}),
		stack("w12", askFought, false),
	})...)
}

// opposing is who fights the attacker: the defender, if there is one, else the target (ATR-50).
func opposing(f facts) engine.ObjID {
	x := fighting(f)
	if d := kit.First(f, x, listDefender).ID(); !d.IsZero() {
		return d
	}
	return kit.First(f, x, listTarget).ID()
}

// clash is the combat damage, dealt at the same time (AT-157). If one of the two is gone there is none; a face-down one
// deals 0 (ATR-54).
func clash(f facts) []engine.Change {
	x := fighting(f)
	a, b := kit.First(f, x, listAttacker).ID(), opposing(f)
	if !fights(f, a) || !fights(f, b) {
		return nil
	}
	return []engine.Change{kit.SetList(x, listDealt, kit.WordYes),
		{Kind: chHit, Seat: engine.NoSeat, Obj: b, N: f.Stat(a, tOFV), By: a},
		{Kind: chHit, Seat: engine.NoSeat, Obj: a, N: f.Stat(b, tOFV), By: b}}
}

// fighters lists the characters that a player controls in play, the main character first.
func fighters(f facts, s engine.Seat) []engine.ObjID {
	return slices.DeleteFunc(append(slices.Clone(f.Zone(zMain, s)), charactersOf(f, s)...), func(id engine.ObjID) bool {
		return !fights(f, id)
	})
}

// foes lists whom a player can attack: the characters that opponents control (ATR-52).
func foes(f facts, s engine.Seat) []engine.ObjID {
	var all []engine.ObjID
	for _, o := range f.Opponents(s) {
		all = append(all, fighters(f, o)...)
	}
	return all
}

// cannotAttack returns why one of a player's characters cannot attack now (AT-154, AT-162, ATR-52).
func cannotAttack(f facts, id engine.ObjID, s engine.Seat) *engine.Refusal {
	switch {
	case isExhausted(f, id):
		return engine.Refuse("AM-39", "AT-154", engine.A("card", cardVal(f, id)))
	case len(foes(f, s)) == 0:
		return engine.Refuse("AM-20", "ATR-52", engine.A("card", cardVal(f, id)))
	}
	return nil
}

// cannotDefend returns why a character cannot defend against the attack (AT-156, AT-162, ATR-51).
func cannotDefend(f facts, id engine.ObjID) *engine.Refusal {
	x := fighting(f)
	if target := kit.First(f, x, listTarget).ID(); id == target || isExhausted(f, id) || f.Ctrl(id) != f.Ctrl(target) {
		return engine.Refuse("AM-42", "ATR-51", engine.A("card", cardVal(f, id)))
	}
	return nil
}

// defenders lists who can be assigned as defender; nobody where the attacker's text forbids it (AT-178).
func defenders(f facts, s engine.Seat) []engine.ObjID {
	if forbidden(f, kit.First(f, fighting(f), listAttacker).ID(), language.CannotBeDefended) {
		return nil
	}
	return slices.DeleteFunc(fighters(f, s), func(id engine.ObjID) bool { return cannotDefend(f, id) != nil })
}

// cannotCombat returns why a player cannot enter the Combat Phase now (AT-056, AT-057, ATR-58).
func cannotCombat(f facts, s engine.Seat) *engine.Refusal {
	if no := cannotAct(f, s, verbCombat); no != nil {
		return no
	}
	if f.Var(vTurn) == 1 {
		return engine.Refuse("AM-37", "AT-057")
	}
	return nil
}
