package groove

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
)

// Registers of a card that is being played.
const (
	regHalf = "of-half" // the half, by its name
	regAims = "aims"    // the packed targets of its text
)

// addUse defines how a card of the hand is used: summoned or cast in step 3b (section 4.6), or played as a groove
// trigger (section 4.9). What is chosen and what is paid is the same for all.
func addUse(g *engine.Ruleset) {
	in := func(h language.Half) []engine.Step {
		return []engine.Step{
			cardStep(func(f facts, s engine.Seat, id engine.ObjID) *engine.Refusal { return cannotUse(f, s, id, h) },
				func(*language.Card) language.Half { return h }),
			engine.Calc("half-known", func(_ *engine.Reader, f *engine.Frame) {
				f.Set(regHalf, engine.Word(string(h)))
			}),
		}
	}
	g.Add(progSummon, append(in(language.CreatureHalf), summonSteps()...)...)
	g.Add(progCast, append(in(language.SpellHalf), castSteps()...)...)
	g.Add(progGroove, slices.Concat([]engine.Step{
		cardStep(cannotTrigger, grooveHalf),
		engine.Exec("halves", func(r *engine.Reader, f *engine.Frame) engine.Verdict { // GR-090
			h := grooveHalf(cardUsed(r, f))
			if h == "" {
				return engine.Verdict{}
			}
			f.Set(regHalf, engine.Word(string(h)))
			return engine.Verdict{Goto: "which"}
		}),
		engine.Choose(qHalf, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			id := f.Reg1(qCard).ID()
			for _, h := range language.Halves {
				says := engine.Say("half", halfName(r, id, h), engine.N("n", cardOf(r, id).Cost(h).Groove))
				sa.Options = append(sa.Options, engine.Option{Key: engine.Word(string(h)), Label: says,
					Face: language.Face(r.CardID(id), h), Refusal: cannotGroove(r, f.Owner, id, h)})
			}
			return sa, nil
		}),
		engine.Calc("half-chosen", func(_ *engine.Reader, f *engine.Frame) { f.Set(regHalf, f.Reg1(qHalf)) }),
		engine.If("which", func(_ *engine.Reader, f *engine.Frame) bool {
			return inUse(f) == language.SpellHalf
		}, "hosted"),
	}, summonSteps(), []engine.Step{engine.Goto("summoned", engine.End)}, castSteps())...)
}

// cardStep asks for a card of the hand, each with why it cannot be used. A card is shown as the half that half returns;
// with "" as a whole.
func cardStep(
	no func(facts, engine.Seat, engine.ObjID) *engine.Refusal, half func(*language.Card) language.Half,
) engine.Step {
	return engine.ChooseWhy(qCard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
		sa := engine.SeatAsk{Kind: "use", Min: 1, Max: 1}
		for _, id := range r.Zone(zHand, f.Owner) {
			o := engine.Option{Key: engine.Obj(id), Refusal: no(r, f.Owner, id)}
			if h := half(cardOf(r, id)); h != "" {
				o.Face = language.Face(r.CardID(id), h)
			}
			sa.Options = append(sa.Options, o)
		}
		return sa, nil
	}, notInHand)
}

// grooveHalf is the half of a card that can be played as a groove trigger; "" for a card of which both can, or neither.
func grooveHalf(c *language.Card) language.Half {
	switch creature, spell := c.Creature.Cost.Groove > 0, c.Spell.Cost.Groove > 0; {
	case creature && !spell:
		return language.CreatureHalf
	case spell && !creature:
		return language.SpellHalf
	}
	return ""
}

// summonSteps ask on what an Evolution is placed, and summon.
func summonSteps() []engine.Step {
	from := func(r *engine.Reader, f *engine.Frame) string { return cardUsed(r, f).Creature.EvolvesFrom }
	return []engine.Step{
		engine.If("based", func(r *engine.Reader, f *engine.Frame) bool { return from(r, f) == "" }, "summon"),
		engine.ChooseWhy(qBase, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return engine.SeatAsk{Min: 1, Max: 1, Options: engine.OptionsOf(bases(r, f.Owner, from(r, f)), nil)}, nil
		}, noCreature),
		engine.Do("summon", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return append(pay(r, f), engine.Change{Kind: chSummon, Seat: f.Owner, Obj: f.Reg1(qCard).ID(),
				To: f.Reg1(qBase)})
		}),
		triggers("arrived"),
	}
}

// castSteps ask for what a spell is attached to, aimed at and paid with, and cast it.
func castSteps() []engine.Step {
	extra := func(r *engine.Reader, f *engine.Frame) *language.Price { return cardUsed(r, f).Spell.Extra }
	return slices.Concat([]engine.Step{
		engine.If("hosted", func(r *engine.Reader, f *engine.Frame) bool {
			return cardUsed(r, f).Spell.Type != language.Enchantment
		}, "targets"),
		engine.ChooseWhy(qHost, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			list := hosts(r, f.Owner, &cardUsed(r, f).Spell)
			return engine.SeatAsk{Min: 1, Max: 1, Options: engine.Options(list...)}, nil
		}, kit.Wrong("E-NOT-YOURS", "GR-108")),
		engine.Run("targets", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.Announce(language.EffectOf(cardUsed(r, f).ID), f.Reg1(qCard).ID(), f.Owner)}
		}),
	}, priceSteps(extra), []engine.Step{
		engine.Do("cast", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return append(append(pay(r, f), paid(f)...),
				engine.Change{Kind: chCast, Seat: f.Owner, Obj: f.Reg1(qCard).ID()})
		}),
		engine.Run("resolve", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			spell := engine.NewFrame(progSpell, f.Owner)
			spell.Self = spellOn(r)
			spell.Set(regAims, f.Reg(regAims)...)
			spell.Set(qHost, f.Reg(qHost)...)
			return []engine.Frame{spell}
		}),
	})
}

