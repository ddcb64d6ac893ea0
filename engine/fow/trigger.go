package fow

import (
	"slices"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// triggersOf is Ruleset.Triggers: the triggered abilities that a batch sets off (FO-105, FO-109). A card that left
// in the batch counts as it was, so its own "when destroyed" is among them.
func triggersOf(r *engine.Reader, events []engine.Event) []engine.Trigger {
	var out []engine.Trigger
	for _, e := range events {
		for _, o := range occasions(e) {
			out = append(out, explodes(r, o)...)
			out = append(out, delayed(r, o)...)
			seen := inPlay(r)
			if left(o.on) && !slices.Contains(seen, o.it) {
				seen = append(seen, o.it)
			}
			for _, id := range seen {
				out = append(out, triggersOn(r, id, o)...)
			}
		}
	}
	return out
}

// left reports whether an occasion is about a card that has just left the field.
func left(on string) bool { return on == language.OnToGraveyard || on == language.OnDestroyed }

// triggersOn lists the triggered abilities of a card that an occasion sets off.
func triggersOn(f facts, id engine.ObjID, o occasion) []engine.Trigger {
	face := faceOf(f, id)
	if face == nil {
		return nil
	}
	var out []engine.Trigger
	c, seat := cardOf(f, id), f.Ctrl(id)
	add := func(list []language.When, part string) {
		for i := range list {
			if w := &list[i]; matches(&w.Event, f, o, id, seat) && satisfied(w.If, f, id, seat) {
				out = append(out, o.trigger(seat, id, cardlang.Numbered(c.ID, part, i)))
			}
		}
	}
	_, part := nodesOf(f, id)
	add(face.Triggers, part)
	if c.Awakening != nil && f.Attr(id, aAwake) == 1 {
		add(c.Awakening.Triggers, language.PartAwakened)
	}
	return out
}

// explodes returns the ability that [Explode] makes when a resonator deals battle damage to another one (FO-197);
// nil for other occasions.
func explodes(f facts, o occasion) []engine.Trigger {
	hit := o.other.ID()
	if o.on != language.OnDeals || !o.battle || typeOf(f, o.it) != language.Resonator ||
		typeOf(f, hit) != language.Resonator || !has(f, o.it, language.Explode) {
		return nil
	}
	swap := o
	swap.it = hit
	return []engine.Trigger{swap.trigger(f.Ctrl(o.it), o.it, language.NodeExplode)}
}

// addTriggers defines how a triggered ability comes onto the chase. Its mode and its targets are chosen; an ability
// without a legal target is dropped (FO-106, FO-110). Then rules enforcement is repeated.
func addTriggers(g *engine.Ruleset) {
	g.Add(progTrigger,
		engine.Exec("modes", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			t, _ := bookOf(r).Parts().Part(f.Node)
			if t.Modes == 0 {
				return engine.Verdict{Goto: "targets"}
			}
			sa, _ := askMode(r, f)
			sa.Seat, sa.About, sa.Due = f.Owner, engine.Obj(f.Self), dueFor(r, f.Owner)
			sa.Prompt = engine.Say(qMode, engine.A("card", cardVal(r, f.Self)))
			if sa.Default = engine.DefaultChoice(sa); len(sa.Default.Answers[0].Vals) == 0 {
				return engine.Verdict{End: true}
			}
			return engine.Verdict{Ask: r.AskOne(sa, qMode)}
		}),
		engine.Calc("chosen", func(_ *engine.Reader, f *engine.Frame) {
			f.Node = cardlang.ModeOf(f.Node, f.Reg1(qMode).Num())
		}),
		engine.Run("targets", func(_ *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.TargetsFrame(f.Node, f.Self, f.Owner)}
		}),
		engine.Exec("place", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if len(f.Ret) > 0 && f.Ret[0] == cardlang.NoTarget {
				return engine.Verdict{End: true}
			}
			packed := kit.PackList(nil, listIt, f.On.Arg(listIt))
			packed = kit.PackList(packed, listOther, f.On.Arg(listOther))
			packed = kit.PackList(packed, listThat, []engine.Value{engine.SeatVal(f.On.Seat)})
			place := engine.Change{Kind: chAbility, Seat: f.Owner, Obj: f.Self, Word: f.Node, N: 1,
				Vals: append(packed, f.Ret...)}
			e, late := waited(r, f)
			switch {
			case late && e.Kind == "":
				return engine.Verdict{End: true}
			case late:
				place.Vals = e.On
				return engine.Verdict{Do: []engine.Change{place, {Kind: chDone, Vals: f.On.Arg(argLater)}}}
			}
			return engine.Verdict{Do: []engine.Change{place}}
		}),
		kit.Check("check"))
}
