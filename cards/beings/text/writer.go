package text

import (
	"strings"

	"farpost/engine/beings/language"
)

// Langs are the languages of texts.
var Langs = []string{"en", "it"}

// Skill returns what a skill says. Typed gives the word for a type.
func Skill(lang string, sk *language.Skill, typed func(language.Type) string) string {
	w := writer{tongue: tongues[lang], sk: sk, typed: typed}
	var parts []string
	for i := range sk.Effect {
		parts = append(parts, w.effect(&sk.Effect[i]))
	}
	return w.head() + strings.Join(parts, ", ") + "."
}

// Chart returns the symbols that a card of a type shows (BE-056): the types that it doubles against, those that halve
// it, and in brackets those whose minus changes nothing.
func Chart(lang string, c language.Chart, t language.Type, typed func(language.Type) string) string {
	list := func(types []language.Type) string {
		var names []string
		for _, x := range types {
			names = append(names, typed(x))
		}
		return strings.Join(names, ", ")
	}
	half := c.Mirrored(t)
	var idle []language.Type
	for _, x := range c.Types[t].Minus {
		if c.Against(t, x) == language.Same {
			idle = append(idle, x)
		}
	}
	var out []string
	for _, p := range []struct {
		before, after string
		types         []language.Type
	}{{"×2 ", "", c.Types[t].Plus}, {"×½ ", "", half}, {"(− ", ")", idle}} {
		if len(p.types) > 0 {
			out = append(out, p.before+list(p.types)+p.after)
		}
	}
	return strings.Join(out, " · ")
}

// writer words one skill.
type writer struct {
	tongue
	sk    *language.Skill
	typed func(language.Type) string
	named bool // the target was described
}

// head is the moment, with what an action costs.
func (w *writer) head() string {
	if w.sk.On != language.OnAction {
		return w.moments[w.sk.On] + ": "
	}
	parts := []string{w.moments[language.OnAction]}
	if c := w.sk.Cost; c != nil {
		if c.Gems > 0 {
			parts = append(parts, w.gems(c.Gems))
		}
		if c.RestSelf {
			parts = append(parts, w.restSelf)
		}
		if c.Discard > 0 {
			parts = append(parts, w.discards(c.Discard))
		}
	}
	return strings.Join(parts, ", ") + ": "
}

// who names what an effect acts on.
func (w *writer) who(of string) string {
	if of != language.Chosen || w.sk.Target == nil {
		if of == "" {
			of = language.Self
		}
		return w.whos[of]
	}
	if w.named {
		return w.it
	}
	w.named = true
	return w.thing(w.sk.Target, w.typed)
}

// effect words one effect.
func (w *writer) effect(e *language.Effect) string {
	switch {
	case e.Draw > 0:
		return w.draw(e.Draw)
	case e.Discard > 0:
		return w.opponent(e.Discard)
	case e.Return:
		return fill(w.back, w.who(language.Chosen))
	case e.Mill > 0:
		return w.mill(e.Mill)
	case e.Power != nil:
		until := e.Power.Until
		if until == "" {
			until = language.UntilCombat
		}
		return fill(w.power, w.who(e.Power.Of), signed(e.Power.N), w.until[until])
	case e.Rest != "":
		return fill(w.rest, w.who(e.Rest))
	case e.Activate != "":
		return fill(w.activate, w.who(e.Activate))
	case e.Refresh > 0:
		return w.refresh(e.Refresh)
	case e.Gain > 0:
		return w.gain(e.Gain)
	case e.Defeat != "":
		return fill(w.defeat, w.who(e.Defeat))
	case e.Move:
		return fill(w.move, w.who(language.Chosen))
	case e.Unblockable:
		return w.flags["unblockable"]
	case e.Reach:
		return w.flags["reach"]
	case e.Again:
		return w.flags["again"]
	}
	return w.flags["upright"]
}

// fill puts words into the places {0}, {1} … of a clause.
func fill(clause string, with ...string) string {
	for i, s := range with {
		clause = strings.ReplaceAll(clause, "{"+string(rune('0'+i))+"}", s)
	}
	return clause
}
