package farwald

import (
	"farpost/engine"
	"farpost/engine/cardlang"
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
			out = append(out, triggersOn(r, e.Arg("obj")[0].ID(), language.OnPositioned)...)
		case evComplete:
			out = append(out, triggersOn(r, e.Arg("obj")[0].ID(), language.OnPlayed)...)
		case evShattering:
			out = append(out, triggersOn(r, e.Arg("source")[0].ID(), language.OnShattering)...)
		case evEndOfTurn:
			for _, id := range r.Zone(zField, engine.NoSeat) {
				out = append(out, triggersOn(r, id, language.OnEndOfTurn)...)
			}
		}
	}
	return out
}

// triggersOn lists the triggered effects of a card that an occasion sets off.
func triggersOn(r *engine.Reader, id engine.ObjID, on string) []engine.Trigger {
	c := cardOf(r, id)
	var out []engine.Trigger
	for i, w := range c.Triggers {
		if w.On == on {
			out = append(out, engine.Trigger{Seat: r.Ctrl(id), Source: engine.Obj(id), Prog: progBlock,
				Node: cardlang.Numbered(c.ID, language.PartTrigger, i)})
		}
	}
	return out
}

// brokenBy lists what the events say that a card has shattered: cards, and Crystals that lost fragments.
func brokenBy(did []engine.Event, source engine.ObjID) []engine.Value {
	var out []engine.Value
	for _, e := range did {
		src := e.Arg("source")
		if len(src) == 0 || src[0].ID() != source {
			continue
		}
		switch e.Kind {
		case evShattered:
			out = append(out, e.Arg("obj")...)
		case evFragments:
			out = append(out, e.Arg("crystal")...)
		}
	}
	return out
}

// shatteringChanges raises the Shattering event of a positioned Evocation: once, with everything that it shattered
// in one resolved unleash or text (FW-199). Nil when it shattered nothing.
func shatteringChanges(r *engine.Reader, source engine.ObjID, things []engine.Value) []engine.Change {
	e, ok := shatteringEvent(r, source, things)
	if !ok {
		return nil
	}
	return []engine.Change{engine.RecordEvent(e)}
}

// shatteringEvent is that event; ok is false when there is nothing to raise: nothing was shattered, or not by
// an Evocation that is positioned (FW-200).
func shatteringEvent(r *engine.Reader, source engine.ObjID, things []engine.Value) (e engine.Event, ok bool) {
	if len(things) == 0 || !onField(r, source) || !isEvocation(r, source) {
		return engine.Event{}, false
	}
	return engine.Event{Kind: evShattering, Seat: r.Ctrl(source), Quiet: true, Args: []engine.Arg{
		engine.A("source", engine.Obj(source)), engine.A("things", things...)}}, true
}
