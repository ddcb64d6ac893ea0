package fow

import (
	"slices"

	"farpost/engine"
)

const progTargets = "text.targets"

// askTarget is the kind of question that chooses a target; its prompt says for which card and what it is.
const askTarget = "target-of"

// wordNoTarget is what the program returns when a text that is not being announced lacks a legal target.
var wordNoTarget = engine.Word("no-target")

// aim is a choice to be made: the target, the card whose text asks, and who chooses.
type aim struct {
	Target
	self engine.ObjID
	seat engine.Seat
}

// candidates lists the things of the target's kind, legal or not, in a fixed public order.
func (a aim) candidates(f facts) []engine.Value {
	var out []engine.Value
	switch a.Kind {
	case TargetCard, TargetCardOrPlayer:
		out = engine.Objs(inPlay(f))
	case TargetSpell:
		out = engine.Objs(f.Zone(zChase, engine.NoSeat))
	case TargetGraveyard:
		for _, s := range inOrder(f) {
			out = append(out, engine.Objs(f.Zone(zGrave, s))...)
		}
	}
	if a.Kind == TargetPlayer || a.Kind == TargetCardOrPlayer {
		out = append(out, engine.SeatVal(other(a.seat)), engine.SeatVal(a.seat))
	}
	return out
}

// legal reports whether a thing is a legal target now.
func (a aim) legal(f facts, v engine.Value) bool {
	if v.Kind() == "seat" {
		return (a.Kind == TargetPlayer || a.Kind == TargetCardOrPlayer) && !f.Out(v.Seat()) && onSide(a.Side, v.Seat(), a.seat)
	}
	id := v.ID()
	o, ok := f.Live(id)
	if !ok || o.Kind != kCard {
		return false
	}
	switch a.Kind {
	case TargetCard, TargetCardOrPlayer:
		return isInPlay(f, id) && typeOf(f, id) != "" && !forbidden(f, id, CannotTargeted) && a.fits(f, id, a.self, a.seat)
	case TargetSpell:
		summon := cardOf(f, id).Type == Resonator
		return f.In(id, zChase) && id != a.self && !forbidden(f, id, CannotTargeted) && (a.Spell == "" || (a.Spell == SummonSpell) == summon) && a.fits(f, id, a.self, a.seat)
	case TargetGraveyard:
		return f.In(id, zGrave) && a.fits(f, id, a.self, a.seat)
	}
	return false
}

// options lists the legal targets, in the order of candidates.
func (a aim) options(f facts) []engine.Value {
	var out []engine.Value
	for _, v := range a.candidates(f) {
		if a.legal(f, v) {
			out = append(out, v)
		}
	}
	return out
}

// noTarget refuses a text whose targets cannot all be chosen (FO-084); targets of "up to" never stand in the way.
func noTarget(f facts, node string, self engine.ObjID, seat engine.Seat) *engine.Refusal {
	t, _ := textOf(f.Book().(*Book), node)
	for _, x := range t.targets {
		a := aim{x, self, seat}
		if !x.UpTo && len(a.options(f)) < x.Count() {
			return engine.Refuse(eNoTarget, "FO-084", engine.A("card", cardVal(f, self)))
		}
	}
	return nil
}

// noTargetInAny refuses a text that has modes when none of them has its targets, like noTarget otherwise.
func noTargetInAny(f facts, node string, self engine.ObjID, seat engine.Seat) *engine.Refusal {
	t, _ := textOf(f.Book().(*Book), node)
	if len(t.modes) == 0 {
		return noTarget(f, node, self, seat)
	}
	var no *engine.Refusal
	for i := range t.modes {
		if no = noTarget(f, modeOf(node, i), self, seat); no == nil {
			return nil
		}
	}
	return no
}

// targetsFrame asks the owner for the targets of a text, one question "t.<name>" each, and returns them packed.
// Announced, a missing target refuses; else it returns wordNoTarget.
func targetsFrame(node string, self engine.ObjID, owner engine.Seat, announced bool) engine.Frame {
	f := engine.NewFrame(progTargets, owner)
	f.Node, f.Self = node, self
	if announced {
		f.Set("announced", engine.Int(1))
	}
	return f
}

// addTargets defines the program that asks for targets.
func addTargets(g *engine.Ruleset) {
	g.Add(progTargets, engine.Picks{Pick: pickTarget,
		Name: func(r *engine.Reader, f *engine.Frame, i int) string {
			if t, _ := textOf(bookOf(r), f.Node); i < len(t.targets) {
				return targetPrefix + t.targets[i].Name
			}
			return ""
		}}.Steps()...)
}

// pickTarget puts the next question; one that leaves no room is not put, unless the targets are announced.
func pickTarget(r *engine.Reader, f *engine.Frame, i int) engine.Pick {
	t, _ := textOf(bookOf(r), f.Node)
	fs := factsOf(r)
	a := aim{t.targets[i], f.Self, f.Owner}
	legal := a.options(fs)
	announced := f.Reg1("announced") != ""
	least := a.Count()
	switch {
	case a.UpTo:
		least = 0
	case len(legal) >= a.Count():
	case announced:
		return engine.Pick{Refuse: engine.Refuse(eNoTarget, "FO-084", engine.A("card", cardVal(fs, f.Self)))}
	default:
		return engine.Pick{Stop: []engine.Value{wordNoTarget}}
	}
	if !announced && len(legal) <= least {
		return engine.Pick{Known: true, Vals: legal}
	}
	return engine.Pick{Vals: legal,
		Ask: engine.SeatAsk{Seat: a.seat, Kind: askTarget, Round: i, About: engine.Obj(f.Self), Verbs: []string{engine.VerbChoose},
			Min: least, Max: min(a.Count(), len(legal)), Due: dueFor(fs, a.seat),
			Prompt: engine.Say(askTarget, engine.A("card", cardVal(fs, f.Self)), engine.A("what", engine.Word(askTarget+"-"+a.Kind)),
				engine.A("min", engine.Int(least)), engine.A("max", engine.Int(a.Count())))},
		Why: func(m engine.WrongChoice) *engine.Refusal {
			if m.Count() || m.Twice {
				return nil
			}
			return engine.Refuse(eTarget, "FO-084", engine.A("target", r.PublicName(m.Val)))
		}}
}

// stillLegal gives those of the chosen targets that are legal now (FO-090).
func stillLegal(f facts, a aim, vals []engine.Value) []engine.Value {
	return slices.DeleteFunc(slices.Clone(vals), func(v engine.Value) bool { return !a.legal(f, v) })
}
