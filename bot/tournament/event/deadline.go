package event

import (
	"slices"
	"time"

	"farpost/bot/tournament/standings"
)

// DueOf is when the time of a pairing is over.
func (r Round) DueOf(p Pairing) time.Time {
	if p.Due.IsZero() {
		return r.Due
	}
	return p.Due
}

// lastWarning is how long before its end a round is announced to end.
const lastWarning = day

// Wake returns what the clock does next to an event: the kind of action and when, and the round of it; ok is false if
// the event waits for people alone.
func (e Event) Wake() (kind string, round int, at time.Time, ok bool) {
	if e.Stage == CheckingIn && e.waitsToCheckIn() {
		if !e.Reminded {
			return Remind, 0, e.remindAt(), true
		}
		return Missing, 0, e.CheckInUntil, true
	}
	if e.Stage != Running {
		return "", 0, at, false
	}
	for _, r := range e.Rounds {
		if !r.Published || r.Closed {
			continue
		}
		for _, p := range r.Pairings {
			if due := r.DueOf(p); p.Done == "" && p.Disputed == "" && (!ok || due.Before(at)) {
				kind, round, at, ok = Expire, r.No, due, true
			}
		}
		if w, warned := r.warning(); ok && !warned && w.Before(at) {
			kind, round, at = Warn, r.No, w
		}
	}
	return kind, round, at, ok
}

// waitsToCheckIn reports whether somebody with a place has yet to check in.
func (e Event) waitsToCheckIn() bool {
	return slices.ContainsFunc(e.Players, func(p Player) bool { return !p.Waiting && !p.Here })
}

// lastCall is how long before its end a check-in is remembered, of a short one half of it.
const lastCall = time.Hour

// remindAt is when those are reminded who have not checked in.
func (e Event) remindAt() time.Time { return e.CheckInUntil.Add(-min(lastCall, e.Plan.CheckIn/2)) }

// warning returns when a round's end is announced next: at half time, and a day before; done is true after that. Of a
// round of two days or less there is one warning.
func (r Round) warning() (at time.Time, done bool) {
	half, last := r.Began.Add(r.Due.Sub(r.Began)/2), r.Due.Add(-lastWarning)
	switch {
	case r.Warned == 0:
		return half, false
	case r.Warned == 1 && last.After(half):
		return last, false
	}
	return at, true
}

// warn notes that the end of a round was announced.
func (s *step) warn() error {
	if s.a.Round < 1 || s.a.Round > len(s.Rounds) || s.Rounds[s.a.Round-1].Closed {
		return refuse(CodeRound)
	}
	s.Rounds[s.a.Round-1].Warned++
	return nil
}

// extend gives a round, or one pairing of it, more time.
func (s *step) extend() error {
	if err := s.at(Running); err != nil {
		return err
	}
	if !s.a.Until.After(s.a.At) || s.a.Until.After(s.a.At.Add(MaxRoundTime)) {
		return outside("round", int(s.a.Until.Sub(s.a.At)/time.Hour), 1, int(MaxRoundTime/time.Hour))
	}
	if s.a.Pairing > 0 {
		_, p, err := s.openPairing()
		if err == nil {
			p.Due = s.a.Until
		}
		return err
	}
	if s.a.Round < 1 || s.a.Round > len(s.Rounds) || !s.Rounds[s.a.Round-1].Published || s.Rounds[s.a.Round-1].Closed {
		return refuse(CodeRound)
	}
	s.Rounds[s.a.Round-1].Due, s.Rounds[s.a.Round-1].Warned = s.a.Until, 0
	return nil
}

// given moves what ends by the clock. Warnings are not given once more.
func (s *step) given() error {
	if err := s.at(CheckingIn, Running); err != nil {
		return err
	}
	if s.a.For <= 0 {
		return refuse(CodeNothing)
	}
	if s.Stage == CheckingIn {
		s.CheckInUntil = s.CheckInUntil.Add(s.a.For)
	}
	for i := range s.Rounds {
		r := &s.Rounds[i]
		if !r.Published || r.Closed {
			continue
		}
		r.Due = r.Due.Add(s.a.For)
		for j := range r.Pairings {
			if p := &r.Pairings[j]; p.Done == "" && !p.Due.IsZero() {
				p.Due = p.Due.Add(s.a.For)
			}
		}
	}
	return nil
}

// expire decides the pairings of a round whose time is over. Who is idle loses; both idle is a double loss; both active
// is decided by the time rule. A report that nobody contradicted counts. What is in dispute waits for its judge.
func (s *step) expire() error {
	if err := s.at(Running); err != nil {
		return err
	}
	if s.a.Round < 1 || s.a.Round > len(s.Rounds) || s.Rounds[s.a.Round-1].Closed {
		return refuse(CodeRound)
	}
	r := &s.Rounds[s.a.Round-1]
	for i := range r.Pairings {
		p := &r.Pairings[i]
		if p.Done != "" || p.Disputed != "" || r.DueOf(*p).After(s.a.At) {
			continue
		}
		var f Fact
		if j := slices.IndexFunc(s.a.Facts, func(f Fact) bool { return f.Pairing == p.No }); j >= 0 {
			f = s.a.Facts[j]
		}
		done, o := s.byTime(*p, f)
		why := "time"
		if done == DoneIdle {
			why = "idle"
		}
		if err := s.decide(r, p, done, why, o); err != nil {
			return err
		}
	}
	return nil
}

// byTime is how a pairing ends whose time is over.
func (s *step) byTime(p Pairing, f Fact) (done string, o outcome) {
	if p.Report != nil {
		return DoneReported, outcome{wins: p.Report.Wins, draws: p.Report.Draws, places: p.Report.Places}
	}
	n := len(p.Players)
	idle := f.Idle
	if len(idle) != n {
		idle = make([]bool, n)
		for i := range idle {
			idle[i] = true // nobody ever came to play
		}
	}
	active := 0
	for _, no := range idle {
		if !no {
			active++
		}
	}
	switch {
	case active == 0:
		return DoneIdle, outcome{doubleLoss: true}
	case n > 2:
		return s.podByTime(f, idle, active)
	case active == 1:
		return DoneIdle, s.won(slices.Index(idle, false))
	}
	o, _ = score(p)
	if o.doubleLoss {
		o = outcome{wins: make([]int, 2)}
	}
	if len(f.Places) == 2 {
		switch a, b := f.Places[0], f.Places[1]; {
		case a < b:
			o.wins[0]++
		case b < a:
			o.wins[1]++
		default:
			o.draws++
		}
	}
	return DoneTime, o
}

// podByTime ranks a match of more than two: the active ones by the time rule, then those who were idle, all alike.
func (s *step) podByTime(f Fact, idle []bool, active int) (string, outcome) {
	places := make([]int, len(idle))
	for i := range places {
		places[i] = active + 1
		if idle[i] {
			continue
		}
		places[i] = 1
		for j := range idle {
			if !idle[j] && len(f.Places) == len(idle) && f.Places[j] < f.Places[i] {
				places[i]++
			}
		}
	}
	return DoneTime, outcome{places: places}
}

// penalise takes points away.
func (s *step) penalise() error {
	if err := s.at(Running); err != nil {
		return err
	}
	if err := s.reasoned(); err != nil {
		return err
	}
	if s.index(s.a.Player) < 0 {
		return refuse(CodeOut)
	}
	if s.a.Points < 1 || s.a.Points > 100 {
		return outside("points", s.a.Points, 1, 100)
	}
	s.Penalties = append(s.Penalties,
		standings.Penalty{Player: s.a.Player, Points: s.a.Points, Round: len(s.Rounds)})
	return nil
}
