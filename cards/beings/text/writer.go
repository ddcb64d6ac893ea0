package text

import (
	_ "embed"
	"strings"

	"farpost/cards/prose"
	"farpost/engine/beings/language"
)

//go:embed phrases.yaml
var phrases []byte

var book = prose.MustParse("phrases.yaml", phrases)

// Langs are the languages that texts can be written in.
var Langs = prose.Langs

// Typed gives the word for a type.
type Typed func(language.Type) string

// Skill returns what a skill says, with its moment and what an action costs in front.
func Skill(lang string, sk *language.Skill, typed Typed) string {
	w := writer{book.In(lang), sk, typed, map[string]bool{}}
	head := append([]string{w.Say(sk.On, nil)}, w.cost()...)
	var body []string
	for _, p := range []struct {
		is  bool
		key string
	}{{sk.Unblockable, "unblockable"}, {sk.Reach, "reach"}, {sk.Again, "again"}, {sk.Upright, "upright"}} {
		if p.is {
			body = append(body, w.Say(p.key, nil))
		}
	}
	for _, in := range sk.Effect {
		body = append(body, prose.Capital(w.Tell(prose.Step{Clause: w.clause(in)})))
	}
	return strings.Join(head, ", ") + ": " + strings.Join(body, " ")
}

// writer words one skill in one language.
type writer struct {
	*prose.Tongue
	skill *language.Skill
	typed Typed
	told  map[string]bool // targets that were described already
}

// counted is so many of a noun, in figures.
func counted(noun string, n int) prose.NP { return prose.NP{Noun: noun, N: n, Det: prose.Figures} }

// cost is what an action costs, part by part.
func (w *writer) cost() (out []string) {
	c := w.skill.Cost
	if c == nil {
		return nil
	}
	if c.Gems > 0 {
		out = append(out, w.NP(counted("gem", c.Gems)))
	}
	if c.RestSelf {
		out = append(out, w.Clause(prose.To("rest", w.thing(language.This))))
	}
	if c.Discard > 0 {
		out = append(out, w.Clause(prose.Do("pay-discard", prose.Slots{"n": counted("card", c.Discard)})))
	}
	return out
}

// thing is what an instruction acts on: described where it is first spoken of, and then "that Being".
func (w *writer) thing(of string) prose.NP {
	switch of {
	case language.This:
		return prose.NP{Noun: "being", Det: prose.This}
	case language.Attacker:
		return prose.NP{Noun: "attacker", Det: prose.The}
	case language.Defender:
		return prose.NP{Noun: "being", Det: prose.The, Adjectives: []string{"defending"}}
	}
	for i := range w.skill.Targets {
		if t := &w.skill.Targets[i]; t.Name == of {
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
	p := prose.NP{Noun: "being", Det: prose.Figures}
	switch t.Kind {
	case language.OfPlace:
		return prose.NP{Noun: "location", Adjectives: []string{"your", "empty"}}
	case language.OfAbyss:
		p.Noun = "card"
	case language.OfOpposing:
		p.Adjectives = []string{"opposing"}
	case language.OfOther:
		p.Det, p.Other, p.Adjectives = prose.A, true, []string{"your"}
	default:
		p.Adjectives = []string{"your"}
	}
	switch {
	case t.State != "" && t.Kind == language.OfOpposing: // "active opposing", "avversario attivo"
		p.Adjectives = []string{t.State, "opposing"}
	case t.State != "":
		p.Adjectives = append(p.Adjectives, t.State)
	}
	with := func(key string, s prose.Slots) { p.With = append(p.With, w.Say(key, s)) }
	if t.Type != "" {
		with("of-type", prose.Slots{"type": prose.Words(w.typed(t.Type))})
	}
	if t.Level > 0 {
		with("of-level", prose.Slots{"n": prose.Number(t.Level)})
	}
	if t.Power > 0 {
		with("power-max", prose.Slots{"n": prose.Number(t.Power)})
	}
	return p
}

// clause words an instruction.
func (w *writer) clause(in language.Instr) prose.Clause {
	switch {
	case in.Draw != nil:
		return prose.Do("draw", prose.Slots{"n": counted("card", in.Draw.N)})
	case in.Discard != nil:
		return prose.Do("discard", prose.Slots{"n": counted("card", in.Discard.N)}).By(prose.YourOpponent)
	case in.Return != nil:
		return prose.To("return", w.thing(in.Return.Of))
	case in.Mill != nil:
		return prose.Do("mill", prose.Slots{"n": prose.Number(in.Mill.N), "cards": counted("card", in.Mill.N)})
	case in.Power != nil:
		c := prose.Do("power", prose.Slots{"n": prose.Words(signed(in.Power.N))}).By(w.thing(in.Power.Whom()))
		c.End = w.Say(in.Power.How(), nil)
		return c
	case in.Rest != nil:
		return prose.To("rest", w.thing(in.Rest.Of))
	case in.Activate != nil:
		return prose.Do("activate", nil).By(w.thing(in.Activate.Of))
	case in.Refresh != nil:
		gems := counted("gem", in.Refresh.N)
		gems.Adjectives = []string{"your", "rested"}
		return prose.Do("activate", nil).By(gems)
	case in.Gain != nil:
		return prose.Do("gain", prose.Slots{"n": counted("gem", in.Gain.N)})
	case in.Defeat != nil:
		return prose.To("defeat", w.thing(in.Defeat.Of))
	case in.Move != nil:
		return prose.Do("move", prose.Slots{"to": w.thing(in.Move.To)})
	}
	return prose.Clause{}
}
