package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// view returns what a viewer may know, by allow-list: what is public, and the viewer's own hand and set-aside cards
// (FW-005, FW-006, FR-10). Of a Memory everybody sees the count only, its owner included.
func view(r *engine.Reader, viewer engine.Seat) engine.View {
	v := engine.View{Turn: r.Var(vTurn), Round: r.Var(vRound), Active: activeSeat(r), Phase: phaseCodes[r.Var(vPhase)]}
	return kit.View(r, viewer, v, func(s engine.Seat) engine.SeatView { return seatView(r, s) },
		func(id engine.ObjID, zone string, s engine.Seat) engine.CardView {
			c := cardView(r, id)
			switch zone {
			case zField:
				fieldCard(r, id, &c)
			case zPending:
				pendingCard(r, id, &c)
			case zHand:
				handCard(r, id, s, &c)
			}
			return c
		})
}

func cardView(r *engine.Reader, id engine.ObjID) engine.CardView {
	o, _ := r.Live(id)
	c := engine.CardView{Key: engine.Obj(id), Card: r.CardID(id), Owner: o.Owner, Ctrl: r.Ctrl(id)}
	if card := cardOf(r, id); card != nil && o.Kind == kCard {
		for i := range language.Properties {
			if p := &language.Properties[i]; p.Badge && p.Has(card) {
				c.States = append(c.States, p.Code)
			}
		}
	}
	return c
}

// fieldCard adds what a positioned card shows.
func fieldCard(r *engine.Reader, id engine.ObjID, c *engine.CardView) {
	o, _ := r.Live(id)
	var states []string
	if !energized(r, id) {
		states = append(states, "exploited")
	}
	if r.Attr(id, aDisabled) != 0 {
		states = append(states, "disabled")
	}
	for _, p := range r.Zone(zPending, engine.NoSeat) {
		if slices.Contains(engine.IDs(unleashList(r, p, listAttackers)), id) {
			states = append(states, "attacking")
		}
		if slices.Contains(engine.IDs(unleashList(r, p, listDefenders)), id) {
			states = append(states, "defending")
		}
	}
	c.States = append(states, c.States...)
	c.On = o.On
	if card := cardOf(r, id); card.Type == language.Evocation {
		c.Stats = []engine.Stat{{Code: "desen", Now: r.Stat(id, tDesEn), Printed: card.DesEn},
			{Code: "defen", Now: r.Stat(id, tDefEn), Printed: card.DefEn}}
	}
	if n := r.Attr(id, aMarks); n > 0 {
		c.Marks = []engine.Badge{{Code: "defen-lost", N: n}}
	}
}

// pendingCard adds what a pending thing shows: its stage, its targets, where it comes from.
func pendingCard(r *engine.Reader, id engine.ObjID, c *engine.CardView) {
	o, _ := r.Live(id)
	for _, l := range o.Data {
		if isTargets(l) {
			c.Targets = append(c.Targets, l.Vals...)
		}
	}
	switch o.Kind {
	case kUnleash:
		c.What = "unleash"
		c.Of = o.List(listAttackers)
		c.Notes = append(c.Notes, engine.Say("note.desen", engine.N("n", sum(r, engine.IDs(c.Of), tDesEn))))
		c.Against = o.List(listDefenders)
		c.Forecast = forecastOf(r, id)
		if d := c.Against; len(d) > 0 {
			c.Notes = append(c.Notes, engine.Say("note.defence", engine.A("cards", cards(r, engine.IDs(d))...)))
		}
		return
	case kAbility:
		c.What = "ability"
		c.Of = []engine.Value{engine.Obj(o.Of)}
		text := engine.CardVal(o.List(listNode)[0].Body())
		c.Notes = append(c.Notes, engine.Say("note.ability", engine.A("text", text)))
	}
	stages := []string{"gate-open", "paid", "resolving"}
	if stage := o.Attr[aStage]; stage != stResolving ||
		r.Result() == nil { // nothing resolves any more when the match is over
		c.States = append([]string{stages[stage]}, c.States...)
	}
	if o.Attr[aCharged] == set {
		c.States = append(c.States, "charge-paid")
	}
}

