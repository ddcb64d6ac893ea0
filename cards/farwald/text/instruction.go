package text

import (
	"farpost/cards/prose"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
)

// steps words instructions, in their order: what is described in one is "that card" in the next.
func (w *writer) steps(list []language.Instr) []prose.Step {
	out := make([]prose.Step, len(list))
	for i, in := range list {
		out[i] = w.step(in)
	}
	return out
}

func (w *writer) step(in language.Instr) prose.Step {
	switch {
	case in.May != nil:
		w.know(in.May.Targets)
		return prose.Step{May: true, Then: w.steps(in.May.Then)}
	case in.If != nil:
		return prose.Step{Lead: w.lead("if", &in.If.Cond), Then: w.steps(in.If.Then), Else: w.steps(in.If.Else)}
	}
	c := w.clause(in)
	w.named = false
	return prose.Step{Clause: c}
}

// keyOf is the key of an instruction in card files.
var keyOf = cardlang.KeyOf[language.Instr]()

// clause words an instruction that does one thing. Its clause in the phrasebook has the instruction's key, unless what
// it says depends on more.
func (w *writer) clause(in language.Instr) prose.Clause {
	key := keyOf(&in)
	of := func(x *language.Of) prose.Clause { return prose.To(key, w.target(x.Of)) }
	each := func(n int, noun, who string) prose.Clause {
		return prose.Do(key, prose.Slots{"n": count(n, noun)}).By(w.who(who))
	}
	switch {
	case in.ShatterFragments != nil:
		x := in.ShatterFragments
		return prose.Do(key, prose.Slots{"n": count(x.N, "fragment"), "of": w.eachOf(x.Of)})
	case in.RestoreFragments != nil:
		x := in.RestoreFragments
		n := count(x.N, "fragment")
		n.UpTo = x.N > 1
		return prose.Do(key, prose.Slots{"n": n, "of": w.eachOf(x.Of)})
	case in.RestoreCrystal != nil:
		x := in.RestoreCrystal
		return prose.Do(key, prose.Slots{"n": count(x.N, "fragment"), "object": w.target(x.Of)})
	case in.ShatterEach != nil:
		return each(in.ShatterEach.N, "fragment", in.ShatterEach.Who)
	case in.Shatter != nil:
		return of(in.Shatter)
	case in.Energize != nil:
		return of(in.Energize)
	case in.Exploit != nil:
		return of(in.Exploit)
	case in.Disable != nil:
		return of(in.Disable)
	case in.Dissipate != nil:
		return of(in.Dissipate)
	case in.Disperse != nil:
		return of(in.Disperse)
	case in.Modify != nil:
		return w.modify(in.Modify)
	case in.Discharge != nil:
		c := each(in.Discharge.N, "energy-card", in.Discharge.Who)
		if in.Discharge.Locked {
			c.After = w.locked(in.Discharge)
		}
		return c
	case in.Recharge != nil:
		return each(in.Recharge.N, "energy-card", in.Recharge.Who)
	case in.Remember != nil:
		return each(in.Remember.N, "card", in.Remember.Who)
	case in.Forget != nil:
		return each(in.Forget.N, "card", in.Forget.Who)
	case in.Abandon != nil:
		return each(in.Abandon.N, "card", in.Abandon.Who)
	case in.MakeToken != nil:
		return prose.Do(key, prose.Slots{"n": w.token(in.MakeToken)}).By(w.who(in.MakeToken.Who))
	case in.OpenWindow != nil:
		return prose.Do(key, nil)
	}
	return w.move(key, in)
}

// move words the instructions that move a card, or stop one that is being played.
func (w *writer) move(key string, in language.Instr) prose.Clause {
	switch {
	case in.ToHand != nil:
		if t := w.targets[in.ToHand.Of]; t != nil && t.Kind == language.TargetVortex {
			key = "take"
		}
		return prose.To(key, w.target(in.ToHand.Of))
	case in.ToVortex != nil:
		if in.ToVortex.Of == this {
			key = "to-vortex-this"
		}
		return prose.To(key, w.target(in.ToVortex.Of))
	case in.PositionCard != nil:
		c := prose.To(key, w.target(in.PositionCard.Of))
		if in.PositionCard.Charge {
			c.After = w.Say("may-pay-charge", nil)
		}
		return c
	case in.CloseGate != nil:
		c := prose.Do(key, prose.Slots{"of": w.target(in.CloseGate.Of)})
		if in.CloseGate.To == "aether" {
			c.After = w.Say("to-aether", nil)
		}
		return c
	}
	of := w.target(in.Prevent.Of)
	c := prose.Do(key, prose.Slots{"of": of})
	if in.Prevent.To == "hand" {
		c = prose.To("prevent-to-hand", of)
	}
	if in.Prevent.Ban {
		c.After = w.Say("ban", nil)
	}
	return c
}

// eachOf says of several Crystals that each of them is meant.
func (w *writer) eachOf(name string) prose.Value {
	p := w.target(name)
	if p.N > 1 {
		return prose.Words(w.Say("each-of", prose.Slots{"of": p}))
	}
	return p
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
	p := count(m.N, "token")
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
	} else if subject = w.target(m.Of); subject.N > 1 {
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
