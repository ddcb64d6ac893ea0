package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// addActivate defines how an activated ability is played (FO-186): choose, pay everything at once, put it on the
// chase.
func addActivate(g *engine.Ruleset) {
	g.Add(progActivate, slices.Concat(ability.Steps("node"), abilityAimSteps(),
		costSteps(qRest, func(c language.Cost) *language.Filter { return c.Rest }, restable),
		costSteps(qBanish, func(c language.Cost) *language.Filter { return c.Banish }, banishable),
		abilityPaySteps())...)
}

// ability asks for the card, and for which of its abilities.
var ability = cardlang.Abilities{Card: qCard, Ability: qAbility,
	Of: func(r *engine.Reader, f *engine.Frame) []engine.ObjID {
		return slices.DeleteFunc(inPlay(r), func(id engine.ObjID) bool {
			return r.Ctrl(id) != f.Owner || abilities(r, id) == 0
		})
	},
	Count: abilities,
	Node:  abilityNode,
	Cannot: func(r *engine.Reader, f *engine.Frame, id engine.ObjID, i int) *engine.Refusal {
		return cannotActivate(r, id, i, f.Owner)
	},
	NoCard: whyNotSource,
}

// abilities is how many activated abilities the side of a card has that works.
func abilities(f facts, id engine.ObjID) int {
	if face := faceOf(f, id); face != nil {
		return len(face.Abilities)
	}
	return 0
}

// abilityAimSteps ask for the mode, for how much X is, and for targets.
func abilityAimSteps() []engine.Step {
	return []engine.Step{
		engine.Exec("node", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			id := f.Reg1(qCard).ID()
			f.Self = id
			f.Node = abilityNode(r, id, f.Reg1(qAbility).Num())
			if len(abilityOf(r, f).Modes) == 0 {
				return engine.Verdict{Goto: "targets"}
			}
			return engine.Verdict{}
		}),
		engine.Choose(qMode, askMode),
		engine.Calc("chosen", func(_ *engine.Reader, f *engine.Frame) {
			f.Node = cardlang.ModeOf(f.Node, f.Reg1(qMode).Num())
		}),
		engine.If("targets", func(r *engine.Reader, f *engine.Frame) bool {
			return !abilityOf(r, f).Cost.Will.X
		}, "aim"),
		engine.ChooseWhy(qX, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			from := sources(r, f.Owner, abilityPayers(r, f))
			return askX(f, len(from)-abilityOf(r, f).Cost.Will.Total()), nil
		}, func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			return whyNotX(m, abilityOf(r, f).Cost.Will.With, sources(r, f.Owner, abilityPayers(r, f)))
		}),
		engine.Run("aim", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.Announce(f.Node, f.Self, f.Owner)}
		}),
		kit.Keep("aimed", "aims"),
	}
}

// costSteps ask for the one card that a part of the cost takes, where the ability has that part.
func costSteps(label string, of func(language.Cost) *language.Filter,
	can func(facts, language.Cost, engine.ObjID, engine.Seat) []engine.ObjID) []engine.Step {
	return []engine.Step{
		engine.If("no-"+label, func(r *engine.Reader, f *engine.Frame) bool {
			return of(abilityOf(r, f).Cost) == nil
		}, "after-"+label),
		engine.Choose(label, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return engine.SeatAsk{Min: 1, Max: 1,
				Options: engine.OptionsOf(can(r, abilityOf(r, f).Cost, f.Reg1(qCard).ID(), f.Owner), nil)}, nil
		}),
		engine.Calc("after-"+label, func(*engine.Reader, *engine.Frame) {}),
	}
}

// abilityPaySteps ask for cards to discard and for will. Then they make the one batch of changes of an activation,
// and bind the answers ahead about the ability to it.
func abilityPaySteps() []engine.Step {
	steps := []engine.Step{
		engine.If("no-discard", func(r *engine.Reader, f *engine.Frame) bool {
			return abilityOf(r, f).Cost.Discard == 0
		}, "due"),
		engine.Choose(qDiscard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			n := abilityOf(r, f).Cost.Discard
			return engine.SeatAsk{Min: n, Max: n, Options: engine.OptionsOf(r.Zone(zHand, f.Owner), nil)}, nil
		}),
		engine.If("due", func(r *engine.Reader, f *engine.Frame) bool {
			return abilityWill(r, f).Total() == 0
		}, "activate"),
	}
	steps = append(steps, paySteps(func(r *engine.Reader, f *engine.Frame) (language.Will, []engine.ObjID) {
		return abilityWill(r, f), abilityPayers(r, f)
	}, nil)...)
	return append(append(steps, engine.Do("activate", activation)), toChase("activated")...)
}

// kindPlace is the kind of value by which refusals name the zone in which a card does nothing.
const kindPlace = "place"

// places are the zones in which players can see cards.
var places = []string{zHand, zStandby, zField, zStones, zRuler, zChase, zGrave, zRemoved}

// PlaceCodes lists the kinds of value by which refusals name zones: one for each, and one for what is nowhere.
func PlaceCodes() []string {
	out := []string{kindPlace}
	for _, zone := range places {
		out = append(out, kindPlace+":"+zone)
	}
	return out
}

// placeVal names the zone in which a card lies; a card that is gone lies in none. Call it only for readers who see
// the card.
func placeVal(f facts, id engine.ObjID) engine.Value {
	for _, zone := range places {
		if f.In(id, zone) {
			return engine.Value(kindPlace + ":" + zone)
		}
	}
	return kindPlace + ":-"
}

// abilityOf is the activated ability that the frame is about.
func abilityOf(r *engine.Reader, f *engine.Frame) *language.Ability {
	return &faceOf(r, f.Reg1(qCard).ID()).Abilities[f.Reg1(qAbility).Num()]
}

