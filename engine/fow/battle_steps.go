package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// addBattle defines section 4.15: the verb that declares a battle, and its six steps.
func addBattle(g *engine.Ruleset) {
	g.Add(progBattle,
		engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
			return cannotBattle(r, f.Owner)
		}),
		engine.Do("declare", declareBattle),
		engine.Do("seals", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return engine.SealAbout(f, battleVal(r))
		}),
		engine.Run("fight", fight))
	g.Add(progFight, slices.Concat(attackSteps(), blockSteps(), damageSteps())...)
	addAttack(g)
	addBlock(g)
}

// declareBattle declares a battle of the frame's owner (FO-127).
func declareBattle(_ *engine.Reader, f *engine.Frame) []engine.Change {
	return []engine.Change{{Kind: chBattle, Seat: f.Owner}}
}

// fight fights the battle that was declared.
func fight(_ *engine.Reader, f *engine.Frame) []engine.Frame {
	return []engine.Frame{engine.NewFrame(progFight, f.Owner)}
}

// enterStep begins a step of the battle that is being fought.
func enterStep(label string, n int) engine.Step {
	return engine.Do(label, func(r *engine.Reader, f *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: chStep, Seat: f.Owner, Obj: fighting(r), N: n}}
	})
}

// unlessOver goes to the end of battle step when nobody attacks any more.
func unlessOver(label string) engine.Step {
	return engine.If(label, func(r *engine.Reader, f *engine.Frame) bool { return !attacks(r) }, "end-step")
}

// attackSteps are the beginning of a battle and its attack step, in which who declared it attacks or declines
// (FO-134, FO-135).
func attackSteps() []engine.Step {
	return []engine.Step{
		engine.Run("w06", window("W-06")),
		enterStep("attack-step", stAttack),
		engine.Run("w07", window("W-07")),
		engine.Exec("attack", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if len(attackers(r, f.Owner)) == 0 { // FO-134
				return engine.Verdict{Goto: "declined"}
			}
			sa := engine.SeatAsk{Seat: f.Owner, Kind: askAttack, About: battleVal(r),
				Verbs:   []string{verbAttack, verbDecline},
				Default: engine.Reply{Verb: verbDecline}, Due: dueFor(r, f.Owner)}
			if must := mustAttack(r, f.Owner); len(must) > 0 {
				sa.Verbs, sa.Default = []string{verbAttack}, attackOf(engine.Obj(must[0]),
					engine.SeatVal(other(f.Owner)))
			}
			return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll, Seats: []engine.SeatAsk{sa}}}
		}),
		engine.Exec("attacked", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if len(f.Got) == 0 || f.Got[0].Verb == verbDecline {
				return engine.Verdict{}
			}
			return engine.Verdict{Call: []engine.Frame{r.Enter(f.Got[0], askAttack, battleVal(r))},
				Goto: "w08"}
		}),
		// A battle in which the other player played nothing is the last one this turn when it is declined (FO-135).
		engine.Exec("declined", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			out := []engine.Change{engine.Tell("no-attack", f.Owner)}
			if firstOf(r, fighting(r), listPlayed) == "" {
				out = append(out, markOnce(markDeclined, f.Owner))
			}
			return engine.Verdict{Do: out, Goto: "end-step"}
		}),
	}
}

// blockSteps are the block step, in which the other player may block.
func blockSteps() []engine.Step {
	return []engine.Step{
		engine.Run("w08", window(askW08)),
		unlessOver("still"),
		enterStep("block-step", stBlock),
		engine.Run("w09", window(askW09)),
		unlessOver("still-there"),
		engine.Exec("block", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			s := other(f.Owner)
			if len(blockers(r, s)) == 0 {
				return engine.Verdict{Goto: "unblocked"}
			}
			return engine.Verdict{Ask: &engine.Ask{Join: engine.JoinAll,
				Seats: []engine.SeatAsk{{Seat: s, Kind: askBlock, About: battleVal(r),
					Verbs: []string{verbBlock, verbNoBlock}, Default: engine.Reply{Verb: verbNoBlock},
					Due: dueFor(r, s)}}}}
		}),
		engine.Exec("blocked", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if len(f.Got) == 0 || f.Got[0].Verb == verbNoBlock {
				return engine.Verdict{}
			}
			return engine.Verdict{Call: []engine.Frame{r.Enter(f.Got[0], askBlock, battleVal(r))}, Goto: "w10"}
		}),
		engine.Do("unblocked", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{engine.Tell("no-block", other(f.Owner))}
		}),
	}
}

// damageSteps are the two damage steps and the end of the battle.
func damageSteps() []engine.Step {
	return []engine.Step{
		engine.Run("w10", window(askW10)),
		unlessOver("still-on"),
		enterStep("first-step", stFirst),
		engine.Do("first-strike", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			if x := clashOf(r); has(r, x.attacker, language.FirstStrike) {
				return x.strikes(r)
			}
			return nil
		}),
		engine.Do("struck", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			if b := fighting(r); dealtAny(f.Did) {
				return []engine.Change{kit.SetList(b, listDealt, kit.WordYes)}
			}
			return nil
		}),
		engine.Run("w11", window("W-11")),
		unlessOver("still-here"),
		enterStep("normal-step", stNormal),
		engine.Do("damage", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return normalDamage(r)
		}),
		engine.Run("w12", window("W-12")),
		enterStep("end-step", stEnd),
		engine.Run("w13", window("W-13")),
		engine.Do("over", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chBattleEnd, Seat: f.Owner, Obj: fighting(r)}}
		}),
	}
}
