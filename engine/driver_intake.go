package engine

import (
	"fmt"
	"slices"
)

// input takes an input in. The match is then run on.
func (d *driver) input(in Input) error {
	if d.s.Result != nil {
		return d.whyNot(in.Seat, in.Verb, CodeOver)
	}
	switch in.Kind {
	case InputReply:
		return d.reply(in)
	case InputExpire:
		return d.expire(in.Qs)
	case InputConcede:
		if in.Seat == NoSeat {
			return d.whyNot(in.Seat, "concede", CodeForeign)
		}
		return d.interruptBy(in.Seat, "concede")
	case InputAct:
		return d.act(in)
	case InputDraw:
		return d.interruptBy(NoSeat, "draw")
	case InputDecide:
		return d.decide(in)
	case InputSeal:
		return d.sealOnly(in)
	case InputUnseal:
		return d.unseal(in.Seat, in.About)
	case InputStandingPass:
		return d.setStandingPasses(in)
	}
	return d.whyNot(in.Seat, in.Verb, CodeNoAsk)
}

// decides notes an answer. Passing and ordering triggers do not end a mandatory loop. Everything else may.
func (d *driver) decides(verb string) {
	d.decided = d.decided || (verb != Pass && verb != VerbOrder)
}

// open finds the question that a seat answers: the one numbered q, or with q 0 the one that offers the verb.
func (d *driver) open(seat Seat, q uint64, verb string) (*SeatAsk, error) {
	if d.s.Result != nil {
		return nil, d.whyNot(seat, verb, CodeOver)
	}
	if seat < 0 || int(seat) >= len(d.s.Seats) {
		return nil, d.whyNot(seat, verb, CodeForeign)
	}
	if d.r.Out(seat) {
		return nil, d.whyNot(seat, verb, CodeOut)
	}
	if q == 0 {
		if sa := d.s.Ask.Seat(seat, verb); verb != "" && sa != nil && !sa.Settled() {
			return sa, nil
		}
		return nil, d.whyNot(seat, verb, CodeNoAsk)
	}
	sa := d.s.Ask.ByQ(q)
	switch {
	case sa == nil:
		return nil, Refuse(CodeStale, "")
	case sa.Seat != seat:
		return nil, Refuse(CodeForeign, "")
	case !sa.Offers(verb), sa.Settled():
		return nil, d.whyNot(seat, verb, CodeNoAsk)
	}
	return sa, nil
}

// Settled reports whether the question has an answer that cannot be changed.
func (a *SeatAsk) Settled() bool { return a.Final && a.Got != nil && !a.Ahead }

// whyNot refuses a verb: in the ruleset's words, else with a code of the kernel.
func (d *driver) whyNot(seat Seat, verb, code string) *Refusal {
	if d.g.WhyNot != nil {
		if no := d.g.WhyNot(d.r, seat, verb); no != nil {
			return no
		}
	}
	return Refuse(code, "", A("verb", Word(verb)))
}

// reply takes a seat's answer and its answers ahead.
func (d *driver) reply(in Input) error {
	if _, err := d.open(in.Seat, in.Q, in.Verb); err != nil {
		return err
	}
	d.ownAsk()
	sa, err := d.open(in.Seat, in.Q, in.Verb)
	if err != nil {
		return err
	}
	rep, err := d.check(sa, in.Reply)
	if err != nil {
		return err
	}
	if sa.Got != nil { // a changed answer takes back the answers ahead of the first one
		d.s.dropSeals(func(x Sealed) bool { return x.Seat == in.Seat && sa.Of(x.About) && !x.Silent })
	}
	if err := d.seal(sa, rep, in.Ahead); err != nil {
		return err
	}
	d.decides(rep.Verb)
	got := part(&d.mem.got, 1)
	got[0] = rep
	sa.Got, sa.Ahead, sa.ByStandingPass = &got[0], false, false
	d.tested(sa)
	return nil
}

