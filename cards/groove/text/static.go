package text

import (
	"strconv"

	"farpost/cards/prose"
	"farpost/engine/groove/language"
)

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
	who := prose.NP{Noun: "creature", Det: prose.This}
	switch {
	case s.Each != nil:
		who = w.all(s.Each)
	case of == language.Enchantment:
		who = prose.NP{Noun: "creature", Det: prose.The, Adjectives: []string{"enchanted"}}
	}
	step := prose.Step{Clause: prose.Clause{Subject: who, Does: w.gains("have", s.Strength, s.Keywords)}}
	switch s.While {
	case language.WhileAlone:
		step.End = w.Say("alone", nil)
	case language.WhileAttacking, language.WhileBlocking:
		step.End = w.Say("while-"+s.While, nil)
	case language.WhileOther:
		return prose.Step{Lead: w.Say("as-long-as", prose.Slots{"what": prose.Words(w.others(s.Other))}),
			Then: []prose.Step{step}}
	}
	if of == language.Blessing || of == language.Vigil {
		return prose.Step{Lead: w.Say(of, nil), Then: []prose.Step{step}}
	}
	return step
}

// others words that another creature is there that fits.
func (w *writer) others(a *language.All) string {
	if a == nil {
		a = &language.All{Side: language.Own}
	}
	p := w.fitting(a.Side, &a.Filter)
	p.Other = true
	if a.Side == language.Own {
		p.Adjectives = p.Adjectives[:len(p.Adjectives)-1] // "you have" says whose
		return w.Say("you-have", prose.Slots{"what": p})
	}
	return w.Say("there-is", prose.Slots{"what": p})
}

// signed writes a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}
