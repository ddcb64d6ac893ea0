package engine

import "slices"

// ask puts the question of a verdict: to the announcement when one is running, else to the seats.
func (d *driver) ask(top int, label string, v Verdict) error {
	f := &d.s.Stack[top]
	if a := d.announcing(); a != nil {
		return d.askAnnounced(top, label, v)
	}
	ask := *v.Ask
	ask.At = label
	ask.Seats = slices.Clone(ask.Seats)
	for i := range ask.Seats {
		sa := &ask.Seats[i]
		if old := same(f.Asked, label, *sa); old != nil {
			sa.Q, sa.Got = old.Q, old.Got
			continue
		}
		d.s.NextQ++
		sa.Q = d.s.NextQ
	}
	f.Got, f.Asked = nil, nil
	d.s.Ask = &ask
	return nil
}

// same finds the question in an earlier ask of the same step that a new one repeats unchanged.
func same(old *Ask, label string, sa SeatAsk) *SeatAsk {
	if old == nil || old.At != label {
		return nil
	}
	for i := range old.Seats {
		o := &old.Seats[i]
		if o.Seat == sa.Seat && o.Kind == sa.Kind && o.Round == sa.Round && o.About == sa.About &&
			o.Standing == sa.Standing && slices.Equal(o.Verbs, sa.Verbs) && sameOptions(o, &sa) {
			return o
		}
	}
	return nil
}

func sameOptions(a, b *SeatAsk) bool {
	return a.Min == b.Min && a.Max == b.Max && slices.EqualFunc(a.Options, b.Options, func(x, y Option) bool {
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
		replies, done := joined(d.r, ask)
		if !done {
			return false, nil
		}
		bad := d.stale(ask, replies)
		if bad < 0 {
			d.complete(ask, replies)
			return true, nil
		}
		ask.Seats[bad].Got = nil
	}
}

// copyAsk makes the open question safe to write.
func (d *driver) copyAsk() *Ask {
	a := *d.s.Ask
	a.Seats = slices.Clone(a.Seats)
	d.s.Ask = &a
	return &a
}

// joined gives the answers that complete an ask, and whether it is complete.
func joined(r *Reader, ask *Ask) ([]SeatReply, bool) {
	var out []SeatReply
	awaited := false
	for i := range ask.Seats {
		sa := &ask.Seats[i]
		if r.Out(sa.Seat) {
			continue
		}
		awaited = awaited || !sa.Standing
		switch {
		case ask.Join == JoinAny:
			if sa.Got != nil {
				return []SeatReply{{sa.Seat, *sa.Got}}, true
			}
		case sa.Got != nil:
			out = append(out, SeatReply{sa.Seat, *sa.Got})
			if ask.Join == JoinRanked && sa.Got.Verb != Pass {
				return out, true
			}
		case !sa.Standing:
			return nil, false
		}
	}
	return out, ask.Join != JoinAny || !awaited
}

// stale announces the acting answers again, now that they are used; it gives the index of a seat whose
// answer is no longer legal, -1 when all are.
func (d *driver) stale(ask *Ask, replies []SeatReply) int {
	for _, rep := range replies {
		for i := range ask.Seats {
			sa := &ask.Seats[i]
			if sa.Seat != rep.Seat || sa.Got == nil || sa.Got.Verb != rep.Verb {
				continue
			}
			if v := d.g.Verb(rep.Verb); v != nil && v.Prog != "" {
				if _, err := d.announce(sa, rep.Reply); err != nil {
					return i
				}
			}
			break
		}
	}
	return -1
}

// complete hands the answers to the asking frame and lets it go on.
func (d *driver) complete(ask *Ask, replies []SeatReply) {
	top := len(d.s.Stack) - 1
	f := &d.s.Stack[top]
	f.Got = replies
	if ask.Into != "" && len(replies) > 0 {
		f.Set(ask.Into, replies[0].Values(ChoiceName)...)
	}
	left := *ask
	left.Seats = nil
	for _, sa := range ask.Seats {
		used := slices.ContainsFunc(replies, func(r SeatReply) bool {
			return r.Seat == sa.Seat && sa.Got != nil && sa.Got.Verb == r.Verb
		})
		if !used {
			sa.Got = nil
			left.Seats = append(left.Seats, sa)
		}
	}
	f.Asked = nil
	if len(left.Seats) > 0 {
		f.Asked = &left
	}
	for _, rep := range replies {
		d.endSeals(ask, rep)
	}
	d.s.Ask = nil
	p := d.g.programs[f.At.Prog]
	next, err := p.after(p.index[f.At.Label], "")
	if err != nil {
		next = End
	}
	f.At.Label = next
}

// endSeals ends the answers given ahead about a thing on which somebody acts in a window.
func (d *driver) endSeals(ask *Ask, rep SeatReply) {
	v := d.g.Verb(rep.Verb)
	if v == nil || v.Prog == "" {
		return
	}
	for _, sa := range ask.Seats {
		if d.g.windows[sa.Kind] != nil && sa.About != "" {
			d.s.dropSeals(func(x Sealed) bool { return x.About == sa.About })
		}
	}
}

// fillFromSeal answers a question with what its seat sealed ahead. A seal that is no longer legal is
// dropped; one for a single question is used up.
func (d *driver) fillFromSeal(sa *SeatAsk) {
	if sa.Got != nil {
		return
	}
	for _, x := range d.s.Sealed {
		if x.Seat != sa.Seat || x.About != sa.About || !sa.Offers(x.Verb) ||
			(x.Window != AnyWindow && x.Window != sa.Kind) {
			continue
		}
		rep, err := d.check(sa, x.Reply)
		if err != nil || x.Window != AnyWindow {
			d.s.dropSeals(func(y Sealed) bool {
				return y.Seat == x.Seat && y.About == x.About && y.Window == x.Window && y.Verb == x.Verb
			})
		}
		if err == nil {
			sa.Got = &rep
			return
		}
	}
}
