package text

import (
	"farpost/cards/prose"
	"farpost/engine/fow/language"
)

// all lists the instructions that act on all cards that fit; the others act on each of them.
var all = map[string]bool{"destroy": true, "rest": true, "recover": true, "cancel": true, "remove": true, "enter": true}

// det stands before the cards on which an instruction acts.
func det(key string) prose.Det {
	if all[key] {
		return prose.All
	}
	return prose.Each
}

// special words the instructions that need more than their entry of the phrasebook.
func (w *writer) special(in *language.Instr) (c prose.Clause, ok bool) {
	switch {
	case in.Damage != nil:
		return w.damage(in.Damage), true
	case in.Life != nil:
		return w.life(in.Life), true
	case in.SetLife != nil:
		return w.setLife(in.SetLife), true
	case in.Draw != nil:
		return w.each(in.Draw.Per, prose.Do("draw", prose.Slots{"n": w.drawn(in.Draw)}).By(w.Who(in.Draw.Who))), true
	case in.Banish != nil && in.Banish.Of != language.RefThis:
		return prose.Do("banish-it", nil).By(w.Controller(w.acted(in.Banish, prose.Each))), true
	case in.Modify != nil:
		c = w.change(&in.Modify.Change, w.acted(&in.Modify.On, prose.Each))
		c.End = w.until(in.Modify.Until, "this-turn")
		return c, true
	case in.Control != nil:
		c = prose.Do("control", prose.Slots{"of": w.acted(&in.Control.On, prose.All)})
		c.End = w.until(in.Control.Until, "until-end-of-turn")
		return c, true
	case in.Search != nil:
		return w.search(in.Search), true
	}
	return c, false
}

// damage says who deals it where this card is in play; a spell's is an order.
func (w *writer) damage(d *language.Damage) prose.Clause {
	key, s, by := "damage", prose.Slots{"n": prose.Number(d.N)}, prose.NP{}
	if w.source {
		by = w.This()
	}
	if d.X {
		key = "damage-x"
	} else if len(d.HalfATK) > 0 { // named before what is dealt the damage
		key, s["sum"] = "damage-half", w.half(d.HalfATK)
	}
	if d.Who != "" {
		s["to"] = w.Who(d.Who)
	} else {
		s["to"] = w.acted(&d.On, prose.Each)
	}
	return w.each(d.Per, prose.Do(key, s).By(by))
}

// half is what is halved: the ATK of a card, or the sum of several.
func (w *writer) half(refs []string) prose.Words {
	terms := make([]string, len(refs))
	for i, ref := range refs {
		terms[i] = w.Say("term", prose.Slots{"of": w.Ref(ref)})
	}
	key := "atk-of"
	if len(refs) > 1 {
		key = "sum-of-atk"
	}
	return prose.Words(w.Say(key, prose.Slots{"of": prose.Words(w.List(terms, "and"))}))
}

// player is who, where the reader does nothing by order: "you gain 300 life".
func (w *writer) player(who string) prose.NP {
	if who == language.WhoController {
		return prose.You
	}
	return w.Who(who)
}

func (w *writer) life(n *language.Count) prose.Clause {
	by, key, amount := w.player(n.Who), "gain", "life"
	if n.N < 0 {
		key = "lose"
	}
	if n.X {
		amount = "life-x"
	}
	what := w.Say(amount, prose.Slots{"n": prose.Number(max(n.N, -n.N))})
	return w.each(n.Per, prose.Do(key, prose.Slots{"what": prose.Words(what)}).By(by))
}

func (w *writer) setLife(l *language.SetLife) prose.Clause {
	who, key := w.player(l.Who), "set-life"
	if l.Half {
		key = "half-life"
	}
	return prose.Do(key, prose.Slots{"n": prose.Number(l.N)}).By(prose.NP{Noun: "life", Det: prose.The, Of: &who})
}

// drawn counts the cards that are drawn: "a card", "X cards", "two times X cards".
func (w *writer) drawn(n *language.Count) prose.NP {
	p := prose.NP{Noun: "card", N: n.N}
	switch {
	case n.X && n.N == 1:
		p.Count = "X"
	case n.X:
		p.Count = w.Say("times-x", prose.Slots{"n": prose.Words(w.Spelt(n.N))})
	}
	return p
}

// each says for what the number in a clause is counted: "for each fire resonator you control".
func (w *writer) each(f *language.Filter, c prose.Clause) prose.Clause {
	if f != nil {
		c.End = w.Say("per", prose.Slots{"each": w.Side(f).As(prose.Each)})
	}
	return c
}

func (w *writer) search(s *language.Search) prose.Clause {
	what := w.Fitting(&s.Filter)
	what.N, what.UpTo = s.N, s.N > 1
	c := prose.Do("search", prose.Slots{"what": what})
	found := prose.NP{Noun: what.Noun, N: s.N, Mention: prose.Close}
	put := "take"
	if s.Enter {
		put = "enter"
	}
	if s.Reveal {
		c.After = w.Clause(prose.To("reveal", found)) + ", "
	}
	c.After = prose.Capital(c.After + w.Clause(prose.To(put, found)) + ", " + w.Say("then-shuffle", nil))
	return c
}
