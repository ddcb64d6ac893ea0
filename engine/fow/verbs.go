package fow

import "farpost/engine"

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
	one := func(name, kind string) engine.Param { return engine.Param{Name: name, Kind: kind} }
	opt := func(name, kind string) engine.Param {
		return engine.Param{Name: name, Kind: kind, Optional: true, Many: true}
	}
	play := []engine.Param{one(qCard, "card"), {Name: qAwaken, Kind: "word", Optional: true}, opt(qIncarnate, "card"),
		opt(qX, "number"), opt(qMode, "number"), opt(qAnswers, "card"), opt(qOn, "card"), opt(qPay, "card")}
	return []engine.Verb{
		{Name: verbFirst, AtOnce: always, Params: []engine.Param{one(engine.ChoiceName, "target")}},
		{Name: verbMulligan, Suggest: never, Prog: progSwap,
			Params: []engine.Param{{Name: "cards", Kind: "card", Many: true}}},
		{Name: verbKeep, Suggest: never},
		{Name: verbPlay, Act: true, Prog: progPlay, Preview: previewPlay, Params: play},
		{Name: verbPlayStandby, Act: true, Prog: progPlayStandby, Preview: previewPlay, Params: play},
		{Name: verbActivate, Act: true, Suggest: never, Prog: progActivate, Preview: previewActivate,
			Params: []engine.Param{one(qCard, "card"), opt(qAbility, "number"), opt(qX, "number"), opt(qPay, "card")}},
		{Name: verbWill, Suggest: never, Seldom: true, Prog: progWill, Preview: previewWill,
			Params: []engine.Param{one(qSource, "card"), opt(qAttribute, "word")}},
		{Name: verbCall, Suggest: cannotJudgeNow, AtOnce: cannotJudgeNow, Prog: progCall, Preview: previewCall},
		{Name: verbSet, Suggest: never, Seldom: true, Prog: progSet, Preview: previewSet,
			Params: []engine.Param{one(qCard, "card"), opt(qPay, "card")}},
		{Name: verbJudgment, Act: true, Prog: progJudgment, Preview: previewJudgment,
			Params: []engine.Param{opt(qPay, "card")}},
		{Name: verbBattle, Suggest: canAttack, Shown: never, Prog: progBattle, Preview: previewBattle},
		{Name: verbAttack, Suggest: canAttack, Shown: canAttack, Pairs: true, Prog: progAttack, Preview: previewAttack,
			Params: []engine.Param{one(qAttacker, "card"), one(qObject, "target")}},
		{Name: verbDecline},
		{Name: verbBlock, Prog: progBlock, Preview: previewBlock, Params: []engine.Param{one(qBlocker, "card")}},
		{Name: verbNoBlock},
		{Name: engine.Pass},
		{Name: engine.VerbChoose},
		{Name: engine.VerbOrder},
		{Name: verbConcede, Any: true},
		{Name: verbDraw, Any: true},
	}
}
