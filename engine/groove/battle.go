package groove

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// clash is an attack: who attacks what, and who blocks.
type clash struct {
	attack   engine.ObjID // the zero id if there is none, or as long as it is only thought of
	attacker engine.ObjID
	target   engine.Value
	blocker  engine.ObjID
	stage    int
}

// fighting returns the attack that is being fought; its attack is the zero id if there is none.
func fighting(f facts) clash {
	for _, id := range f.Zone(zStack, engine.NoSeat) {
		o, _ := f.Live(id)
		if o.Kind != kAttack {
			continue
		}
		first := func(list string) engine.Value { return kit.First(f, id, list) }
		return clash{id, first(listAttacker).ID(), first(listTarget), first(listBlocker).ID(), int(o.Attr[aStage])}
	}
	return clash{}
}

// side is the player who is attacked.
func (x clash) side(f facts) engine.Seat { return other(f.Ctrl(x.attack)) }

// defender is the creature that is fought: the blocker, else the target (GR-068, GR-069); the zero id if none is.
func (x clash) defender() engine.ObjID {
	if !x.blocker.IsZero() {
		return x.blocker
	}
	return x.target.ID()
}

// onPlayer reports whether it is an attack on the player that nobody blocks.
func (x clash) onPlayer() bool { return x.defender().IsZero() }

// over reports whether the attack has ended because who attacks or defends has left the battlefield (GR-076).
func (x clash) over(f facts) bool {
	return !isCreature(f, x.attacker) || !x.onPlayer() && !isCreature(f, x.defender())
}

// cannotAttack returns why a creature cannot attack now (GR-061).
func cannotAttack(f facts, id engine.ObjID) *engine.Refusal {
	k, card := keywords(f, id), named(f, id)
	switch {
	case f.Attr(id, aPlaced) == f.Var(vTurn) && !k.Swift:
		return engine.Refuse("E-SICK", "GR-056", card)
	case exhausted(f, id):
		return engine.Refuse("E-EXHAUSTED", "GR-061", card)
	case k.Wall:
		return engine.Refuse("E-WALL", "GR-110", card)
	}
	return nil
}

// cannotTarget returns why a creature of the opponent cannot be attacked by a creature now.
func cannotTarget(f facts, attacker, id engine.ObjID) *engine.Refusal {
	card, source := named(f, id), protector(f, id)
	switch {
	case !exhausted(f, id) && !keywords(f, attacker).Hunter:
		return engine.Refuse("E-REFRESHED", "GR-063", card)
	case source != "":
		return engine.Refuse("E-PROTECTED", "GR-110", card, engine.A("source", source))
	}
	return nil
}

// cannotBlock returns why a creature cannot block an attacker now (GR-065).
func cannotBlock(f facts, attacker, id engine.ObjID) *engine.Refusal {
	card, n := named(f, id), keywords(f, attacker).Evade
	switch {
	case exhausted(f, id):
		return engine.Refuse("E-CANNOT-BLOCK", "GR-065", card)
	case n > 0 && f.Stat(id, tStrength) <= n:
		by := engine.A("attacker", nameOf(f, attacker))
		return engine.Refuse("E-EVADES", "GR-110", card, by, engine.N("n", n))
	}
	return nil
}

// blockers lists the creatures of the defender that can block an attack.
func blockers(f facts, x clash) []engine.ObjID {
	return only(creatures(f, x.side(f)), func(id engine.ObjID) bool { return cannotBlock(f, x.attacker, id) == nil })
}

// breakable are the things that an unblocked attack on a player with shields can destroy now: shields, and permanent
// spells unless it is an additional break (GR-077, GRR-43). The first one is the lowest shield.
func breakable(f facts, x clash) []engine.Value {
	s := x.side(f)
	out := shields(f, s)
	if f.Attr(x.attack, aBreaks) == 0 {
		out = append(out, engine.Objs(permanents(f, s))...)
	}
	return out
}
