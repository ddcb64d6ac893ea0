package groove

import (
	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
)

// view returns what a viewer may know, by allow-list (section 3): what is public, and the viewer's own hand. Shields,
// groove and deck are only numbers, for their owner as for everybody.
func view(r *engine.Reader, viewer engine.Seat) engine.View {
	v := engine.View{Turn: r.Var(vTurn), Round: (r.Var(vTurn) + 1) / 2, Active: turnPlayer(r), Phase: phase(r)}
	return kit.View(r, viewer, v, func(s engine.Seat) engine.SeatView {
		q := engine.SeatView{Seat: s, Out: r.Out(s), Tracks: []engine.Track{shieldTrack(r, s)}}
		q.Badges = []engine.Badge{{Code: "shields", N: r.Count(zShields, s), Max: mostShields},
			{Code: "mana", N: mana(r, s), Max: r.Count(zCrystals, s)},
			{Code: "hand", N: r.Count(zHand, s)}, {Code: "groove", N: r.Count(zGroove, s)},
			{Code: "deck", N: r.Count(zDeck, s)}}
		return q
	}, func(id engine.ObjID, zone string, owner engine.Seat) engine.CardView {
		return cardView(r, id, zone, owner)
	})
}

func phase(f facts) string {
	switch {
	case f.Var(vBattle) == 1, f.Var(vDual) == 1:
		return "battle"
	case f.Var(vCharged) > 0 || f.Var(vUsed) > 0:
		return "cast"
	}
	return "charge"
}

// shieldTrack are the slots of a player's shields, with what is attached to each.
func shieldTrack(f facts, s engine.Seat) engine.Track {
	t := engine.Track{Code: "shields"}
	for slot := range mostShields {
		c := engine.Cell{Key: shieldVal(s, slot), N: f.SeatAttr(s, sShields) >> slot & 1, Max: 1,
			Attached: engine.Objs(attached(f, s, shieldVal(s, slot)))}
		t.Cells = append(t.Cells, c)
	}
	return t
}

// cardView is one object that the viewer may see, as the half in use.
func cardView(r *engine.Reader, id engine.ObjID, zone string, owner engine.Seat) engine.CardView {
	o := r.Look(id)
	c := engine.CardView{Key: engine.Obj(id), Card: language.Face(r.CardID(id), halfOf(r, id)), Owner: o.Owner,
		Ctrl: o.Base, On: o.On}
	switch {
	case zone == zStack && o.Kind == kAttack:
		attackView(r, &c)
	case zone == zCrystals:
		all := r.Zone(zCrystals, owner) // GR-008: from the right-most one on
		for _, x := range all[len(all)-r.SeatAttr(owner, sDepleted):] {
			if x == id {
				c.States = []string{"depleted"}
			}
		}
	case isCreature(r, id):
		creatureView(r, id, &c)
	}
	return c
}

// creatureView adds what a creature shows: its strength and its states.
func creatureView(r *engine.Reader, id engine.ObjID, c *engine.CardView) {
	x := fighting(r)
	if x.stage == stageCompleted {
		x = clash{}
	}
	now, printed := r.Stat(id, tStrength), printed(r, id)
	for _, s := range []struct {
		on   bool
		code string
	}{{exhausted(r, id), "exhausted"}, {id == x.attacker, "attacking"}, {id == x.blocker, "blocking"},
		{engine.Obj(id) == x.target, "attacked"},
		{r.Attr(id, aPlaced) == r.Var(vTurn) && c.Ctrl == turnPlayer(r) && !keywords(r, id).Swift, "sick"}} {
		if s.on {
			c.States = append(c.States, s.code)
		}
	}
	c.Stats = []engine.Stat{{Code: "strength", Now: now, Printed: printed}}
	if p := protector(r, id); p != "" {
		c.Notes = append(c.Notes, engine.Say("note.protects", engine.A("source", p)))
	}
}

// attackView adds who attacks what, who blocks, and what comes of it as things are.
func attackView(r *engine.Reader, c *engine.CardView) {
	x := fighting(r)
	c.What, c.Targets = "attack", []engine.Value{x.target}
	for _, id := range []engine.ObjID{x.attacker, x.blocker} { // either may have been destroyed
		if isCreature(r, id) {
			c.Of = append(c.Of, engine.Obj(id))
		}
	}
	if isCreature(r, x.blocker) {
		c.Against = []engine.Value{engine.Obj(x.blocker)}
	}
	s := x.side(r)
	switch n := len(shields(r, s)); {
	case x.stage == stageCompleted || x.over(r):
	case !x.onPlayer():
		c.Notes = []engine.Phrase{fallNote(r, x)}
		for _, id := range []engine.ObjID{x.attacker, x.defender()} {
			c.Counts = append(c.Counts, engine.Figure{Of: engine.Obj(id), Code: "strength", N: x.computed(r, id)})
		}
		for _, id := range x.losers(r) {
			n := x.computed(r, id)
			c.Forecast = append(c.Forecast, engine.Forecast{Of: engine.Obj(id), Code: "strength", Before: n, After: n,
				Gone: true})
		}
	case n == 0:
		c.Notes = []engine.Phrase{engine.Say("note.wins", engine.A("seat", engine.SeatVal(s)))}
	default:
		c.Notes = []engine.Phrase{engine.Say("note.breaks", engine.A("seat", engine.SeatVal(s)), engine.N("n", n))}
	}
	if len(c.Against) > 0 {
		c.Notes = append(c.Notes, engine.Say("note.blocker", engine.A("cards", nameOf(r, x.blocker))))
	}
}
