package groove

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/groove/language"
)

// moments are the events at which triggers of the card that they are about come.
var moments = map[string]string{
	evSummoned: language.OnSummoned, evEvolved: language.OnSummoned, evDestroyed: language.OnDestroyed,
	evAttack: language.OnAttacking, evBreaks: language.OnBreak,
}

// triggersOf is Ruleset.Triggers: what the events of a batch set off. Nobody chooses an order: the active player's come
// first, each player's in the order in which their creatures came (GRR-32). So they are placed as nobody's.
func triggersOf(r *engine.Reader, events []engine.Event) (out []engine.Trigger) {
	add := func(id engine.ObjID, on string) {
		for _, node := range nodesOn(r, id, on) {
			out = append(out, engine.Trigger{Seat: engine.NoSeat, Source: engine.Obj(id), Prog: progTrigger,
				Node: node})
		}
	}
	for _, e := range events {
		if on, ok := moments[e.Kind]; ok {
			add(e.Arg("obj")[0].ID(), on)
			continue
		}
		switch e.Kind {
		case evAfterCast: // GRR-30: scope own_spell
			for _, id := range creatures(r, e.Seat) {
				add(id, language.OnAfterCast)
			}
		case evEnding: // GR-128, GRR-25
			for _, id := range everybody(r) {
				add(id, language.OnEndOfTurn)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b engine.Trigger) int {
		rank := func(t engine.Trigger) int { return slices.Index(inOrder(r), r.Ctrl(t.Source.ID())) }
		return rank(a) - rank(b)
	})
	return out
}

// triggers is the step that carries out what waits.
func triggers(label string) engine.Step {
	return engine.Run(label, func(*engine.Reader, *engine.Frame) []engine.Frame {
		return []engine.Frame{engine.TriggersFrame()}
	})
}

// quietly returns the change that records an event of which only triggers hear.
func quietly(event string, s engine.Seat) []engine.Change {
	return []engine.Change{engine.RecordEvent(engine.Event{Kind: event, Seat: s, Quiet: true})}
}

// addTriggers defines an ability that comes by itself, and tap abilities (GR-124, GRR-29).
func addTriggers(g *engine.Ruleset) {
	g.Add(progTrigger,
		engine.If("nothing", func(r *engine.Reader, f *engine.Frame) bool {
			return texts.NoTargets(r, f.Node, f.Self, r.Ctrl(f.Self)) != nil
		}, engine.End),
		engine.Do("tell", func(r *engine.Reader, f *engine.Frame) []engine.Change { return tell(r, f.Self, f.Node) }),
		engine.Run("text", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.Frame(f.Node, f.Self, engine.ObjID{}, r.Ctrl(f.Self))}
		}))
	g.Add(progTap, append(append([]engine.Step{
		engine.ChooseWhy(qCreature, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return engine.SeatAsk{Kind: "tap", Min: 1, Max: 1, Options: engine.OptionsOf(creatures(r, f.Owner),
				func(id engine.ObjID) *engine.Refusal { return cannotTap(r, id) })}, nil
		}, noCreature),
		engine.Run("targets", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			f.Self = f.Reg1(qCreature).ID()
			f.Node, _ = tapOf(r, f.Self)
			return []engine.Frame{cardlang.Announce(f.Node, f.Self, f.Owner)}
		}),
	}, priceSteps(func(r *engine.Reader, f *engine.Frame) *language.Price {
		_, t := tapOf(r, f.Self)
		return t.Cost
	})...),
		engine.Do("tap", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			_, t := tapOf(r, f.Self)
			out := []engine.Change{{Kind: chTap, Seat: f.Owner, Obj: f.Self}}
			if t.Cost != nil {
				out = append(out, deplete(f.Owner, t.Cost.Mana)...)
			}
			return append(append(out, paid(f)...), tell(r, f.Self, f.Node)...)
		}),
		engine.Run("text", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			text := cardlang.Frame(f.Node, f.Self, engine.ObjID{}, f.Owner)
			cardlang.SetTargets(&text, f.Reg(regAims))
			return []engine.Frame{text, engine.TriggersFrame()}
		}))...)
}

// tell returns the change that tells of an ability as it comes.
func tell(f facts, id engine.ObjID, node string) []engine.Change {
	return []engine.Change{engine.Tell("ability", f.Ctrl(id), named(f, id), engine.A("text", engine.CardVal(node)))}
}

// tapOf is the tap ability of a creature with its node; nil if it has none.
func tapOf(f facts, id engine.ObjID) (node string, t *language.Trigger) {
	list := cardOf(f, id).Creature.Triggers
	for i := range list {
		if list[i].On == language.OnTapped {
			return language.TriggerOf(f.CardID(id), language.CreatureHalf, i), &list[i]
		}
	}
	return "", nil
}

// cannotTap returns why the tap ability of a creature cannot be used now.
func cannotTap(f facts, id engine.ObjID) *engine.Refusal {
	node, t := tapOf(f, id)
	s, card := f.Ctrl(id), named(f, id)
	switch {
	case exhausted(f, id):
		return engine.Refuse("E-EXHAUSTED", "GR-124", card)
	case t == nil:
		return engine.Refuse("E-NO-TAP", "GR-124", card)
	}
	if t.Cost != nil {
		if no := cannotDeplete(f, s, card, t.Cost.Mana); no != nil {
			return no
		}
		if no := cannotAfford(f, s, card, t.Cost, 0); no != nil {
			return no
		}
	}
	return texts.NoTargets(f, node, id, s)
}

// nodesOn are the nodes of the triggers of a card's half in use that come at a moment.
func nodesOn(f facts, id engine.ObjID, on string) (out []string) {
	h := halfOf(f, id)
	for i, t := range cardOf(f, id).Triggers(h) {
		if t.On == on {
			out = append(out, language.TriggerOf(f.CardID(id), h, i))
		}
	}
	return out
}
