package engine

import "slices"

// settle tries to complete the open ask with the answers that there are. It reports whether the match can go on.
func (d *driver) settle() (bool, error) {
	ask := d.ownAsk()
	for i := range ask.Seats {
		d.fillFromSeal(&ask.Seats[i])
	}
	for {
		replies, of := d.joined(ask)
		if of < 0 {
			return false, nil
		}
		bad := d.stale(ask.Seats[:of])
		if bad < 0 {
			d.complete(ask, replies, of)
			return true, nil
		}
		ask.Seats[bad].forgetAnswer()
	}
}

// joined returns the answers that complete an ask, and of how many of its questions, from the first on, they are all
// the answers; -1 as long as it is not complete.
func (d *driver) joined(ask *Ask) (out []SeatReply, of int) {
	awaited := false
	for i := range ask.Seats {
		sa := &ask.Seats[i]
		awaited = awaited || !sa.Optional
		switch {
		case sa.Got != nil:
			if out == nil {
				out = part(&d.mem.replies, len(ask.Seats))[:0]
			}
			out = append(out, SeatReply{sa.Seat, *sa.Got, sa.Then})
			if ask.Join == JoinAny || ask.Join == JoinRanked && sa.Got.Verb != Pass {
				return out, i + 1
			}
		case !sa.Optional && ask.Join != JoinAny:
			return nil, -1
		}
	}
	if ask.Join == JoinAny && awaited {
		return nil, -1
	}
	return out, len(ask.Seats)
}

// forgetAnswer makes the question one without an answer.
func (a *SeatAsk) forgetAnswer() { a.Got, a.Ahead, a.ByStandingPass, a.Then = nil, false, false, nil }

// stale announces the answers to questions that act again, now that they count. It returns the index of a question
// whose answer is no longer possible; -1 if all are.
func (d *driver) stale(asked []SeatAsk) int {
	for i := range asked {
		sa := &asked[i]
		if sa.Got == nil {
			continue
		}
		if v := d.g.Verb(sa.Got.Verb); v != nil && v.Prog != "" && !d.isTested(sa) {
			c, err := d.announce(sa, *sa.Got)
			if err != nil {
				return i
			}
			d.setReady(c)
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

// complete hands the answers, which are all those to the first so many questions, to the asking frame, which goes on.
func (d *driver) complete(ask *Ask, replies []SeatReply, of int) {
	top := len(d.s.Stack) - 1
	f := &d.s.Stack[top]
	f.Got = replies
	if ask.Into != "" && len(replies) > 0 {
		f.Set(ask.Into, replies[0].Values(ChoiceName)...)
	}
	n := len(ask.Seats) - len(replies)
	f.Asked = nil
	if n > 0 {
		left := NewAsk(ask.Join, n)
		left.Into, left.At, left.Next = ask.Into, ask.At, ask.Next
		n = 0
		for i := range ask.Seats {
			if sa := &ask.Seats[i]; i >= of || sa.Got == nil {
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