// handCard adds what the hand's owner is told: the cost now, and that the Gate is open, or why Gate or Energy would
// not let the card be declared even at the right time.
func handCard(f facts, id engine.ObjID, owner engine.Seat, c *engine.CardView) {
	card := cardOf(f, id)
	c.Stats = []engine.Stat{{Code: "cost", Now: energyCost(f, owner, card), Printed: card.Cost}}
	switch no := cannotDeclare(f, id, owner, true); {
	case no != nil && no.Code != "M-NOTARGET":
		c.Notes = append(c.Notes, no.Phrase)
	case card.Gate.Total() > 0:
		c.Notes = append(c.Notes, engine.Say("note.open"))
	}
}

// seatView returns a seat's public figures.
func seatView(f facts, s engine.Seat) engine.SeatView {
	v := engine.SeatView{Seat: s, Out: f.Out(s)}
	var ce []string
	for _, e := range elementsOf(f, providers(f, s)) {
		ce = append(ce, string(e))
	}
	v.Badges = append(v.Badges, engine.Badge{Code: "energy", N: f.SeatAttr(s, sEnergy), Max: energyCards})
	add := func(code string, n, most int) {
		if n > 0 {
			v.Badges = append(v.Badges, engine.Badge{Code: code, N: n, Max: most})
		}
	}
	add("locked", f.SeatAttr(s, sLocked), 0)
	v.Badges = append(v.Badges, engine.Badge{Code: "ce", N: len(ce), Marks: ce},
		engine.Badge{Code: "hand", N: f.Count(zHand, s)})
	if n := handLimit(f, s); n != basicLimit {
		add("hand-limit", n, 0)
	}
	v.Badges = append(v.Badges, engine.Badge{Code: "memory", N: f.Count(zMemory, s)})
	add("aside", f.Count(zAside, s), 0)
	v.Badges = append(v.Badges, engine.Badge{Code: "vortex", N: f.Count(zVortex, s)})
	add("aether", f.Count(zAether, s), 0)
	add("stall", f.Var(vStall), f.Option(optStall))
	add("holds", min(1, f.MarkCount(markHold, engine.SeatVal(s))), 0)
	t := engine.Track{Code: "crystal"}
	for i := range crystals {
		key := crystalVal(s, i)
		cell := engine.Cell{Key: key, N: fragmentsOf(f, s, i), Max: fragments}
		for _, id := range f.Zone(zField, engine.NoSeat) {
			if o, _ := f.Live(id); o.On == key {
				cell.Attached = append(cell.Attached, engine.Obj(id))
			}
		}
		t.Cells = append(t.Cells, cell)
	}
	v.Tracks = []engine.Track{t}
	return v
}

// moments are destroyed Crystals of Essence, and Deities that shattered.
func moments(b engine.Book, events []engine.Phrase) (out []engine.Moment) {
	lost := map[engine.Value]int{} // fragments by Crystal, by these events
	for _, e := range events {
		switch e.Code {
		case evFragments:
			for _, v := range e.Arg("crystal") {
				lost[v] += number(e.Arg("n"))
			}
		case evDestroyed:
			for _, v := range e.Arg("crystal") {
				out = append(out, engine.Moment{Event: e, Of: v, Before: max(1, lost[v])})
			}
		case evShattered:
			for _, v := range e.Arg("card") {
				book, ok := b.(*language.Book)
				if c := book.Card(v.Body()); ok && c != nil && c.Supergroup == language.Deity {
					out = append(out, engine.Moment{Event: e, Of: v, Gone: true})
				}
			}
		}
	}
	return out
}

// number is the sum of whole numbers.
func number(vals []engine.Value) (n int) {
	for _, v := range vals {
		n += v.Num()
	}
	return n
}
