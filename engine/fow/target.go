package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// wordNoTarget is what the program returns when a text that is not being announced lacks a legal target.
var wordNoTarget = engine.Word("no-target")

// aim is a choice to be made: the target, the card whose text asks, and who chooses.
type aim struct {
	language.Target
	self engine.ObjID
	seat engine.Seat
}

// candidates lists the things of the target's kind, legal or not, in a fixed public order.
func (a aim) candidates(f facts) []engine.Value {
	var out []engine.Value
	switch a.Kind {
	case language.TargetCard, language.TargetCardOrPlayer:
		out = engine.Objs(inPlay(f))
	case language.TargetSpell:
		out = engine.Objs(f.Zone(zChase, engine.NoSeat))
	case language.TargetGraveyard:
		for _, s := range inOrder(f) {
			out = append(out, engine.Objs(f.Zone(zGrave, s))...)
		}
	}
	if a.Kind == language.TargetPlayer || a.Kind == language.TargetCardOrPlayer {
		out = append(out, engine.SeatVal(other(a.seat)), engine.SeatVal(a.seat))
	}
	return out
}

// legal reports whether a candidate, of now or of before, is a legal target now. What has gone elsewhere is another
// object (FO-029).
func (a aim) legal(f facts, v engine.Value) bool {
	if v.Kind() == "seat" {
		return onSide(a.Side, v.Seat(), a.seat)
	}
	id := v.ID()
	o, ok := f.Live(id)
	if !ok || o.Kind != kCard {
		return false
	}
	switch a.Kind {
	case language.TargetCard, language.TargetCardOrPlayer:
		return typeOf(f, id) != "" && !forbidden(f, id, language.CannotTargeted) &&
			fits(&a.Filter, f, id, a.self, a.seat)
	case language.TargetSpell:
		summon := cardOf(f, id).Type == language.Resonator
		return !forbidden(f, id, language.CannotTargeted) &&
			(a.Spell == "" || (a.Spell == language.SummonSpell) == summon) && fits(&a.Filter, f, id, a.self, a.seat)
	}
	return fits(&a.Filter, f, id, a.self, a.seat) // of a graveyard
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

// noTarget refuses a text whose targets cannot all be chosen (FO-084). "Up to" targets never stand in the way.
func noTarget(f facts, node string, self engine.ObjID, seat engine.Seat) *engine.Refusal {
	t, _ := bookOfFacts(f).Part(node)
	for _, x := range t.Targets {
		a := aim{x, self, seat}
		if !x.UpTo && len(a.options(f)) < x.Count() {
			return engine.Refuse(eNoTarget, "FO-084", engine.A("card", cardVal(f, self)))
		}
	}
	return nil
}

// noTargetInAny refuses a text with modes when none of the modes has its targets. A text without modes is refused as
// by noTarget.
func noTargetInAny(f facts, node string, self engine.ObjID, seat engine.Seat) *engine.Refusal {
	t, _ := bookOfFacts(f).Part(node)
	if len(t.Modes) == 0 {
		return noTarget(f, node, self, seat)
	}
	var no *engine.Refusal
	for i := range t.Modes {
		if no = noTarget(f, language.ModeNode(node, i), self, seat); no == nil {
			return nil
		}
	}
	return no
}

// targetsFrame asks the owner for the targets of a text, one question "t.<name>" each, and returns them packed. When
// a target is missing, an announcement is refused; otherwise the program returns wordNoTarget.
func targetsFrame(node string, self engine.ObjID, owner engine.Seat, announced bool) engine.Frame {
	f := engine.NewFrame(progTargets, owner)
	f.Node, f.Self = node, self
	if announced {
		f.Set("announced", kit.WordYes)
	}
	return f
}

// addTargets defines the program that asks for targets.
func addTargets(g *engine.Ruleset) {
	g.Add(progTargets, kit.Picks{Pick: pickTarget,
		Name: func(r *engine.Reader, f *engine.Frame, i int) string {
			if t, _ := bookOf(r).Part(f.Node); i < len(t.Targets) {
				return targetPrefix + t.Targets[i].Name
			}
			return ""
		}}.Steps()...)
}

// pickTarget returns the next question. A question that leaves no choice is not put, unless the targets are being
// announced.
func pickTarget(r *engine.Reader, f *engine.Frame, i int) kit.Pick {
	t, _ := bookOf(r).Part(f.Node)
	fs := factsOf(r)
	a := aim{t.Targets[i], f.Self, f.Owner}
	legal := a.options(fs)
	announced := f.Reg1("announced") != ""
	least := a.Count()
	switch {
	case a.UpTo:
		least = 0
	case len(legal) >= a.Count():
	case announced:
		return kit.Pick{Refuse: engine.Refuse(eNoTarget, "FO-084", engine.A("card", cardVal(fs, f.Self)))}
	default:
		return kit.Pick{Stop: []engine.Value{wordNoTarget}}
	}
	if !announced && len(legal) <= least {
		return kit.Pick{Known: true, Vals: legal}
	}
	return kit.Pick{Vals: legal,
		Ask: engine.SeatAsk{Seat: a.seat, Kind: askTarget, Round: i, About: engine.Obj(f.Self),
			Verbs: []string{engine.VerbChoose},
			Min:   least, Max: min(a.Count(), len(legal)), Due: dueFor(fs, a.seat),
			Prompt: engine.Say(askTarget, engine.A("card", cardVal(fs, f.Self)),
				engine.A("what", engine.Word(askTarget+"-"+a.Kind)),
				engine.A("min", engine.Int(least)), engine.A("max", engine.Int(a.Count())))},
		Why: func(m engine.WrongChoice) *engine.Refusal {
			return wrongValue(m, engine.Refuse(eTarget, "FO-084", engine.A("target", r.PublicName(m.Val))))
		}}
}

// stillLegal gives those of the chosen targets that are legal now (FO-090).
func stillLegal(f facts, a aim, vals []engine.Value) []engine.Value {
	return slices.DeleteFunc(slices.Clone(vals), func(v engine.Value) bool { return !a.legal(f, v) })
}

// askMode asks which mode is chosen; one without its targets cannot be (FO-083).
func askMode(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	t, _ := bookOf(r).Part(f.Node)
	self := f.Self // of a triggered ability
	if id := f.Reg1(qCard).ID(); !id.IsZero() {
		self = id
	}
	sa := engine.SeatAsk{Seat: f.Owner, Kind: qMode, Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1}
	for i := range t.Modes {
		sa.Options = append(sa.Options, engine.Option{Key: engine.Int(i),
			Label:   partLabel(language.ModeNode(f.Node, i)),
			Refusal: noTarget(factsOf(r), language.ModeNode(f.Node, i), self, f.Owner)})
	}
	return sa, nil
}

// partLabel names a part of a card's text by its node. A node is a card value whose name is what the text says.
func partLabel(node string) engine.Phrase {
	return engine.Say("part", engine.A("text", engine.CardVal(node)))
}
