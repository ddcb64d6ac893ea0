package text

import (
	"farpost/cards/prose"
	"farpost/engine/groove/language"
)

// chosen is the target of a name; nil if that is no target.
func (w *writer) chosen(name string) *language.Target {
	for i := range w.targets {
		if w.targets[i].Name == name {
			return &w.targets[i]
		}
	}
	return nil
}

// things is what an instruction acts on. A target is described where it is first spoken of, then "that creature".
func (w *writer) things(on language.On) prose.NP {
	t := w.chosen(on.Of)
	switch {
	case on.Each != nil:
		return w.all(on.Each)
	case on.Of == language.Attacker:
		return prose.NP{Noun: "attacker", Det: prose.The}
	case t == nil:
		return prose.NP{Noun: "creature", Det: prose.This}
	}
	p := w.target(t)
	if w.told[on.Of] {
		p = p.Again()
	}
	w.told[on.Of] = true
	return p
}

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
	p.N, p.Det = 2, prose.Any
	if a.Side == language.Own {
		p.Det, p.Of, p.Adjectives = prose.The, &prose.You, p.Adjectives[:len(p.Adjectives)-1]
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
	with := func(key string, v prose.Value) { p.With = append(p.With, w.Say(key, prose.Slots{"of": v})) }
	if f.AtMost > 0 {
		with("at-most", prose.Number(f.AtMost))
	}
	if f.AtLeast > 0 {
		with("at-least", prose.Number(f.AtLeast))
	}
	if f.Colour != "" {
		with("of-colour", prose.Words(Colours([]language.Colour{f.Colour})))
	}
	return p
}
