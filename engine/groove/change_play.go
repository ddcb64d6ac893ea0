package groove

import (
	"slices"

	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
)

// addPlayChanges are the changes of cards that are charged, summoned and cast.
func addPlayChanges(g *engine.Ruleset) {
	g.Define(chCharge, func(tx *engine.Tx, c engine.Change) {
		r := tx.Reader()
		n := r.Var(vCharged)
		if n == 0 && cardOf(r, c.Obj).Dual() { // GR-036
			tx.SetVar(vDual, 1)
		}
		tx.SetVar(vCharged, n+1)
		told(tx, "charged", c.Seat, tx.Move(c.Obj, zCrystals, c.Seat, true))
	})
	g.Define(chDeplete, func(tx *engine.Tx, c engine.Change) {
		tx.SetSeat(c.Seat, sDepleted, tx.Reader().SeatAttr(c.Seat, sDepleted)+c.N)
	})
	g.Define(chPayGroove, func(tx *engine.Tx, c engine.Change) {
		tx.Tell("groove", c.Seat, halfName(tx.Reader(), c.Obj, language.Half(c.Word)), engine.N("n", c.N))
		for range c.N { // GR-091: the top one first
			told(tx, evPaid, c.Seat, tx.Move(kit.Top(tx.Reader(), zGroove, c.Seat), zDiscard, c.Seat, true))
		}
	})
	g.Define(chSummon, summon)
	g.Define(chCast, func(tx *engine.Tx, c engine.Change) {
		used(tx, c.Seat)
		id := tx.Move(c.Obj, zStack, engine.NoSeat, true)
		tx.Set(id, aHalf, halfSpell)
		told(tx, "cast", c.Seat, id)
	})
	g.Define(chLand, land)
}

// used notes that step 3b was taken up; a groove trigger is no step of its player's turn.
func used(tx *engine.Tx, s engine.Seat) {
	if r := tx.Reader(); turnPlayer(r) == s {
		tx.SetVar(vUsed, r.Var(vUsed)+1)
	}
}

// summon puts a creature onto the battlefield, refreshed (GR-055). An Evolution comes onto its base: it takes over what
// lies on that, whether it is exhausted, and when it was placed (GRR-26).
func summon(tx *engine.Tx, c engine.Change) {
	used(tx, c.Seat)
	r, base := tx.Reader(), tx.Now(c.To.ID())
	placed, tired := r.Var(vTurn), 0
	onto := isCreature(r, base)
	if onto {
		placed, tired = r.Attr(base, aPlaced), r.Attr(base, aExhausted)
	}
	id := tx.Move(c.Obj, zField, c.Seat, true)
	tx.Set(id, aHalf, halfCreature)
	tx.Set(id, aPlaced, placed)
	tx.Set(id, aExhausted, tired)
	if !onto {
		told(tx, evSummoned, c.Seat, id)
		return
	}
	name := nameOf(r, base)
	tx.Redirect(base, id)
	tx.SetOn(base, engine.Obj(id))
	told(tx, evEvolved, c.Seat, id, engine.A("base", name))
}

// land puts a spell that has taken effect where its type sends it (GR-058). An Enchantment whose host is gone is
// discarded like any other spell.
func land(tx *engine.Tx, c engine.Change) {
	r, id := tx.Reader(), tx.Now(c.Obj)
	if !r.In(id, zStack) {
		return
	}
	spell := &cardOf(r, id).Spell
	host := c.To
	if x := host.ID(); !x.IsZero() {
		host = engine.Obj(tx.Now(x))
	}
	switch {
	case spell.Stays():
		id = tx.Move(id, zSpells, c.Seat, true)
		tx.Set(id, aHalf, halfSpell)
		told(tx, "stays", c.Seat, id)
	case spell.Type == language.Enchantment && slices.Contains(hosts(r, c.Seat, spell), host):
		zone := zField
		if spell.OnShield() {
			zone = zSpells
		}
		id = tx.Move(id, zone, c.Seat, true)
		tx.Set(id, aHalf, halfSpell)
		tx.SetOn(id, host)
		told(tx, "attached", c.Seat, id, engine.A("to", shown(r, host)))
	default:
		tx.Move(id, zDiscard, c.Seat, true)
	}
}
