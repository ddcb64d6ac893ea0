package athernum

import (
	"cmp"
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
)

// candidates visits the things of a target's kind, legal or not, in a fixed public order.
func candidates(f facts, a aim, visit func(engine.Value)) {
	objs := func(ids []engine.ObjID) {
		for _, id := range ids {
			visit(engine.Obj(id))
		}
	}
	zone := map[string]string{language.InDiscard: zDiscard, language.InVoid: zVoid}[a.Target.Zone]
	switch {
	case a.Target.Kind == language.OfPlayer:
		for _, s := range inOrder(f) {
			visit(engine.SeatVal(s))
		}
	case a.Target.Kind == language.OfEntry:
		objs(f.Zone(zStack, engine.NoSeat))
	case zone != "":
		for s := range engine.Seat(f.Seats()) {
			objs(f.Zone(zone, s))
		}
	default:
		objs(inPlay(f))
	}
}

// entryKinds are the kinds of Stack entry by the kinds of object.
var entryKinds = map[uint8]string{kCard: language.EntryPlayed, kCover: language.EntryPlayed,
	kActivated: language.EntryActivated, kStandard: language.EntryActivated, kTriggered: language.EntryTriggered,
	kStatic: language.EntryStatic}

// legal reports whether a candidate, of now or of before, is a legal target now (AT-183). What has gone elsewhere is
// another object.
func legal(f facts, a aim, v engine.Value) bool {
	t := &a.Target
	if t.Kind == language.OfPlayer {
		return !f.Out(v.Seat()) && onSide(f, t.Side, v.Seat(), a.Seat)
	}
	id := v.ID()
	o, ok := f.Live(id)
	switch {
	case !ok:
		return false
	case t.Kind == language.OfEntry:
		kinds := t.Entries
		if len(kinds) == 0 { // ATR-41
			kinds = []string{language.EntryActivated, language.EntryPlayed}
		}
		return slices.Contains(kinds, entryKinds[o.Kind]) && onSide(f, t.Side, o.Base, a.Seat)
	}
	return fits(&t.Filter, f, id, a.Self, a.Seat)
}

// askTargets words the question for a target.
func askTargets(r *engine.Reader, _ *language.Part, a aim, least, most int) engine.SeatAsk {
	return engine.SeatAsk{Kind: askTarget, Due: dueFor(r, a.Seat),
		Prompt: engine.Say(askTarget, engine.A("card", cardVal(r, a.Self)),
			engine.W("what", askTarget+"-"+cmp.Or(a.Target.Kind, language.OfCard)), engine.N("min", least),
			engine.N("max", most))}
}
