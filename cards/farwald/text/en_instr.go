package text

import (
	"strconv"
	"strings"

	"farpost/engine/farwald/language"
)

func en(base string) verb {
	third := base + "s"
	if base[len(base)-1] == 'h' {
		third = base + "es"
	}
	return verb{base: base, third: third}
}

// who returns the subject of a clause: empty when it is the reader.
func (e english) who(w *writer, who string) string {
	switch who {
	case "controller":
		return ""
	case "opponents":
		return "each opponent"
	case "all":
		return "each player"
	}
	if t := w.targets[who]; t.Kind != language.TargetPlayer {
		if w.told[who] {
			return "the controller of " + e.again(w, t)
		}
		p, _ := e.target(w, who)
		return "the controller of " + p
	}
	p, _ := e.target(w, who)
	if p == "you" {
		return ""
	}
	return p
}

// their gives "your" for the reader and "their" for anybody else.
func their(subject string) string {
	if subject == "" {
		return "your"
	}
	return "their"
}

func (e english) each(w *writer, x *language.Each, v, one, many string) []clause {
	return []clause{{subject: e.who(w, x.Who), verb: en(v), rest: count(x.N, one, many)}}
}

func (e english) on(w *writer, v string, x *language.Of, rest string) []clause {
	p, _ := e.target(w, x.Of)
	return []clause{{verb: en(v), rest: words(p, rest)}}
}

// clauses words an instruction.
func (e english) clauses(w *writer, in language.Instr) []clause {
	switch {
	case in.ShatterFragments != nil:
		p, _ := e.target(w, in.ShatterFragments.Of)
		return []clause{{verb: en("shatter"),
			rest: count(in.ShatterFragments.N, "fragment", "fragments") + " of " +
				eachOf(w, in.ShatterFragments.Of, p)}}
	case in.ShatterEach != nil:
		s := e.who(w, in.ShatterEach.Who)
		of := "of one of " + their(s) + " Crystals"
		if in.ShatterEach.N > 1 {
			of = "of " + their(s) + " Crystals"
		}
		return []clause{{subject: s, verb: en("shatter"),
			rest: count(in.ShatterEach.N, "fragment", "fragments") + " " + of}}
	case in.RestoreFragments != nil:
		p, _ := e.target(w, in.RestoreFragments.Of)
		n := "1 fragment"
		if in.RestoreFragments.N > 1 {
			n = "up to " + strconv.Itoa(in.RestoreFragments.N) + " fragments"
		}
		return []clause{{verb: en("put"), rest: n + " back on " + eachOf(w, in.RestoreFragments.Of, p)}}
	case in.RestoreCrystal != nil:
		p, _ := e.target(w, in.RestoreCrystal.Of)
		return []clause{{verb: en("restore"), rest: p + " with " + count(in.RestoreCrystal.N, "fragment", "fragments")}}
	case in.Shatter != nil:
		return e.on(w, "shatter", in.Shatter, "")
	case in.Energize != nil:
		return e.on(w, "energize", in.Energize, "")
	case in.Exploit != nil:
		return e.on(w, "exploit", in.Exploit, "")
	case in.Disable != nil:
		return e.on(w, "disable", in.Disable, "")
	case in.Dissipate != nil:
		return e.on(w, "dissipate", in.Dissipate, "")
	case in.Disperse != nil:
		return e.on(w, "disperse", in.Disperse, "into the Aether")
	case in.Modify != nil:
		return e.modify(w, in.Modify)
	case in.Discharge != nil:
		c := clause{subject: e.who(w, in.Discharge.Who), verb: en("discharge"),
			rest: count(in.Discharge.N, "Energy Card", "Energy Cards")}
		if in.Discharge.Locked {
			c.after = lockedEn(in.Discharge.N, c.subject)
		}
		return []clause{c}
	case in.Recharge != nil:
		return e.each(w, in.Recharge, "recharge", "Energy Card", "Energy Cards")
	case in.Remember != nil:
		return e.each(w, in.Remember, "remember", "card", "cards")
	case in.Forget != nil:
		return e.each(w, in.Forget, "forget", "card", "cards")
	case in.Abandon != nil:
		return e.each(w, in.Abandon, "abandon", "card", "cards")
	}
	return e.moves(w, in)
}

// eachOf says of several Crystals that each of them is meant.
func eachOf(w *writer, name, phrase string) string {
	if w.targets[name].N > 1 {
		return "each of " + phrase
	}
	return phrase
}

func lockedEn(n int, subject string) string {
	it := "Those cards do not recharge"
	if n == 1 {
		it = "That card does not recharge"
	}
	whose := "that player's"
	switch {
	case subject == "":
		whose = "your"
	case strings.HasPrefix(subject, "each"):
		whose = "its owner's"
		if n > 1 {
			whose = "their owners'"
		}
	}
	return it + " in " + whose + " next Regeneration Phase."
}

