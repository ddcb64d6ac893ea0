package beings

import "farpost/engine"

// States and figures of views.
const (
	stateRested    = "rested"
	stateAttacking = "attacking"
	stateBlocking  = "blocking"
	stateAttacked  = "attacked"
	stateTired     = "tired" // an own Being that could attack but for this turn: it was played, evolved or has attacked
	statPower      = "power"
	statCost       = "cost" // of a card in its owner's hand
	whatAttack     = "attack"

	badgeLife    = "life"
	badgeGems    = "active-gems"
	badgeHand    = "hand"
	badgeDeck    = "deck"
	badgeGemDeck = "gem-deck"
)

// view returns what a viewer may know, by allow-list (section 3): what is public, and the viewer's own hand.
func view(r *engine.Reader, viewer engine.Seat) engine.View {
	v := engine.View{Turn: r.Var(vTurn), Round: (r.Var(vTurn) + 1) / 2, Active: turnPlayer(r), Phase: "main"}
	if v.Turn == 0 {
		v.Phase = "setup"
	}
	for s := range engine.Seat(r.Seats()) {
		q := engine.SeatView{Seat: s, Out: r.Out(s)}
		q.Badges = []engine.Badge{{Code: badgeLife, N: r.Count(zLife, s), Max: lifeCards},
			{Code: badgeGems, N: active(r, s), Max: r.Count(zGems, s)}, {Code: badgeHand, N: r.Count(zHand, s)},
			{Code: badgeDeck, N: r.Count(zDeck, s)}, {Code: badgeGemDeck, N: r.Count(zGemDeck, s)}}
		v.Seats = append(v.Seats, q)
	}
	for _, kind := range r.Ruleset().Zones {
		seats := []engine.Seat{0, 1}
		if kind.Shared {
			seats = []engine.Seat{engine.NoSeat}
		}
		for _, s := range seats {
			z := engine.ZoneView{Kind: kind.Kind, Seat: s, Count: r.Count(kind.Kind, s)}
			for _, id := range r.Zone(kind.Kind, s) {
				if r.Sees(viewer, id) {
					z.Cards = append(z.Cards, cardView(r, id, kind.Kind))
				}
			}
			v.Zones = append(v.Zones, z)
		}
	}
	return v
}

// cardView is one object that the viewer may see.
func cardView(r *engine.Reader, id engine.ObjID, zone string) engine.CardView {
	o := r.Look(id)
	c := engine.CardView{Key: engine.Obj(id), Card: r.CardID(id), Owner: o.Owner, Ctrl: o.Base, On: o.On}
	switch {
	case zone == zAttack:
		attackView(r, &c)
	case zone == zGems && rested(r, id):
		c.States = []string{stateRested}
	case zone == zHand:
		x := cardOf(r, id)
		c.Stats = []engine.Stat{{Code: statCost, Now: x.Cost, Printed: x.Cost},
			{Code: statPower, Now: x.Power, Printed: x.Power}}
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
	}{{rested(r, id), stateRested}, {id == x.attacker, stateAttacking}, {id == x.blocker, stateBlocking},
		{engine.Obj(id) == x.target, stateAttacked},
		{!rested(r, id) && c.Ctrl == turnPlayer(r) && cannotAttack(r, id) != nil, stateTired}} {
		if s.on {
			c.States = append(c.States, s.code)
		}
	}
	base, gems, more := r.Stat(id, tStack), len(attached(r, zGems, id)), bonus(r, c.Key)
	c.Stats = []engine.Stat{{Code: statPower, Now: r.Stat(id, tPower), Printed: base}}
	if gems != 0 || more != 0 {
		c.Notes = append(c.Notes, engine.Say(noteParts, engine.A("stack", engine.Int(base)),
			engine.A("gems", engine.Int(gems)), engine.A("bonus", engine.Int(more))))
	}
}

// attackView adds who attacks what, with how much, and what comes of it as things are.
func attackView(r *engine.Reader, c *engine.CardView) {
	x := fighting(r)
	c.What, c.Of, c.Targets = whatAttack, []engine.Value{engine.Obj(x.attacker)}, []engine.Value{x.target}
	if !x.blocker.IsZero() {
		c.Against = []engine.Value{engine.Obj(x.blocker)}
		c.Of = append(c.Of, c.Against...)
	}
	s := x.side(r)
	c.Notes = []engine.Phrase{engine.Say(noteNeeds, engine.A("n", engine.Int(x.defence(r))),
		engine.A("need", engine.Int(x.needed(r))), engine.A("type", engine.Int(int(x.outcome(r)))))}
	if x.onLife() && !zeroLife(r, s) { // nothing is compared unless somebody blocks
		c.Notes = []engine.Phrase{engine.Say(noteComes, engine.A("n", engine.Int(x.power(r))))}
	}
	if !x.blocker.IsZero() {
		c.Notes = append(c.Notes, engine.Say(noteBlocker, engine.A("cards", engine.CardName(r, x.blocker))))
	}
	switch life := r.Count(zLife, s); {
	case x.holds(r):
	case !x.onLife():
		c.Forecast = []engine.Forecast{{Of: engine.Obj(x.defender()), Code: statPower, Before: x.defence(r),
			After: x.defence(r), Gone: true}}
	case life > 0:
		c.Forecast = []engine.Forecast{{Of: engine.SeatVal(s), Code: badgeLife, Before: life, After: life - 1}}
	}
}
