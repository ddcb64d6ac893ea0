package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
)

// forecastOf says what the running battle changes as everything is now: life, and DEF less the damage. It says nothing
// where damage may be replaced or prevented: that is decided when it is dealt (FO-160, FO-163).
func forecastOf(f facts) (out []engine.Forecast) {
	a, step := attacker(f), f.Attr(fighting(f), aStep)
	if a.IsZero() || step >= stNormal { // in the normal step the damage is dealt before anybody sees it
		return nil
	}
	add := func(batch []engine.Change) {
		for _, c := range batch {
			if c.N <= 0 {
				continue // is not dealt (FO-150)
			}
			of, code := c.To, badgeLife
			if !c.Obj.IsZero() {
				of, code = engine.Obj(c.Obj), "def"
			}
			i := slices.IndexFunc(out, func(q engine.Forecast) bool { return q.Of == of })
			if i < 0 {
				n := 0
				if code == badgeLife {
					n = f.SeatAttr(of.Seat(), sLife)
				} else {
					n = f.Stat(c.Obj, tDEF) - f.Attr(c.Obj, aDamage)
				}
				out = append(out, engine.Forecast{Of: of, Code: code, Before: n, After: n})
				i = len(out) - 1
			}
			out[i].After -= c.N
			out[i].Gone = out[i].After <= 0
		}
	}
	batch := normalDamage(f)
	if has(f, a, language.FirstStrike) && step < stFirst {
		add(strikes(f, a))
		batch = nil
		b := blocker(f)
		if b.IsZero() {
			b = attackedCard(f)
		}
		falls := slices.ContainsFunc(out, func(q engine.Forecast) bool { return q.Of == engine.Obj(b) && q.Gone })
		if !b.IsZero() && !falls { // what fell strikes nothing back (FO-140, FO-112)
			batch = battleDamage(b, engine.Obj(a), f.Stat(b, tATK))
		}
	}
	add(batch)
	for _, c := range append(strikes(f, a), normalDamage(f)...) {
		found := false
		preventions(f, c, func(rewrite) { found = true })
		if found {
			return nil
		}
	}
	return out
}