// pay returns the changes that pay for the half in use: mana, or cards of the groove before it takes effect (GR-091).
func pay(r *engine.Reader, f *engine.Frame) []engine.Change {
	id, h := f.Reg1(qCard).ID(), inUse(f)
	cost := cardOf(r, id).Cost(h)
	if cost.Groove > 0 {
		return []engine.Change{{Kind: chPayGroove, Seat: f.Owner, Obj: id, N: cost.Groove, Word: string(h)}}
	}
	return deplete(f.Owner, cost.Mana)
}

// inUse is the half that a frame uses, cardUsed the card.
func inUse(f *engine.Frame) language.Half { return language.Half(f.Reg1(regHalf).Body()) }

func cardUsed(r *engine.Reader, f *engine.Frame) *language.Card { return cardOf(r, f.Reg1(qCard).ID()) }

// bases are the creatures of a player on which an Evolution from a race can be placed (GRR-26).
func bases(f facts, s engine.Seat, race string) []engine.ObjID {
	return only(creatures(f, s), func(id engine.ObjID) bool { return cardOf(f, id).Creature.Race == race })
}

// hosts are the things of a player to which an Enchantment can be attached (GR-116, GR-117, GR-108).
func hosts(f facts, s engine.Seat, spell *language.Spell) []engine.Value {
	if spell.OnShield() {
		return shields(f, s)
	}
	return engine.Objs(creatures(f, s))
}

// cannotUse returns why a half of a card of the hand cannot be summoned or cast now, in the order of section 6.
func cannotUse(f facts, s engine.Seat, id engine.ObjID, h language.Half) *engine.Refusal {
	c, card := cardOf(f, id), halfName(f, id, h)
	cost := c.Cost(h)
	if cost.Groove > 0 {
		return engine.Refuse("E-GROOVE-COST", "GR-052", card, engine.N("n", cost.Groove))
	}
	switch no := cannotDeplete(f, s, card, cost.Mana); {
	case locked(f):
		return engine.Refuse("E-LOCKED", "GR-040")
	case f.Var(vDual) == 1:
		return engine.Refuse("E-DUAL", "GR-036")
	case no != nil:
		return no
	}
	for _, of := range c.Border(h) {
		if !hasColour(f, s, of) {
			return engine.Refuse("E-COLOUR", "GR-047", card, engine.A("colour", engine.Word(string(of))))
		}
	}
	if f.Var(vBattle) == 1 {
		return engine.Refuse("E-BATTLE", "GR-029")
	}
	return cannotAim(f, s, id, h)
}

// cannotTrigger returns why a card of the hand cannot be played as a groove trigger now: why neither half can.
func cannotTrigger(f facts, s engine.Seat, id engine.ObjID) (no *engine.Refusal) {
	if !cardOf(f, id).HasGroove() {
		return engine.Refuse("E-NO-GROOVE", "GR-090", named(f, id))
	}
	for _, h := range language.Halves {
		if cardOf(f, id).Cost(h).Groove == 0 {
			continue
		}
		if no = cannotGroove(f, s, id, h); no == nil {
			return nil
		}
	}
	return no
}

// cannotGroove returns why a half with a groove cost cannot be played as a groove trigger now (GR-092, GR-094).
func cannotGroove(f facts, s engine.Seat, id engine.ObjID, h language.Half) *engine.Refusal {
	n, have := cardOf(f, id).Cost(h).Groove, f.Count(zGroove, s)
	if n > have {
		return engine.Refuse("E-FEW-GROOVE", "GR-092", halfName(f, id, h), engine.N("n", n), engine.N("have", have))
	}
	return cannotAim(f, s, id, h)
}

// cannotAim returns why a half lacks what it is placed on or aimed at, or cannot pay what it costs besides.
func cannotAim(f facts, s engine.Seat, id engine.ObjID, h language.Half) *engine.Refusal {
	c, card := cardOf(f, id), halfName(f, id, h)
	if h == language.CreatureHalf {
		switch race := c.Creature.EvolvesFrom; {
		case race == "":
			return nil
		case f.Option(ruleEvolution) == 0:
			return engine.Refuse("E-NO-EVOLUTION", "GRR-26")
		case len(bases(f, s, race)) == 0:
			needs := engine.CardVal(language.EvolvesOf(c.ID))
			return engine.Refuse("E-NO-BASE", "GR-114", card, engine.A("text", needs))
		}
		return nil
	}
	if c.Spell.Type == language.Enchantment && len(hosts(f, s, &c.Spell)) == 0 {
		host := language.HostCreature
		if c.Spell.OnShield() {
			host = language.HostShield
		}
		return engine.Refuse("E-NO-HOST", "GR-120", card, engine.A("what", engine.Word(host)))
	}
	if no := texts.NoTargets(f, language.EffectOf(c.ID), id, s); no != nil {
		return no
	}
	return cannotAfford(f, s, card, c.Spell.Extra, 1)
}
