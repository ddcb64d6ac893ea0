package athernum

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// triggersOf is Ruleset.Triggers: what goes onto the Stack by itself (AT-114, AT-127). Static abilities of a card that
// has entered or turned up go there once (AT-125). A card that left in the batch counts as it was, so its own "when
// this leaves" is among them; a face-down one has none (AT-146, ATR-13).
func triggersOf(r *engine.Reader, events []engine.Event) []engine.Trigger {
	seen := inPlay(r)
	for _, e := range events {
		if e.Kind == evLeft {
			seen = append(seen, e.Arg("obj")[0].ID())
		}
	}
	var out []engine.Trigger
	for i := range events {
		e := &events[i]
		for _, o := range occasions(*e) {
			for _, id := range seen {
				if c := cardOf(r, id); c != nil && isFaceUp(r, id) {
					out = append(out, triggersOn(r, id, c, o)...)
				}
			}
		}
	}
	return out
}

// triggersOn lists the abilities of a card that an occasion sets off.
func triggersOn(f facts, id engine.ObjID, c *language.Card, o occasion) []engine.Trigger {
	var out []engine.Trigger
	seat := f.Ctrl(id)
	for i := range c.Abilities {
		a := &c.Abilities[i]
		fresh := o.it == id && (o.on == language.OnEnters || o.on == language.OnTurnsUp)
		switch {
		case a.Equip && hostOf(f, id).IsZero():
		case a.Kind == language.Static && fresh,
			a.Kind == language.Triggered && matches(&a.Event, f, o, id, seat) && satisfied(a.If, f, id, seat):
			out = append(out, engine.Trigger{Seat: seat, Source: engine.Obj(id), Prog: progTrigger,
				Node: language.AbilityNode(c.ID, i), On: &engine.Event{Kind: o.on, Seat: o.who,
					Args: []engine.Arg{engine.A(listIt, engine.Obj(o.now))}}})
		}
	}
	return out
}

// turningUp reports whether abilities of a card that turned up wait for their Stack: until that has resolved its damage
// is not checked (AT-106, ATR-03).
func turningUp(r *engine.Reader, id engine.ObjID) bool {
	return slices.ContainsFunc(r.Waiting(), func(t engine.Trigger) bool {
		return t.Source == engine.Obj(id) && t.On.Kind == language.OnTurnsUp
	})
}

// addTriggers defines how a triggered or static ability comes onto the Stack. Its targets are chosen now; without any
// it goes there all the same (ATR-40).
func addTriggers(g *engine.Ruleset) {
	g.Add(progTrigger,
		engine.Run("targets", func(_ *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.TargetsFrame(f.Node, f.Self, f.Owner)}
		}),
		engine.Do("place", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			kind := kTriggered
			if bookOf(r).Ability(f.Node).Kind == language.Static {
				kind = kStatic
			}
			packed := kit.PackList(nil, listIt, f.On.Arg(listIt))
			packed = kit.PackList(packed, listThat, []engine.Value{engine.SeatVal(f.On.Seat)})
			return []engine.Change{{Kind: chAbility, Seat: f.Owner, Obj: f.Self, Word: f.Node, N: int(kind),
				Vals: append(packed, f.Ret...)}}
		}))
}
