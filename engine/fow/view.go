package fow

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// view returns what a viewer may know, by allow-list (section 3): what is public, and the viewer's own hand and
// cards in standby. Of the opponent's cards in standby the count and the turn in which each was set are public. Of a
// deck everybody sees the count only.
func view(r *engine.Reader, viewer engine.Seat) engine.View {
	v := engine.View{Turn: r.Var(vTurn), Round: (r.Var(vTurn) + 1) / 2, Active: turnPlayer(r),
		Phase: phaseCodes[r.Var(vPhase)]}
	return kit.View(r, viewer, v, func(s engine.Seat) engine.SeatView { return seatView(r, s) },
		func(id engine.ObjID, zone string, _ engine.Seat) engine.CardView { return cardView(r, id, zone) })
}

// seatView returns a player's public figures.
func seatView(f facts, s engine.Seat) engine.SeatView {
	v := engine.SeatView{Seat: s, Out: f.Out(s)}
	add := func(code string, n int, marks ...string) {
		v.Badges = append(v.Badges, engine.Badge{Code: code, N: n, Marks: marks})
	}
	add("life", f.SeatAttr(s, sLife))
	var pool []string
	for i := range len(language.Attributes) + 1 {
		a := language.Void
		if i < len(language.Attributes) {
			a = language.Attributes[i]
		}
		for range f.SeatAttr(s, sPool0+i) {
			pool = append(pool, string(a))
		}
	}
	if len(pool) > 0 {
		add("will", len(pool), pool...)
	}
	add("hand", f.Count(zHand, s))
	add("deck", f.Count(zDeck, s))
	add("stone-deck", f.Count(zStoneDeck, s))
	if n := f.Count(zStandby, s); n > 0 {
		add("standby", n)
	}
	for _, id := range f.Zone(zStandby, s) {
		add("set-in-turn", f.Attr(id, aSet))
	}
	return v
}

// cardView is one object that the viewer may see.
func cardView(r *engine.Reader, id engine.ObjID, zone string) engine.CardView {
	o, _ := r.Live(id)
	c := engine.CardView{Key: engine.Obj(id), Card: r.CardID(id), Owner: o.Owner, Ctrl: r.Ctrl(id), On: o.On}
	card := cardOf(r, id)
	switch zone {
	case zChase, zBattle:
		pendingView(r, o, &c)
		if zone == zBattle {
			c.Key = battleVal(r) // as questions name it
			c.Forecast = forecastOf(r)
		}
		if j := language.JFace(c.Card); o.Kind == kAbility && sideUp(r, o.Of) == j {
			c.Card = j
		}
		return c
	case zHand:
		c.Stats = []engine.Stat{{Code: "cost", Now: costOf(r, id).Total(), Printed: card.Cost.Total()}}
		return c
	case zStandby:
		c.Marks = []engine.Badge{{Code: "set-in-turn", N: int(o.Attr[aSet])}}
		return c
	}
	fightView(r, id, &c)
	if o.Attr[aSide] == 1 {
		c.Card = sideUp(r, id)
		c.States = append(c.States, "j-side")
	}
	if o.Attr[aAwake] == 1 {
		c.States = append(c.States, "awakened")
	}
	if isInPlay(r, id) {
		for _, k := range language.Keywords {
			if has(r, id, k) {
				c.States = append(c.States, string(k))
			}
		}
	}
	if fights(r, id) && r.Ctrl(id) == turnPlayer(r) && !aged(r, id) && !has(r, id, language.Swiftness) {
		c.States = append(c.States, "new")
	}
	if fights(r, id) {
		atk, def := printedStat(r, id, card, tATK), printedStat(r, id, card, tDEF)
		c.Stats = []engine.Stat{{Code: "atk", Now: r.Stat(id, tATK), Printed: atk},
			{Code: "def", Now: r.Stat(id, tDEF), Printed: def}}
		if n := int(o.Attr[aDamage]); n > 0 {
			c.Marks = append(c.Marks, engine.Badge{Code: "damage", N: n})
		}
	}
	return c
}

// fightView adds whether a card lies sideways and takes part in the battle.
func fightView(f facts, id engine.ObjID, c *engine.CardView) {
	if rested(f, id) {
		c.States = append(c.States, "rested")
	}
	switch id {
	case engine.ObjID{}:
	case attacker(f):
		c.States = append(c.States, "attacking")
	case blocker(f):
		c.States = append(c.States, "blocking")
	case attackedCard(f):
		c.States = append(c.States, "attacked")
	}
}

// pendingView adds what an object in the chase, or the battle, shows.
func pendingView(f facts, o engine.Object, c *engine.CardView) {
	for _, l := range o.Data {
		if cardlang.IsTarget(l.Name) || l.Name == "on" || l.Name == listObject {
			c.Targets = append(c.Targets, l.Vals...)
		}
		if l.Name == listAttacker || l.Name == listBlocker {
			c.Of = append(c.Of, l.Vals...)
		}
		if l.Name == listBlocker {
			c.Against = l.Vals
		}
	}
	if b := blocker(f); o.Kind == kBattle && !b.IsZero() {
		c.Notes = append(c.Notes, engine.Say("note.blocker", engine.A("cards", cardVal(f, b))))
	}
	if !o.Of.IsZero() {
		c.Of = []engine.Value{engine.Obj(o.Of)}
	}
	c.What = map[uint8]string{kAbility: "ability", kJudgment: "judgment", kBattle: "battle"}[o.Kind]
	if node := o.List(listNode); o.Kind == kAbility && len(node) == 1 {
		c.Notes = append(c.Notes, engine.Say("note.ability", engine.A("text", engine.CardVal(node[0].Body()))))
	}
	if o.Attr[aAwake] == 1 {
		c.States = append(c.States, "awakened")
	}
}
