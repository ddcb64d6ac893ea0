package table

import (
	"slices"
	"time"

	"farpost/engine"
)

// EventClock is an event that the table adds to a match's public log: the seat has used up its time for all answers of
// the match (Settings.Total), and loses.
const EventClock = "table.clock"

// followTotals takes every seat's total clock through a step, which used the answers of some seats, and notes when each
// runs out.
func (s *sitting) followTotals(st step, used map[engine.Seat]bool, now time.Time) {
	if s.settings.Total == 0 {
		return
	}
	for i := range s.pos.Seats {
		clock := &s.info[i].Total
		was := *clock
		if st.from == nil {
			clock.Left = s.settings.Total
		}
		a := s.askedOf(st, engine.Seat(i), func(string) bool { return true })
		a.used = used[engine.Seat(i)]
		if until := s.ends[i]; a.open || !until.IsZero() {
			s.ends[i] = clock.follow(until, now, a)
		}
		if !a.open {
			s.ends[i] = time.Time{}
		}
		s.changed[i] = s.changed[i] || *clock != was
	}
}

// within returns a question's deadline, not later than its seat's total clock allows.
func (s *sitting) within(seat engine.Seat, deadline time.Time) time.Time {
	if end := s.ends[seat]; !end.IsZero() && end.Before(deadline) {
		return end
	}
	return deadline
}

// noteSlack writes down when the total clocks run out, measured from the deadlines as they are now.
func (s *sitting) noteSlack() {
	for i, end := range s.ends {
		slack := time.Duration(0)
		if first := earliest(i, s.pos.Asks); !end.IsZero() && !first.IsZero() {
			slack = max(end.Sub(first), 0)
		}
		if clock := &s.info[i].Total; clock.Slack != slack { // without a total clock both are 0
			clock.Slack, s.changed[i] = slack, true
		}
	}
}

// outOfTime returns the seats that have used up their total clocks, in seating order, given questions whose deadline
// has passed. Who has answered in secret has not.
func (s *sitting) outOfTime(qs []uint64) (lost []engine.Seat) {
	if s.settings.Total == 0 || s.pos.State.Ask == nil {
		return nil
	}
	for _, q := range qs {
		sa := s.pos.State.Ask.ByQ(q)
		if sa == nil || sa.Optional || sa.Got != nil || s.pos.Deadline(q).Before(s.ends[sa.Seat]) ||
			slices.Contains(lost, sa.Seat) {
			continue
		}
		lost = append(lost, sa.Seat)
	}
	slices.Sort(lost)
	return lost
}

// expireTotals ends a match of two in which somebody's total clock has run out: the other has won. Nobody has if both
// have run out, or if the other never did anything in the match. In a match of more it does nothing: there who has run
// out concedes (forfeit). It reports whether it has ended the match.
func (s *sitting) expireTotals(lost []engine.Seat) (bool, error) {
	if len(lost) == 0 || len(s.pos.Seats) > 2 {
		return false, nil
	}
	places := make([]int, 2)
	for i := range places {
		if places[i] = 1; !s.info[i].Acted {
			places[i] = 2
		}
	}
	for _, seat := range lost {
		s.remark(EventClock, seat)
		places[seat] = 2
	}
	in := engine.Input{Kind: engine.InputDecide, Seat: engine.NoSeat, Places: places, Why: engine.WhyClock}
	return true, s.apply(in, "", "")
}

// TotalLeft returns how much of its total clock a seat has left at an instant, as everybody can know; ok is false if
// the match has none. While the seat is asked and its time runs, an answer that it has given in secret makes no
// difference.
func (p Position) TotalLeft(seat int, now time.Time) (left time.Duration, ok bool, err error) {
	set, err := SettingsOf(p.Match)
	if err != nil || set.Total == 0 {
		return 0, false, err
	}
	n, err := infoOf(p.Seats[seat])
	if err != nil {
		return 0, false, err
	}
	left = n.Total.Left
	if end := n.Total.ends(seat, p.Asks); !end.IsZero() {
		left = Left(p.Match, end, now)
	}
	return max(left, 0), true, nil
}

// IsLast reports whether a question's deadline is the end of its seat's total clock: unless it is answered, the seat
// loses then.
func (p Position) IsLast(q uint64) (bool, error) {
	set, err := SettingsOf(p.Match)
	if err != nil || set.Total == 0 || p.Deadline(q).IsZero() {
		return false, err
	}
	for _, a := range p.Asks {
		if a.Q != q {
			continue
		}
		n, err := infoOf(p.Seats[a.Seat])
		return err == nil && !a.Deadline.Before(n.Total.ends(a.Seat, p.Asks)), err
	}
	return false, nil
}
