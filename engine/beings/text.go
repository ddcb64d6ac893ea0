package beings

import (
	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/cardlang"
)

// run is a skill at one of its instructions, part the skill as such, aim a target to be chosen.
type (
	run  = cardlang.Run[language.Target, language.Instr]
	aim  = cardlang.Aim[language.Target]
	part = cardlang.Part[language.Target, language.Instr]
)

// texts is how skills are carried out. No instruction speaks of players.
var texts = &cardlang.Language[language.Target, language.Instr]{
	Parts: func(f facts) *cardlang.Parts[language.Target, language.Instr] { return bookOf(f).Parts() },
	Refer: func(x run, word string) ([]engine.Value, bool) {
		switch fight := fighting(x.Reader); word {
		case language.Attacker:
			return engine.Objs([]engine.ObjID{fight.attacker}), true
		case language.Defender: // whatever Being comes to defend
			return engine.Objs([]engine.ObjID{fight.attack}), true
		}
		return nil, false
	},
	Who:        func(run, string) ([]engine.Seat, bool) { return nil, false },
	Harms:      (*language.Instr).Harms,
	Candidates: candidates,
	Legal:      legal,
	Whole:      true,
	Lacks: func(f facts, _ *part, a aim, _ int) *engine.Refusal {
		return engine.Refuse("E-NOTHING", "BER-11", engine.A("card", engine.CardName(f, a.Self)))
	},
	Ask: func(r *engine.Reader, _ *part, a aim, _, _ int) engine.SeatAsk {
		due := engine.DueReaction
		if a.Seat == turnPlayer(r) {
			due = engine.DueTurn
		}
		return engine.SeatAsk{Kind: askChoice, Due: due, Prompt: engine.Say(askChoice,
			engine.A("card", engine.CardName(r, a.Self)), engine.A("text", skillText(r, a.Self)))}
	},
	Why: func(r *engine.Reader, a aim, _ engine.WrongChoice) *engine.Refusal {
		var list []engine.Value
		candidates(r, a, func(v engine.Value) {
			if legal(r, a, v) {
				list = append(list, r.PublicName(v))
			}
		})
		return engine.Refuse("E-CHOOSE", "BER-11", engine.A("list", list...))
	},
}

// noTargets returns why the skill of a Being can be aimed at nothing now; nil if it can.
func noTargets(f facts, id engine.ObjID) *engine.Refusal {
	return texts.NoTargets(f, skillNode(f, id), id, f.Ctrl(id))
}

// candidates visits the things of a target's kind, from Left to Right, the oldest card first (section 5): in this order
// a choice is made by itself.
func candidates(f facts, a aim, visit func(engine.Value)) {
	s := a.Seat
	switch a.Target.Kind {
	case language.OfPlace:
		for place := range placeCodes {
			visit(placeVal(place))
		}
		return
	case language.OfAbyss:
		for _, id := range f.Zone(zAbyss, s) {
			visit(engine.Obj(id))
		}
		return
	case language.OfOpposing:
		s = other(s)
	}
	for _, id := range beings(f, s) {
		visit(engine.Obj(id))
	}
}

// legal reports whether a thing has what a target demands.
func legal(f facts, a aim, v engine.Value) bool {
	t, id := a.Target, v.ID()
	if t.Kind == language.OfPlace {
		return beingAt(f, a.Seat, placeIn(v)).IsZero()
	}
	c := cardOf(f, id)
	return (t.Kind != language.OfOther || id != a.Self) &&
		(t.State == "" || rested(f, id) == (t.State == language.Rested)) &&
		(t.Power == 0 || f.Stat(id, tPower) <= t.Power) && (t.Level == 0 || c.Level == t.Level) &&
		(t.Type == "" || c.Type == t.Type)
}

// addTexts defines what each instruction does. What makes an attack or a block special is looked at when it counts.
func addTexts(g *engine.Ruleset) {
	counted := func(key, change string, n func(*language.Instr) *language.Count) engine.Step {
		return texts.Do(key, func(x run) []engine.Change {
			return []engine.Change{{Kind: change, Seat: x.Frame.Owner, N: n(x.In).N}}
		})
	}
	on := func(key string, of func(*language.Instr) *language.Of, each engine.Change) engine.Step {
		return texts.Do(key, func(x run) (out []engine.Change) {
			for _, v := range x.Things(of(x.In).Of) {
				change := each // the step is shared by all matches
				change.Obj, change.Seat = v.ID(), x.Ctrl(v.ID())
				out = append(out, change)
			}
			return out
		})
	}
	texts.Add(g,
		counted("draw", chDraw, func(in *language.Instr) *language.Count { return in.Draw }),
		texts.Do("discard", func(x run) []engine.Change {
			return []engine.Change{{Kind: chRandom, Seat: other(x.Frame.Owner), N: x.In.Discard.N}}
		}),
		on("return", func(in *language.Instr) *language.Of { return in.Return }, engine.Change{Kind: chReturn}),
		counted("mill", chMill, func(in *language.Instr) *language.Count { return in.Mill }),
		texts.Do("power", func(x run) (out []engine.Change) {
			p := x.In.Power
			for _, v := range x.Things(p.Whom()) {
				out = append(out, engine.Change{Kind: chPower, Seat: x.Frame.Owner, To: v, N: p.N, Word: p.How()})
			}
			return out
		}),
		on("rest", func(in *language.Instr) *language.Of { return in.Rest }, engine.Change{Kind: chRest}),
		on("activate", func(in *language.Instr) *language.Of { return in.Activate }, engine.Change{Kind: chActivate}),
		counted("refresh", chRefresh, func(in *language.Instr) *language.Count { return in.Refresh }),
		counted("gain", chGain, func(in *language.Instr) *language.Count { return in.Gain }),
		on("defeat", func(in *language.Instr) *language.Of { return in.Defeat },
			engine.Change{Kind: chLeave, Word: evDefeated}),
		texts.Do("move", func(x run) (out []engine.Change) {
			for _, v := range x.Things(x.In.Move.To) {
				out = append(out, engine.Change{Kind: chMove, Obj: x.Frame.Self, N: placeIn(v)})
			}
			return out
		}))
}
