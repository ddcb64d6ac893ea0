package engine

import (
	"errors"
	"fmt"
	"slices"
)

// New deals a match and runs it to its first question. Events come in order. It fails when the setup
// does not fit the ruleset.
func New(g *Ruleset, b Book, setup Setup) (*State, []Event, error) {
	return begin(g, b, setup, func(tx *Tx) ([]Frame, error) { return nil, g.Deal(tx, setup) })
}

// begin lays out an empty match, lets deal fill it and runs it to its first question.
func begin(g *Ruleset, b Book, setup Setup, deal func(*Tx) ([]Frame, error)) (s *State, events []Event, err error) {
	n := len(setup.Decks)
	if n < g.MinSeats || n > g.MaxSeats {
		return nil, nil, fmt.Errorf("%s is for %d to %d players, not %d", g.Name, g.MinSeats, g.MaxSeats, n)
	}
	s = &State{Schema: SchemaVersion, Game: g.Name, Version: g.Version, Book: b.Hash(),
		Vars: make([]int64, len(g.Vars)), Seats: make([]SeatState, n)}
	if s.Options, err = g.options(setup.Options); err != nil {
		return nil, nil, err
	}
	for i := range s.Seats {
		s.Seats[i].Attrs = make([]int64, len(g.SeatAttrs))
	}
	for _, z := range g.Zones {
		if z.Shared {
			s.Zones = append(s.Zones, Zone{Kind: z.Kind, Seat: NoSeat})
			continue
		}
		for i := range s.Seats {
			s.Zones = append(s.Zones, Zone{Kind: z.Kind, Seat: Seat(i)})
		}
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	tx := &Tx{d: d, s: s, was: newReader(g, b, s.clone()), moved: map[ObjID]ObjID{}}
	start, err := deal(tx)
	if err != nil {
		return nil, nil, err
	}
	d.events = tx.events
	d.r.forget()
	s.Stack = append(s.Stack, start...)
	if len(start) == 0 {
		s.Stack = []Frame{NewFrame("match", NoSeat)}
	}
	for i := range s.Stack {
		s.Stack[i].Fresh = i > 0
	}
	if err := d.finish(); err != nil {
		return nil, nil, err
	}
	return d.s, d.events, nil
}

// options takes the settings that differ from their defaults, in the order of their names.
func (g *Ruleset) options(set map[string]int) ([]TableOption, error) {
	var out []TableOption
	for _, name := range sortedKeys(set) {
		i := slices.IndexFunc(g.TableRules, func(t TableRule) bool { return t.Name == name })
		if i < 0 {
			return nil, fmt.Errorf("%s has no table rule %q", g.Name, name)
		}
		t := g.TableRules[i]
		if set[name] < t.Min || set[name] > t.Max {
			return nil, fmt.Errorf("table rule %s is from %d to %d, not %d", name, t.Min, t.Max, set[name])
		}
		out = append(out, TableOption{name, set[name]})
	}
	return out, nil
}

// Apply carries out one input on a copy of s and runs the match to its next question. The error is a
// *Refusal when the input cannot be done, or wraps ErrParked when this build cannot go on; s is as it
// was in any case, and stays usable.
func Apply(g *Ruleset, b Book, s *State, in Input) (next *State, events []Event, err error) {
	if err := fits(g, b, s); err != nil {
		return nil, nil, err
	}
	d := newDriver(g, b, s.clone())
	defer d.catch(&err)
	if err := d.input(in); err != nil {
		return nil, nil, err
	}
	if d.decided {
		d.s.Calm = 0
	}
	if err := d.finish(); err != nil {
		return nil, nil, err
	}
	d.s.Seq++
	return d.s, d.events, nil
}

func fits(g *Ruleset, b Book, s *State) error {
	switch {
	case s.Game != g.Name:
		return parked("a match of %s was given to %s", s.Game, g.Name)
	case s.Version > g.Version:
		return parked("%s version %d is newer than this build's %d", s.Game, s.Version, g.Version)
	case s.Book != b.Hash():
		return parked("the match was dealt with book %s, not %s", s.Book, b.Hash())
	}
	return nil
}

// catch turns a panic in a rule into a parked match.
func (d *driver) catch(err *error) {
	if p := recover(); p != nil {
		at := Ref{}
		if n := len(d.s.Stack); n > 0 {
			at = d.s.Stack[n-1].At
		}
		*err = parked("a rule broke at %s/%s: %v", at.Prog, at.Label, p)
	}
}

func (d *driver) finish() error {
	if err := d.run(); err != nil {
		return err
	}
	d.sweep()
	return nil
}

// input takes an input in; the match is then run on.
func (d *driver) input(in Input) error {
	if d.s.Result != nil {
		return Refuse(CodeOver, "")
	}
	switch in.Kind {
	case InputReply:
		return d.reply(in)
	case InputExpire:
		return d.expire(in.Qs)
	case InputConcede:
		return d.interrupt(in.Seat, "concede")
	case InputAct:
		return d.act(in)
	case InputDraw:
		return d.interrupt(NoSeat, "draw")
	case InputUnseal:
		return d.unseal(in.Seat, in.About)
	}
	return parked("this build has no input %q", in.Kind)
}

// decides notes an answer. Passing and ordering triggers do not end a mandatory loop; the rest may.
func (d *driver) decides(verb string) {
	d.decided = d.decided || (verb != Pass && verb != VerbOrder)
}

// open finds the question that a seat answers: by number, or the one that offers the verb.
func (d *driver) open(seat Seat, q uint64, verb string) (*SeatAsk, error) {
	if d.s.Result != nil {
		return nil, Refuse(CodeOver, "")
	}
	if seat < 0 || int(seat) >= len(d.s.Seats) {
		return nil, Refuse(CodeForeign, "")
	}
	if d.r.Out(seat) {
		return nil, d.whyNot(seat, verb, CodeOut)
	}
	if q == 0 {
		if sa := d.s.Ask.Seat(seat, verb); verb != "" && sa != nil && !sa.settled() {
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
	case !sa.Offers(verb), sa.settled():
		return nil, d.whyNot(seat, verb, CodeNoAsk)
	}
	return sa, nil
}

// settled tells that the question holds an answer which cannot be changed.
func (a *SeatAsk) settled() bool { return a.Final && a.Got != nil && !a.Ahead }

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
	d.copyAsk()
	sa, err := d.open(in.Seat, in.Q, in.Verb)
	if err != nil {
		return err
	}
	rep, err := d.check(sa, in.Reply)
	if err != nil {
		return err
	}
	if sa.Got != nil && sa.About != "" { // a changed answer takes back what the first one sealed
		d.s.dropSeals(func(x Sealed) bool { return x.Seat == in.Seat && x.About == sa.About })
	}
	if err := d.seal(sa, rep, in.Ahead); err != nil {
		return err
	}
	d.decides(rep.Verb)
	sa.Got, sa.Ahead = &rep, false
	return nil
}

// expire answers the questions whose deadlines have passed with their defaults.
func (d *driver) expire(qs []uint64) error {
	if d.s.Ask == nil {
		return Refuse(CodeStale, "")
	}
	ask, some := d.copyAsk(), false
	for i := range ask.Seats {
		sa := &ask.Seats[i]
		if slices.Contains(qs, sa.Q) && !sa.Standing && sa.Got == nil {
			def, err := d.check(sa, sa.Default)
			if err != nil {
				return parked("the default %s of %v %s is not possible: %v", sa.Default.Verb, sa.Seat, sa.Kind, err)
			}
			sa.Got, sa.Ahead, some = &def, false, true
			d.decides(def.Verb)
			d.reached("default", sa.Kind)
		}
	}
	if !some {
		return Refuse(CodeStale, "")
	}
	return nil
}

// interrupt parks the open question and runs a program of the ruleset first.
func (d *driver) interrupt(seat Seat, prog string) error {
	if seat != NoSeat && (int(seat) >= len(d.s.Seats) || seat < 0) {
		return Refuse(CodeForeign, "")
	}
	if d.r.Out(seat) {
		return d.whyNot(seat, prog, CodeOut)
	}
	d.decided = true
	f := NewFrame(prog, NoSeat)
	f.Set("seat", SeatVal(seat))
	d.aside(f)
	return nil
}

// aside runs a frame first; the open question waits meanwhile.
func (d *driver) aside(f Frame) {
	if n := len(d.s.Stack); n > 0 && d.s.Ask != nil {
		d.s.Stack[n-1].Asked = d.s.Ask
	}
	d.s.Ask = nil
	f.Fresh, f.Aside = true, true
	d.s.Stack = append(d.s.Stack, f)
}

// act does a verb that can be used at any time.
func (d *driver) act(in Input) error {
	sa, err := d.anytime(in.Seat, in.Verb)
	if err != nil {
		return err
	}
	rep, err := d.check(sa, in.Reply)
	if err != nil {
		return err
	}
	d.aside(d.r.Enter(SeatReply{Seat: in.Seat, Reply: rep}, sa.Kind, sa.About))
	return nil
}

// KindAnytime is the kind that an announcement of a verb of the kind Any finds in its register "in".
const KindAnytime = "anytime"

// anytime is the question that a verb of the kind Any answers, whenever it is used.
func (d *driver) anytime(seat Seat, verb string) (*SeatAsk, error) {
	v := d.g.Verb(verb)
	switch {
	case d.s.Result != nil:
		return nil, Refuse(CodeOver, "")
	case seat < 0 || int(seat) >= len(d.s.Seats):
		return nil, Refuse(CodeForeign, "")
	case d.r.Out(seat):
		return nil, d.whyNot(seat, verb, CodeOut)
	case v == nil || !v.Any || v.Prog == "":
		return nil, d.whyNot(seat, verb, CodeNoAsk)
	}
	return &SeatAsk{Seat: seat, Kind: KindAnytime, Verbs: []string{verb}}, nil
}

// IsRefusal gives the refusal in an error, nil when it is none.
func IsRefusal(err error) *Refusal {
	var no *Refusal
	if errors.As(err, &no) {
		return no
	}
	return nil
}
