package text

import (
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
	switch {
	case s.While == language.WhileOther:
		p, key := w.fitting(s.Other.Side, &s.Other.Filter), "there-is"
		if p.Other = true; s.Other.Side == language.Own {
			p.Adjectives, key = p.Adjectives[:len(p.Adjectives)-1], "you-have"
		}
		others := prose.Words(w.Say(key, prose.Slots{"what": p}))
		return prose.Step{Lead: w.Say("as-long-as", prose.Slots{"what": others}), Then: []prose.Step{step}}
	case s.While != language.Always:
		step.End = w.Say("while-"+s.While, nil)
	case of == language.Blessing || of == language.Vigil:
		return prose.Step{Lead: w.Say(of, nil), Then: []prose.Step{step}}
	}
	return step
}

// keywords are those that a word tells, by key, each with its number.
func keywords(k language.Keywords) (keys []string, numbers map[string]prose.Slots) {
	numbers = map[string]prose.Slots{"evade": {"n": prose.Number(k.Evade)}, "breaker": {"n": prose.Number(k.Breaker)}}
	for _, x := range []struct {
		key string
		is  bool
	}{{"swift", k.Swift}, {"evade", k.Evade > 0}, {"hunter", k.Hunter}, {"sentry", k.Sentry},
		{"breaker", k.Breaker > 0}, {"wall", k.Wall}} {
		if x.is {
			keys = append(keys, x.key)
		}
	}
	return keys, numbers
}

// reminded are keywords with what they mean, one in a line.
func (w *writer) reminded(k language.Keywords) (out []string) {
	keys, n := keywords(k)
	for _, key := range keys {
		out = append(out, w.Say(key, n[key])+" ("+w.Say(key+"-says", n[key])+")")
	}
	return out
}

// gains words what a creature has beside what it is: strength and keywords.
func (w *writer) gains(verb string, strength int, k language.Keywords) (does []prose.Act) {
	var what []string
	if strength != 0 {
		what = append(what, w.Say("strength", prose.Slots{"n": prose.Signed(strength)}))
	}
	keys, n := keywords(k)
	for _, key := range keys {
		what = append(what, w.Say(key, n[key]))
	}
	if len(what) > 0 {
		does = append(does, prose.Act{Key: verb, Slots: prose.Slots{"what": prose.Words(w.List(what, "and"))}})
	}
	if k.Untargetable {
		does = append(does, prose.Act{Key: "untargetable"})
	}
	return does
}
