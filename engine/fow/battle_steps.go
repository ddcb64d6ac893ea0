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
		engine.Own("declare", engine.Change{Kind: chBattle}),
		engine.Do("seals", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return engine.SealAbout(f, battleVal(r))
		}),
		engine.Start("fight", progFight))
	g.Add(progFight, slices.Concat(attackSteps(), blockSteps(), damageSteps())...)
	addAttack(g)
	addBlock(g)
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
	steps := []engine.Step{
		engine.Run("w06", window("W-06")),
		enterStep("attack-step", stAttack),
		engine.Run("w07", window("W-07")),
	}
	steps = append(steps, attacking.Steps()...)
	return append(steps,
		// A battle in which the other player played nothing is the last one this turn when it is declined (FO-135).
		engine.Exec("declined", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			out := []engine.Change{engine.Tell("no-attack", f.Owner)}
			if firstOf(r, fighting(r), listPlayed) == "" {
				out = append(out, markOnce(markDeclined, f.Owner))
			}
			return engine.Verdict{Do: out, Goto: "end-step"}
		}))
}

// attacking lets who declared a battle attack, or decline. Where an effect forces cards to attack one does (FO-134).
var attacking = kit.Offer{Ask: "attack", Heard: "attacked", Kind: askAttack, About: battleVal, No: verbDecline,
	Done: "w08", Else: "declined", Put: func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, bool) {
		sa := engine.SeatAsk{Seat: f.Owner, Verbs: []string{verbAttack, verbDecline}, Due: dueFor(r, f.Owner)}
		if must := mustAttack(r, f.Owner); len(must) > 0 {
			sa.Verbs = []string{verbAttack}
			sa.Default = attackOf(engine.Obj(must[0]), engine.SeatVal(other(f.Owner)))
		}
		return sa, len(attackers(r, f.Owner)) > 0
	}}

// blocking lets the other player block.
var blocking = kit.Offer{Ask: "block", Heard: "blocked", Kind: askBlock, About: battleVal, No: verbNoBlock, Done: "w10",
	Else: "unblocked", Put: func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, bool) {
		s := other(f.Owner)
		sa := engine.SeatAsk{Seat: s, Verbs: []string{verbBlock, verbNoBlock}, Due: dueFor(r, s)}
		return sa, len(blockers(r, s)) > 0
	}}

// blockSteps are the block step, in which the other player may block.
func blockSteps() []engine.Step {
	steps := []engine.Step{
		engine.Run("w08", window(askW08)),
		unlessOver("still"),
		enterStep("block-step", stBlock),
		engine.Run("w09", window(askW09)),
		unlessOver("still-there"),
	}
	return append(append(steps, blocking.Steps()...),
		engine.Do("unblocked", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{engine.Tell("no-block", other(f.Owner))}
		}))
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
		engine.Do("damage", func(r *engine.Reader, _ *engine.Frame) []engine.Change { return normalDamage(r) }),
		engine.Run("w12", window("W-12")),
		enterStep("end-step", stEnd),
		engine.Run("w13", window("W-13")),
		engine.Do("over", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chBattleEnd, Seat: f.Owner, Obj: fighting(r)}}
		}),
	}
}
