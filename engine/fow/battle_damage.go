package fow

import (
	"farpost/engine"
	"farpost/engine/fow/language"
)

// attacker is the attacking J/resonator; the zero id when nothing attacks (any more) (FO-146).
func attacker(f facts) engine.ObjID { return fighter(f, listAttacker, turnPlayer(f)) }

// attacks reports whether something attacks.
func attacks(f facts) bool { return !attacker(f).IsZero() }

// blocker is the blocking J/resonator; the zero id when the attack is unblocked, or is so again (FO-147).
func blocker(f facts) engine.ObjID { return fighter(f, listBlocker, other(turnPlayer(f))) }

// attackedCard is the attacked J/resonator; the zero id when a player is attacked or it is gone (FO-148).
func attackedCard(f facts) engine.ObjID { return fighter(f, listObject, other(turnPlayer(f))) }

// fighter is the card of a battle's list as long as it has been a J/resonator on the field under that player's control
// ever since: who was gone for a moment is in the battle no more (FO-146).
func fighter(f facts, list string, s engine.Seat) engine.ObjID {
	b := fighting(f)
	id := firstOf(f, b, list).ID()
	if !fights(f, id) || f.Ctrl(id) != s || f.Attr(id, aSince) > firstOf(f, b, list+sinceSuffix).Num() {
		return engine.ObjID{}
	}
	return id
}

// battleDamage is one amount of battle damage, which is none at 0 or less (FO-150).
func battleDamage(by engine.ObjID, to engine.Value, n int) []engine.Change {
	if to == "" {
		return nil
	}
	c := damageChange(engine.NoSeat, by, to, n)
	c.Word = wordBattle
	return []engine.Change{c}
}

// object is the attacked object that can take damage: the player, or the J/resonator while it is there.
func object(f facts) engine.Value {
	if v := firstOf(f, fighting(f), listObject); v.Kind() == "seat" {
		return v
	}
	return engine.Obj(attackedCard(f))
}

// clash is who deals battle damage to whom.
type clash struct {
	attacker, blocker engine.ObjID
	object            engine.Value // the attacked player, or J/resonator; "" for one that is gone
}

// clashOf is that of the battle being fought.
func clashOf(f facts) clash { return clash{attacker(f), blocker(f), object(f)} }

// strikes returns what the attacker deals: its ATK to the blocker, or to the attacked object when nothing blocks
// (FO-140, FO-141). With [Pierce] what is more than lethal to the blocker goes on to the attacked object (FO-195).
func (x clash) strikes(f facts) []engine.Change {
	atk := f.Stat(x.attacker, tATK)
	if x.blocker.IsZero() {
		return battleDamage(x.attacker, x.object, atk)
	}
	through := 0
	if has(f, x.attacker, language.Pierce) && x.object != "" {
		through = atk - min(atk, max(0, f.Stat(x.blocker, tDEF)-f.Attr(x.blocker, aDamage)))
	}
	return append(battleDamage(x.attacker, engine.Obj(x.blocker), atk-through),
		battleDamage(x.attacker, x.object, through)...)
}

// strikesBack returns what is dealt to the attacker: by the blocker, if any (FO-142), or else by an attacked
// J/resonator (FO-143).
func (x clash) strikesBack(f facts) []engine.Change {
	by := x.blocker
	if by.IsZero() {
		by = x.object.ID()
	}
	if by.IsZero() {
		return nil
	}
	return battleDamage(by, engine.Obj(x.attacker), f.Stat(by, tATK))
}

// normalDamage is all damage of the normal battle resolution step, dealt at the same time (FO-144).
func normalDamage(f facts) []engine.Change {
	x := clashOf(f)
	var out []engine.Change
	if firstOf(f, fighting(f), listDealt) == "" {
		out = x.strikes(f)
	}
	return append(out, x.strikesBack(f)...)
}

// dealtAny reports whether a batch dealt damage; prevented damage was not dealt (FOR-19).
func dealtAny(did []engine.Event) bool {
	for _, e := range did {
		if e.Kind == evDamaged || e.Kind == evHit {
			return true
		}
	}
	return false
}
