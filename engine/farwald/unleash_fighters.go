package farwald

import (
	"slices"

	"farpost/engine"
)

// cannotFight returns why a positioned card can neither unleash nor defend: only Energized Evocations do
// (FW-142, FW-151, FW-152).
func cannotFight(f facts, id engine.ObjID) *engine.Refusal {
	switch {
	case !isEvocation(f, id):
		return engine.Refuse("M-NOTEVO", "FW-142", engine.A("card", cardVal(f, id)))
	case !energized(f, id):
		return engine.Refuse("M-EXPLOITED", "FW-151", engine.A("card", cardVal(f, id)))
	}
	return nil
}

// notMine refuses a card that was named twice, is not positioned, or is somebody else's. Nil when only the number of
// cards is wrong.
func notMine(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
	card := engine.A("card", r.PublicName(m.Val))
	switch {
	case m.Count():
		return nil
	case m.Twice:
		return engine.Refuse("M-TWICE", "FW-166", card)
	case !onField(r, m.Val.ID()):
		return engine.Refuse("M-NOTPOS", "FW-140", card)
	case r.Ctrl(m.Val.ID()) != f.Owner:
		return engine.Refuse("M-CTRL", "FW-271", card)
	}
	return nil
}

// defendingSeat is who may declare defenders against an unleash: the owner of the attacked Crystal, the
// controller of an attacked card that others may defend; NoSeat when the target is gone (FW-172, FW-173).
func defendingSeat(f facts, unleash engine.ObjID) engine.Seat {
	target := unleashList(f, unleash, listTarget)
	if len(target) != 1 {
		return engine.NoSeat
	}
	v := target[0]
	switch {
	case v.Kind() == "crystal" && fragmentsOf(f, v.Seat(), v.Index()) > 0:
		return v.Seat()
	case onField(f, v.ID()) && isEvocation(f, v.ID()):
		return f.Ctrl(v.ID())
	}
	return engine.NoSeat
}

// canDefend lists the Evocations that may be declared as defenders now: the defending player's Energized
// ones, and for another target than a Crystal only those whose text allows it.
func canDefend(f facts, unleash engine.ObjID) []engine.ObjID {
	if defendingSeat(f, unleash) == engine.NoSeat {
		return nil
	}
	return defendersOf(f, unleashList(f, unleash, listTarget)[0])
}

// cannotDefend returns why a card cannot be chosen as a defender.
func cannotDefend(f facts, id engine.ObjID, can []engine.ObjID) *engine.Refusal {
	if slices.Contains(can, id) {
		return nil
	}
	if no := cannotFight(f, id); no != nil {
		return no
	}
	return engine.Refuse("M-TARGET", "FW-172", engine.A("target", cardVal(f, id)),
		engine.W("reason", "why-not-crystal"))
}

// mayDefend reports whether an Evocation may defend a target of its side: a Crystal, or another Evocation if its own
// text says so.
func mayDefend(f facts, id engine.ObjID, target engine.Value) bool {
	return target.Kind() == "crystal" || isEvocation(f, target.ID()) && target.ID() != id && canDefendOthers(f, id)
}

// defendersOf lists who could defend a target now (FW-172, FW-173).
func defendersOf(f facts, target engine.Value) []engine.ObjID {
	var out []engine.ObjID
	s := target.Seat()
	if id := target.ID(); !id.IsZero() {
		s = f.Ctrl(id)
	}
	for id := range controls(f, s) {
		if cannotFight(f, id) == nil && mayDefend(f, id, target) {
			out = append(out, id)
		}
	}
	return slices.Clip(out)
}

// lateDefenders lists those that became able to defend since the defenders were declared (FR-79).
func lateDefenders(f facts, unleash engine.ObjID) []engine.ObjID {
	since := unleashList(f, unleash, listSince)
	var out []engine.ObjID
	for _, id := range canDefend(f, unleash) {
		if f.Attr(id, aReady) > since[0].Num() {
			out = append(out, id)
		}
	}
	return out
}
