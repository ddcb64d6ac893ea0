package selfplay

import (
	"slices"
	"strings"

	"farpost/engine"
)

// act is one act at work.
type act struct {
	verb  string
	n     int  // handovers
	loud  bool // somebody acted in answer to it
	count bool // the verb is one that turns are made of
}

// ledger counts how a match waits for people.
type ledger struct {
	g      *engine.Ruleset
	rep    *Report
	waited []engine.Seat
	period int    // the turn, as engine.Period has it
	open   []*act // the innermost last
	ended  []*act // by the last input, and not booked yet
}

// trace takes in what the kernel tells of acts.
func (l *ledger) trace(what, name string) {
	switch what {
	case "begun":
		verb, kind, _ := strings.Cut(name, "@")
		if slices.Contains(l.g.Windows(), kind) {
			for _, a := range l.open {
				a.loud = true
			}
		}
		v := l.g.Verb(verb)
		l.open = append(l.open, &act{verb: verb, count: v != nil && v.Act})
	case "over":
		if n := len(l.open); n > 0 && l.open[n-1].verb == name {
			l.ended = append(l.ended, l.open[n-1])
			l.open = l.open[:n-1]
		}
	}
}

// look takes in a match that has come to its next prompt or its end.
func (l *ledger) look(s *engine.State, period int) {
	now := seatsOf(s)
	fresh := slices.IndexFunc(now, func(seat engine.Seat) bool { return !slices.Contains(l.waited, seat) })
	if fresh >= 0 {
		l.rep.Handovers++
		sa := askFor(s, now[fresh])
		l.rep.HandoversBy[sa.Kind]++
		l.rep.HandoversIn[scopeOf(sa)]++
		if a := l.cause(period); a != nil {
			a.n++
		}
	}
	if len(now) > 0 {
		l.waited = now
	}
	if s.Result != nil {
		l.ended, l.open = append(l.ended, l.open...), nil
	}
	for _, a := range l.ended {
		l.book(a)
	}
	l.ended, l.period = nil, period
}

// cause is the act that makes the match wait for another person: the innermost act at work, or else the act that has
// just been completed. It is nil when the turn has gone on to somebody else.
func (l *ledger) cause(period int) *act {
	for _, a := range slices.Backward(l.open) {
		if a.count {
			return a
		}
	}
	if period != l.period {
		return nil
	}
	for _, a := range slices.Backward(l.ended) {
		if a.count {
			return a
		}
	}
	return nil
}

func (l *ledger) book(a *act) {
	if !a.count {
		return
	}
	sum := l.rep.acts(a.verb)
	sum.N++
	sum.Handovers += a.n
	sum.Max = max(sum.Max, a.n)
	if a.loud {
		sum.Answered++
	} else {
		sum.MaxQuiet = max(sum.MaxQuiet, a.n)
	}
	for len(sum.Of) <= a.n {
		sum.Of = append(sum.Of, 0)
	}
	sum.Of[a.n]++
}

// askFor is the question for which a seat is waited for.
func askFor(s *engine.State, seat engine.Seat) *engine.SeatAsk {
	for i := range s.Ask.Seats {
		if sa := &s.Ask.Seats[i]; sa.Seat == seat && !sa.Optional && sa.Got == nil {
			return sa
		}
	}
	return &engine.SeatAsk{}
}

// scopeOf is what a question is about, or part of, as Report.HandoversIn has it.
func scopeOf(sa *engine.SeatAsk) string {
	v := sa.About
	if v == "" && len(sa.Within) > 0 {
		v = sa.Within[0]
	}
	switch {
	case v == "":
		return "none"
	case !v.ID().IsZero():
		return "object"
	}
	return v.Kind()
}

// seatsOf lists the seats that a match waits for.
func seatsOf(s *engine.State) []engine.Seat {
	if s.Ask == nil {
		return nil
	}
	var out []engine.Seat
	for _, sa := range s.Ask.Seats {
		if !sa.Optional && sa.Got == nil && !s.Seats[sa.Seat].Out && !slices.Contains(out, sa.Seat) {
			out = append(out, sa.Seat)
		}
	}
	return out
}

// decide counts what a person decides by an input: the answer, and each answer ahead that is not a pass. A deadline
// decides nothing. What is no answer counts under the kind of its input.
func (r *Report) decide(in engine.Input) {
	switch in.Kind {
	case engine.InputExpire:
		return
	case engine.InputReply, engine.InputAct:
		r.DecisionsBy[in.Verb]++
	default:
		r.DecisionsBy[string(in.Kind)]++
	}
	r.Decisions++
	r.decideAhead(in.Ahead)
}

func (r *Report) decideAhead(list []engine.Sealed) {
	for _, x := range list {
		if x.Verb != engine.Pass {
			r.Decisions++
			r.DecisionsBy[x.Verb]++
		}
		r.decideAhead(x.Ahead)
	}
}
