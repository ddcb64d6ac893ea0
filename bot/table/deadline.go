package table

import (
	"strconv"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// JobExpire is the kind of the job that a question's deadline is.
const JobExpire = "expire"

// follow brings the open questions and their deadlines up to date with a step that has been recorded.
//
// A question keeps its deadline while it stays open. Reactions run on their seat's clock (reaction.go); every
// other question on a clock of its own. A seat may have answered while its question stays open for others.
// When such an answer turns out to be impossible once it is to be used, the question is put again under the
// same number: its clock begins anew, for the seat was in time, and that of a reaction goes on where it stood
// at the answer. An answer that its own player withdraws gets no new time.
func (s *sitting) follow(st step, now time.Time) error {
	period, err := engine.PeriodOf(s.pos.Ruleset, s.pos.Book, st.to)
	if err != nil {
		return err
	}
	old := map[uint64]storage.Ask{}
	for _, a := range s.pos.Asks {
		old[a.Q] = a
	}
	until := make([]time.Time, len(s.pos.Seats))
	if period.N > 0 {
		if until, err = s.followClocks(st, period.N, now); err != nil {
			return err
		}
	}
	s.pos.Asks = nil
	if st.to.Ask == nil {
		return nil
	}
	for _, sa := range st.to.Ask.Seats {
		a := storage.Ask{Match: s.pos.Match.ID, Seat: int(sa.Seat), Q: sa.Q, Kind: sa.Kind, Due: sa.Due,
			Standing: sa.Optional || sa.Got != nil} // who has answered may change it, and is not awaited
		was, kept := old[sa.Q]
		if kept && reopened(st, sa) {
			s.again = append(s.again, sa.Q)
		}
		switch {
		case sa.Optional:
		case isReaction(sa.Due) && period.N > 0:
			a.Deadline = until[sa.Seat]
		case kept && !reopened(st, sa):
			a.Deadline = was.Deadline
		default:
			a.Deadline = now.Add(s.settings.After(sa.Due)).Truncate(time.Millisecond)
		}
		s.pos.Asks = append(s.pos.Asks, a)
	}
	return nil
}

// followClocks takes every seat's reaction clock through a step, and gives until when it runs.
func (s *sitting) followClocks(st step, period int, now time.Time) ([]time.Time, error) {
	out := make([]time.Time, len(s.pos.Seats))
	counts, err := s.counted(st)
	if err != nil {
		return nil, err
	}
	for i := range s.pos.Seats {
		seat, clock := engine.Seat(i), s.notes[i].Clock
		was := clock
		a, until := s.asked(st, seat)
		if !a.open && until.IsZero() {
			continue
		}
		a.counts = counts[seat]
		if clock.begin(period, s.settings.Reaction) {
			until, a.kept = time.Time{}, false
		}
		if s.pos.Seats[i].Away {
			clock.Held, clock.Rest = false, 0
		} else {
			out[i] = clock.follow(until, now, a)
		}
		if clock != was {
			s.notes[i].Clock, s.dirty[i] = clock, true
		}
	}
	return out, nil
}

// asked is how the reactions asked of a seat went on, and until when its clock was to run.
func (s *sitting) asked(st step, seat engine.Seat) (asked, time.Time) {
	a := asked{withdrawn: takesBack(st.input) && st.input.Seat == seat}
	var until time.Time
	before := map[uint64]bool{}
	for _, ask := range s.pos.Asks {
		if ask.Seat == int(seat) && isReaction(ask.Due) {
			before[ask.Q] = true
			if !ask.Deadline.IsZero() {
				until = ask.Deadline
			}
		}
	}
	if st.to.Ask == nil {
		return a, until
	}
	for _, sa := range st.to.Ask.Seats {
		if sa.Seat == seat && !sa.Optional && isReaction(sa.Due) {
			a.open = true
			a.unanswered = a.unanswered || sa.Got == nil
			a.kept = a.kept || before[sa.Q]
		}
	}
	return a, until
}

// takesBack tells that an input may take back an answer that was said before the question was put.
func takesBack(in engine.Input) bool {
	return in.Kind == engine.InputUnseal || in.Kind == engine.InputStandingPass
}

// reopened tells that a held answer turned out to be impossible.
func reopened(st step, sa engine.SeatAsk) bool {
	if st.from == nil || sa.Got != nil || takesBack(st.input) {
		return false
	}
	was := st.from.Ask.ByQ(sa.Q)
	return was != nil && was.Got != nil
}

// putDeadline keeps the job that a question's deadline is.
func (t *Table) putDeadline(tx storage.Tx, a storage.Ask) error {
	return tx.PutJob(storage.Job{Key: jobKey(a.Match, a.Q), Kind: JobExpire, Due: a.Deadline,
		Match: a.Match, Payload: []byte(strconv.FormatUint(a.Q, 10))})
}
