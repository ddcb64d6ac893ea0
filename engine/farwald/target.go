package farwald

import (
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// Who of an instruction, besides the name of a target.
const (
	whoController = "controller"
	whoOpponents  = "opponents"
	whoAll        = "all"
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

// aim is a choice to be made: the target, the card whose text asks, and who chooses.
type aim struct {
	language.Target
	self engine.ObjID
	seat engine.Seat
}

// candidates visits the things of the target's kind that the seat may see, whether legal or not. The order is fixed
// and public: arrival, Crystal number, seating.
func (a aim) candidates(f facts, visit func(engine.Value)) {
	objs := func(ids []engine.ObjID) {
		for _, id := range ids {
			visit(engine.Obj(id))
		}
	}
	switch a.Kind {
	case language.TargetCard:
		objs(f.Zone(zField, engine.NoSeat))
	case language.TargetPending:
		objs(f.Zone(zPending, engine.NoSeat))
	case language.TargetHand:
		objs(f.Zone(zHand, a.seat))
	default:
		for _, s := range append([]engine.Seat{a.seat}, f.Opponents(a.seat)...) {
			switch a.Kind {
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
func (a aim) illegal(f facts, v engine.Value) string {
	id := v.ID()
	switch a.Kind {
	case language.TargetPlayer:
		why := wrongSide(a.Side, v.Seat(), a.seat)
		switch {
		case f.Out(v.Seat()):
			return whyDefeated
		case why == "" && v.Kind() != "seat":
			return whyGone
		}
		return why
	case language.TargetCrystal:
		return a.wrongCrystal(f, v)
	case language.TargetPending:
		return a.wrongStage(f, id)
	}
	o, _ := f.Live(id)
	zone, whose := zField, engine.NoSeat
	switch a.Kind {
	case language.TargetVortex:
		zone, whose = zVortex, o.Owner
	case language.TargetHand:
		zone, whose = zHand, a.seat
	}
	if !inList(f.Zone(zone, whose), id) {
		return whyGone
	}
	return asIs(f).misfit(&a.Filter, id, a.self, a.seat)
}

// isCrystal reports whether a value names a Crystal that there is at the table, standing or not.
func isCrystal(f facts, v engine.Value) bool {
	return slices.Contains(crystalVals[:f.Seats()*crystals], v)
}

func (a aim) wrongCrystal(f facts, v engine.Value) string {
	s, i := v.Seat(), v.Index()
	if !isCrystal(f, v) || f.Out(s) {
		return whyGone
	}
	if why := wrongSide(a.Side, s, a.seat); why != "" {
		return why
	}
	n := fragmentsOf(f, s, i)
	ok := n > 0
	switch a.Crystal {
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
func (a aim) wrongStage(f facts, id engine.ObjID) string {
	if !inList(f.Zone(zPending, engine.NoSeat), id) {
		return whyGone
	}
	o, _ := f.Live(id)
	stage := o.Attr[aStage]
	declared := stage == stDeclared && o.Attr[aGate] == set && answered(f, a.self) == id
	paid := o.Kind == kCard && stage == stPaid
	ability := o.Kind == kAbility && stage == stPaid
	fits := false
	switch a.Stage {
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
		return whyPending
	}
	return asIs(f).misfit(&a.Filter, id, a.self, a.seat)
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

func inList(list []engine.ObjID, id engine.ObjID) bool { return slices.Contains(list, id) }

// legal lists the legal targets, in the order of candidates.
func (a aim) legal(f facts) []engine.Value {
	var out []engine.Value
	a.candidates(f, func(v engine.Value) {
		if a.illegal(f, v) == "" {
			out = append(out, v)
		}
	})
	return out
}

// countLegal is how many legal targets there are.
func (a aim) countLegal(f facts) (n int) {
	a.candidates(f, func(v engine.Value) {
		if a.illegal(f, v) == "" {
			n++
		}
	})
	return n
}

// hasLegalTargets refuses a text whose announced targets cannot all be chosen (FW-095). "Up to" and late targets
// never stand in the way.
func hasLegalTargets(f facts, node string, self engine.ObjID, seat engine.Seat) *engine.Refusal {
	t, _ := bookOfFacts(f).Part(node)
	for _, x := range t.Targets {
		if x.Late || x.UpTo {
			continue
		}
		a := aim{x, self, seat}
		if n := a.countLegal(f); n < a.Count() {
			return noTarget(t, a.Count(), n)
		}
	}
	return nil
}

// noTarget refuses a text that needs n targets where only k are there.
func noTarget(t language.Part, n, k int) *engine.Refusal {
	return engine.Refuse(mNoTarget, "FW-095", engine.A("card", engine.CardVal(t.Card.ID)), engine.A("n", engine.Int(n)),
		engine.A("k", engine.Int(k)))
}

// stillLegal reports whether a value is a legal choice for a target of a text now.
func stillLegal(f facts, node string, self engine.ObjID, seat engine.Seat, name string, v engine.Value) bool {
	t, _ := bookOfFacts(f).Part(node)
	x, _ := t.Target(name)
	return aim{x, self, seat}.illegal(f, v) == ""
}

// setTargets returns the changes that write the packed lists of targets onto a pending thing, for everybody
// to see and for its text to read.
func setTargets(pending engine.ObjID, packed []engine.Value) []engine.Change {
	var out []engine.Change
	for _, f := range kit.UnpackLists(packed) {
		if strings.HasPrefix(f.Name, targetPrefix) {
			out = append(out, setListChange(pending, f.Name, f.Vals))
		}
	}
	return out
}
