package text

import (
	"farpost/cards/prose"
	"farpost/engine/groove/language"
)

// things is what an instruction acts on.
func (w *writer) things(on language.On) prose.NP {
	if on.Each != nil {
		return w.all(on.Each)
	}
	return w.thing(on.Of)
}

// thing is described where it is first spoken of, and then "that creature".
func (w *writer) thing(of string) prose.NP {
	switch of {
	case language.This:
		return prose.NP{Noun: "creature", Det: prose.This}
	case language.Attacker:
		return prose.NP{Noun: "attacker", Det: prose.The}
	}
	for i := range w.targets {
		if t := &w.targets[i]; t.Name == of {
			p := w.target(t)
			if w.told[of] {
				p = p.Again()
			}
			w.told[of] = true
			return p
		}
	}
	return prose.NP{Noun: "card"}
}

// target describes what is chosen.
func (w *writer) target(t *language.Target) prose.NP {
	var p prose.NP
	switch t.Kind {
	case language.OfPermanent:
		p = prose.NP{Noun: "permanent", Adjectives: []string{"opposing"}}
	case language.OfShield:
		p = prose.NP{Noun: "shield", Adjectives: []string{"your"}}
	case language.OfDiscard:
		p = prose.NP{Noun: "card"}
	default:
		p = w.fitting(t.Kind, &t.Filter)
	}
	if p.N, p.UpTo = t.N, t.UpTo; t.N > 1 {
		p.Det = prose.Figures
	}
	return p
}

// all is all creatures that fit: "your exhausted creatures".
func (w *writer) all(a *language.All) prose.NP {
	p := w.fitting(a.Side, &a.Filter)
	p.N, p.Other = 2, a.Other
	switch a.Side {
	case language.Own:
		p.Det, p.Of, p.Adjectives = prose.The, &prose.You, p.Adjectives[:len(p.Adjectives)-1]
	default:
		p.Det = prose.Any
	}
	for i, adjective := range p.Adjectives {
		if adjective == language.Attacking {
			p.Adjectives[i] = "attacking-ones"
		}
	}
	return p
}

// fitting is a creature of a side that fits a filter. Whose it is comes last among its adjectives.
func (w *writer) fitting(side string, f *language.Filter) prose.NP {
	p := prose.NP{Noun: "creature", Other: f.Other}
	if f.State != "" {
		p.Adjectives = append(p.Adjectives, f.State)
	}
	switch side {
	case language.Own:
		p.Adjectives = append(p.Adjectives, "your")
	case language.Opposing:
		p.Adjectives = append(p.Adjectives, "opposing")
	}
	var races []string
	for _, id := range f.Races {
		races = append(races, w.race(id))
	}
	p.Kin = w.List(races, "or")
	with := func(key, slot string, v prose.Value) { p.With = append(p.With, w.Say(key, prose.Slots{slot: v})) }
	if f.AtMost > 0 {
		with("at-most", "n", prose.Number(f.AtMost))
	}
	if f.AtLeast > 0 {
		with("at-least", "n", prose.Number(f.AtLeast))
	}
	if f.Colour != "" {
		with("of-colour", "colour", prose.Words(Colours([]language.Colour{f.Colour})))
	}
	return p
}
