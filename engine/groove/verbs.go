package groove

import (
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// verbs declares what players can do. Those that lead nowhere now, as everybody sees, are not listed.
func verbs() []engine.Verb {
	never := func(engine.Public, engine.Seat) bool { return false }
	return []engine.Verb{
		{Name: verbCharge, Act: true, Prog: progCharge, Preview: previewCharge, Shown: canCharge,
			Params: kit.Params("card:card")},
		{Name: verbSummon, Act: true, Prog: progSummon, Preview: previewUse, Shown: canCast,
			Params: kit.Params("card:card base:card?")},
		{Name: verbCast, Act: true, Prog: progCast, Preview: previewUse, Shown: canCast,
			Params: kit.Params("card:card host:target? destroy:card+? discard:card+?")},
		{Name: verbTap, Act: true, Prog: progTap, Preview: previewTap, Shown: canTap,
			Params: kit.Params("creature:card destroy:card+? discard:card+?")},
		{Name: verbAttack, Act: true, Pairs: true, Prog: progAttack, Preview: previewAttack, Shown: canAttack,
			Params: kit.Params("creature:card target:target")},
		{Name: verbEnd, Suggest: never, Prog: progEnd, Preview: previewEnd, Params: kit.Params("discard:card+?")},
		{Name: verbBlock, Prog: progBlock, Preview: previewBlock, Params: kit.Params("blocker:card")},
		{Name: verbBreak, Prog: progBreak, Params: kit.Params("what:target")},
		{Name: verbGroove, Prog: progGroove, Preview: previewUse,
			Params: kit.Params("card:card half:word? base:card? host:target? destroy:card+? discard:card+?")},
		{Name: engine.Pass},
		{Name: engine.VerbChoose},
		{Name: "concede", Any: true},
		{Name: "draw", Any: true},
	}
}

func canCharge(p engine.Public, s engine.Seat) bool {
	return p.Count(zHand, s) > 0 && cannotCharge(p, s) == nil
}

// canCast reports whether step 3b is open, with mana for anything at all (GR-029, GR-036, GR-040).
func canCast(p engine.Public, s engine.Seat) bool {
	return p.Count(zHand, s) > 0 && mana(p, s) > 0 && !locked(p) && p.Var(vDual) == 0 && p.Var(vBattle) == 0
}

func canTap(p engine.Public, s engine.Seat) bool { return anyCan(p, s, cannotTap) }

func canAttack(p engine.Public, s engine.Seat) bool { return anyCan(p, s, cannotAttack) }

// anyCan reports whether a creature of a player can do something.
func anyCan(p engine.Public, s engine.Seat, cannot func(facts, engine.ObjID) *engine.Refusal) bool {
	return slices.ContainsFunc(creatures(p, s), func(id engine.ObjID) bool { return cannot(p, id) == nil })
}
