package fow

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// never is the Suggest of verbs that only serve others, such as producing will, which playing does by itself, and of
// those that are right or wrong by what a hand holds or a text aims at.
func never(engine.Public, engine.Seat) bool { return false }

// always is the AtOnce of verbs that need no confirmation.
func always(engine.Public, engine.Seat) bool { return true }

// cannotJudgeNow reports whether a seat gives up no judgment of this turn when its ruler is rested (FO-165).
func cannotJudgeNow(p engine.Public, s engine.Seat) bool { return cannotJudge(p, s) != nil }

// canAttack reports whether a seat has something to attack with (FO-134).
func canAttack(p engine.Public, s engine.Seat) bool { return len(attackers(p, s)) > 0 }

func verbs() []engine.Verb {
	play := kit.Params("card:card awaken:word? incarnate:card+? x:number+? mode:number+? answers:card+? on:card+? pay:card+?")
	return []engine.Verb{
		{Name: verbFirst, AtOnce: always, Params: kit.Params("choice:target")},
		{Name: verbMulligan, Suggest: never, Prog: progSwap, Params: kit.Params("cards:card+")},
		{Name: verbKeep, Suggest: never},
		{Name: verbPlay, Act: true, Prog: progPlay, Preview: previewPlay, Params: play},
		{Name: verbPlayStandby, Act: true, Prog: progPlayStandby, Preview: previewPlay, Params: play},
		{Name: verbActivate, Act: true, Suggest: never, Prog: progActivate, Preview: previewActivate,
			Params: kit.Params("card:card ability:number+? x:number+? pay:card+?")},
		{Name: verbWill, Suggest: never, Seldom: true, Prog: progWill, Preview: previewWill,
			Params: kit.Params("source:card attribute:word+?")},
		{Name: verbCall, Suggest: cannotJudgeNow, AtOnce: cannotJudgeNow, Prog: progCall, Preview: previewCall},
		{Name: verbSet, Suggest: never, Seldom: true, Prog: progSet, Preview: previewSet,
			Params: kit.Params("card:card pay:card+?")},
		{Name: verbJudgment, Act: true, Prog: progJudgment, Preview: previewJudgment,
			Params: kit.Params("pay:card+?")},
		{Name: verbBattle, Suggest: canAttack, Shown: never, Prog: progBattle, Preview: previewBattle},
		{Name: verbAttack, Suggest: canAttack, Shown: canAttack, Pairs: true, Prog: progAttack, Preview: previewAttack,
			Params: kit.Params("attacker:card object:target")},
		{Name: verbDecline},
		{Name: verbBlock, Prog: progBlock, Preview: previewBlock, Params: kit.Params("blocker:card")},
		{Name: verbNoBlock},
		{Name: engine.Pass},
		{Name: engine.VerbChoose},
		{Name: engine.VerbOrder},
		{Name: "concede", Any: true},
		{Name: "draw", Any: true},
	}
}
