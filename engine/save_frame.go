package engine

func (p *packer) frame(f *Frame) {
	m := p.fields(20, bit(0, f.At.Label != "")|bit(1, f.Owner != 0)|bit(2, !f.About.IsZero())|
		bit(3, !f.Self.IsZero())|bit(4, f.Node != "")|bit(5, f.On != nil)|bit(6, len(f.Regs) > 0)|
		bit(7, len(f.Got) > 0)|bit(8, len(f.Ret) > 0)|bit(9, len(f.Did) > 0)|bit(10, f.OK)|
		bit(11, len(f.Batch) > 0)|bit(12, f.Asked != nil)|bit(13, f.Void)|bit(14, len(f.Leave) > 0)|
		bit(15, len(f.Pre) > 0)|bit(16, f.Announcing)|bit(17, len(f.Then) > 0)|bit(18, f.Fresh)|bit(19, f.Interrupt))
	text(p, &f.At.Prog)
	if m&(1<<0) != 0 {
		text(p, &f.At.Label)
	}
	if m&(1<<1) != 0 {
		number(p, &f.Owner)
	}
	if m&(1<<2) != 0 {
		p.id(&f.About)
	}
	if m&(1<<3) != 0 {
		p.id(&f.Self)
	}
	if m&(1<<4) != 0 {
		text(p, &f.Node)
	}
	if m&(1<<5) != 0 {
		ref(p, &f.On, (*packer).event)
	}
	if m&(1<<6) != 0 {
		list(p, &f.Regs, (*packer).field)
	}
	if m&(1<<7) != 0 {
		list(p, &f.Got, (*packer).seatReply)
	}
	if m&(1<<8) != 0 {
		p.values(&f.Ret)
	}
	if m&(1<<9) != 0 {
		list(p, &f.Did, (*packer).event)
	}
	if m&(1<<11) != 0 {
		list(p, &f.Batch, (*packer).change)
	}
	if m&(1<<12) != 0 {
		ref(p, &f.Asked, (*packer).ask)
	}
	if m&(1<<14) != 0 {
		p.values(&f.Leave)
	}
	if m&(1<<15) != 0 {
		list(p, &f.Pre, (*packer).answer)
	}
	if m&(1<<17) != 0 {
		list(p, &f.Then, (*packer).sealed)
	}
	p.flag(&f.OK, m, 10)
	p.flag(&f.Void, m, 13)
	p.flag(&f.Announcing, m, 16)
	p.flag(&f.Fresh, m, 18)
	p.flag(&f.Interrupt, m, 19)
}

func (p *packer) seatReply(r *SeatReply) {
	m := p.fields(2, bit(0, r.Seat != 0)|bit(1, len(r.Then) > 0))
	if m&(1<<0) != 0 {
		number(p, &r.Seat)
	}
	p.reply(&r.Reply)
	if m&(1<<1) != 0 {
		list(p, &r.Then, (*packer).sealed)
	}
}

func (p *packer) change(c *Change) {
	m := p.fields(11, bit(0, c.Kind != "")|bit(1, c.Seat != 0)|bit(2, !c.Obj.IsZero())|bit(3, c.To != "")|
		bit(4, c.N != 0)|bit(5, c.Word != "")|bit(6, len(c.Vals) > 0)|bit(7, !c.By.IsZero())|bit(8, c.Must)|
		bit(9, c.Event != nil)|bit(10, c.Seal != nil))
	if m&(1<<0) != 0 {
		text(p, &c.Kind)
	}
	if m&(1<<1) != 0 {
		number(p, &c.Seat)
	}
	if m&(1<<2) != 0 {
		p.id(&c.Obj)
	}
	if m&(1<<3) != 0 {
		text(p, &c.To)
	}
	if m&(1<<4) != 0 {
		number(p, &c.N)
	}
	if m&(1<<5) != 0 {
		text(p, &c.Word)
	}
	if m&(1<<6) != 0 {
		p.values(&c.Vals)
	}
	if m&(1<<7) != 0 {
		p.id(&c.By)
	}
	p.flag(&c.Must, m, 8)
	if m&(1<<9) != 0 {
		ref(p, &c.Event, (*packer).event)
	}
	if m&(1<<10) != 0 {
		ref(p, &c.Seal, (*packer).sealed)
	}
}

