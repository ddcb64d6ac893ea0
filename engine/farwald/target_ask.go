package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// targetsFrame asks the owner for the targets of a text, one question "t.<name>" each, and returns them packed.
// Early asks for the targets that are announced. Otherwise it asks for those in the register "names", or for all
// when that is empty: late targets, and those of texts that are not announced (FR-34).
func targetsFrame(node string, self engine.ObjID, owner engine.Seat, early bool) engine.Frame {
	f := engine.NewFrame(progTargets, owner)
	f.Node, f.Self = node, self
	if early {
		f.Set("early", yes)
	}
	return f
}

// aims lists the targets that the frame asks for.
func aims(r *engine.Reader, f *engine.Frame) ([]aim, language.Part) {
	t, _ := bookOf(r).Part(f.Node)
	names := f.Reg("names")
	var out []aim
	for _, x := range t.Targets {
		if (f.Reg1("early") != "" && x.Late) || (len(names) > 0 && !slices.Contains(names, engine.Word(x.Name))) {
			continue
		}
		out = append(out, aim{x, f.Self, f.Owner})
	}
	return out, t
}

// addTargets defines the program that asks for targets.
func addTargets(g *engine.Ruleset) {
	g.Add(progTargets, kit.Picks{Pick: pickTarget,
		Name: func(r *engine.Reader, f *engine.Frame, i int) string {
			if all, _ := aims(r, f); i < len(all) {
				return targetPrefix + all[i].Name
			}
			return ""
		}}.Steps()...)
}

// pickTarget returns the next question. A choice is not put where public facts leave no room for one, unless the
// targets are being announced: then they are named expressly. A choice from a hand is put whatever the hand holds,
// always in the same form, so that nobody can tell.
func pickTarget(r *engine.Reader, f *engine.Frame, i int) kit.Pick {
	all, t := aims(r, f)
	a := all[i]
	legal := a.legal(factsOf(r))
	least, most := min(a.Count(), len(legal)), min(a.Count(), len(legal))
	early := f.Reg1("early") != ""
	switch {
	case early && !a.UpTo && len(legal) < a.Count():
		return kit.Pick{Refuse: noTarget(t, a.Count(), len(legal))}
	case a.UpTo:
		least = 0
	}
	hidden := a.Kind == language.TargetHand
	if !early && !hidden && len(legal) <= least {
		return kit.Pick{Known: true, Vals: legal}
	}
	if !early && hidden {
		if len(r.Zone(zHand, a.seat)) == 0 {
			return kit.Pick{Known: true}
		}
		most = a.Count()
	}
	return kit.Pick{Vals: legal, Why: func(m engine.WrongChoice) *engine.Refusal { return a.refuse(r, m) },
		Ask: engine.SeatAsk{Seat: a.seat, Kind: askTarget, Round: i, About: engine.Obj(f.Self),
			Verbs: chooseVerbs, Min: least, Max: most, Due: dueFor(factsOf(r), a.seat),
			Prompt: engine.Say(askTarget, engine.A("card", engine.CardVal(t.Card.ID)),
				engine.A("what", engine.CardVal(t.Card.ID+"/target."+a.Name)),
				engine.A("min", engine.Int(least)), engine.A("max", engine.Int(most)))}}
}

// refuse says why a thing cannot be chosen, with the figures where the reason is a figure (FW-095). Nil when only
// the number of things is wrong.
func (a aim) refuse(r *engine.Reader, m engine.WrongChoice) *engine.Refusal {
	f, target := factsOf(r), engine.A("target", r.PublicName(m.Val))
	switch {
	case m.Count():
		return nil
	case m.Twice:
		return engine.Refuse(mTwice, "FW-166", engine.A("card", target.Vals...))
	}
	why := a.illegal(f, m.Val)
	no := engine.Refuse(mTarget, "FW-095", target, engine.A("reason", engine.Word(why)))
	id := m.Val.ID()
	switch {
	case why == language.WhyCost && a.CostMax != nil:
		no.Args = append(no.Args, engine.A("have", engine.Int(cardOf(f, id).Cost)),
			engine.A("limit", engine.Int(*a.CostMax)))
	case why == whyDefEn && a.DefEnMax != nil:
		no.Args = append(no.Args, engine.A("have", engine.Int(f.Stat(id, tDefEn))),
			engine.A("limit", engine.Int(*a.DefEnMax)))
	case why == whyCrystal:
		no.Args = append(no.Args, engine.A("left", engine.Int(fragmentsOf(f, m.Val.Seat(), m.Val.Index()))))
	}
	return no
}
