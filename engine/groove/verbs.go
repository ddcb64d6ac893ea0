package groove

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
	return []engine.Verb{
		{Name: verbCharge, Act: true, Prog: progCharge, Preview: previewCharge, Shown: canCharge,
			Params: []engine.Param{one(qCard, "card")}},
		{Name: verbSummon, Act: true, Prog: progSummon, Preview: previewUse, Shown: canCast,
			Params: []engine.Param{one(qCard, "card"), opt(qBase, "card")}},
		{Name: verbCast, Act: true, Prog: progCast, Preview: previewUse, Shown: canCast,
			Params: []engine.Param{one(qCard, "card"), opt(qHost, "target"), any(qDestroy), any(qDiscard)}},
		{Name: verbTap, Act: true, Prog: progTap, Preview: previewTap, Shown: canTap,
			Params: []engine.Param{one(qCreature, "card"), any(qDestroy), any(qDiscard)}},
		{Name: verbAttack, Act: true, Pairs: true, Prog: progAttack, Preview: previewAttack, Shown: canAttack,
			Params: []engine.Param{one(qCreature, "card"), one(qTarget, "target")}},
		{Name: verbEnd, Suggest: never, Prog: progEnd, Preview: previewEnd, Params: []engine.Param{any(qDiscard)}},
		{Name: verbBlock, Prog: progBlock, Preview: previewBlock, Params: []engine.Param{one(qBlocker, "card")}},
		{Name: verbBreak, Prog: progBreak, Params: []engine.Param{one(qWhat, "target")}},
		{Name: verbGroove, Prog: progGroove, Preview: previewUse,
			Params: []engine.Param{one(qCard, "card"), opt(qHalf, "word"), opt(qBase, "card"), opt(qHost, "target"),
				any(qDestroy), any(qDiscard)}},
		{Name: engine.Pass},
		{Name: engine.VerbChoose},
		{Name: verbConcede, Any: true},
		{Name: verbDraw, Any: true},
	}
}

func canCharge(p engine.Public, s engine.Seat) bool {
	return p.Count(zHand, s) > 0 && cannotCharge(p, s) == nil
}

// canCast reports whether step 3b is open, with mana for anything at all.
func canCast(p engine.Public, s engine.Seat) bool {
	return p.Count(zHand, s) > 0 && cannotCast(p) == nil && mana(p, s) > 0
}

func canTap(p engine.Public, s engine.Seat) bool {
	return slices.ContainsFunc(creatures(p, s), func(id engine.ObjID) bool { return cannotTap(p, id) == nil })
}

func canAttack(p engine.Public, s engine.Seat) bool {
	return slices.ContainsFunc(creatures(p, s), func(id engine.ObjID) bool { return cannotAttack(p, id) == nil })
}
