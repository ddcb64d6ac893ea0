package engine

// There is one method per type of the state. A new field gets the next bit, behind all others. A bit is never used
// again for something else. A test fills every field and compares.

func (p *packer) state(s *State) {
	m := p.fields(22, bit(0, s.Game != "")|bit(1, s.Version != 0)|bit(2, s.Book != "")|bit(3, s.Seq != 0)|
		bit(4, s.NextQ != 0)|bit(5, s.NextStamp != 0)|bit(6, len(s.Options) > 0)|bit(7, len(s.Rand) > 0)|
		bit(8, len(s.Vars) > 0)|bit(9, s.Seats != nil)|bit(10, s.Objects.n > 0)|bit(11, len(s.Zones) > 0)|
		bit(12, len(s.Effects) > 0)|bit(13, len(s.Waiting) > 0)|bit(14, len(s.Marks) > 0)|
		bit(15, len(s.Sealed) > 0)|bit(16, len(s.Snaps) > 0)|bit(17, len(s.Stack) > 0)|bit(18, s.Ask != nil)|
		bit(19, s.Result != nil)|bit(20, s.Calm != 0)|bit(21, len(s.StandingPasses) > 0))
	if m&(1<<0) != 0 {
		text(p, &s.Game)
	}
	if m&(1<<1) != 0 {
		number(p, &s.Version)
	}
	if m&(1<<2) != 0 {
		text(p, &s.Book)
	}
	if m&(1<<3) != 0 {
		p.uint64(&s.Seq)
	}
	if m&(1<<4) != 0 {
		p.uint64(&s.NextQ)
	}
	if m&(1<<5) != 0 {
		p.int64(&s.NextStamp)
	}
	if m&(1<<6) != 0 {
		list(p, &s.Options, (*packer).option)
	}
	if m&(1<<7) != 0 {
		list(p, &s.Rand, (*packer).rand)
	}
	if m&(1<<8) != 0 {
		list(p, &s.Vars, (*packer).int64)
	}
	if m&(1<<9) != 0 {
		list(p, &s.Seats, (*packer).seat)
	}
	if m&(1<<10) != 0 {
		p.objects(&s.Objects)
	}
	if m&(1<<11) != 0 {
		list(p, &s.Zones, (*packer).zone)
	}
	if m&(1<<12) != 0 {
		list(p, &s.Effects, (*packer).effect)
	}
	if m&(1<<13) != 0 {
		list(p, &s.Waiting, (*packer).trigger)
	}
	if m&(1<<14) != 0 {
		list(p, &s.Marks, (*packer).mark)
	}
	if m&(1<<15) != 0 {
		list(p, &s.Sealed, (*packer).sealed)
	}
	if m&(1<<16) != 0 {
		list(p, &s.Snaps, (*packer).snapshot)
	}
	if m&(1<<17) != 0 {
		list(p, &s.Stack, (*packer).frame)
	}
	if m&(1<<18) != 0 {
		ref(p, &s.Ask, (*packer).ask)
	}
	if m&(1<<19) != 0 {
		ref(p, &s.Result, (*packer).result)
	}
	if m&(1<<20) != 0 {
		number(p, &s.Calm)
	}
	if m&(1<<21) != 0 {
		list(p, &s.StandingPasses, (*packer).stand)
	}
}

func (p *packer) stand(x *StandingPass) {
	number(p, &x.Seat)
	text(p, &x.Of)
	text(p, &x.Mode)
}

func (p *packer) option(o *TableOption) {
	text(p, &o.Name)
	number(p, &o.N)
}

func (p *packer) rand(r *Rand) {
	text(p, &r.Key)
	p.uint64(&r.S)
}

func (p *packer) seat(s *SeatState) {
	m := p.fields(3, bit(0, s.Out)|bit(1, len(s.Attrs) > 0)|bit(2, s.Left != 0))
	p.flag(&s.Out, m, 0)
	if m&(1<<1) != 0 {
		list(p, &s.Attrs, (*packer).int64)
	}
	if m&(1<<2) != 0 {
		number(p, &s.Left)
	}
}

func (p *packer) id(id *ObjID) {
	number(p, &id.Slot)
	number(p, &id.Gen)
}

