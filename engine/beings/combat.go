package beings

import (
	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/kit"
)

// clash is an attack: who attacks what, and who blocks.
type clash struct {
	attack   engine.ObjID // the zero id as long as it is only thought of
	attacker engine.ObjID
	target   engine.Value
	blocker  engine.ObjID
	// lent and guarded are what skills that are yet to come add to the attack and to the defence; see foresee.
	lent, guarded int
}

// fighting returns the attack that is being fought; its attack is the zero id if there is none.
func fighting(f facts) clash {
	z := f.Zone(zAttack, engine.NoSeat)
	if len(z) == 0 {
		return clash{}
	}
	first := func(list string) engine.Value { return kit.First(f, z[0], list) }
	return clash{attack: z[0], attacker: first(listAttacker).ID(), target: first(listTarget),
		blocker: first(listBlocker).ID()}
}

// side is the player who is attacked.
func (x clash) side(f facts) engine.Seat { return other(f.Ctrl(x.attack)) }

// defender is the defending Being: the blocker, else the target (BE-096, BE-098); the zero id if none defends.
func (x clash) defender() engine.ObjID {
	if !x.blocker.IsZero() {
		return x.blocker
	}
	return x.target.ID()
}

// onLife reports whether the attack is one on the life area that nobody blocks.
func (x clash) onLife() bool { return x.defender().IsZero() }

// over reports whether the attack is over because a Being left the field: who attacks, or who defends (BER-36).
func (x clash) over(f facts) bool {
	return !isBeing(f, x.attacker) || !x.onLife() && !isBeing(f, x.defender())
}

// outcome is what the types do to the attack; nothing without a defending Being (BE-063).
func (x clash) outcome(f facts) language.Outcome {
	if x.onLife() {
		return language.Same
	}
	return bookOf(f).Chart.Against(cardOf(f, x.attacker).Type, cardOf(f, x.defender()).Type)
}

// power is the power of the attack: types change the stack power, gems and bonuses come on top (BE-061, BE-064).
func (x clash) power(f facts) int {
	base := f.Stat(x.attacker, tStack)
	return max(0, x.outcome(f).Of(base)+f.Stat(x.attacker, tPower)-base+x.lent)
}

// foresee adds what a skill does to the fight by itself when its moment comes, on the attack or on the block: to the
// power of who has it, of the attacker, and of whoever defends.
func (x *clash) foresee(sk *language.Skill) {
	for _, in := range sk.Effect {
		switch p := in.Power; {
		case p == nil:
		case p.Whom() == language.Attacker, p.Whom() == language.This && sk.On == language.OnAttack:
			x.lent += p.N
		case p.Whom() == language.Defender, p.Whom() == language.This && sk.On == language.OnBlock:
			x.guarded += p.N
		}
	}
}

// needed is the total that a defence must reach (BE-104).
func (x clash) needed(f facts) int { return x.power(f) + 1 }

// defence is the defending power as it is: of the defending Being (BE-062), or what the player at 0 life has added
// (BE-114).
func (x clash) defence(f facts) int {
	if x.onLife() {
		return bonus(f, engine.SeatVal(x.side(f)))
	}
	n := f.Stat(x.defender(), tPower) + x.guarded
	if !x.attack.IsZero() {
		n += bonus(f, engine.Obj(x.attack))
	}
	return n
}

// holds reports whether the defence as it is succeeds; a life card is no defence.
func (x clash) holds(f facts) bool { return x.defence(f) >= x.needed(f) }

// cannotAttack returns why a Being cannot attack now (BE-085).
func cannotAttack(f facts, id engine.ObjID) *engine.Refusal {
	card, s := engine.A("card", engine.CardName(f, id)), f.Ctrl(id)
	switch {
	case f.Var(vTurn) == 1:
		return engine.Refuse("E-FIRST-TURN", "BE-020")
	case rested(f, id):
		return engine.Refuse("E-RESTED", "BE-085", card)
	case now(f, id, aAttacked):
		return engine.Refuse("E-ATTACKED", "BE-028", card)
	case zeroLife(f, s): // BE-053, BER-27
		return nil
	case now(f, id, aPlayed):
		return engine.Refuse("E-PLAYED", "BE-052", card)
	case now(f, id, aEvolved):
		return engine.Refuse("E-EVOLVED", "BE-080", card)
	}
	return nil
}

// cannotReach returns why a Being is no target for an attacker (BE-087 to BE-089).
func cannotReach(f facts, attacker, target engine.ObjID) *engine.Refusal {
	if !rested(f, target) {
		return engine.Refuse("E-ACTIVE", "BE-088", engine.A("card", engine.CardName(f, target)))
	}
	from, to := f.Attr(attacker, aPlace), f.Attr(target, aPlace)
	if from-to <= 1 && to-from <= 1 || cardOf(f, attacker).At(language.OnAttack).Reach {
		return nil
	}
	var list []engine.Value
	for place := max(0, from-1); place <= min(from+1, len(placeCodes)-1); place++ {
		list = append(list, placeVal(place))
	}
	return engine.Refuse("E-REACH", "BE-089", engine.A("place", placeVal(from)), engine.A("list", list...))
}

// cannotBlock returns why a Being cannot block (BE-093 to BE-095).
func cannotBlock(f facts, id engine.ObjID) *engine.Refusal {
	if rested(f, id) {
		return engine.Refuse("E-CANNOT-BLOCK", "BE-094", engine.A("card", engine.CardName(f, id)))
	}
	return nil
}

// unblockable reports whether an attack of a Being cannot be blocked.
func unblockable(f facts, attacker engine.ObjID) bool {
	return cardOf(f, attacker).At(language.OnAttack).Unblockable
}

// blockers lists the Beings of a player that can block.
func blockers(f facts, s engine.Seat) []engine.ObjID { return those(f, s, cannotBlock) }

// attackers lists the Beings of a player that can attack.
func attackers(f facts, s engine.Seat) []engine.ObjID { return those(f, s, cannotAttack) }

// those lists the Beings of a player for which nothing is refused.
func those(f facts, s engine.Seat, no func(facts, engine.ObjID) *engine.Refusal) (out []engine.ObjID) {
	for _, id := range beings(f, s) {
		if no(f, id) == nil {
			out = append(out, id)
		}
	}
	return out
}
