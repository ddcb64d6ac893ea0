package engine

import "slices"

// ask puts the question of a verdict: to the announcement when one is running, else to the seats.
func (d *driver) ask(top int, p *Program, i int, v *Verdict) error {
	f, label := &d.s.Stack[top], p.Steps[i].Label
	if a := d.announcing(); a != nil {
		return d.askAnnounced(top, p, i, v)
	}
	next, err := d.after(top, p, i, v.Goto)
	if err != nil {
		return err
	}
	d.ask1 = *v.Ask
	ask := &d.ask1
	ask.At, ask.Next = label, next
	d.seats = append(d.seats[:0], d.present(ask.Seats)...)
	ask.Seats = d.seats
	var fresh []uint64
	for i := range ask.Seats {
		sa := &ask.Seats[i]
		if err := d.answerable(sa); err != nil {
			return parked("%s/%s asks %v %s: %v", p.Name, label, sa.Seat, sa.Kind, err)
		}
		if d.g.windows[sa.Kind] != nil {
			d.reached("window", sa.Kind)
		}
		if old := same(f.Asked, label, *sa); old != nil {
			sa.Q, sa.Got, sa.Ahead, sa.ByStandingPass, sa.Then = old.Q, old.Got, old.Ahead, old.ByStandingPass, old.Then
			continue
		}
		d.s.NextQ++
		sa.Q = d.s.NextQ
		fresh = append(fresh, sa.Q)
	}
	f.Got, f.Asked = nil, nil
	d.s.Ask = ask
	d.s.own |= ownAsk
	d.foresee(fresh)
	return nil
}

// present gives the parts of an ask that are put to seats still in the match; who has left is not asked.
func (d *driver) present(seats []SeatAsk) []SeatAsk {
	if !slices.ContainsFunc(seats, func(sa SeatAsk) bool { return d.r.Out(sa.Seat) }) {
		return seats
	}
	out := make([]SeatAsk, 0, len(seats))
	for i := range seats {
		if !d.r.Out(seats[i].Seat) {
			out = append(out, seats[i])
		}
	}
	return out
}

// same finds the question in an earlier ask of the same step that a new one repeats unchanged.
func same(old *Ask, label string, sa SeatAsk) *SeatAsk {
	if old == nil || old.At != label {
		return nil
	}
	for i := range old.Seats {
		o := &old.Seats[i]
		if o.Seat == sa.Seat && o.Kind == sa.Kind && o.Round == sa.Round && o.About == sa.About &&
			o.Optional == sa.Optional && slices.Equal(o.Verbs, sa.Verbs) && sameOptions(o, &sa) {
			return o
		}
	}
	return nil
}

func sameOptions(a, b *SeatAsk) bool {
	return a.Min == b.Min && a.Max == b.Max && a.Ordered == b.Ordered && slices.EqualFunc(a.Options, b.Options, func(x, y Option) bool {
		return x.Key == y.Key && (x.Refusal == nil) == (y.Refusal == nil)
	})
}

// settle tries to complete the open question with the answers there are. It reports whether the match
// can go on.
func (d *driver) settle() (bool, error) {
	ask := d.copyAsk()
	for i := range ask.Seats {
		d.fillFromSeal(&ask.Seats[i])
	}
	for {
		replies, done := d.joined(ask)
		if !done {
			return false, nil
		}
		bad := d.stale(ask, replies)
		if bad < 0 {
			d.complete(ask, replies)
			return true, nil
		}
		ask.Seats[bad].ungot()
	}
}

// copyAsk makes the open question safe to write, in memory that is used again: most questions are then answered.
func (d *driver) copyAsk() *Ask {
	if d.s.own&ownAsk != 0 {
		return d.s.Ask
	}
	d.ask1 = *d.s.Ask
	d.seats = append(d.seats[:0], d.ask1.Seats...)
	d.ask1.Seats = d.seats
	d.s.Ask = &d.ask1
	d.s.own |= ownAsk
	return d.s.Ask
}