func (p *packer) objects(os *Objects) {
	n := p.length(os.n)
	if p.reads {
		all := make([]page, (n+pageSize-1)/pageSize)
		*os = Objects{make([]*page, len(all)), n}
		for i := range all {
			os.pages[i] = &all[i]
		}
	}
	for i := range n {
		p.object(os.At(i))
	}
}

func (p *packer) object(o *Object) {
	m := p.fields(10, bit(0, o.Gen != 0)|bit(1, o.Card != 0)|bit(2, o.Owner != 0)|bit(3, o.Base != 0)|
		bit(4, o.Zone != 0)|bit(5, o.Attr != [AttrCount]int32{})|bit(6, o.Kind != 0)|bit(7, !o.Of.IsZero())|
		bit(8, o.On != "")|bit(9, len(o.Data) > 0))
	if m&(1<<0) != 0 {
		number(p, &o.Gen)
	}
	if m&(1<<1) != 0 {
		number(p, &o.Card)
	}
	if m&(1<<2) != 0 {
		number(p, &o.Owner)
	}
	if m&(1<<3) != 0 {
		number(p, &o.Base)
	}
	if m&(1<<4) != 0 {
		number(p, &o.Zone)
	}
	if m&(1<<5) != 0 {
		p.attrs(&o.Attr)
	}
	if m&(1<<6) != 0 {
		k := int(o.Kind)
		number(p, &k)
		if p.reads { // who saves a state only reads it: others may be reading it, too
			o.Kind = uint8(k)
		}
		if int(o.Kind) != k {
			p.fail(errRange)
		}
	}
	if m&(1<<7) != 0 {
		p.id(&o.Of)
	}
	if m&(1<<8) != 0 {
		text(p, &o.On)
	}
	if m&(1<<9) != 0 {
		list(p, &o.Data, (*packer).field)
	}
}

func (p *packer) attrs(a *[AttrCount]int32) {
	var set uint64
	for i, n := range a {
		set |= bit(i, n != 0)
	}
	m := p.fields(AttrCount, set)
	for i := range a {
		if m&(1<<i) != 0 {
			number(p, &a[i])
		}
	}
}

func (p *packer) field(f *Field) {
	text(p, &f.Name)
	p.values(&f.Vals)
	if p.reads && len(f.Vals) == 0 {
		f.Vals = nil
	}
}

func (p *packer) zone(z *Zone) {
	text(p, &z.Kind)
	number(p, &z.Seat)
	list(p, &z.Cards, (*packer).id)
	if p.reads && len(z.Cards) == 0 {
		z.Cards = nil
	}
}

func (p *packer) effect(e *Effect) {
	m := p.fields(9, bit(0, e.Stamp != 0)|bit(1, e.Kind != "")|bit(2, e.Source != "")|bit(3, e.Seat != 0)|
		bit(4, len(e.On) > 0)|bit(5, e.N != 0)|bit(6, e.Node != "")|bit(7, e.Until != "")|bit(8, e.UntilSeat != 0))
	if m&(1<<0) != 0 {
		p.int64(&e.Stamp)
	}
	if m&(1<<1) != 0 {
		text(p, &e.Kind)
	}
	if m&(1<<2) != 0 {
		text(p, &e.Source)
	}
	if m&(1<<3) != 0 {
		number(p, &e.Seat)
	}
	if m&(1<<4) != 0 {
		p.values(&e.On)
	}
	if m&(1<<5) != 0 {
		number(p, &e.N)
	}
	if m&(1<<6) != 0 {
		text(p, &e.Node)
	}
	if m&(1<<7) != 0 {
		text(p, &e.Until)
	}
	if m&(1<<8) != 0 {
		number(p, &e.UntilSeat)
	}
}

func (p *packer) trigger(t *Trigger) {
	m := p.fields(7, bit(0, t.Stamp != 0)|bit(1, t.Seat != 0)|bit(2, t.Source != "")|bit(3, t.Prog != "")|
		bit(4, t.Node != "")|bit(5, !t.About.IsZero())|bit(6, t.On != nil))
	if m&(1<<0) != 0 {
		p.int64(&t.Stamp)
	}
	if m&(1<<1) != 0 {
		number(p, &t.Seat)
	}
	if m&(1<<2) != 0 {
		text(p, &t.Source)
	}
	if m&(1<<3) != 0 {
		text(p, &t.Prog)
	}
	if m&(1<<4) != 0 {
		text(p, &t.Node)
	}
	if m&(1<<5) != 0 {
		p.id(&t.About)
	}
	if m&(1<<6) != 0 {
		ref(p, &t.On, (*packer).event)
	}
}

