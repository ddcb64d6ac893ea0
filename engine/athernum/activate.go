package athernum

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// addActivate defines activated abilities of cards in play and Support abilities of cards in hand (section 4.14):
// choose, aim, pay everything at once, then the entry is on the Stack (AT-131).
func addActivate(g *engine.Ruleset) {
	inPlay := activationSteps(func(r *engine.Reader, f *engine.Frame) string {
		return activatedOn(r, f.Reg1(qCard).ID())[f.Reg1(qAbility).Num()]
	})
	g.Add(progActivate, slices.Concat(ability.Steps("node"), inPlay)...)
	g.Add(progSupport, slices.Concat([]engine.Step{
		engine.ChooseWhy(qCard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qCard, r.Zone(zHand, f.Owner), func(id engine.ObjID) *engine.Refusal {
				return cannotSupport(r, id, f.Owner)
			})
		}, kit.Wrong("AM-05", "AT-139")),
	}, activationSteps(func(r *engine.Reader, f *engine.Frame) string {
		c := played(r, f)
		return language.AbilityNode(c.ID, c.Support())
	}))...)
}

// ability asks for the card, and for which of its abilities.
var ability = cardlang.Abilities{Card: qCard, Ability: qAbility,
	Of: func(r *engine.Reader, f *engine.Frame) []engine.ObjID {
		return slices.DeleteFunc(inPlay(r), func(id engine.ObjID) bool {
			return r.Ctrl(id) != f.Owner || len(activatedOn(r, id)) == 0
		})
	},
	Count: func(f facts, id engine.ObjID) int { return len(activatedOn(f, id)) },
	Node:  func(f facts, id engine.ObjID, i int) string { return activatedOn(f, id)[i] },
	Cannot: func(r *engine.Reader, f *engine.Frame, id engine.ObjID, i int) *engine.Refusal {
		all := activatedOn(r, id)
		if i < 0 || i >= len(all) {
			return engine.Refuse("AM-22", "AT-099", engine.A("card", cardVal(r, id)))
		}
		return cannotActivate(r, id, all[i], f.Owner)
	},
	NoCard: func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
		card := engine.A("card", r.PublicName(m.Val))
		if id := m.Val.ID(); isInPlay(r, id) && r.Ctrl(id) != f.Owner {
			return kit.WrongValue(m, engine.Refuse("AM-08", "AT-054", card))
		}
		return kit.WrongValue(m, engine.Refuse("AM-22", "AT-099", card))
	},
}

// costOf is what the ability of a frame costs its player now.
func costOf(r *engine.Reader, f *engine.Frame) language.Cost {
	return dueOf(r, bookOf(r).Ability(f.Node), f.Owner)
}

// activationSteps ask for targets and for all parts of the cost, and put the ability onto the Stack.
func activationSteps(node func(*engine.Reader, *engine.Frame) string) []engine.Step {
	steps := []engine.Step{
		engine.Run("node", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			f.Self = f.Reg1(qCard).ID()
			f.Node = node(r, f)
			return []engine.Frame{cardlang.Announce(f.Node, f.Self, f.Owner)}
		}),
		kit.Keep("aimed", "aims"),
	}
	steps = append(steps, sacrificeSteps(costOf)...)
	steps = append(steps,
		engine.If("holds", func(r *engine.Reader, f *engine.Frame) bool { return costOf(r, f).Discard == 0 }, "pays"),
		engine.Choose(qDiscard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			n := costOf(r, f).Discard
			hand := slices.DeleteFunc(slices.Clone(r.Zone(zHand, f.Owner)),
				func(id engine.ObjID) bool { return id == f.Self })
			return engine.SeatAsk{Min: n, Max: n, Options: engine.OptionsOf(hand, nil)}, nil
		}))
	steps = append(steps, paySteps(func(r *engine.Reader, f *engine.Frame) (language.Amount, engine.Value) {
		return costOf(r, f).Pay, ""
	})...)
	return append(steps, engine.Do("activate", activation), toStack("activated"), seals)
}

// activation is the one batch of an ability: the entry on the Stack, and all costs.
func activation(r *engine.Reader, f *engine.Frame) []engine.Change {
	c := costOf(r, f)
	a := bookOf(r).Ability(f.Node)
	var out []engine.Change
	if a.Kind == language.Support { // AT-139
		out = append(out, engine.Change{Kind: chDiscard, Seat: f.Owner, Obj: f.Self})
	}
	out = append(out, engine.Change{Kind: chAbility, Seat: f.Owner, Obj: f.Self, Word: f.Node, N: int(kActivated),
		Vals: f.Reg("aims")})
	if a.Once {
		out = append(out, kit.Mark(markAbility+"."+f.Node, engine.Obj(f.Self), periodTurn))
	}
	out = append(out, payment(r, f.Owner, c.Pay, f.Reg(qPay))...)
	out = append(out, engine.Change{Kind: chCT, Seat: f.Owner, N: -c.CT},
		engine.Change{Kind: chRemove, Seat: f.Owner, Obj: f.Self, N: c.RemoveVT})
	for _, id := range engine.IDs(f.Reg(qDiscard)) {
		out = append(out, engine.Change{Kind: chDiscard, Seat: f.Owner, Obj: id})
	}
	if c.ExhaustThis {
		out = append(out, engine.Change{Kind: chExhaust, Seat: f.Owner, Obj: f.Self})
	}
	out = append(out, sacrifices(r, f)...)
	if c.SacrificeThis {
		out = append(out, engine.Change{Kind: chMove, Seat: f.Owner, Obj: f.Self, Word: zDiscard})
	}
	return out
}

