package farwald

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
)

// triggersOf is Ruleset.Triggers: the triggered effects that a batch sets off. They wait until the causing
// card, ability or unleash is complete (FW-211), and go to who commanded the card as it happened.
func triggersOf(r *engine.Reader, events []engine.Event) []engine.Trigger {
	var out []engine.Trigger
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case evPositioned:
			out = append(out, triggersOn(r, firstObj(e, "obj"), language.OnPositioned)...)
		case evComplete:
			out = append(out, triggersOn(r, firstObj(e, "obj"), language.OnPlayed)...)
		case evShattering:
			out = append(out, triggersOn(r, firstObj(e, "source"), language.OnShattering)...)
		case evEndOfTurn:
			for _, id := range r.Zone(zField, engine.NoSeat) {
				out = append(out, triggersOn(r, id, language.OnEndOfTurn)...)
			}
		}
	}
	return out
}

func firstObj(e *engine.Event, arg string) engine.ObjID {
	if v := e.Arg(arg); len(v) > 0 {
		return v[0].ID()
	}
	return engine.ObjID{}
}

// triggersOn lists the triggered effects of a card that an occasion sets off.
func triggersOn(r *engine.Reader, id engine.ObjID, on string) []engine.Trigger {
	c := cardOf(factsOf(r), id)
	if c == nil {
		return nil
	}
	var out []engine.Trigger
	for i, w := range c.Triggers {
		if w.On == on {
			out = append(out, engine.Trigger{Seat: r.Ctrl(id), Source: engine.Obj(id), Prog: progBlock,
				Node: language.NodeOf(c.ID, language.PartTrigger, i)})
		}
	}
	return out
}
