package farwald

import (
	"slices"

	"farpost/engine"
)

// previewUnleash says how much is thrown at what, who could defend now, and what happens if nobody does.
func previewUnleash(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	list, target := engine.IDs(f.Reg(qAttackers)), f.Reg1(qUnleashTarget)
	notes := []engine.Phrase{engine.Say("note.desen", engine.N("n", sum(r, list, tDesEn))),
		targetNote(r, f.Owner, target), engine.Say("note.exploits", engine.A("cards", cards(r, list)...))}
	if can := defendersOf(r, target); len(can) > 0 {
		notes = append(notes, engine.Say("note.defenders", engine.A("cards", cards(r, can)...),
			engine.N("n", sum(r, can, tDefEn))), engine.Say("note.undefended"))
	}
	return append(notes, forecast(r, list, nil, []engine.Value{target})...)
}

// previewDefend says what the shield comes to against the unleash, and what each defender and the Crystal take.
func previewDefend(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	return shieldNotes(r, f.Reg1("of").ID(), engine.IDs(f.Reg(qDefenders)), engine.IDs(f.Reg(qDefenders)))
}

// previewJoin says what the shield comes to with the late defender.
func previewJoin(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	u, id := f.Reg1("of").ID(), f.Reg1(qCard).ID()
	before := engine.IDs(unleashList(r, u, listDefenders))
	return shieldNotes(r, u, append(before[:len(before):len(before)], id), []engine.ObjID{id})
}

func shieldNotes(r *engine.Reader, unleash engine.ObjID, shield, down []engine.ObjID) []engine.Phrase {
	throw := engine.IDs(unleashList(r, unleash, listAttackers))
	n := 0
	for _, id := range shield {
		if onField(r, id) {
			n += r.Stat(id, tDefEn)
		}
	}
	notes := []engine.Phrase{engine.Say("note.shield", engine.N("n", n), engine.N("against", sum(r, throw, tDesEn)))}
	if len(down) > 0 {
		notes = append(notes, engine.Say("note.exploits", engine.A("cards", cards(r, down)...)))
	}
	return append(notes, forecast(r, throw, shield, unleashList(r, unleash, listTarget))...)
}

// forecast says what an unleash would do as everything is now, by the plan that assigns its Destructive Energy.
func forecast(r *engine.Reader, throw, shield []engine.ObjID, target []engine.Value) []engine.Phrase {
	a := assignment{f: r}
	for _, id := range throw {
		a.streams = append(a.streams, stream{id, r.Stat(id, tDesEn)})
	}
	a.plan(shield, target)
	o := outlook{r: r}
	for _, c := range a.todo {
		switch {
		case c.Kind == chShatter:
			o.say("note.shatters", engine.A("card", cardVal(r, c.Obj)))
		case c.Kind == engine.ChangeRecord && c.Event.Kind == evSurvived:
			o.say("note.survives", engine.A("card", c.Event.Arg("card")...), engine.A("n", c.Event.Arg("n")...))
		}
	}
	o.loses(a.todo)
	if n := a.left(); n > 0 {
		o.say("note.wasted", engine.N("n", n))
	}
	return o.notes
}

func sum(f facts, list []engine.ObjID, stat int) int {
	n := 0
	for _, id := range list {
		n += f.Stat(id, stat)
	}
	return n
}

// forecastOf says what an unleash changes as everything is now, by the plan that assigns its Destructive Energy: DefEn
// of those that take it, fragments of Crystals. What a property keeps is counted; what somebody still decides is not.
func forecastOf(r *engine.Reader, unleash engine.ObjID) (out []engine.Forecast) {
	if seat := unleashSeat(r, unleash); seat != engine.NoSeat && r.Out(seat) {
		return nil // the attacked player has left (FR-93)
	}
	a := against(r, unleash)
	a.plan(engine.IDs(unleashList(r, unleash, listDefenders)), unleashList(r, unleash, listTarget))
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
			at(engine.Obj(c.Obj), "defen", r.Stat(c.Obj, tDefEn)).After -= c.N
		case chShatter:
			code, before := "", 0
			if isEvocation(r, c.Obj) {
				code, before = "defen", r.Stat(c.Obj, tDefEn)
			}
			at(engine.Obj(c.Obj), code, before).Gone = true
		case chFragments:
			q := at(c.To, "", fragmentsOf(r, c.To.Seat(), c.To.Index()))
			q.After -= c.N
			q.Gone = q.After <= 0
		}
	}
	o := outlook{r: r}
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