// cannotActivate returns why an ability of a card cannot be activated now.
func cannotActivate(f facts, id engine.ObjID, node string, s engine.Seat) *engine.Refusal {
	a := bookOf(f).Ability(node)
	c := dueOf(f, a, s)
	card := cardVal(f, id)
	part := func(what string) *engine.Refusal {
		return engine.Refuse("AM-23", "AT-131", engine.A("card", card), engine.W("part", what))
	}
	hand := f.Count(zHand, s)
	if a.Kind == language.Support {
		hand--
	}
	switch {
	case c.CT > f.SeatAttr(s, sCT):
		return engine.Refuse("AM-10", "AT-138", engine.N("n", c.CT), engine.N("m", f.SeatAttr(s, sCT)))
	case a.Once && f.MarkCount(markAbility+"."+node, engine.Obj(id)) > 0:
		return engine.Refuse("AM-11", "AT-054")
	case c.RemoveVT > f.Attr(id, aVT):
		return part("remove-vt")
	case c.SacrificeThis && isMain(f, id):
		return part("sacrifice-this")
	case len(offerable(f, c, id, s)) < offered(c):
		return part("sacrifice")
	case c.Discard > hand:
		return part("discard")
	}
	if no := cannotPay(f, s, c.Pay, ""); no != nil {
		return no
	}
	return texts.NoTargets(f, node, id, s)
}

// cannotSupport returns why a card of the hand cannot be used for its Support ability now (AT-139, AT-142).
func cannotSupport(f facts, id engine.ObjID, s engine.Seat) *engine.Refusal {
	c := cardOf(f, id)
	card := engine.A("card", engine.CardVal(c.ID))
	switch {
	case c.Support() < 0:
		return engine.Refuse("AM-24", "AT-022", card)
	case slices.ContainsFunc(f.Zone(zStack, engine.NoSeat), func(x engine.ObjID) bool {
		a := bookOf(f).Ability(kit.First(f, x, listNode).Body())
		return f.Ctrl(x) == s && a != nil && a.Kind == language.Support
	}):
		return engine.Refuse("AM-25", "ATR-48")
	}
	return cannotActivate(f, id, language.AbilityNode(c.ID, c.Support()), s)
}

// addItems defines what is done with one's own items besides attaching them: revealing a hidden one (AT-085, ATR-37),
// and discarding one whose effect has come (AT-087, ATR-11). Neither uses the Stack.
func addItems(g *engine.Ruleset) {
	own := func(r *engine.Reader, s engine.Seat) []engine.ObjID {
		return slices.DeleteFunc(slices.Clone(r.Zone(zItems, engine.NoSeat)), func(id engine.ObjID) bool {
			return r.Ctrl(id) != s
		})
	}
	item := func(no func(facts, engine.ObjID) *engine.Refusal) engine.Step {
		return engine.ChooseWhy(qCard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qCard, own(r, f.Owner), func(id engine.ObjID) *engine.Refusal { return no(r, id) })
		}, func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			if f.At.Prog == progDrop {
				return kit.WrongValue(m, engine.Refuse("AM-08", "AT-087", engine.A("card", r.PublicName(m.Val))))
			}
			return kit.WrongValue(m, engine.Refuse("AM-26", "AT-085", engine.A("card", r.PublicName(m.Val))))
		})
	}
	g.Add(progReveal, item(cannotReveal), engine.Do("reveal", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: chUncover, Seat: f.Owner, Obj: f.Reg1(qCard).ID()}}
	}))
	g.Add(progDrop, item(cannotDrop), engine.Do("drop", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
		return []engine.Change{{Kind: chMove, Seat: f.Owner, Obj: f.Reg1(qCard).ID(), Word: zDiscard}}
	}))
}

func cannotReveal(f facts, id engine.ObjID) *engine.Refusal {
	if !isHidden(f, id) {
		return engine.Refuse("AM-26", "ATR-07", engine.A("card", cardVal(f, id)))
	}
	return nil
}

func cannotDrop(f facts, id engine.ObjID) *engine.Refusal {
	if f.Attr(id, aWorked) == 0 {
		return engine.Refuse("AM-27", "ATR-11", engine.A("card", cardVal(f, id)))
	}
	return nil
}
