package beings

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// view returns what a viewer may know, by allow-list (section 3): what is public, and the viewer's own hand.
func view(r *engine.Reader, viewer engine.Seat) engine.View {
	v := engine.View{Turn: r.Var(vTurn), Round: (r.Var(vTurn) + 1) / 2, Active: turnPlayer(r), Phase: "main"}
	if v.Turn == 0 {
		v.Phase = "setup"
	}
	return kit.View(r, viewer, v, func(s engine.Seat) engine.SeatView { return seatView(r, s) },
		func(id engine.ObjID, zone string, _ engine.Seat) engine.CardView { return cardView(r, id, zone) })
}

// seatView returns a player's public figures.
func seatView(f facts, s engine.Seat) engine.SeatView {
	return engine.SeatView{Seat: s, Out: f.Out(s), Badges: []engine.Badge{
		{Code: "life", N: f.Count(zLife, s), Max: lifeCards},
		{Code: "active-gems", N: active(f, s), Max: f.Count(zGems, s)}, {Code: "hand", N: f.Count(zHand, s)},
		{Code: "deck", N: f.Count(zDeck, s)}, {Code: "gem-deck", N: f.Count(zGemDeck, s)}}}
}

// cardView is one object that the viewer may see.
func cardView(r *engine.Reader, id engine.ObjID, zone string) engine.CardView {
	o := r.Look(id)
	c := engine.CardView{Key: engine.Obj(id), Card: r.CardID(id), Owner: o.Owner, Ctrl: o.Base, On: o.On}
	switch {
	case zone == zAttack:
		attackView(r, &c)
	case zone == zGems && rested(r, id):
		c.States = []string{"rested"}
	case zone == zHand:
		x := cardOf(r, id)
		c.Stats = []engine.Stat{{Code: "cost", Now: x.Cost, Printed: x.Cost},
			{Code: "power", Now: x.Power, Printed: x.Power}}
	case isBeing(r, id):
		beingView(r, id, &c)
	}
	return c
}

// beingView adds what a Being in play shows: its location, its power and what that is made of, and its states.
func beingView(r *engine.Reader, id engine.ObjID, c *engine.CardView) {
	x := fighting(r)
	c.Slot = placeCodes[r.Attr(id, aPlace)]
	for _, s := range []struct {
		on   bool
		code string
	}{{rested(r, id), "rested"}, {id == x.attacker, "attacking"}, {id == x.blocker, "blocking"},
		{engine.Obj(id) == x.target, "attacked"},
		{!rested(r, id) && c.Ctrl == turnPlayer(r) && cannotAttack(r, id) != nil, "tired"}} {
		if s.on {
			c.States = append(c.States, s.code)
		}
	}
	base, gems, more := r.Stat(id, tStack), len(attached(r, zGems, id)), bonus(r, c.Key)
	c.Stats = []engine.Stat{{Code: "power", Now: r.Stat(id, tPower), Printed: base}}
	if gems != 0 || more != 0 {
		c.Notes = append(c.Notes, engine.Say("note.parts", engine.A("stack", engine.Int(base)),
			engine.A("gems", engine.Int(gems)), engine.A("bonus", engine.Int(more))))
	}
}

// attackView adds who attacks what, with how much, and what comes of it as things are.
func attackView(r *engine.Reader, c *engine.CardView) {
	x := fighting(r)
	c.What, c.Of, c.Targets = "attack", []engine.Value{engine.Obj(x.attacker)}, []engine.Value{x.target}
	if !x.blocker.IsZero() {
		c.Against = []engine.Value{engine.Obj(x.blocker)}
		c.Of = append(c.Of, c.Against...)
	}
	s := x.side(r)
	c.Counts = []engine.Figure{{Of: c.Of[0], Code: "power", N: x.power(r)}}
	if !x.onLife() {
		c.Counts = append(c.Counts, engine.Figure{Of: engine.Obj(x.defender()), Code: "power", N: x.defence(r)})
	}
	c.Notes = []engine.Phrase{engine.Say("note.needs", engine.A("n", engine.Int(x.defence(r))),
		engine.A("need", engine.Int(x.needed(r))), engine.A("type", engine.Int(int(x.outcome(r)))))}
	if x.onLife() && !zeroLife(r, s) { // nothing is compared unless somebody blocks
		c.Notes = []engine.Phrase{engine.Say("note.comes", engine.A("n", engine.Int(x.power(r))))}
	}
	if !x.blocker.IsZero() {
		c.Notes = append(c.Notes, engine.Say("note.blocker", engine.A("cards", engine.CardName(r, x.blocker))))
	}
	switch life := r.Count(zLife, s); {
	case x.holds(r):
	case !x.onLife():
		c.Forecast = []engine.Forecast{{Of: engine.Obj(x.defender()), Code: "power", Before: x.defence(r),
			After: x.defence(r), Gone: true}}
	case life > 0:
		c.Forecast = []engine.Forecast{{Of: engine.SeatVal(s), Code: "life", Before: life, After: life - 1}}
	}
}