// moves words the instructions that move cards, stop plays or hold others.
func (e english) moves(w *writer, in language.Instr) []clause {
	switch {
	case in.ToHand != nil:
		if t := w.targets[in.ToHand.Of]; t != nil && t.Kind == language.TargetVortex {
			return e.on(w, "take", in.ToHand, "into your hand")
		}
		p, plural := e.target(w, in.ToHand.Of)
		if plural {
			return []clause{{verb: en("return"), rest: p + " to their owners' hands"}}
		}
		return []clause{{verb: en("return"), rest: p + " to its owner's hand"}}
	case in.ToVortex != nil:
		if in.ToVortex.Of == "this" {
			return e.on(w, "put", in.ToVortex, "into the Vortex")
		}
		p, plural := e.target(w, in.ToVortex.Of)
		if plural {
			return []clause{{verb: en("put"), rest: p + " into their owners' Vortex"}}
		}
		return []clause{{verb: en("put"), rest: p + " into its owner's Vortex"}}
	case in.PositionCard != nil:
		p, _ := e.target(w, in.PositionCard.Of)
		c := clause{verb: en("position"), rest: p}
		if in.PositionCard.Charge {
			c.after = "You may pay its Charge."
		}
		return []clause{c}
	case in.CloseGate != nil:
		p, _ := e.target(w, in.CloseGate.Of)
		c := clause{verb: en("close"), rest: "the Gate of " + p}
		if in.CloseGate.To == "aether" {
			c.after = "That card is dispersed into the Aether instead of going to the Vortex."
		}
		return []clause{c}
	case in.Prevent != nil:
		p, _ := e.target(w, in.Prevent.Of)
		c := clause{verb: en("prevent"), rest: "the play of " + p}
		if in.Prevent.To == "hand" {
			c = clause{verb: en("return"), rest: p + " to its owner's hand; it is not played"}
		}
		if in.Prevent.Ban {
			c.after = "It cannot be declared again this turn."
		}
		return []clause{c}
	case in.MakeToken != nil:
		return []clause{{subject: e.who(w, in.MakeToken.Who), verb: en("make"), rest: e.token(w, in.MakeToken)}}
	case in.OpenWindow != nil:
		return []clause{{verb: en("open"), rest: "a reaction window for all players"}}
	case in.May != nil:
		w.know(in.May.Targets)
		return []clause{{whole: w.instrs(in.May.Then, may)}}
	}
	s := lower(e.condition(w, &in.If.Cond, false)) + ", " + w.instrs(in.If.Then, inline)
	if len(in.If.Else) > 0 {
		s += " Otherwise, " + w.instrs(in.If.Else, inline)
	}
	return []clause{{whole: s}}
}

// token names tokens: "2 Ferry Shade tokens (Mind Evocations, 2 DesEn, 1 DefEn)".
func (e english) token(w *writer, m *language.MakeToken) string {
	c := w.other(m.Card)
	if c == nil {
		return count(m.N, "token", "tokens")
	}
	kind := enElements[c.Element] + " Evocation"
	if m.N > 1 {
		kind += "s"
	}
	return count(m.N, c.Name.En+" token", c.Name.En+" tokens") + " (" + kind + ", " + printedFigures(c) + ")"
}

func (e english) modify(w *writer, m *language.Modify) []clause {
	until := map[string]string{language.UntilEndOfTurn: "until end of turn",
		language.UntilNextTurn: "until your next turn begins"}[m.Until]
	more := ""
	if repeatsEffect(w, m) {
		more = "another"
	}
	c := clause{verb: en("get"), rest: words(more, figures(m.DesEn, m.DefEn, "and"), until)}
	if m.All != nil {
		c.subject, c.plural = e.all(w, m.All), true
		return []clause{c}
	}
	c.subject, c.plural = e.target(w, m.Of)
	if c.plural {
		c.subject += " each"
	}
	return []clause{c}
}

// repeatsEffect reports whether a Charge does again to all what the effect does already.
func repeatsEffect(w *writer, m *language.Modify) bool {
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

// sentence makes a sentence of a clause.
func (english) sentence(c clause, m mood) string {
	if c.whole != "" {
		if m == inline {
			return c.whole
		}
		return upper(c.whole)
	}
	do := c.verb.base
	if c.subject != "" && !c.plural {
		do = c.verb.third
	}
	if m == may && c.subject != "" {
		return "you may have " + words(c.subject, c.verb.base, c.rest) + "."
	}
	s := words(c.subject, do, c.rest) + "."
	switch m {
	case may:
		return "you may " + s
	case inline:
		return s
	}
	return upper(s)
}
