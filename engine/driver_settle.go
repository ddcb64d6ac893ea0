package engine

import "slices"

// settle tries to complete the open ask with the answers that there are. It reports whether the match can go on.
func (d *driver) settle() (bool, error) {
	ask := d.ownAsk()
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
		ask.Seats[bad].forgetAnswer()
	}
}

// joined returns the answers that complete an ask, and whether it is complete.
func (d *driver) joined(ask *Ask) (out []SeatReply, done bool) {
	awaited := false
	for i := range ask.Seats {
		if ask.Seats[i].Got != nil && out == nil {
			out = part(&d.mem.replies, len(ask.Seats))[:0]
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

// forgetAnswer makes the question one without an answer.
func (a *SeatAsk) forgetAnswer() { a.Got, a.Ahead, a.ByStandingPass, a.Then = nil, false, false, nil }

// stale announces the answers that act again, now that they count. It returns the index of a question whose answer is
// no longer possible; -1 if all are.
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
				d.setReady(c)
			}
			break
		}
	}
	return -1
}

// test says that the answer to question q was announced when ops instructions had been carried out.
type test struct {
	q   uint64
	ops int
}

// tested notes that a question's answer has just been announced. It need not be announced again until the next
// instruction, because nothing that an announcement can see changes until then.
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
					left.Seats[n].forgetAnswer()
				}
				n++
			}
		}
		f.Asked = left
	}
	for _, rep := range replies {
		d.lapseSeals(ask, rep)
	}
	d.stopOnActs(ask, replies)
	d.s.Ask = nil
	d.s.own &^= ownAsk
	f.At.Label = ask.Next
}