func (p *packer) event(e *Event) {
	m := p.fields(7, bit(0, e.Kind != "")|bit(1, e.Seat != 0)|bit(2, len(e.Args) > 0)|bit(3, len(e.Secret) > 0)|
		bit(4, len(e.Knows) > 0)|bit(5, e.Quiet)|bit(6, e.Private))
	if m&(1<<0) != 0 {
		text(p, &e.Kind)
	}
	if m&(1<<1) != 0 {
		number(p, &e.Seat)
	}
	if m&(1<<2) != 0 {
		list(p, &e.Args, (*packer).arg)
	}
	if m&(1<<3) != 0 {
		list(p, &e.Secret, (*packer).arg)
	}
	if m&(1<<4) != 0 {
		list(p, &e.Knows, number[Seat])
	}
	p.flag(&e.Quiet, m, 5)
	p.flag(&e.Private, m, 6)
}

func (p *packer) arg(a *Arg) { p.named(&a.Name, &a.Vals) }

func (p *packer) answer(a *Answer) { p.named(&a.Name, &a.Vals) }

// named packs a list with a name. A nil list and an empty one are told apart, because they are shown differently.
func (p *packer) named(name *string, vals *[]Value) {
	m := p.fields(2, bit(0, *name != "")|bit(1, *vals != nil))
	if m&(1<<0) != 0 {
		text(p, name)
	}
	if m&(1<<1) != 0 {
		p.values(vals)
	}
}

func (p *packer) mark(k *Mark) {
	text(p, &k.Code)
	text(p, &k.On)
	text(p, &k.Period)
	number(p, &k.N)
}

func (p *packer) reply(r *Reply) {
	m := p.fields(2, bit(0, r.Verb != "")|bit(1, len(r.Answers) > 0))
	if m&(1<<0) != 0 {
		text(p, &r.Verb)
	}
	if m&(1<<1) != 0 {
		list(p, &r.Answers, (*packer).answer)
	}
}

func (p *packer) sealed(x *Sealed) {
	m := p.fields(6, bit(0, x.Seat != 0)|bit(1, x.About != "")|bit(2, x.Window != "")|bit(3, x.Lasting)|
		bit(4, x.Silent)|bit(5, len(x.Ahead) > 0))
	if m&(1<<0) != 0 {
		number(p, &x.Seat)
	}
	if m&(1<<1) != 0 {
		text(p, &x.About)
	}
	if m&(1<<2) != 0 {
		text(p, &x.Window)
	}
	p.flag(&x.Lasting, m, 3)
	p.flag(&x.Silent, m, 4)
	p.reply(&x.Reply)
	if m&(1<<5) != 0 {
		list(p, &x.Ahead, (*packer).sealed)
	}
}

func (p *packer) snapshot(n *Snapshot) {
	m := p.fields(3, bit(0, len(n.Stats) > 0)|bit(1, n.Ctrl != 0)|bit(2, n.Hidden))
	p.id(&n.ID)
	p.object(&n.Was)
	if m&(1<<0) != 0 {
		list(p, &n.Stats, number[int])
	}
	if m&(1<<1) != 0 {
		number(p, &n.Ctrl)
	}
	p.flag(&n.Hidden, m, 2)
}

func (p *packer) result(r *Result) {
	m := p.fields(5, bit(0, len(r.Winners) > 0)|bit(1, r.Reason != "")|bit(2, r.Why != "")|bit(3, len(r.Places) > 0)|
		bit(4, len(r.Args) > 0))
	if m&(1<<0) != 0 {
		list(p, &r.Winners, number[Seat])
	}
	if m&(1<<1) != 0 {
		text(p, &r.Reason)
	}
	if m&(1<<2) != 0 {
		text(p, &r.Why)
	}
	if m&(1<<3) != 0 {
		list(p, &r.Places, number[int])
	}
	if m&(1<<4) != 0 {
		list(p, &r.Args, (*packer).arg)
	}
}
