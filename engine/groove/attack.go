package groove

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addAttack defines section 4.7: the verb, and an attack from its declaration to its end (5a to 5d).
func addAttack(g *engine.Ruleset) {
	g.Add(progAttack,
		engine.ChooseWhy(qCreature, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return engine.SeatAsk{Kind: "attacker", Min: 1, Max: 1, Options: engine.OptionsOf(creatures(r, f.Owner),
				func(id engine.ObjID) *engine.Refusal { return cannotAttack(r, id) })}, nil
		}, noCreature),
		engine.ChooseWhy(qTarget, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			foe := other(f.Owner)
			sa := engine.SeatAsk{Min: 1, Max: 1, Options: engine.Options(engine.SeatVal(foe))}
			sa.Options = append(sa.Options, engine.OptionsOf(creatures(r, foe), func(id engine.ObjID) *engine.Refusal {
				return cannotTarget(r, f.Reg1(qCreature).ID(), id)
			})...)
			return sa, nil
		}, kit.Wrong("E-NOT-ATTACKED", "GR-062")),
		engine.Do("attack", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chAttack, Seat: f.Owner, Obj: f.Reg1(qCreature).ID(), To: f.Reg1(qTarget)}}
		}),
		engine.Do("choices", func(r *engine.Reader, f *engine.Frame) []engine.Change { // a pre-selection (GRR-13)
			f.About = fighting(r).attack
			return engine.SealMade(f, f.About)
		}),
		engine.Start("fight", progFight))
	window := func(label, kind string) engine.Step {
		return engine.Run(label, func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{engine.WindowFrame(kind, fighting(r).attack, f.Owner, false)}
		})
	}
	over := func(label string) engine.Step { // GR-076
		return engine.If(label, func(r *engine.Reader, _ *engine.Frame) bool { return fighting(r).over(r) }, "void")
	}
	g.Add(progFight,
		triggers("attacking"), // GR-123
		over("declared"),
		window("block", askBlock),
		over("blocked"),
		engine.Exec("hit", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			x := fighting(r)
			switch {
			case !x.onPlayer():
				return engine.Verdict{Do: []engine.Change{{Kind: chStage, Obj: x.attack, N: stageBattle}}}
			case len(shields(r, x.side(r))) == 0: // GR-083
				final := []engine.Change{engine.Tell("final-attack", f.Owner, named(r, x.attacker))}
				return engine.Verdict{Do: append(final, kit.Finish([]engine.Seat{f.Owner}, "final")...)}
			}
			return engine.Verdict{Goto: "strike"}
		}),
		engine.Do("battle", func(r *engine.Reader, _ *engine.Frame) []engine.Change { return battle(r) }),
		engine.Goto("fought", "completed"),
		engine.Exec("strike", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			x := fighting(r)
			done := r.Attr(x.attack, aBreaks)
			if done > 0 && (done >= keywords(r, x.attacker).Breaker || len(shields(r, x.side(r))) == 0) {
				return engine.Verdict{Goto: "completed"}
			}
			f.Set("done", engine.Int(done))
			return engine.Verdict{Call: r.Calls(engine.WindowFrame(askBreak, x.attack, f.Owner, false))}
		}),
		engine.Exec("struck", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			x := fighting(r)
			if r.Attr(x.attack, aBreaks) > f.Reg1("done").Num() {
				return engine.Verdict{Goto: "strike"}
			}
			return engine.Verdict{Do: breaking(r, breakable(r, x)[0]), Goto: "strike"}
		}),
		engine.Do("void", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{engine.Tell("ended", f.Owner, named(r, fighting(r).attacker))}
		}),
		engine.Do("completed", func(r *engine.Reader, _ *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chStage, Obj: fighting(r).attack, N: stageCompleted}}
		}),
		triggers("destroyed"),
		window("groove", askGroove),
		engine.Do("end", func(r *engine.Reader, _ *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chEndAttack, Obj: fighting(r).attack}}
		}))
}

// battle returns what the battle comes to (GR-070 to GR-072).
func battle(f facts) []engine.Change {
	x := fighting(f)
	return []engine.Change{engine.Tell("battle", f.Ctrl(x.attacker), named(f, x.attacker),
		engine.N("n", x.computed(f, x.attacker)), engine.A("against", nameOf(f, x.defender())),
		engine.N("m", x.computed(f, x.defender()))),
		{Kind: chDestroy, Seat: f.Ctrl(x.attacker), Vals: engine.Objs(x.losers(f))}}
}

// addWindows defines what the defender can do (5b, 5d), and the choice of what breaks (5c2).
func addWindows(g *engine.Ruleset) {
	window := func(
		kind, verb, due string, order func(engine.Public, clash) engine.Seat, may func(engine.Public, clash) bool,
	) {
		g.AddWindow(engine.Window{Kind: kind, Verbs: []string{verb}, Due: due, After: engine.GoOn,
			OnPass: engine.PassClose,
			Order: func(p engine.Public, _ engine.Opened) []engine.Seat {
				return []engine.Seat{order(p, fighting(p))}
			},
			MayAct: func(p engine.Public, _ engine.Opened, _ engine.Seat) bool { return may(p, fighting(p)) }})
	}
	defender := func(p engine.Public, x clash) engine.Seat { return x.side(p) }
	window(askBlock, verbBlock, engine.DueReaction, defender, func(p engine.Public, x clash) bool {
		return len(blockers(p, x)) > 0
	})
	window(askBreak, verbBreak, engine.DueTurn, func(p engine.Public, x clash) engine.Seat { return other(x.side(p)) },
		func(p engine.Public, x clash) bool { return len(breakable(p, x)) > 1 })
	window(askGroove, verbGroove, engine.DueReaction, defender, func(p engine.Public, x clash) bool { // GR-087, GRR-40
		return p.Var(vEntered) > 0 && p.Count(zHand, x.side(p)) > 0
	})
	g.Add(progBlock,
		engine.ChooseWhy(qBlocker, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return engine.SeatAsk{Min: 1, Max: 1, Options: engine.OptionsOf(creatures(r, f.Owner),
				func(id engine.ObjID) *engine.Refusal { return cannotBlock(r, fighting(r).attacker, id) })}, nil
		}, noCreature),
		engine.Do("block", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chBlock, Seat: f.Owner, Obj: f.Reg1(qBlocker).ID()}}
		}))
	g.Add(progBreak,
		engine.ChooseWhy(qWhat, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return engine.SeatAsk{Min: 1, Max: 1, Options: engine.Options(breakable(r, fighting(r))...)}, nil
		}, func(r *engine.Reader, _ *engine.Frame, _ engine.WrongChoice) *engine.Refusal {
			return wrongChoice(r, "GR-078", breakable(r, fighting(r)))
		}),
		engine.Do("break", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return breaking(r, f.Reg1(qWhat))
		}))
}

// breaking returns the change by which an attack destroys a shield or a permanent spell (GR-077).
func breaking(f facts, what engine.Value) []engine.Change {
	x := fighting(f)
	return []engine.Change{{Kind: chBreak, Seat: x.side(f), Obj: x.attack, To: what}}
}
