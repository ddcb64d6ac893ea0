package text

import (
	"farpost/cards/prose"
	"farpost/engine/farwald/language"
)

// lead puts a condition behind "if" or "while".
func (w *writer) lead(word string, c *language.Cond) string {
	return w.Say(word, prose.Slots{"what": prose.Words(w.Condition(c))})
}

// static words a continuous effect.
func (w *writer) static(s *language.Static) string {
	if s.If == nil {
		return prose.Capital(w.lasting(s))
	}
	if s.If.This != "" {
		w.Named = prose.Close
	}
	text := w.lasting(s)
	w.Named = prose.Full
	word := "as-long-as"
	if s.EnterEnergized { // looked at once, as the card enters
		word = "if"
	}
	return prose.Capital(w.lead(word, s.If) + ", " + text)
}

func (w *writer) lasting(s *language.Static) string {
	switch {
	case s.Stats != nil:
		change := prose.Slots{"change": w.change(s.Stats.DesEn, s.Stats.DefEn)}
		return w.Clause(prose.Do("modify", change).By(w.changed(s.Stats))) + "."
	case s.Cost != nil:
		return w.Clause(w.costing(s.Cost)) + "."
	case s.HandLimit > 0:
		return w.Say("hand-limit", prose.Slots{"n": prose.Number(s.HandLimit)})
	case s.EnterExploited != "":
		all := w.all(&language.Filter{Type: language.Evocation, Side: s.EnterExploited})
		return w.Clause(prose.Do("enter-exploited", nil).By(all)) + "."
	case s.EnterEnergized:
		return w.Clause(prose.Do("enter-energized", nil).By(w.This())) + "."
	case s.KeepFirstFragment:
		return w.Say("keep-fragment", nil)
	case s.Control != "":
		return w.Say("control-target", prose.Slots{"of": w.Ref(s.Control)})
	case s.DefendOthers:
		return w.Clause(prose.Do("defend-others", nil).By(w.This())) + "."
	}
	destroys := w.Clause(prose.Do("destroy-crystal", nil).By(w.This()))
	return w.Say("when", prose.Slots{"what": prose.Words(destroys)}) + ", " + w.Say("overflow", nil)
}

// changed is whose figures change.
func (w *writer) changed(s *language.StaticStats) prose.NP {
	switch {
	case s.All != nil:
		return w.all(s.All)
	case s.Wearer:
		return prose.NP{Noun: "card", Whole: w.Say("wearer", nil)}
	}
	return w.This()
}

// costing words a change of costs: "the first Attack card you play each turn costs 1 Energy less".
func (w *writer) costing(c *language.StaticCost) prose.Clause {
	cards, when := w.Fitting(&c.Cards).As(prose.Any), "play-"
	if c.FirstEachTurn {
		cards.Det, when = prose.The, "first-"
		cards.Adjectives = append([]string{"first"}, cards.Adjectives...)
	}
	cards.Whose = when + c.Who
	key, n := "cost-more", c.N
	if n < 0 {
		key, n = "cost-less", -n
	}
	return prose.Do(key, prose.Slots{"n": prose.Number(n)}).By(cards)
}
