package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// forecastOf says what the running battle changes as everything is now: life, and DEF less the damage. It says nothing
// where damage may be replaced or prevented: that is decided when it is dealt (FO-160, FO-163).
func forecastOf(f facts) []engine.Forecast {
	step := f.Attr(fighting(f), aStep)
	if attacker(f).IsZero() || step >= stNormal { // in the normal step the damage is dealt before anybody sees it
		return nil
	}
	var o foresight
	if step >= stFirst {
		o.add(f, normalDamage(f))
	} else {
		o.fight(f, clashOf(f))
	}
	return o.out
}

// foresight collects what changes come to if nothing comes in between.
type foresight struct {
	out []engine.Forecast
	// open: something replaces or prevents a part of it, so nothing is foretold.
	open bool
}

// fight adds both steps of battle damage.
func (o *foresight) fight(f facts, x clash) {
	first := has(f, x.attacker, language.FirstStrike)
	o.add(f, x.strikes(f))
	back := x.strikesBack(f)
	if first && slices.ContainsFunc(back, func(c engine.Change) bool { return o.gone(c.By) }) {
		return // what fell strikes nothing back (FO-140, FO-112)
	}
	o.add(f, back)
}

// gone reports whether a card falls by what was added.
func (o *foresight) gone(id engine.ObjID) bool {
	return slices.ContainsFunc(o.out, func(q engine.Forecast) bool { return q.Of == engine.Obj(id) && q.Gone })
}

// add adds damage to cards and players.
func (o *foresight) add(f facts, batch []engine.Change) {
	for _, c := range batch {
		if c.N <= 0 {
			continue // is not dealt (FO-150)
		}
		increases(f, c, func(string, kit.Rewrite) { o.open = true })
		preventions(f, c, func(string, kit.Rewrite) { o.open = true })
		of := c.To
		if !c.Obj.IsZero() {
			of = engine.Obj(c.Obj)
		}
		o.takes(f, of, c.N)
	}
	if o.open {
		o.out = nil
	}
}

// takes lowers what is left of a thing: the life of a player, the DEF less the damage of a J/resonator.
func (o *foresight) takes(f facts, of engine.Value, n int) {
	i := slices.IndexFunc(o.out, func(q engine.Forecast) bool { return q.Of == of })
	if i < 0 {
		q := engine.Forecast{Of: of, Code: "def"}
		if id := of.ID(); id.IsZero() {
			q.Code, q.Before = "life", f.SeatAttr(of.Seat(), sLife)
		} else {
			q.Before = f.Stat(id, tDEF) - f.Attr(id, aDamage)
		}
		q.After = q.Before
		i, o.out = len(o.out), append(o.out, q)
	}
	o.out[i].After -= n
	o.out[i].Gone = o.out[i].After <= 0
}
