package athernum

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

// addPlay defines how cards come onto the Stack from the hand and from the Extra Deck (sections 4.7 to 4.9).
func addPlay(g *engine.Ruleset) {
	g.Add(progPlay, slices.Concat(cardStep(verbPlay), slotSteps("pays"), paySteps(cardPrice), castSteps())...)
	g.Add(progAttach, slices.Concat(cardStep(verbAttach), hostSteps(), castSteps())...)
	g.Add(progLocation, slices.Concat(cardStep(verbLocation), castSteps())...)
	g.Add(progExtra, slices.Concat(cardStep(verbExtra), []engine.Step{
		engine.Exec("kind", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			switch played(r, f).Type {
			case language.Item:
				return engine.Verdict{Goto: qHost}
			case language.Location:
				return engine.Verdict{Goto: "price"}
			}
			return engine.Verdict{}
		}),
	}, slotSteps("price"), hostSteps(), priceSteps(), castSteps())...)
}

// played is the card that a frame plays.
func played(r *engine.Reader, f *engine.Frame) *language.Card { return cardOf(r, f.Reg1(qCard).ID()) }

// verbOf is the verb by which a card of a type comes from the hand.
var verbOf = map[string]string{language.Character: verbPlay, language.Item: verbAttach, language.Location: verbLocation}

// cardStep asks for the card.
func cardStep(verb string) []engine.Step {
	zone := zHand
	if verb == verbExtra {
		zone = zExtra
	}
	return []engine.Step{
		engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
			no := cannotAct(r, f.Owner, verb)
			if no != nil && no.Code == "AM-11" && kit.Chosen(f, qCard) {
				return nil // what is wrong with the card comes first (section 6)
			}
			return no
		}),
		engine.ChooseWhy(qCard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qCard, r.Zone(zone, f.Owner), func(id engine.ObjID) *engine.Refusal {
				return cannotPlay(r, id, f.Owner, verb)
			})
		}, kit.Wrong("AM-05", "AT-051")),
	}
}

// cannotPlay returns why a card cannot be played by a verb now.
func cannotPlay(f facts, id engine.ObjID, s engine.Seat, verb string) *engine.Refusal {
	c := cardOf(f, id)
	card := engine.A("card", engine.CardVal(c.ID))
	switch {
	case verb != verbExtra && verbOf[c.Type] != verb:
		return engine.Refuse("AM-06", "AT-013", card, engine.W("type", c.Type), engine.W("verb", verbOf[c.Type]))
	case verb == verbExtra && (c.Extra == nil || !satisfied(c.Extra.If, f, id, s)),
		len(offerable(f, extraCost(c), id, s)) < offered(extraCost(c)):
		return engine.Refuse("AM-19", "AT-010", card)
	case c.Type == language.Location && cannotAct(f, s, verbLocation) != nil:
		return cannotAct(f, s, verbLocation)
	case c.Type == language.Item:
		for _, host := range append(slices.Clone(inPlay(f)), engine.ObjID{}) {
			if !host.IsZero() && cannotHost(f, host, s) == nil {
				return nil
			}
		}
		return engine.Refuse("AM-17", "AT-082", engine.A("host"))
	case c.Type == language.Location: // it takes no slot, and copies of it are for the check (AT-092, ATR-60)
	case len(freeSlots(f, s)) == 0 && offered(extraCost(c)) == 0:
		return engine.Refuse("AM-14", "AT-079")
	case slices.ContainsFunc(inPlay(f), func(x engine.ObjID) bool {
		return f.Ctrl(x) == s && hasField(f, x) && sameName(cardOf(f, x), c)
	}):
		return engine.Refuse("AM-15", "AT-080", card)
	}
	return cannotPay(f, s, priceOf(f, id), engine.CardVal(c.ID))
}

// extraCost is what the rule of an Extra Deck card takes besides.
func extraCost(c *language.Card) language.Cost {
	if c.Extra == nil {
		return language.Cost{}
	}
	return c.Extra.Cost
}

// slotSteps ask for a character slot where one is named (AT-078).
func slotSteps(then string) []engine.Step {
	return []engine.Step{
		engine.If("any-slot", func(_ *engine.Reader, f *engine.Frame) bool { return !kit.Given(f, qSlot) }, then),
		engine.ChooseWhy(qSlot, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Max: 1}
			for _, n := range freeSlots(r, f.Owner) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Int(n)})
			}
			return sa, nil
		}, func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			var free []engine.Value
			for _, n := range freeSlots(r, f.Owner) {
				free = append(free, engine.Int(n))
			}
			return kit.WrongValue(m, engine.Refuse("AM-16", "AT-078", engine.A("n", m.Val), engine.A("free", free...)))
		}),
		engine.Goto("slotted", then),
	}
}

