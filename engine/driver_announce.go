package engine

import "slices"

// Enter returns the frame of the verb that a seat replied with, for Verdict.Call. Rep is what the op finds in
// Frame.Got; kind and about are those of the question. The new frame has kind in the register "in", about in "of" and
// the verb in "verb".
//
// A verb without a program returns a frame that parks the match, so look for bare verbs in Frame.Got first.
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

// announce runs the program of a reply's verb on a copy of the match, as far as its announcement goes. It returns the
// driver of that trial; the caller reads what is missing, or how it ended, and releases it or gives it to setReady. The
// error is the refusal, or wraps ErrParked.
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

// askAnnounced answers a question of a running announcement from the answers that came with it. If there is none, a
// trial ends with the question missing, and an announcement that counts fails.
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
				Min: sa.Min, Max: sa.Max, Ordered: sa.Ordered, Proposes: v.Proposes, Proposed: v.Proposed}
			d.frame = *a
			return nil
		}
		d.failAnnouncement(Refuse(CodeMissing, "", A("question", Word(name))))
		return nil
	}
	vals := a.Pre[i].Vals
	if no := d.checkChoice(sa, vals, v.Why); no != nil {
		if d.dry {
			return no
		}
		d.failAnnouncement(no)
		return nil
	}
	if i == 0 {
		a.Pre = a.Pre[1:]
	} else {
		a.Pre = slices.Concat(a.Pre[:i], a.Pre[i+1:])
	}
	f := &d.s.Stack[top]
	f.Got = part(&d.mem.replies, 1)
	answer := part(&d.mem.answers, 1)
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

// EventFailed says that an announcement failed: what a seat had answered could not be done any more when it came to
// count. Nothing of it has happened. Only the seat sees the event. Its secret arguments are "code" and those of the
// refusal.
const EventFailed = "kernel.lapsed"

// WordFailed is what a frame finds in Frame.Ret, as a Word, if the announcement that it called has failed.
const WordFailed = "lapsed"

// failAnnouncement ends an announcement that turns out impossible while it is carried out: the first of several
// simultaneous plays can spoil the second. The announcement has changed nothing yet. So its frames go, and the frame
// below decides what follows.
func (d *driver) failAnnouncement(no *Refusal) {
	i := len(d.s.Stack) - 1
	for !d.s.Stack[i].Announcing || d.s.Stack[i].Fresh {
		i--
	}
	seat := d.s.Stack[i].Owner
	d.s.Stack = d.s.Stack[:i]
	if i > 0 {
		d.s.Stack[i-1].Ret = []Value{Word(WordFailed)}
	}
	d.events = append(d.events, Event{Kind: EventFailed, Seat: seat, Private: true, Knows: []Seat{seat},
		Secret: append([]Arg{A("code", Word(no.Code))}, no.Args...)})
}
