package groove

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
)

// run is a text at one of its instructions, part the text as such, aim a target to be chosen.
type (
	run  = cardlang.Run[language.Target, language.Instr]
	aim  = cardlang.Aim[language.Target]
	part = cardlang.Part[language.Target, language.Instr]
)

// texts is how the texts of cards are carried out. No instruction speaks of players.
var texts = &cardlang.Language[language.Target, language.Instr]{
	Parts: func(f facts) *cardlang.Parts[language.Target, language.Instr] { return bookOf(f).Parts() },
	Refer: func(x run, word string) ([]engine.Value, bool) {
		if word == language.Attacker {
			return engine.Objs([]engine.ObjID{fighting(x.Reader).attacker}), true
		}
		return nil, false
	},
	Harms:      (*language.Instr).Harms,
	Candidates: candidates,
	Legal:      legal,
	Lacks: func(f facts, t *part, a aim, _ int) *engine.Refusal {
		return engine.Refuse("E-NO-TARGET", "GR-058", engine.A("card", speaker(f, t, a.Self)))
	},
	Ask: func(r *engine.Reader, t *part, a aim, _, _ int) engine.SeatAsk {
		return engine.SeatAsk{Kind: askChoice, Due: kit.Due(turnPlayer(r), a.Seat),
			Prompt: engine.Say(askChoice, engine.A("card", speaker(r, t, a.Self)))}
	},
	Why: func(r *engine.Reader, a aim, _ engine.WrongChoice) *engine.Refusal {
		var list []engine.Value
		candidates(r, a, func(v engine.Value) {
			if legal(r, a, v) {
				list = append(list, v)
			}
		})
		return wrongChoice(r, "GR-058", list)
	},
}

// speaker names the card of a text by the half that speaks. One without a half in use is a spell that is being cast.
func speaker(f facts, t *part, self engine.ObjID) engine.Value {
	h := halfOf(f, self)
	if h == "" {
		h = language.SpellHalf
	}
	return engine.CardVal(language.Face(t.Card, h))
}

// candidates visits the things of a target's kind in the order in which they came, so that a choice by itself takes the
// oldest (section 5).
func candidates(f facts, a aim, visit func(engine.Value)) {
	for _, v := range map[string]func() []engine.Value{
		language.OfOwn:       func() []engine.Value { return engine.Objs(creatures(f, a.Seat)) },
		language.OfOpposing:  func() []engine.Value { return engine.Objs(creatures(f, other(a.Seat))) },
		language.OfAny:       func() []engine.Value { return engine.Objs(everybody(f)) },
		language.OfPermanent: func() []engine.Value { return engine.Objs(permanents(f, other(a.Seat))) },
		language.OfDiscard:   func() []engine.Value { return engine.Objs(f.Zone(zDiscard, a.Seat)) },
		language.OfShield:    func() []engine.Value { return shields(f, a.Seat) },
	}[a.Target.Kind]() {
		visit(v)
	}
}

// legal reports whether a thing is where a target looks for it, and has what it demands.
func legal(f facts, a aim, v engine.Value) bool {
	id := v.ID()
	switch a.Target.Kind {
	case language.OfPermanent:
		return f.In(id, zSpells)
	case language.OfDiscard:
		return f.In(id, zDiscard)
	case language.OfShield:
		return slices.Contains(shields(f, v.Seat()), v)
	}
	return isCreature(f, id) && fighting(f).fits(f, &a.Target.Filter, id, a.Self, current)
}

// addTexts defines what each instruction does.
func addTexts(g *engine.Ruleset) {
	type instr = language.Instr
	counted := func(key, change string, n func(*instr) *language.Count) engine.Step {
		return texts.Do(key, func(x run) []engine.Change {
			return []engine.Change{{Kind: change, Seat: x.Frame.Owner, N: n(x.In).N}}
		})
	}
	on := func(key, change string, of func(*instr) *language.On) engine.Step {
		return texts.Do(key, func(x run) []engine.Change {
			return []engine.Change{{Kind: change, Seat: x.Frame.Owner, Vals: things(x, of(x.In))}}
		})
	}
	texts.Add(g,
		counted("draw", chDraw, func(in *instr) *language.Count { return in.Draw }),
		on("destroy", chDestroy, func(in *instr) *language.On { return in.Destroy }),
		on("exhaust", chExhaust, func(in *instr) *language.On { return in.Exhaust }),
		on("refresh", chRefresh, func(in *instr) *language.On { return in.Refresh }),
		texts.Do("strength", func(x run) []engine.Change {
			s := x.In.Strength
			return []engine.Change{{Kind: chStrength, Seat: x.Frame.Owner, Vals: things(x, &s.On), N: s.N,
				Word: s.Until}}
		}),
		on("to-hand", chToHand, func(in *instr) *language.On { return in.ToHand }),
		texts.Do("discard-random", func(x run) []engine.Change {
			return []engine.Change{{Kind: chRandom, Seat: other(x.Frame.Owner), N: x.In.DiscardRandom.N}}
		}),
		counted("add-shield", chShield, func(in *instr) *language.Count { return in.AddShield }),
		counted("deck-to-groove", chToGroove, func(in *instr) *language.Count { return in.DeckToGroove }),
		counted("groove-to-hand", chFromGroove, func(in *instr) *language.Count { return in.GrooveToHand }),
		counted("deck-to-crystal", chCrystal, func(in *instr) *language.Count { return in.DeckToCrystal }),
		texts.Do("self-to-crystal", func(x run) []engine.Change {
			return []engine.Change{{Kind: chCrystal, Seat: x.Frame.Owner, Obj: x.Frame.Self}}
		}),
		texts.Do("grant", func(x run) []engine.Change {
			return []engine.Change{{Kind: chGrant, Seat: x.Frame.Owner, Vals: things(x, &x.In.Grant.On),
				By: x.Frame.Self, Word: x.In.Grant.Until, To: engine.Word(cardlang.InstrRef(x.Frame.Node, x.Index()))}}
		}),
		texts.Op("look-reorder", func(x run) engine.Verdict {
			deck := x.Zone(zDeck, x.Frame.Owner)
			all := engine.Objs(deck[max(0, len(deck)-x.In.LookReorder.N):])
			if len(all) == 0 {
				return engine.Verdict{Goto: cardlang.NoKey}
			}
			slices.Reverse(all) // the top one first
			card := engine.A("card", speaker(x.Reader, x.Part, x.Frame.Self))
			sa := engine.SeatAsk{Seat: x.Frame.Owner, Kind: askLook, Round: x.Index(),
				Verbs:   []string{engine.VerbChoose},
				Options: engine.Options(all...), Min: len(all), Max: len(all), Ordered: true,
				Due: kit.Due(turnPlayer(x.Reader), x.Frame.Owner), Prompt: engine.Say(askLook, card)}
			sa.Default = engine.DefaultChoice(sa) // as they lie
			return engine.Verdict{Ask: x.AskOne(sa, "seen")}
		}),
		texts.Do("looked", func(x run) []engine.Change {
			return []engine.Change{{Kind: chReorder, Seat: x.Frame.Owner, Vals: x.Frame.Reg("seen")}}
		}))
}

// things are what an instruction acts on: what a word means, or all creatures that fit now, those of the active player
// first.
func things(x run, on *language.On) (out []engine.Value) {
	if on.Each == nil {
		return x.Things(on.Of)
	}
	for _, id := range everybody(x.Reader) {
		if fighting(x.Reader).within(x.Reader, on.Each, id, x.Frame.Self, current) {
			out = append(out, engine.Obj(id))
		}
	}
	return out
}
