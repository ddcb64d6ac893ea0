package engine

import "slices"

// Question is what an announcement, or an open ask, wants to know next.
type Question struct {
	// Name is the answer's name.
	Name string
	// Kind is a code of the game's words, Prompt more to say.
	Kind    string
	Prompt  Phrase
	Options []Option
	Min     int
	Max     int
	Ordered bool
}

// Enter makes the frame of the verb that a seat answered with, in a question of that kind about that
// thing. The registers "in" and "of" of the new frame hold both. Ops call it with what they find in
// Frame.Got. A verb without a program gives a frame that parks the match: ask for bare verbs in Got.
func (r *Reader) Enter(rep SeatReply, kind string, about Value) Frame {
	f := NewFrame("", rep.Seat)
	if v := r.g.Verb(rep.Verb); v != nil {
		f.At.Prog = v.Prog
	}
	f.Pre, f.Announcing, f.Then = rep.Answers, true, rep.Then
	v := part(&r.vals, 3)
	v[0], v[1], v[2] = Word(kind), about, Word(rep.Verb)
	f.Regs = part(&r.fields, 3)
	f.Regs[0], f.Regs[1], f.Regs[2] = Field{"in", v[0:1:1]}, Field{"of", v[1:2:2]}, Field{"verb", v[2:3:3]}
	return f
}

// announce runs the verb's program on a discarded clone as far as its announcement goes. It gives the
// driver of that run, whose missing question or ended frame the caller reads and then releases, or the
// refusal.
func (d *driver) announce(sa *SeatAsk, rep Reply) (c *driver, err error) {
	c = d.trial()
	defer c.catch(&err)
	c.s.Ask = nil
	c.end.base, c.end.entry = len(c.s.Stack), d.r.Enter(SeatReply{Seat: sa.Seat, Reply: rep}, sa.Kind, sa.About)
	c.s.Stack = append(c.s.Stack, c.end.entry)
	if err := c.run(); err != nil {
		c.release()
		return nil, err
	}
	if c.ended && len(c.frame.Pre) > 0 {
		no := Refuse(CodeSurplus, "", A("question", Word(c.frame.Pre[0].Name)))
		c.release()
		return nil, no
	}
	return c, nil
}

// askAnnounced answers a question of a running announcement from the answers that came with it.
func (d *driver) askAnnounced(top int, p *Program, at int, v *Verdict) error {
	label := p.Steps[at].Label
	a := d.announcing()
	if len(v.Ask.Seats) != 1 || v.Ask.Seats[0].Seat != a.Owner {
		return parked("%s/%s asks somebody else in an announcement", d.s.Stack[top].At.Prog, label)
	}
	sa := &v.Ask.Seats[0]
	name := v.Ask.Into
	if name == "" {
		name = label
	}
	i := slices.IndexFunc(a.Pre, func(x Answer) bool { return x.Name == name })
	if i < 0 {
		if d.dry {
			d.missing = &Question{Name: name, Kind: sa.Kind, Prompt: sa.Prompt, Options: sa.Options,
				Min: sa.Min, Max: sa.Max, Ordered: sa.Ordered}
			d.frame = *a
			return nil
		}
		d.lapse(Refuse(CodeMissing, "", A("question", Word(name))))
		return nil
	}
	vals := a.Pre[i].Vals
	if no := d.checkChoice(sa, vals, v.Why); no != nil {
		if d.dry {
			return no
		}
		d.lapse(no)
		return nil
	}
	if i == 0 {
		a.Pre = a.Pre[1:]
	} else {
		a.Pre = slices.Concat(a.Pre[:i], a.Pre[i+1:])
	}
	f := &d.s.Stack[top]
	f.Got = part(&d.replies, 1)
	answer := part(&d.answers, 1)
	answer[0] = Answer{ChoiceName, vals}
	f.Got[0] = SeatReply{Seat: sa.Seat, Reply: Reply{Verb: VerbChoose, Answers: answer}}
	f.Set(name, vals...)
	next, err := d.after(top, p, at, v.Goto)
	if err != nil {
		return err
	}
	f.At.Label = next
	return nil
}

// check tests a reply against the question that it answers and gives it in full: optional answers that
// were left out are empty ones.
func (d *driver) check(sa *SeatAsk, rep Reply) (Reply, error) {
	if v := d.g.Verb(rep.Verb); v != nil && v.Prog != "" {
		for {
			c, err := d.announce(sa, rep)
			if err != nil {
				return rep, err
			}
			missing := c.missing
			d.keep(c)
			if missing == nil {
				return rep, nil
			}
			if missing.Min > 0 {
				return rep, Refuse(CodeMissing, "", A("question", Word(missing.Name)))
			}
			rep = withAnswer(rep, Answer{Name: missing.Name})
		}
	}
	for i, a := range rep.Answers {
		if a.Name != ChoiceName || i > 0 || !sa.choosing(rep.Verb) {
			return rep, Refuse(CodeSurplus, "", A("question", Word(a.Name)))
		}
	}
	if sa.choosing(rep.Verb) {
		if no := d.checkChoice(sa, rep.Values(ChoiceName), d.why); no != nil {
			return rep, no
		}
	}
	return rep, nil
}

// why explains what does not fit the open question: the step that asked says so again.
func (d *driver) why(m WrongChoice) *Refusal {
	if d.s.Ask == nil || len(d.s.Stack) == 0 {
		return nil
	}
	f := d.s.Stack[len(d.s.Stack)-1]
	f.Regs = slices.Clip(f.Regs)
	p := d.g.program(f.At.Prog)
	if p == nil {
		return nil
	}
	if i, ok := p.index[f.At.Label]; ok {
		if why := p.Steps[i].Op(d.r, &f).Why; why != nil {
			return why(m)
		}
	}
	return nil
}

// choosing tells whether a verb takes the question's options: its first verb does, if it has any.
func (a *SeatAsk) choosing(verb string) bool {
	return len(a.Verbs) > 0 && a.Verbs[0] == verb && (len(a.Options) > 0 || a.Max > 0)
}

func withAnswer(rep Reply, a Answer) Reply {
	return Reply{Verb: rep.Verb, Answers: append(slices.Clone(rep.Answers), a)}
}