// expire answers the questions whose deadlines have passed: with what their seats said for that case, else with their
// defaults.
func (d *driver) expire(qs []uint64) error {
	if d.s.Ask == nil {
		return Refuse(CodeStale, "")
	}
	ask, some := d.ownAsk(), false
	for i := range ask.Seats {
		sa := &ask.Seats[i]
		if slices.Contains(qs, sa.Q) && !sa.Optional && sa.Got == nil {
			some = true
			if rep, ahead, ok := d.silentReply(sa); ok {
				d.answerFromSeal(sa, rep, ahead)
				sa.Ahead = false
				d.decides(rep.Verb)
				continue
			}
			def, err := d.check(sa, sa.Default)
			if err != nil {
				return parked("the default %s of %v %s is not possible: %v", sa.Default.Verb, sa.Seat, sa.Kind, err)
			}
			sa.Got, sa.Ahead = &def, false
			d.decides(def.Verb)
			d.reached("default", sa.Kind)
		}
	}
	if !some {
		return Refuse(CodeStale, "")
	}
	return nil
}

// interruptBy runs a program of the ruleset with the register "seat" first. The open question waits meanwhile.
func (d *driver) interruptBy(seat Seat, prog string) error {
	if seat != NoSeat && (int(seat) >= len(d.s.Seats) || seat < 0) {
		return d.whyNot(seat, prog, CodeForeign)
	}
	if d.r.Out(seat) {
		return d.whyNot(seat, prog, CodeOut)
	}
	d.decided = true
	d.stopQueues(QueueActed, nil, everything)
	f := NewFrame(prog, NoSeat)
	f.Set("seat", SeatVal(seat))
	d.interrupt(f)
	return nil
}

// interrupt runs a frame first. The open question waits meanwhile, and is then put again.
func (d *driver) interrupt(f Frame) {
	if d.s.Ask != nil { // by the frame on top
		d.s.Stack[len(d.s.Stack)-1].Asked = d.mem.handOutAsk(d.s.Ask)
	}
	d.s.Ask = nil
	d.s.own &^= ownAsk
	f.Fresh, f.Interrupt = true, true
	d.s.Stack = append(d.s.Stack, f)
}

// act carries out an InputAct.
func (d *driver) act(in Input) error {
	sa, err := d.anytime(in.Seat, in.Verb)
	if err != nil {
		return err
	}
	rep, err := d.check(sa, in.Reply)
	if err != nil {
		return err
	}
	d.interrupt(d.r.Enter(SeatReply{Seat: in.Seat, Reply: rep}, sa.Kind, sa.About))
	return nil
}

// KindAnytime is the kind of question that the announcement of a verb marked Any finds in its register "in".
const KindAnytime = "anytime"

// anytime returns the question that a verb marked Any answers, whenever it is used.
func (d *driver) anytime(seat Seat, verb string) (*SeatAsk, error) {
	v := d.g.Verb(verb)
	switch {
	case d.s.Result != nil:
		return nil, d.whyNot(seat, verb, CodeOver)
	case seat < 0 || int(seat) >= len(d.s.Seats):
		return nil, d.whyNot(seat, verb, CodeForeign)
	case d.r.Out(seat):
		return nil, d.whyNot(seat, verb, CodeOut)
	case v == nil || !v.Any || v.Prog == "":
		return nil, d.whyNot(seat, verb, CodeNoAsk)
	}
	return &SeatAsk{Seat: seat, Kind: KindAnytime, Verbs: []string{verb}}, nil
}

// decide takes in an InputDecide.
func (d *driver) decide(in Input) error {
	places := in.Places
	if len(places) == 0 && in.Why == WhyTime {
		places = d.r.placesByTime()
	}
	if len(places) != len(d.s.Seats) || slices.Min(places) < 1 || slices.Max(places) > max(2, len(places)) {
		return fmt.Errorf("places %v for a match of %d: one from 1 for each seat", places, len(d.s.Seats))
	}
	if !slices.Contains(Whys(), in.Why) {
		return fmt.Errorf("a match is decided for one of %q, not for %q", Whys(), in.Why)
	}
	f := NewFrame(progDecide, NoSeat)
	f.Set("why", Word(in.Why))
	vals := make([]Value, len(places))
	for i, n := range places {
		vals[i] = Int(n)
	}
	f.Set("places", vals...)
	d.decided = true
	d.interrupt(f)
	return nil
}
