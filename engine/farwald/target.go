package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
)

// Stages that a target of kind pending can ask for.
const (
	targetDeclared   = "declared"
	targetPaid       = "paid"
	targetAbility    = "ability"
	targetUnresolved = "unresolved"
)

// States of a Crystal that a target can ask for.
const (
	crystalStanding  = "standing"
	crystalDamaged   = "damaged"
	crystalDestroyed = "destroyed"
)

// candidates visits the things of the target's kind that the seat may see, whether legal or not. The order is fixed
// and public: arrival, Crystal number, seating.
func candidates(f facts, a aim, visit func(engine.Value)) {
	objs := func(ids []engine.ObjID) {
		for _, id := range ids {
			visit(engine.Obj(id))
		}
	}
	switch a.Target.Kind {
	case language.TargetCard:
		objs(f.Zone(zField, engine.NoSeat))
	case language.TargetPending:
		objs(f.Zone(zPending, engine.NoSeat))
	case language.TargetHand:
		objs(f.Zone(zHand, a.Seat))
	default:
		for _, s := range append([]engine.Seat{a.Seat}, f.Opponents(a.Seat)...) {
			switch a.Target.Kind {
			case language.TargetPlayer:
				visit(engine.SeatVal(s))
			case language.TargetCrystal:
				for i := range crystals {
					visit(crystalVal(s, i))
				}
			case language.TargetVortex:
				objs(f.Zone(zVortex, s))
			}
		}
	}
}

// illegal returns why a thing is no legal target now, "" when it is one.
func illegal(f facts, a aim, v engine.Value) string {
	id := v.ID()
	switch a.Target.Kind {
	case language.TargetPlayer:
		why := wrongSide(a.Target.Side, v.Seat(), a.Seat)
		switch {
		case f.Out(v.Seat()):
			return "why-defeated"
		case why == "" && v.Kind() != "seat":
			return whyGone
		}
		return why
	case language.TargetCrystal:
		return wrongCrystal(f, a, v)
	case language.TargetPending:
		return wrongStage(f, a, id)
	}
	o, _ := f.Live(id)
	zone, whose := zField, engine.NoSeat
	switch a.Target.Kind {
	case language.TargetVortex:
		zone, whose = zVortex, o.Owner
	case language.TargetHand:
		zone, whose = zHand, a.Seat
	}
	if !slices.Contains(f.Zone(zone, whose), id) {
		return whyGone
	}
	return asIs(f).misfit(&a.Target.Filter, id, a.Self, a.Seat)
}

// isCrystal reports whether a value names a Crystal that there is at the table, standing or not.
func isCrystal(f facts, v engine.Value) bool {
	return slices.Contains(crystalVals[:f.Seats()*crystals], v)
}

func wrongCrystal(f facts, a aim, v engine.Value) string {
	s, i := v.Seat(), v.Index()
	if !isCrystal(f, v) || f.Out(s) {
		return whyGone
	}
	if why := wrongSide(a.Target.Side, s, a.Seat); why != "" {
		return why
	}
	n := fragmentsOf(f, s, i)
	ok := n > 0
	switch a.Target.Crystal {
	case crystalDamaged:
		ok = n > 0 && n < fragments
	case crystalDestroyed:
		ok = n == 0
	}
	if !ok {
		return whyCrystal
	}
	return ""
}

// wrongStage looks at a pending thing: a declared card is a target only in its own declaration window
// (FW-127, FR-26), a paid card or an ability until it begins to resolve (FW-129). An unleash never is one
// (FW-134).
func wrongStage(f facts, a aim, id engine.ObjID) string {
	if !slices.Contains(f.Zone(zPending, engine.NoSeat), id) {
		return whyGone
	}
	o, _ := f.Live(id)
	stage := o.Attr[aStage]
	declared := stage == stDeclared && o.Attr[aGate] == set && answered(f, a.Self) == id
	paid := o.Kind == kCard && stage == stPaid
	ability := o.Kind == kAbility && stage == stPaid
	fits := false
	switch a.Target.Stage {
	case targetDeclared:
		fits = declared
	case targetPaid:
		fits = paid
	case targetAbility:
		fits = ability
	case targetUnresolved:
		fits = paid || ability
	}
	if !fits {
		return "why-stage"
	}
	return asIs(f).misfit(&a.Target.Filter, id, a.Self, a.Seat)
}

// answered returns the pending thing that a text on the card self answers: the topmost one, apart from the text's
// own card or ability while that resolves. Zero when nothing is pending.
func answered(f facts, self engine.ObjID) engine.ObjID {
	pending := f.Zone(zPending, engine.NoSeat)
	for i := len(pending) - 1; i >= 0; i-- {
		o, _ := f.Live(pending[i])
		own := pending[i] == self || (o.Kind == kAbility && o.Of == self)
		if own && o.Attr[aStage] == stResolving {
			continue
		}
		return pending[i]
	}
	return engine.ObjID{}
}

// noTarget refuses a text of which a target finds only k legal things (FW-095).
func noTarget(_ facts, t *language.Part, a aim, k int) *engine.Refusal {
	return engine.Refuse("M-NOTARGET", "FW-095", engine.A("card", engine.CardVal(t.Card)),
		engine.N("n", a.Target.Count()), engine.N("k", k))
}

// askTargets words the question for a target.
func askTargets(r *engine.Reader, t *language.Part, a aim, least, most int) engine.SeatAsk {
	return engine.SeatAsk{Kind: askTarget, Due: dueFor(r, a.Seat),
		Prompt: engine.Say(askTarget, engine.A("card", engine.CardVal(t.Card)),
			engine.A("what", engine.CardVal(t.Card+"/target."+a.Target.Name)),
			engine.N("min", least), engine.N("max", most))}
}

// whyNoTarget says why a thing cannot be chosen, with the figures where the reason is a figure (FW-095). Nil when only
// the number of things is wrong.
func whyNoTarget(r *engine.Reader, a aim, m engine.WrongChoice) *engine.Refusal {
	target := engine.A("target", r.PublicName(m.Val))
	switch {
	case m.Count():
		return nil
	case m.Twice:
		return engine.Refuse("M-TWICE", "FW-166", engine.A("card", target.Vals...))
	}
	why := illegal(r, a, m.Val)
	no := engine.Refuse("M-TARGET", "FW-095", target, engine.W("reason", why))
	id := m.Val.ID()
	switch {
	case why == language.WhyCost && a.Target.CostMax != nil:
		no.Args = append(no.Args, engine.N("have", cardOf(r, id).Cost), engine.N("limit", *a.Target.CostMax))
	case why == whyDefEn && a.Target.DefEnMax != nil:
		no.Args = append(no.Args, engine.N("have", r.Stat(id, tDefEn)), engine.N("limit", *a.Target.DefEnMax))
	case why == whyCrystal:
		no.Args = append(no.Args, engine.N("left", fragmentsOf(r, m.Val.Seat(), m.Val.Index())))
	}
	return no
}