// hostSteps ask to which host an item is attached, and whether it shows its face (AT-052, AT-083, AT-084).
func hostSteps() []engine.Step {
	return []engine.Step{
		engine.ChooseWhy(qHost, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qHost, hosts(r), func(id engine.ObjID) *engine.Refusal {
				return cannotHost(r, id, f.Owner)
			})
		}, func(r *engine.Reader, _ *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			return kit.WrongValue(m, engine.Refuse("AM-18", "AT-089", engine.A("host", r.PublicName(m.Val))))
		}),
		engine.Choose(qFace, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1,
				Options: engine.Options(engine.Word(faceUpWord), engine.Word(faceDownWord))}
			if c := played(r, f); c.FaceUpOnly {
				sa.Options[1].Refusal = engine.Refuse("AM-18", "ATR-08", engine.A("host", engine.CardVal(c.ID)))
			}
			return sa, nil
		}),
	}
}

// hosts lists the characters and locations in play.
func hosts(f facts) []engine.ObjID {
	return slices.DeleteFunc(inPlay(f), func(id engine.ObjID) bool { return typeOf(f, id) == language.Item })
}

// cannotHost returns why a player cannot attach an item to a card now (AT-021, AT-082, AT-083, ATR-10).
func cannotHost(f facts, id engine.ObjID, s engine.Seat) *engine.Refusal {
	host := engine.A("host", cardVal(f, id))
	switch {
	case typeOf(f, id) == language.Item, f.Ctrl(id) != s, !isFaceUp(f, id):
		return engine.Refuse("AM-18", "ATR-10", host)
	case !hasRoom(f, id):
		return engine.Refuse("AM-17", "AT-021", host)
	}
	return nil
}

// priceSteps ask what is sacrificed for a card of the Extra Deck and what pays for it.
func priceSteps() []engine.Step {
	return slices.Concat([]engine.Step{engine.Calc("price", func(*engine.Reader, *engine.Frame) {})},
		sacrificeSteps(func(r *engine.Reader, f *engine.Frame) language.Cost { return extraCost(played(r, f)) }),
		paySteps(cardPrice))
}

// cardPrice is what the card of a frame costs in resources.
func cardPrice(r *engine.Reader, f *engine.Frame) (language.Amount, engine.Value) {
	id := f.Reg1(qCard).ID()
	return priceOf(r, id).Plus(extraCost(cardOf(r, id)).Pay), engine.CardVal(r.CardID(id))
}

// castSteps put the card onto the Stack and pay for it, in one batch. The locations that make way are discarded now
// (AT-091, ATR-61).
func castSteps() []engine.Step {
	return []engine.Step{
		engine.Do("cast", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			id := f.Reg1(qCard).ID()
			c := cardOf(r, id)
			out := sacrifices(r, f)
			if c.Cost != nil {
				out = append(out, payment(r, f.Owner, priceOf(r, id).Plus(extraCost(c).Pay), f.Reg(qPay))...)
			}
			if c.Type == language.Location {
				out = append(out, kit.Mark(markLocation, engine.SeatVal(f.Owner), periodTurn))
				for _, old := range r.Zone(zLocation, f.Owner) {
					if !c.Irregular && !cardOf(r, old).Irregular {
						out = append(out, engine.Change{Kind: chMove, Seat: f.Owner, Obj: old, Word: zDiscard})
					}
				}
			}
			cast := engine.Change{Kind: chCast, Seat: f.Owner, Obj: id}
			if f.Reg1(qFace) == engine.Word(faceDownWord) {
				cast.N = 1
			}
			cast.Vals = kit.PackList(kit.PackList(nil, listHost, f.Reg(qHost)), listSlot, f.Reg(qSlot))
			return append(out, cast)
		}),
		toStack("casted"), seals,
	}
}

// offered is how many cards a cost sacrifices besides its own.
func offered(c language.Cost) int {
	if c.Sacrifice == nil {
		return 0
	}
	return c.Sacrifice.N
}

// offerable lists the cards that a player can sacrifice for a cost of self: no main character (ATR-59), and not self.
func offerable(f facts, c language.Cost, self engine.ObjID, s engine.Seat) []engine.ObjID {
	if c.Sacrifice == nil {
		return nil
	}
	return slices.DeleteFunc(fitting(&c.Sacrifice.Filter, f, self, s), func(id engine.ObjID) bool {
		return f.Ctrl(id) != s || isMain(f, id) || id == self && (c.SacrificeThis || c.ExhaustThis)
	})
}

// sacrificeSteps ask which cards are sacrificed, where a cost takes some.
func sacrificeSteps(of func(*engine.Reader, *engine.Frame) language.Cost) []engine.Step {
	return []engine.Step{
		engine.If("keeps", func(r *engine.Reader, f *engine.Frame) bool { return offered(of(r, f)) == 0 },
			"sacrificed"),
		engine.Choose(qSacrifice, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			c := of(r, f)
			return engine.SeatAsk{Min: c.Sacrifice.N, Max: c.Sacrifice.N,
				Options: engine.OptionsOf(offerable(r, c, f.Reg1(qCard).ID(), f.Owner), nil)}, nil
		}),
		engine.Calc("sacrificed", func(*engine.Reader, *engine.Frame) {}),
	}
}

// sacrifices discards what was chosen for a cost (ATR-72).
func sacrifices(_ *engine.Reader, f *engine.Frame) []engine.Change {
	var out []engine.Change
	for _, id := range engine.IDs(f.Reg(qSacrifice)) {
		out = append(out, engine.Change{Kind: chMove, Seat: f.Owner, Obj: id, Word: zDiscard})
	}
	return out
}
