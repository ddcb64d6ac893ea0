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
	c := engine.Change{Kind: chDamage, Seat: engine.NoSeat, N: n, By: by, Word: wordBattle}
	if id := to.ID(); !id.IsZero() {
		c.Obj = id
	} else {
		c.To = to
	}
	return []engine.Change{c}
}

// object is the attacked object that can take damage: the player, or the J/resonator while it is there.
func object(f facts) engine.Value {
	if v := firstOf(f, fighting(f), listObject); v.Kind() == "seat" {
		return v
	}
	return engine.Obj(attackedCard(f))
}

// strikes returns what an attacker deals: its ATK to the blocker, or to the attacked object when nothing blocks
// (FO-140, FO-141). With [Pierce] what is more than lethal to the blocker goes on to the attacked object (FO-195).
func strikes(f facts, a engine.ObjID) []engine.Change {
	atk := f.Stat(a, tATK)
	b := blocker(f)
	if b.IsZero() {
		return battleDamage(a, object(f), atk)
	}
	to, through := object(f), 0
	if has(f, a, language.Pierce) && to != "" {
		through = atk - min(atk, max(0, f.Stat(b, tDEF)-f.Attr(b, aDamage)))
	}
	return append(battleDamage(a, engine.Obj(b), atk-through), battleDamage(a, to, through)...)
}

// normalDamage is all damage of the normal battle resolution step, dealt at the same time (FO-144).
func normalDamage(f facts) []engine.Change {
	a := attacker(f)
	var out []engine.Change
	if firstOf(f, fighting(f), listDealt) == "" {
		out = strikes(f, a)
	}
	if b := blocker(f); !b.IsZero() {
		return append(out, battleDamage(b, engine.Obj(a), f.Stat(b, tATK))...) // FO-142
	}
	if o := attackedCard(f); !o.IsZero() {
		out = append(out, battleDamage(o, engine.Obj(a), f.Stat(o, tATK))...) // FO-143
	}
	return out
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
