package fow

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
)

// candidates visits the things of the target's kind, legal or not, in a fixed public order.
func candidates(f facts, a aim, visit func(engine.Value)) {
	objs := func(ids []engine.ObjID) {
		for _, id := range ids {
			visit(engine.Obj(id))
		}
	}
	switch a.Target.Kind {
	case language.TargetCard, language.TargetCardOrPlayer:
		objs(inPlay(f))
	case language.TargetSpell:
		objs(f.Zone(zChase, engine.NoSeat))
	case language.TargetGraveyard:
		for _, s := range inOrder(f) {
			objs(f.Zone(zGrave, s))
		}
	}
	if a.Target.Kind == language.TargetPlayer || a.Target.Kind == language.TargetCardOrPlayer {
		visit(engine.SeatVal(other(a.Seat)))
		visit(engine.SeatVal(a.Seat))
	}
}

// legal reports whether a candidate, of now or of before, is a legal target now. What has gone elsewhere is another
// object (FO-029).
func legal(f facts, a aim, v engine.Value) bool {
	t := &a.Target
	if v.Kind() == "seat" {
		return onSide(t.Side, v.Seat(), a.Seat)
	}
	id := v.ID()
	o, ok := f.Live(id)
	if !ok || o.Kind != kCard {
		return false
	}
	switch t.Kind {
	case language.TargetCard, language.TargetCardOrPlayer:
		return typeOf(f, id) != "" && !forbidden(f, id, language.CannotTargeted) &&
			fits(&t.Filter, f, id, a.Self, a.Seat)
	case language.TargetSpell:
		summon := cardOf(f, id).Type == language.Resonator
		return !forbidden(f, id, language.CannotTargeted) &&
			(t.Spell == "" || (t.Spell == language.SummonSpell) == summon) && fits(&t.Filter, f, id, a.Self, a.Seat)
	}
	return fits(&t.Filter, f, id, a.Self, a.Seat) // of a graveyard
}

// askTargets words the question for a target.
func askTargets(r *engine.Reader, _ *language.Part, a aim, least, _ int) engine.SeatAsk {
	return engine.SeatAsk{Kind: askTarget, Due: dueFor(r, a.Seat),
		Prompt: engine.Say(askTarget, engine.A("card", cardVal(r, a.Self)),
			engine.W("what", askTarget+"-"+a.Target.Kind),
			engine.N("min", least), engine.N("max", a.Target.Count()))}
}

// askMode asks which mode is chosen; one without its targets cannot be (FO-083).
func askMode(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	t, _ := bookOf(r).Parts().Part(f.Node)
	self := f.Self // of a triggered ability
	if id := f.Reg1(qCard).ID(); !id.IsZero() {
		self = id
	}
	sa := engine.SeatAsk{Seat: f.Owner, Kind: qMode, Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1}
	for i := range t.Modes {
		sa.Options = append(sa.Options, engine.Option{Key: engine.Int(i),
			Label:   cardlang.Label(cardlang.ModeOf(f.Node, i)),
			Refusal: texts.NoTargets(r, cardlang.ModeOf(f.Node, i), self, f.Owner)})
	}
	return sa, nil
}
