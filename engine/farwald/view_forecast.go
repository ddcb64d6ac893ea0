package farwald

import (
	"slices"

	"farpost/engine"
)

// forecastOf says what an unleash changes as everything is now, by the plan that assigns its Destructive Energy: DefEn
// of those that take it, fragments of Crystals. What a property keeps is counted; what somebody still decides is not.
func forecastOf(r *engine.Reader, unleash engine.ObjID) (out []engine.Forecast) {
	f := factsOf(r)
	if seat := unleashSeat(f, unleash); seat != engine.NoSeat && f.Out(seat) {
		return nil // the attacked player has left (FR-93)
	}
	a := against(f, unleash)
	a.plan(ids(unleashList(f, unleash, listDefenders)), unleashList(f, unleash, listTarget))
	at := func(v engine.Value, code string, before int) *engine.Forecast {
		i := slices.IndexFunc(out, func(c engine.Forecast) bool { return c.Of == v })
		if i < 0 {
			out = append(out, engine.Forecast{Of: v, Code: code, Before: before, After: before})
			i = len(out) - 1
		}
		return &out[i]
	}
	for _, c := range a.todo {
		switch c.Kind {
		case chMarks:
			at(engine.Obj(c.Obj), "defen", f.Stat(c.Obj, tDefEn)).After -= c.N
		case chShatter:
			code, before := "", 0
			if isEvocation(f, c.Obj) {
				code, before = "defen", f.Stat(c.Obj, tDefEn)
			}
			at(engine.Obj(c.Obj), code, before).Gone = true
		case chFragments:
			q := at(c.To, "", fragmentsOf(f, c.To.Seat(), c.To.Index()))
			q.After -= c.N
			q.Gone = q.After <= 0
		}
	}
	o := outlook{r: r, f: f}
	for i := range out {
		q := &out[i]
		if q.Of.Kind() != "crystal" {
			continue
		}
		var of []engine.Change
		for _, c := range a.todo {
			if c.Kind == chFragments && c.To == q.Of {
				of = append(of, c)
			}
		}
		if k := o.kept(of); k > 0 {
			q.After = min(q.Before, q.After+k)
			q.Gone = q.After <= 0
		}
	}
	return out
}

// unleashSeat is the player at whom an unleash is aimed, NoSeat for one at a card.
func unleashSeat(f facts, unleash engine.ObjID) engine.Seat {
	if t := unleashList(f, unleash, listTarget); len(t) == 1 && t[0].Kind() == "crystal" {
		return t[0].Seat()
	}
	return engine.NoSeat
}
