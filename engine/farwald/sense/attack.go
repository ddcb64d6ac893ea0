package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/selfplay"
)

// attacks lists the unleash worth making now, if there is one. Attackers take no harm but cannot defend
// afterwards, so who might be overrun keeps enough of them upright.
func (b *board) attacks() []selfplay.Plan {
	for _, foe := range b.foes() {
		mine := b.free()
		shield := b.upright(foe)
		if len(mine) == 0 {
			return nil
		}
		if len(shield) == 0 || total(mine, des) > total(shield, def)+1 {
			return []selfplay.Plan{b.unleash(b.atCrystal(mine, foe, total(shield, def)))}
		}
		if who, at, ok := b.exchange(mine, foe); ok {
			return []selfplay.Plan{b.unleash(who, at)}
		}
	}
	return nil
}

// free are the own Evocations that can attack and are not needed at home.
func (b *board) free() []unit {
	var threat int
	for _, foe := range b.foes() {
		threat += total(b.of(foe), des)
	}
	mine := b.upright(b.me)
	slices.SortStableFunc(mine, func(x, y unit) int { return y.def - x.def })
	keep := threat - b.fragments(b.me) + 1
	var out []unit
	for _, u := range mine {
		switch {
		case keep > 0 && u.def > u.des:
			keep -= u.def
		case u.des > 0:
			out = append(out, u)
		}
	}
	slices.SortStableFunc(out, func(x, y unit) int { return y.des - x.des })
	return out
}

// atCrystal chooses the foe's weakest Crystal, and as many attackers as break it behind its shield.
func (b *board) atCrystal(mine []unit, foe engine.Seat, shield int) ([]unit, engine.Value) {
	list := b.crystals(foe)
	weak := list[0]
	for _, c := range list {
		if c.N < weak.N {
			weak = c
		}
	}
	n := 0
	for i, u := range mine {
		if n += u.des; n >= weak.N+shield {
			return mine[:i+1], weak.Key
		}
	}
	return mine, weak.Key
}

// exchange finds a foe's Evocation that one own attacker shatters, the most valuable one with the weakest
// attacker that can.
func (b *board) exchange(mine []unit, foe engine.Seat) (who []unit, at engine.Value, ok bool) {
	theirs := b.of(foe)
	slices.SortStableFunc(theirs, func(x, y unit) int { return y.value() - x.value() })
	for _, t := range theirs {
		for _, u := range slices.Backward(mine) {
			if u.des >= t.def {
				return []unit{u}, t.key, true
			}
		}
	}
	return nil, "", false
}

// unleash plans an unleash, and a pass ahead for when it is defended, unless the hand could still act then.
func (b *board) unleash(who []unit, at engine.Value) selfplay.Plan {
	p := selfplay.Plan{Verb: "unleash", Pick: func(q *engine.Question) ([]engine.Value, bool) {
		switch q.Name {
		case "attackers":
			return keys(who), true
		case "target":
			return []engine.Value{at}, true
		}
		return nil, true
	}}
	if len(b.quick(who, "shatter", "exploit")) == 0 {
		p.Ahead = []engine.Sealed{{Seat: b.me, About: engine.Made, Window: "w5",
			Reply: engine.Reply{Verb: engine.Pass}}}
	}
	return p
}
