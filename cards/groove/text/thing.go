package text

import (
	"slices"

	"farpost/cards/prose"
	"farpost/engine/groove/language"
)

// target describes what is chosen.
func (w *writer) target(t *language.Target) prose.NP {
	p := prose.NP{Noun: t.Kind}
	switch t.Kind {
	case language.OfPermanent:
		p.Adjectives = []string{"opposing"}
	case language.OfShield:
		p.Adjectives = []string{"your"}
	case language.OfDiscard:
		p.Noun = "card"
	default:
		p = w.fitting(t.Kind, t.Filter)
	}
	if p.N, p.UpTo = t.N, t.UpTo; t.N > 1 {
		p.Det = prose.Figures
	}
	return p
}

// fitting is a creature of a side that fits a filter. Whose it is comes last among its adjectives.
func (w *writer) fitting(side string, f language.Filter) prose.NP {
	colour := f.Colour
	f.Colour = ""
	p := w.Fitting(&f)
	p.Noun = "creature"
	if side != language.Any {
		p.Adjectives = append(p.Adjectives, map[string]string{language.Own: "your", language.Opposing: side}[side])
	}
	if colour != "" {
		of := prose.Words(Colours([]language.Colour{colour}))
		p.With = append(p.With, w.Say("of-colour", prose.Slots{"of": of}))
	}
	return p
}

// all is all creatures that fit: "your exhausted creatures". Det stands before those that are not the reader's.
func (w *writer) all(a *language.All, det prose.Det) prose.NP {
	p := w.fitting(a.Side, a.Filter)
	p.N, p.Det = 2, det
	if a.Side == language.Own {
		p.Det, p.Of, p.Adjectives = prose.The, &prose.You, p.Adjectives[:len(p.Adjectives)-1]
	}
	return p
}

// things is what an instruction acts on.
func (w *writer) things(on *language.On) prose.NP {
	if on.Each != nil {
		return w.all(on.Each, prose.All)
	}
	return w.Ref(on.Of)
}

// special words the instructions of which somebody else than the reader is the subject, and what is done to all.
func (w *writer) special(in *language.Instr) (prose.Clause, bool) {
	switch s, g := in.Strength, in.Grant; {
	case in.DiscardRandom != nil:
		return w.Plain(in).By(prose.YourOpponent), true
	case in.SelfToCrystal != nil:
		return w.Plain(in).By(prose.NP{Noun: "card", Det: prose.This}), true
	case in.LookReorder != nil:
		c, them := w.Plain(in), prose.NP{Noun: "card", N: in.LookReorder.N, Mention: prose.Close}
		c.Does = append(c.Does, prose.Act{Key: "put-back", Slots: prose.Slots{"object": them}})
		return c, true
	case s != nil:
		does := w.gains("get", s.N, language.Keywords{})
		return prose.Clause{Subject: w.things(&s.On), Does: does, End: w.Say(s.Until, nil)}, true
	case g != nil:
		does := w.gains("get", 0, g.Keywords)
		return prose.Clause{Subject: w.things(&g.On), Does: does, End: w.Say(g.Until, nil)}, true
	}
	for key, on := range map[string]*language.On{"destroy": in.Destroy, "exhaust": in.Exhaust, "refresh": in.Refresh,
		"to-hand": in.ToHand} {
		if on != nil && on.Each != nil {
			return prose.To(key, w.things(on)), true
		}
	}
	return prose.Clause{}, false
}

// creature marks statics of a creature half; those of a spell have its type.
const creature = "creature"

func (w *writer) statics(list []language.Static, of string) (out []string) {
	for i := range list {
		out = append(out, prose.Capital(w.Tell(w.static(&list[i], of))))
	}
	return out
}

// static words what is so as long as a card lies there. Of is the type of the spell that says so, or creature.
func (w *writer) static(s *language.Static, of string) prose.Step {
	who := w.This()
	switch {
	case s.Each != nil:
		who = w.all(s.Each, prose.Any)
	case of == language.Enchantment:
		who = prose.NP{Noun: "creature", Det: prose.The, Adjectives: []string{"enchanted"}}
	}
	step := prose.Step{Clause: prose.Clause{Subject: who, Does: w.gains("have", s.Strength, s.Keywords)}}
	switch {
	case s.While == language.WhileOther:
		p, key := w.fitting(s.Other.Side, s.Other.Filter), "there-is"
		if p.Other = true; s.Other.Side == language.Own {
			p.Adjectives, key = p.Adjectives[:len(p.Adjectives)-1], "you-have"
		}
		others := prose.Words(w.Say(key, prose.Slots{"what": p}))
		return prose.Step{Lead: w.Say("as-long-as", prose.Slots{"what": others}), Then: []prose.Step{step}}
	case s.While != language.Always:
		step.End = w.Say("while-"+s.While, nil)
	case slices.Contains([]string{language.Blessing, language.Vigil}, of):
		return prose.Step{Lead: w.Say(of, nil), Then: []prose.Step{step}}
	}
	return step
}

// gains words what a creature has beside what it is: strength and keywords.
func (w *writer) gains(verb string, strength int, k language.Keywords) (does []prose.Act) {
	var what []string
	if strength != 0 {
		what = append(what, w.Say("strength", prose.Slots{"n": prose.Signed(strength)}))
	}
	safe := k.Untargetable
	k.Untargetable = false
	if what = append(what, w.Said(&k, "")...); len(what) > 0 {
		does = append(does, prose.Act{Key: verb, Slots: prose.Slots{"what": prose.Words(w.List(what, "and"))}})
	}
	if safe {
		does = append(does, prose.Act{Key: "untargetable"})
	}
	return does
}