// abilityWill is the will that the ability costs, with the X that was named.
func abilityWill(r *engine.Reader, f *engine.Frame) language.Will {
	return abilityOf(r, f).Cost.Will.With(f.Reg1(qX).Num())
}

func abilityNode(f facts, id engine.ObjID, i int) string {
	part, _ := nodesOf(f, id)
	return cardlang.Numbered(f.CardID(id), part, i)
}

// abilityPayers are the cards that pay for an ability in another way than by producing will.
func abilityPayers(r *engine.Reader, f *engine.Frame) []engine.ObjID {
	out := append(engine.IDs(f.Reg(qRest)), engine.IDs(f.Reg(qBanish))...)
	if c := abilityOf(r, f).Cost; c.RestThis || c.BanishThis {
		out = append(out, f.Reg1(qCard).ID())
	}
	return out
}

// restable lists the cards that a player can rest for a cost of self: recovered ones, but not self when that is rested
// for the same cost anyhow.
func restable(f facts, c language.Cost, self engine.ObjID, s engine.Seat) []engine.ObjID {
	return payable(f, c.Rest, self, s, func(id engine.ObjID) bool {
		return !rested(f, id) && (id != self || !c.RestThis)
	})
}

// banishable lists the cards that a player can banish for a cost of self: no ruler and no J-ruler (FO-172), and not
// self when that is banished for the same cost anyhow.
func banishable(f facts, c language.Cost, self engine.ObjID, s engine.Seat) []engine.ObjID {
	return payable(f, c.Banish, self, s, func(id engine.ObjID) bool {
		return cardOf(f, id).Type != language.Ruler && (id != self || !c.BanishThis)
	})
}

// payable lists the cards of a player that a part of a cost takes.
func payable(f facts, fl *language.Filter, self engine.ObjID, s engine.Seat,
	can func(engine.ObjID) bool) []engine.ObjID {
	return slices.DeleteFunc(fitting(fl, f, self, s), func(id engine.ObjID) bool { return f.Ctrl(id) != s || !can(id) })
}

// activation returns the one batch of an activated ability: its costs, and the ability on the chase. What the card
// pays by leaving comes last, so that the rest still finds it.
func activation(r *engine.Reader, f *engine.Frame) []engine.Change {
	id := f.Reg1(qCard).ID()
	c := abilityOf(r, f).Cost
	out := payment(r, f.Owner, abilityWill(r, f), f.Reg(qPay), abilityPayers(r, f))
	if c.RestThis {
		out = append(out, engine.Change{Kind: chRest, Seat: f.Owner, Obj: id})
	}
	for _, x := range engine.IDs(f.Reg(qRest)) {
		out = append(out, engine.Change{Kind: chRest, Seat: f.Owner, Obj: x})
	}
	for _, x := range engine.IDs(f.Reg(qBanish)) {
		out = append(out, engine.Change{Kind: chBanish, Seat: f.Owner, Obj: x})
	}
	out = append(out, discards(r, f.Reg(qDiscard))...)
	out = append(out, engine.Change{Kind: chLife, Seat: f.Owner, N: -c.Life})
	out = append(out, engine.Change{Kind: chAbility, Seat: f.Owner, Obj: id, Word: f.Node,
		Vals: kit.PackList(f.Reg("aims"), listX, f.Reg(qX))})
	if abilityOf(r, f).Once {
		out = append(out, kit.Mark(markAbility+"."+f.Reg1(qAbility).Body(), engine.Obj(id), periodTurn))
	}
	if c.BanishThis {
		out = append(out, engine.Change{Kind: chBanish, Seat: f.Owner, Obj: id})
	}
	return out
}

// whyNotSource explains a card that has no ability to activate where it is.
func whyNotSource(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
	id := m.Val.ID()
	if isInPlay(r, id) && r.Ctrl(id) != f.Owner {
		return kit.WrongValue(m, engine.Refuse("E-NOT-YOURS", "FO-026", engine.A("card", cardVal(r, id))))
	}
	place := placeVal(r, engine.ObjID{})
	if r.Sees(f.Owner, id) {
		place = placeVal(r, id)
	}
	return kit.WrongValue(m, engine.Refuse("E-ZONE", "FO-188", engine.A("card", r.PublicName(m.Val)),
		engine.A("zone", place)))
}

// cannotActivate returns why an ability cannot be activated now: its limit, its cost or its targets. Nil when it
// can.
func cannotActivate(f facts, id engine.ObjID, i int, s engine.Seat) *engine.Refusal {
	face := faceOf(f, id)
	card := engine.A("card", cardVal(f, id))
	if face == nil || i < 0 || i >= len(face.Abilities) {
		return engine.Refuse("E-ZONE", "FO-188", card, engine.A("zone", placeVal(f, id)))
	}
	c := face.Abilities[i].Cost
	if face.Abilities[i].Once && f.MarkCount(markAbility+"."+engine.Int(i).Body(), engine.Obj(id)) > 0 {
		return engine.Refuse("E-ONCE", "FO-186", card)
	}
	var not []engine.ObjID
	if c.RestThis {
		if no := cannotRest(f, id); no != nil {
			return no
		}
		not = append(not, id)
	}
	if c.BanishThis {
		not = append(not, id)
	}
	switch {
	case c.Rest != nil && len(restable(f, c, id, s)) == 0,
		c.Banish != nil && len(banishable(f, c, id, s)) == 0,
		c.Discard > f.Count(zHand, s), c.Life > f.SeatAttr(s, sLife):
		return engine.Refuse("E-COST", "FO-003", card)
	}
	if no := cannotPay(f, s, c.Will, not); no != nil {
		return no
	}
	return texts.NoTargets(f, abilityNode(f, id, i), id, s)
}
