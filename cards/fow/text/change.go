package text

import (
	"fmt"
	"strconv"

	"farpost/cards/prose"
	"farpost/engine/fow/language"
)

// change says what a card gets: +200/+0, symbol abilities, and what it cannot do.
func (w *writer) change(c *language.Change, subject prose.NP) prose.Clause {
	out := prose.Clause{Subject: subject}
	does := func(key, what string) {
		out.Does = append(out.Does, prose.Act{Key: key, Slots: prose.Slots{"what": prose.Words(what)}})
	}
	if c.SetATK != nil {
		does("have", "ATK "+strconv.Itoa(*c.SetATK))
	}
	if c.SetDEF != nil {
		does("have", "DEF "+strconv.Itoa(*c.SetDEF))
	}
	if c.ATK != 0 || c.DEF != 0 {
		does("get", signed(c.ATK)+"/"+signed(c.DEF))
	}
	if len(c.Keywords) > 0 {
		does("gain", w.List(w.brackets(c.Keywords), "and"))
	}
	if len(c.Lose) > 0 {
		does("lose", w.List(w.brackets(c.Lose), "and"))
	}
	if len(c.Cannot) > 0 {
		not := make([]string, len(c.Cannot))
		for i, code := range c.Cannot {
			not[i] = w.About("cannot-"+code, subject)
		}
		does("cannot", w.List(not, "or"))
	}
	if len(c.Must) > 0 {
		does("must-attack", "")
	}
	return out
}

// signed writes +200, +0 or -100.
func signed(n int) string { return fmt.Sprintf("%+d", n) }

// until says how long a change lasts, until the end of turn by a phrase; "" where it stays.
func (w *writer) until(until, turn string) string {
	switch until {
	case language.UntilTurn:
		return w.Say(turn, nil)
	case language.WhileInZone:
		return ""
	}
	return w.Say("until-"+until, nil)
}

// static words a continuous effect.
func (w *writer) static(s *language.Static) string {
	line := w.lasting(s) + "."
	if s.If != nil {
		line = w.lead("as-long-as", s.If) + ", " + line
	}
	return prose.Capital(line)
}

func (w *writer) lasting(s *language.Static) string {
	switch {
	case s.Modify != nil:
		return w.Clause(w.change(&s.Modify.Change, w.changed(s.Modify.Carrier, s.Modify.Each, prose.Each)))
	case s.CannotPlay != nil:
		what := w.Fitting(s.CannotPlay).As(prose.Bare)
		what.N = 2
		return w.Clause(prose.Do("cannot-play", prose.Slots{"what": what}).By(w.Somebody(s.CannotPlay.Side, prose.Any)))
	case s.CannotDraw != "":
		return w.Clause(prose.Do("cannot-draw", nil).By(w.Somebody(s.CannotDraw, prose.Any)))
	case s.CostChange != nil:
		each := w.Fitting(&s.CostChange.Filter).As(prose.Each)
		if s.CostChange.Side != language.AnySide {
			each.Whose = "play-" + s.CostChange.Side
		}
		key, n := "cost-more", s.CostChange.N
		if n < 0 {
			key, n = "cost-less", -n
		}
		return w.Clause(prose.Do(key, prose.Slots{"n": prose.Words("{" + strconv.Itoa(n) + "}")}).By(each))
	case s.MoreDamage != nil:
		more := w.Say("deals-more", prose.Slots{"n": prose.Number(s.MoreDamage.N)})
		if s.MoreDamage.Double {
			more = w.Say("deals-double", nil)
		}
		return w.would("would-deal", w.Side(&s.MoreDamage.Filter)) + ", " + more
	case s.Save != nil:
		return w.save(s.Save)
	}
	return w.Say("prevent-some", prose.Slots{"n": prose.Number(s.Prevent)})
}

// changed is what a continuous effect is about: this card, the card under which it lies, or one that fits.
func (w *writer) changed(carrier bool, each *language.Filter, det prose.Det) prose.NP {
	switch {
	case carrier:
		return w.carrier()
	case each != nil:
		return w.Side(each).As(det)
	}
	return w.This()
}

// would is the condition of what happens instead: "if this card would be destroyed".
func (w *writer) would(key string, subject prose.NP) string {
	return w.Say("if", prose.Slots{"what": prose.Words(w.Clause(prose.Do(key, nil).By(subject)))})
}

func (w *writer) save(s *language.Save) string {
	saved := w.changed(s.Carrier, s.Each, prose.A)
	lead := w.would("would-be-destroyed", saved) + ", "
	if s.By == language.SaveBanish {
		return lead + w.Say("save-banish-this", nil)
	}
	saved.Mention = prose.Close
	return lead + w.Clause(prose.To("save-"+s.By, saved))
}
