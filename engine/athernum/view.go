package athernum

import (
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// view returns what a viewer may know, by allow-list (section 3): what is public, the own hand and Extra Deck, and the
// cards beneath the covers of own face-down items.
func view(r *engine.Reader, viewer engine.Seat) engine.View {
	v := engine.View{Turn: r.Var(vTurn), Round: (r.Var(vTurn) + r.Seats() - 1) / r.Seats(), Active: active(r),
		Phase: phaseCodes[r.Var(vPhase)]}
	v = kit.View(r, viewer, v, func(s engine.Seat) engine.SeatView { return seatView(r, s) },
		func(id engine.ObjID, zone string, _ engine.Seat) engine.CardView {
			return cardView(r, viewer, id, zone)
		})
	for _, z := range v.Zones {
		if z.Kind == zDeck { // who looks for a card in the deck does not learn in which order it lies
			slices.SortFunc(z.Cards, func(a, b engine.CardView) int { return strings.Compare(a.Card, b.Card) })
		}
	}
	return v
}

// seatView returns a player's public figures.
func seatView(f facts, s engine.Seat) engine.SeatView {
	v := engine.SeatView{Seat: s, Out: f.Out(s)}
	add := func(code string, n, most int, marks ...string) {
		v.Badges = append(v.Badges, engine.Badge{Code: code, N: n, Max: most, Marks: marks})
	}
	add("vt", tokens(f, s), 0)
	if int(s) == f.Var(vFirst) { // shared, so it is shown once: with who began
		add("pool-vt", f.Var(vPool), 0)
	}
	add("ct", f.SeatAttr(s, sCT), mostCT)
	for _, x := range []struct {
		code  string
		first int
	}{{"ready", sReady0}, {"spent", sSpent0}, {"markers", sPool0}} {
		var marks []string
		for i, faction := range language.Factions {
			for range f.SeatAttr(s, x.first+i) {
				marks = append(marks, string(faction))
			}
		}
		if len(marks) > 0 || x.first == sReady0 {
			add(x.code, len(marks), 0, marks...)
		}
	}
	add("hand", f.Count(zHand, s), 0)
	add("deck", f.Count(zDeck, s), 0)
	if n := f.Count(zExtra, s); n > 0 {
		add("extra", n, 0)
	}
	if n := f.SeatAttr(s, sFaction); n > 0 {
		add("faction", 1, 0, string(language.Factions[n-1]))
	}
	return v
}

// cardView is one object that the viewer may see.
func cardView(r *engine.Reader, viewer engine.Seat, id engine.ObjID, zone string) engine.CardView {
	o := r.Look(id)
	c := engine.CardView{Key: engine.Obj(id), Card: r.CardID(id), Owner: o.Owner, Ctrl: r.Ctrl(id), On: o.On}
	switch {
	case o.Kind == kCover:
		coverView(r, viewer, id, &c)
	case zone == zStack, zone == zCombat:
		pendingView(r, o, &c)
	case zone == zHand || zone == zExtra:
		printedView(r, id, &c)
	}
	if zone == zStack {
		if host := o.List(listHost); len(host) > 0 {
			c.Targets = host
		}
	}
	if isInPlay(r, id) {
		playView(r, id, &c)
	}
	return c
}

// coverView is a face-down item: a card for who controls its host, its back for everybody else (AT-097).
func coverView(r *engine.Reader, viewer engine.Seat, id engine.ObjID, c *engine.CardView) {
	c.What = "cover"
	c.States = append(c.States, "hidden")
	if card := beneath(r, id); r.Sees(viewer, card) {
		c.Card = r.CardID(card)
	}
}

// printedView adds what a card costs, and its figures.
func printedView(r *engine.Reader, id engine.ObjID, c *engine.CardView) {
	card := cardOf(r, id)
	if card.Cost != nil {
		c.Stats = append(c.Stats, engine.Stat{Code: "cost", Now: priceOf(r, id).Total(), Printed: *card.Cost})
	}
	if card.Type == language.Character {
		c.Stats = append(c.Stats, engine.Stat{Code: "ofv", Now: card.OFV, Printed: card.OFV},
			engine.Stat{Code: "dfv", Now: card.DFV, Printed: card.DFV})
	}
}

// slotCodes name the character slots in views (AT-079).
var slotCodes = [characterSlots]string{"slot-1", "slot-2", "slot-3", "slot-4", "slot-5"}

// playView adds what a card in play shows: states, figures, counters and Victory Tokens.
func playView(r *engine.Reader, id engine.ObjID, c *engine.CardView) {
	card := cardOf(r, id)
	x := fighting(r)
	for _, s := range []struct {
		on   bool
		code string
	}{{isExhausted(r, id), "exhausted"}, {kit.First(r, x, listAttacker) == c.Key, "attacking"},
		{kit.First(r, x, listDefender) == c.Key, "defending"}, {kit.First(r, x, listTarget) == c.Key, "attacked"},
		{isMain(r, id), "main"}, {r.Attr(id, aStart) == 1 && !isMain(r, id), "start"}} {
		if s.on {
			c.States = append(c.States, s.code)
		}
	}
	if n := r.Attr(id, aSlot); n > 0 && r.In(id, zField) {
		c.Slot = slotCodes[n-1]
	}
	if fights(r, id) && isFaceUp(r, id) {
		c.Stats = append(c.Stats, engine.Stat{Code: "ofv", Now: r.Stat(id, tOFV), Printed: card.OFV},
			engine.Stat{Code: "dfv", Now: r.Stat(id, tDFV), Printed: card.DFV})
	}
	mark := func(code string, n, most int) {
		if n > 0 || most > 0 {
			c.Marks = append(c.Marks, engine.Badge{Code: code, N: n, Max: most})
		}
	}
	mark("damage", r.Attr(id, aDamage), 0)
	mark("counters", r.Attr(id, aCounters), 0)
	if hasField(r, id) {
		mark("vt", r.Attr(id, aVT), card.VT)
	}
}

// pendingView adds what an entry of the Stack that is no card, or the attack, shows.
func pendingView(r *engine.Reader, o *engine.Object, c *engine.CardView) {
	c.What = map[uint8]string{kActivated: "ability", kTriggered: "ability", kStatic: "ability", kStandard: "standard",
		kCombat: "attack"}[o.Kind]
	for _, l := range o.Data {
		switch {
		case cardlang.IsTarget(l.Name), l.Name == listTarget:
			c.Targets = append(c.Targets, l.Vals...)
		case l.Name == listAttacker:
			c.Of = append(c.Of, l.Vals...)
		case l.Name == listDefender:
			c.Of, c.Against = append(c.Of, l.Vals...), l.Vals
			c.Notes = append(c.Notes, engine.Say("note.defended", engine.A("card", shownAll(r, l.Vals)...)))
		case l.Name == listWhat:
			c.Notes = append(c.Notes, engine.Say("note.standard", engine.A("what", l.Vals...)))
		case l.Name == listNode:
			c.Notes = append(c.Notes, engine.Say("note.ability", engine.A("text", engine.CardVal(l.Vals[0].Body()))))
		}
	}
	if !o.Of.IsZero() {
		c.Of = []engine.Value{engine.Obj(o.Of)}
	}
	if o.Kind == kCombat {
		c.Forecast = forecastOf(r)
	}
}

// forecastOf says what the attack comes to as everything is now: how much damage the two characters have then, and
// which of them does not stay because it exceeds the DFV (AT-020). A main character stays (AT-166).
func forecastOf(f facts) []engine.Forecast {
	var out []engine.Forecast
	for _, c := range clash(f) {
		if n := f.Attr(c.Obj, aDamage); c.Kind == chHit && c.N > 0 && isFaceUp(f, c.Obj) {
			out = append(out, engine.Forecast{Of: engine.Obj(c.Obj), Code: "damage", Before: n, After: n + c.N,
				Max: f.Stat(c.Obj, tDFV), Gone: falling(f, c.Obj, c.N) && !isMain(f, c.Obj)})
		}
	}
	return out
}
