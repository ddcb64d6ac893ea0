package beings

import (
	"slices"

	"farpost/engine"
)

// verbs declares what players can do. Those that lead nowhere now, as everybody sees, are not listed.
func verbs() []engine.Verb {
	one := func(name, kind string) engine.Param { return engine.Param{Name: name, Kind: kind} }
	opt := func(name, kind string) engine.Param { return engine.Param{Name: name, Kind: kind, Optional: true} }
	any := func(name string) engine.Param {
		return engine.Param{Name: name, Kind: "card", Optional: true, Many: true}
	}
	never := func(engine.Public, engine.Seat) bool { return false }
	defend := []engine.Param{}
	for _, code := range placeCodes {
		defend = append(defend, opt(code, "card"))
	}
	return []engine.Verb{
		{Name: verbKeep, Prog: progKeep, Params: []engine.Param{any(qCards)}},
		{Name: verbPlay, Act: true, Prog: progPlay, Preview: previewPlay, Shown: canPlay,
			Params: []engine.Param{one(qCard, "card"), one(qAt, "word"), opt(qClear, "card")}},
		{Name: verbAttack, Act: true, Pairs: true, Prog: progAttack, Preview: previewAttack, Shown: canAttack,
			Params: []engine.Param{one(qBeing, "card"), one(qTarget, "target")}},
		{Name: verbEvolve, Act: true, Pairs: true, Prog: progEvolve, Preview: previewEvolve, Shown: canEvolve,
			Params: []engine.Param{one(qBeing, "card"), one(qCard, "card")}},
		{Name: verbUse, Act: true, Prog: progUse, Preview: previewUse, Shown: canUse,
			Params: []engine.Param{one(qBeing, "card"), any(qDiscard)}},
		{Name: verbBuy, Act: true, Seldom: true, Suggest: never, Prog: progBuy, Preview: previewGems, Shown: canBuy,
			Params: []engine.Param{one(qN, "number")}},
		{Name: verbEquip, Act: true, Prog: progEquip, Preview: previewGems, Shown: canEquip,
			Params: []engine.Param{one(qBeing, "card"), one(qN, "number")}},
		{Name: verbEnd, Suggest: never},
		{Name: verbBlock, Prog: progBlock, Preview: previewBlock, Params: []engine.Param{one(qBlocker, "card")}},
		{Name: verbDefend, Prog: progDefend, Preview: previewDefend, Params: append(defend, any(qDiscard))},
		{Name: engine.Pass},
		{Name: engine.VerbChoose},
		{Name: verbConcede, Any: true},
		{Name: verbDraw, Any: true},
	}
}

func canPlay(p engine.Public, s engine.Seat) bool { return active(p, s) > 0 && p.Count(zHand, s) > 0 }

func canAttack(p engine.Public, s engine.Seat) bool { return len(attackers(p, s)) > 0 }

// canEvolve reports whether a Being of the seat is not at its last level and may still evolve this turn.
func canEvolve(p engine.Public, s engine.Seat) bool {
	return p.Count(zHand, s) > 0 && slices.ContainsFunc(those(p, s, cannotGrow), func(id engine.ObjID) bool {
		return cardOf(p, id).Level < 3
	})
}

func canUse(p engine.Public, s engine.Seat) bool { return len(those(p, s, cannotUse)) > 0 }

func canBuy(p engine.Public, s engine.Seat) bool { return cannotBuy(p, s) == nil }

func canEquip(p engine.Public, s engine.Seat) bool {
	return cannotEquip(p, s) == nil && len(beings(p, s)) > 0
}