// restAsk makes the open question one that may be handed out, if it stands in memory that is used again.
func (d *driver) restAsk() {
	if d.s.Ask == &d.ask1 {
		a := NewAsk(d.ask1.Join, len(d.ask1.Seats))
		copy(a.Seats, d.ask1.Seats)
		a.Into, a.At, a.Next = d.ask1.Into, d.ask1.At, d.ask1.Next
		d.s.Ask = a
	}
}

// joined gives the answers that complete an ask, and whether it is complete.
func (d *driver) joined(ask *Ask) (out []SeatReply, done bool) {
	awaited := false
	for i := range ask.Seats {
		if ask.Seats[i].Got != nil && out == nil {
			out = part(&d.replies, len(ask.Seats))[:0]
		}
		sa := &ask.Seats[i]
		awaited = awaited || !sa.Optional
		switch {
		case ask.Join == JoinAny:
			if sa.Got != nil {
				return append(out, SeatReply{sa.Seat, *sa.Got, sa.Then}), true
			}
		case sa.Got != nil:
			out = append(out, SeatReply{sa.Seat, *sa.Got, sa.Then})
			if ask.Join == JoinRanked && sa.Got.Verb != Pass {
				return out, true
			}
		case !sa.Optional:
			return nil, false
		}
	}
	return out, ask.Join != JoinAny || !awaited
}

// ungot forgets the answer that the join holds.
func (a *SeatAsk) ungot() { a.Got, a.Ahead, a.ByStandingPass, a.Then = nil, false, false, nil }

// stale announces the acting answers again, now that they are used; it gives the index of a seat whose
// answer is no longer legal, -1 when all are.
func (d *driver) stale(ask *Ask, replies []SeatReply) int {
	for _, rep := range replies {
		for i := range ask.Seats {
			sa := &ask.Seats[i]
			if sa.Seat != rep.Seat || sa.Got == nil || sa.Got.Verb != rep.Verb {
				continue
			}
			if v := d.g.Verb(rep.Verb); v != nil && v.Prog != "" && !d.isTested(sa) {
				c, err := d.announce(sa, rep.Reply)
				if err != nil {
					return i
				}
				d.keep(c)
			}
			break
		}
	}
	return -1
}

// test says that a question's answer was announced when so many instructions had been carried out.
type test struct {
	q   uint64
	ops int
}

// tested notes that the answer that a question holds has just been announced: until the next instruction it
// need not be again, for nothing that an announcement can see has changed.
func (d *driver) tested(sa *SeatAsk) { d.tests = append(d.tests, test{sa.Q, d.ops}) }

func (d *driver) isTested(sa *SeatAsk) bool { return slices.Contains(d.tests, test{sa.Q, d.ops}) }

// complete hands the answers to the asking frame and lets it go on.
func (d *driver) complete(ask *Ask, replies []SeatReply) {
	top := len(d.s.Stack) - 1
	f := &d.s.Stack[top]
	f.Got = replies
	if ask.Into != "" && len(replies) > 0 {
		f.Set(ask.Into, replies[0].Values(ChoiceName)...)
	}
	used := func(sa *SeatAsk) bool {
		return sa.Got != nil && slices.ContainsFunc(replies, func(r SeatReply) bool {
			return r.Seat == sa.Seat && sa.Got.Verb == r.Verb
		})
	}
	n := 0
	for i := range ask.Seats {
		if !used(&ask.Seats[i]) {
			n++
		}
	}
	f.Asked = nil
	if n > 0 {
		left := NewAsk(ask.Join, n)
		left.Into, left.At, left.Next = ask.Into, ask.At, ask.Next
		n = 0
		for i := range ask.Seats {
			if sa := &ask.Seats[i]; !used(sa) {
				left.Seats[n] = *sa
				if ask.Join != JoinAny { // the first act voids later answers
					left.Seats[n].ungot()
				}
				n++
			}
		}
		f.Asked = left
	}
	for _, rep := range replies {
		d.endSeals(ask, rep)
	}
	d.stopOnActs(ask, replies)
	d.s.Ask = nil
	d.s.own &^= ownAsk
	f.At.Label = ask.Next
}