func (p *packer) ask(a *Ask) {
	m := p.fields(4, bit(0, a.Seats != nil)|bit(1, a.Into != "")|bit(2, a.At != "")|bit(3, a.Next != ""))
	text(p, &a.Join)
	if m&(1<<0) != 0 {
		list(p, &a.Seats, (*packer).seatAsk)
	}
	if m&(1<<1) != 0 {
		text(p, &a.Into)
	}
	if m&(1<<2) != 0 {
		text(p, &a.At)
	}
	if m&(1<<3) != 0 {
		text(p, &a.Next)
	}
}

func (p *packer) seatAsk(a *SeatAsk) {
	m := p.fields(20, bit(0, a.Seat != 0)|bit(1, a.Q != 0)|bit(2, a.Kind != "")|bit(3, a.Round != 0)|
		bit(4, a.About != "")|bit(5, a.Verbs != nil)|bit(6, len(a.Options) > 0)|bit(7, a.Min != 0)|
		bit(8, a.Max != 0)|bit(9, a.Ordered)|bit(10, a.Prompt.Code != "" || a.Prompt.Args != nil)|
		bit(11, a.Default.Verb != "" || a.Default.Answers != nil)|bit(12, a.Due != "")|bit(13, a.Optional)|
		bit(14, a.Got != nil)|bit(15, a.Final)|bit(16, len(a.Then) > 0)|bit(17, a.Ahead)|
		bit(18, len(a.Within) > 0)|bit(19, a.ByStandingPass))
	if m&(1<<0) != 0 {
		number(p, &a.Seat)
	}
	if m&(1<<1) != 0 {
		p.uint64(&a.Q)
	}
	if m&(1<<2) != 0 {
		text(p, &a.Kind)
	}
	if m&(1<<3) != 0 {
		number(p, &a.Round)
	}
	if m&(1<<4) != 0 {
		text(p, &a.About)
	}
	if m&(1<<5) != 0 {
		list(p, &a.Verbs, text[string])
	}
	if m&(1<<6) != 0 {
		list(p, &a.Options, (*packer).choice)
	}
	if m&(1<<7) != 0 {
		number(p, &a.Min)
	}
	if m&(1<<8) != 0 {
		number(p, &a.Max)
	}
	if m&(1<<10) != 0 {
		p.phrase(&a.Prompt)
	}
	if m&(1<<11) != 0 {
		p.reply(&a.Default)
	}
	if m&(1<<12) != 0 {
		text(p, &a.Due)
	}
	if m&(1<<14) != 0 {
		ref(p, &a.Got, (*packer).reply)
	}
	if m&(1<<16) != 0 {
		list(p, &a.Then, (*packer).sealed)
	}
	p.flag(&a.Ordered, m, 9)
	p.flag(&a.Optional, m, 13)
	if m&(1<<18) != 0 {
		p.values(&a.Within)
	}
	p.flag(&a.Final, m, 15)
	p.flag(&a.Ahead, m, 17)
	p.flag(&a.ByStandingPass, m, 19)
}

func (p *packer) choice(o *Option) {
	m := p.fields(5, bit(0, o.Key != "")|bit(1, o.Label.Code != "" || o.Label.Args != nil)|bit(2, o.Refusal != nil)|
		bit(3, o.Face != "")|bit(4, len(o.Notes) > 0))
	if m&(1<<0) != 0 {
		text(p, &o.Key)
	}
	if m&(1<<1) != 0 {
		p.phrase(&o.Label)
	}
	if m&(1<<2) != 0 {
		ref(p, &o.Refusal, (*packer).refusal)
	}
	if m&(1<<3) != 0 {
		text(p, &o.Face)
	}
	if m&(1<<4) != 0 {
		list(p, &o.Notes, (*packer).phrase)
	}
}

func (p *packer) phrase(s *Phrase) {
	text(p, &s.Code)
	list(p, &s.Args, (*packer).arg)
	if p.reads && len(s.Args) == 0 {
		s.Args = nil
	}
}

func (p *packer) refusal(r *Refusal) {
	p.phrase(&r.Phrase)
	text(p, &r.Clause)
}
