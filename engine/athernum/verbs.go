package athernum

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// verbs declares what players can do. Those that lead nowhere now, as everybody sees, are not listed.
func verbs() []engine.Verb {
	never := func(engine.Public, engine.Seat) bool { return false }
	command := func(verb string, act bool) engine.Verb {
		can := func(p engine.Public, s engine.Seat) bool { return cannotCommand(p, s, verb) == nil }
		return engine.Verb{Name: verb, Act: act, Prog: progStandard + "." + verb, Shown: can,
			Suggest: func(p engine.Public, s engine.Seat) bool {
				return can(p, s) && (verb == verbInfluence || !influenceWins(p, s))
			}, Preview: previewCommand(verb)}
	}
	unless := func(p engine.Public, s engine.Seat) bool { return !influenceWins(p, s) }
	hand := func(p engine.Public, s engine.Seat) bool { return p.Count(zHand, s) > 0 }
	return []engine.Verb{
		{Name: verbStart, Prog: progStart, Params: kit.Params("card:card faction:word?")},
		command(verbDraw, true), command(verbGenerate, true), command(verbInfluence, true),
		{Name: verbPlay, Act: true, Prog: progPlay, Preview: previewCast, Suggest: unless, Shown: hand,
			Params: kit.Params("card:card slot:number? pay:card+?")},
		{Name: verbAttach, Act: true, Prog: progAttach, Preview: previewCast, Suggest: unless, Shown: hand,
			Params: kit.Params("card:card host:card face:word")},
		{Name: verbLocation, Act: true, Prog: progLocation, Preview: previewCast, Suggest: unless, Shown: hand,
			Params: kit.Params("card:card")},
		{Name: verbExtra, Act: true, Prog: progExtra, Preview: previewCast, Suggest: never,
			Shown:  func(p engine.Public, s engine.Seat) bool { return p.Count(zExtra, s) > 0 },
			Params: kit.Params("card:card host:card? face:word? slot:number? sacrifice:card+? pay:card+?")},
		{Name: verbActivate, Act: true, Suggest: never, Prog: progActivate, Preview: previewAbility,
			Params: kit.Params("card:card ability:number? sacrifice:card+? discard:card+? pay:card+?")},
		{Name: verbSupport, Act: true, Suggest: never, Prog: progSupport, Preview: previewAbility, Shown: hand,
			Params: kit.Params("card:card sacrifice:card+? discard:card+? pay:card+?")},
		{Name: verbReveal, Suggest: never, Prog: progReveal, Params: kit.Params("card:card"),
			Shown: func(p engine.Public, s engine.Seat) bool { return p.Count(zHidden, s) > 0 }},
		{Name: verbDrop, Suggest: never, Seldom: true, Prog: progDrop, Params: kit.Params("card:card"), Shown: canDrop},
		// Whatever costs resources exhausts them: by itself that only loses them.
		{Name: verbExhaust, Suggest: never, Shown: never, Seldom: true, Prog: progExhaust,
			Params: kit.Params("faction:word n:number?")},
		{Name: verbCombat, Act: true, Pairs: true, Prog: progEnter, Preview: previewCombat,
			Params: kit.Params("attacker:card? target:card?"), Shown: canCombat,
			Suggest: func(p engine.Public, s engine.Seat) bool { return canCombat(p, s) && !influenceWins(p, s) }},
		{Name: verbAttack, Act: true, Pairs: true, Prog: progAttack, Preview: previewAttack,
			Params: kit.Params("attacker:card target:card"),
			Shown:  func(p engine.Public, s engine.Seat) bool { return len(attackers(p, s)) > 0 }},
		{Name: verbDefend, Prog: progDefend, Preview: previewDefend, Params: kit.Params("defender:card")},
		{Name: verbEndCombat, Suggest: never},
		{Name: verbEndTurn, Suggest: never, Prog: progEndTurn},
		{Name: verbEndDay, Suggest: never},
		{Name: engine.Pass},
		{Name: engine.VerbChoose},
		{Name: engine.VerbOrder},
		{Name: "concede", Any: true},
		{Name: "draw", Any: true},
	}
}

// attackers lists who of a player's characters can attack.
func attackers(f facts, s engine.Seat) []engine.ObjID {
	var out []engine.ObjID
	for _, id := range fighters(f, s) {
		if cannotAttack(f, id, s) == nil {
			out = append(out, id)
		}
	}
	return out
}

func canCombat(p engine.Public, s engine.Seat) bool {
	return cannotCombat(p, s) == nil && len(attackers(p, s)) > 0
}

func canDrop(p engine.Public, s engine.Seat) bool {
	for _, id := range p.Zone(zItems, engine.NoSeat) {
		if p.Ctrl(id) == s && cannotDrop(p, id) == nil {
			return true
		}
	}
	return false
}
