package text

import (
	"farpost/cards/prose"
	"farpost/engine/farwald/language"
)

// special words the instructions that need more than their entry of the phrasebook.
func (w *writer) special(in *language.Instr) (c prose.Clause, ok bool) {
	switch {
	case in.Modify != nil:
		return w.modify(in.Modify), true
	case in.MakeToken != nil:
		return prose.Do("make-token", prose.Slots{"n": w.token(in.MakeToken)}).By(w.Who(in.MakeToken.Who)), true
	case in.Discharge != nil && in.Discharge.Locked:
		c = w.Plain(in)
		c.After = w.locked(in.Discharge)
		return c, true
	}
	return c, false
}

// locked says which Energy Cards stay face down, and whose Regeneration Phase passes them by.
func (w *writer) locked(d *language.Discharge) string {
	n := prose.Number(d.N)
	whose := "locked-player"
	switch d.Who {
	case "controller":
		whose = "locked-own"
	case "opponents", "all":
		whose = "locked-each"
	}
	phase := w.Say(whose, prose.Slots{"n": n})
	return w.Say("locked", prose.Slots{"n": n, "phase": prose.Words(phase)})
}

// token names tokens: "2 Ferry Shade tokens (Mind Evocations, 2 DesEn, 1 DefEn)".
func (w *writer) token(m *language.MakeToken) prose.Value {
	p := prose.NP{Noun: "token", N: m.N, Det: prose.Figures}
	var c *language.Card
	if w.cards != nil {
		c = w.cards(m.Card)
	}
	if c == nil {
		return p
	}
	p.Kin = c.Name.In(w.Lang())
	kind := prose.NP{Noun: language.Evocation, Det: prose.Bare, N: m.N, Adjectives: []string{string(c.Element)}}
	return prose.Words(w.Say("described", prose.Slots{"what": p, "kind": kind,
		"desen": prose.Number(c.DesEn), "defen": prose.Number(c.DefEn)}))
}

func (w *writer) modify(m *language.Modify) prose.Clause {
	key, change, subject := "modify", w.change(m.DesEn, m.DefEn), prose.NP{}
	if m.All != nil {
		subject = w.all(m.All)
	} else if subject = w.Ref(m.Of); subject.N > 1 {
		key = "modify-each"
	}
	if w.repeats(m) {
		change = prose.Words(w.Say("another", prose.Slots{"change": change}))
	}
	c := prose.Do(key, prose.Slots{"change": change}).By(subject)
	if m.Until != "" {
		c.End = w.Say("until-"+m.Until, nil)
	}
	return c
}

// repeats reports whether a Charge does again to all what the effect does already.
func (w *writer) repeats(m *language.Modify) bool {
	if !w.charge || m.All == nil {
		return false
	}
	for _, in := range w.card.Effect {
		if in.Modify != nil && in.Modify.All != nil && *in.Modify.All == *m.All && in.Modify.Until == m.Until {
			return true
		}
	}
	return false
}

// change writes a change of figures: "+1 DesEn and −2 DefEn".
func (w *writer) change(desen, defen int) prose.Words {
	var parts []string
	part := func(key string, n int) {
		if n != 0 {
			parts = append(parts, w.Say(key, prose.Slots{"n": prose.Signed(n)}))
		}
	}
	part("desen", desen)
	part("defen", defen)
	return prose.Words(w.List(parts, "and"))
}
