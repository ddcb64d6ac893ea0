package text

import (
	"farpost/cards/prose"
	"farpost/engine/fow/language"
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
	case in.If != nil:
		return prose.Step{Lead: w.lead("if", &in.If.Cond), Then: w.steps(in.If.Then), Else: w.steps(in.If.Else)}
	case in.Later != nil:
		w.named = prose.Full
		return prose.Step{Lead: w.later(in.Later), Then: w.steps(in.Later.Then)}
	case in.May != nil:
		return prose.Step{May: true, Then: w.steps(in.May.Then)}
	}
	return prose.Step{Clause: w.clause(in)}
}

// clause words an instruction that does one thing.
func (w *writer) clause(in language.Instr) prose.Clause {
	on := func(key string, x *language.On, det prose.Det) prose.Clause { return prose.To(key, w.acted(x, det)) }
	switch {
	case in.Damage != nil:
		return w.damage(in.Damage)
	case in.Life != nil:
		return w.life(in.Life)
	case in.SetLife != nil:
		return w.setLife(in.SetLife)
	case in.Draw != nil:
		return w.each(in.Draw.Per, prose.Do("draw", prose.Slots{"n": w.drawn(in.Draw)}).By(w.who(in.Draw.Who)))
	case in.Discard != nil:
		if in.Discard.All {
			return prose.Do("discard-hand", nil).By(w.who(in.Discard.Who))
		}
		n := prose.NP{Noun: "card", N: in.Discard.N}
		return prose.Do("discard", prose.Slots{"n": n}).By(w.who(in.Discard.Who))
	case in.Destroy != nil:
		return on("destroy", in.Destroy, prose.All)
	case in.Banish != nil:
		if in.Banish.Of == language.RefThis {
			return prose.To("banish", w.this())
		}
		return prose.Do("banish-it", nil).By(w.controller(w.acted(in.Banish, prose.Each)))
	case in.Rest != nil:
		return on("rest", in.Rest, prose.All)
	case in.Recover != nil:
		return on("recover", in.Recover, prose.All)
	case in.Modify != nil:
		c := w.change(&in.Modify.Change, w.acted(&in.Modify.On, prose.Each))
		c.End = w.until(in.Modify.Until)
		return c
	case in.Control != nil:
		c := prose.Do("control", prose.Slots{"of": w.acted(&in.Control.On, prose.All)})
		c.End = w.until(in.Control.Until)
		if in.Control.Until == language.UntilTurn {
			c.End = w.Say("until-end-of-turn", nil)
		}
		return c
	case in.Cancel != nil:
		return on("cancel", in.Cancel, prose.All)
	case in.Prevent != nil:
		to := w.acted(&in.Prevent.On, prose.Each)
		if in.Prevent.All {
			return prose.Do("prevent-all", prose.Slots{"to": to})
		}
		return prose.Do("prevent", prose.Slots{"to": to, "n": prose.Number(in.Prevent.N)})
	case in.Attach != nil:
		return prose.Do("attach", prose.Slots{"object": w.ref(in.Attach.Of), "to": w.ref(in.Attach.To)})
	}
	return w.move(in)
}

// move words the instructions that move cards or show them.
func (w *writer) move(in language.Instr) prose.Clause {
	on := func(key string, x *language.On, det prose.Det) prose.Clause { return prose.To(key, w.acted(x, det)) }
	switch {
	case in.ToHand != nil:
		return on("to-hand", in.ToHand, prose.Each)
	case in.ToDeck != nil && in.ToDeck.Bottom:
		return on("to-deck-bottom", &in.ToDeck.On, prose.Each)
	case in.ToDeck != nil:
		return on("to-deck", &in.ToDeck.On, prose.Each)
	case in.Remove != nil:
		return on("remove", in.Remove, prose.All)
	case in.Enter != nil:
		return on("enter", in.Enter, prose.All)
	case in.Search != nil:
		return w.search(in.Search)
	case in.Reveal != nil:
		return prose.Do("reveal-"+in.Reveal.What, nil).By(w.who(in.Reveal.Who))
	case in.Stones != nil:
		x := in.Stones
		rested := prose.Number(0)
		if x.Rested {
			rested = prose.Number(x.N)
		}
		s := prose.Slots{"n": prose.Number(x.N), "cards": prose.NP{Noun: "card", N: x.N}, "rested": rested}
		return prose.Do("stones", s).By(w.who(x.Who))
	}
	c := prose.Do("look", nil)
	if in.Look.Bottom {
		c.After = w.Say("may-put-on-bottom", nil)
	}
	return c
}

// damage says who deals it where this card is in play; a spell's is an order.
func (w *writer) damage(d *language.Damage) prose.Clause {
	by := prose.NP{}
	if w.source {
		by = w.this()
	}
	n := prose.Number(d.N)
	var sum prose.Words
	if len(d.HalfATK) > 0 { // named before what is dealt the damage
		sum = w.half(d.HalfATK)
	}
	to := w.who(d.Who)
	if d.Who == "" {
		to = w.acted(&d.On, prose.Each)
	}
	switch {
	case d.X:
		return prose.Do("damage-x", prose.Slots{"n": n, "to": to}).By(by)
	case sum != "":
		return prose.Do("damage-half", prose.Slots{"sum": sum, "to": to}).By(by)
	}
	return w.each(d.Per, prose.Do("damage", prose.Slots{"n": n, "to": to}).By(by))
}

// half is what is halved: the ATK of a card, or the sum of several.
func (w *writer) half(refs []string) prose.Words {
	terms := make([]string, len(refs))
	for i, ref := range refs {
		terms[i] = w.Say("term", prose.Slots{"of": w.ref(ref)})
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
	return w.who(who)
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
	who := w.player(l.Who)
	life := prose.NP{Noun: "life", Det: prose.The, Of: &who}
	if l.Half {
		return prose.Do("half-life", nil).By(life)
	}
	return prose.Do("set-life", prose.Slots{"n": prose.Number(l.N)}).By(life)
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
		c.End = w.Say("per", prose.Slots{"each": w.whose(f).As(prose.Each)})
	}
	return c
}

func (w *writer) search(s *language.Search) prose.Clause {
	what := w.fitting(&s.Filter)
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
