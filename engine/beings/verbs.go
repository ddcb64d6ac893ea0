package beings

import (
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// verbs declares what players can do. Those that lead nowhere now, as everybody sees, are not listed.
func verbs() []engine.Verb {
	never := func(engine.Public, engine.Seat) bool { return false }
	return []engine.Verb{
		{Name: verbKeep, Prog: progKeep, Params: kit.Params("cards:card+?")},
		{Name: verbPlay, Act: true, Prog: progPlay, Preview: previewPlay, Shown: canPlay,
			Params: kit.Params("card:card at:word clear:card?")},
		{Name: verbAttack, Act: true, Pairs: true, Prog: progAttack, Preview: previewAttack, Shown: canAttack,
			Params: kit.Params("being:card target:target")},
		{Name: verbEvolve, Act: true, Pairs: true, Prog: progEvolve, Preview: previewEvolve, Shown: canEvolve,
			Params: kit.Params("being:card card:card")},
		{Name: verbUse, Act: true, Prog: progUse, Preview: previewUse, Shown: canUse,
			Params: kit.Params("being:card discard:card+?")},
		{Name: verbBuy, Act: true, Seldom: true, Suggest: never, Prog: progBuy, Preview: previewGems, Shown: canBuy,
			Params: kit.Params("n:number")},
		{Name: verbEquip, Act: true, Prog: progEquip, Preview: previewGems, Shown: canEquip,
			Params: kit.Params("being:card n:number")},
		{Name: verbEnd, Suggest: never},
		{Name: verbBlock, Prog: progBlock, Preview: previewBlock, Params: kit.Params("blocker:card")},
		{Name: verbDefend, Prog: progDefend, Preview: previewDefend,
			Params: kit.Params("left:card? center:card? right:card? discard:card+?")},
		{Name: engine.Pass},
		{Name: engine.VerbChoose},
		{Name: "concede", Any: true},
		{Name: "draw", Any: true},
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
