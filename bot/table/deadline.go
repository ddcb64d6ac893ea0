package table

import (
	"fmt"
	"strconv"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// JobExpire is the kind of the job at which a question's deadline passes.
const JobExpire = "expire"

// follow brings the open questions and their deadlines up to date with a step that was recorded.
//
// A question keeps its deadline while it stays open. A reaction runs on its seat's clock (reaction.go), every other
// question on a clock of its own; none lasts longer than its seat's total clock (total.go). An answer may be held until
// others have answered, too. If it turns out to be impossible then, the question is put again under the same number.
// Its clock begins anew, because the seat was in time; a seat's reaction clock and total clock go on from where they
// were when the answer came. A player who takes an answer back gets no new time.
func (s *sitting) follow(st step, now time.Time) error {
	period, err := engine.PeriodOf(s.pos.Ruleset, s.pos.Book, st.to)
	if err != nil {
		return err
	}
	old := map[uint64]storage.Ask{}
	for _, a := range s.pos.Asks {
		old[a.Q] = a
	}
	used, err := s.usedAnswers(st)
	if err != nil {
		return err
	}
	until := make([]time.Time, len(s.pos.Seats))
	if period.N > 0 {
		until = s.followClocks(st, used, period.N, now)
	}
	s.followTotals(st, used, now)
	s.pos.Asks = nil
	if st.to.Ask == nil {
		return nil
	}
	for _, sa := range st.to.Ask.Seats {
		a := storage.Ask{Match: s.pos.Match.ID, Seat: int(sa.Seat), Q: sa.Q, Kind: sa.Kind, Due: sa.Due,
			Unawaited: sa.Optional || sa.Got != nil} // a seat that has answered may change that, and is not awaited
		was, stays := old[sa.Q]
		a.Given = was.Given
		if stays && reopened(st, sa) {
			s.reasked = append(s.reasked, sa.Q)
		}
		switch {
		case sa.Optional:
		case isReaction(sa.Due) && period.N > 0:
			a.Deadline = until[sa.Seat]
		case stays && !reopened(st, sa):
			a.Deadline = was.Deadline
		default:
			a.Deadline = now.Add(s.settings.After(sa.Due)).Truncate(time.Millisecond)
		}
		a.Deadline = s.within(sa.Seat, a.Deadline)
		s.pos.Asks = append(s.pos.Asks, a)
	}
	return nil
}

// reopened reports whether a step found the held answer impossible to a question that was open before and is.
func reopened(st step, sa engine.SeatAsk) bool {
	if sa.Got != nil || takesBack(st.input) {
		return false
	}
	was := st.from.Ask.ByQ(sa.Q)
	return was != nil && was.Got != nil
}

// Events about deadlines that the table adds to a match's public log. Of a reaction that ran out EventAway tells.
const (
	// EventLatePass: the seat's time for a chance to act ran out, so it passes.
	EventLatePass = "table.late.pass"
	// EventLate: the seat's time for another question ran out, so the rules' default counts.
	EventLate = "table.late"
)

// markLate tells of the seats that have left a question unanswered, given questions whose deadline has passed. What a
// seat that is away was asked is not told again and again.
func (s *sitting) markLate(qs []uint64) {
	for _, q := range qs {
		sa := s.pos.State.Ask.ByQ(q)
		if sa == nil || sa.Optional || sa.Got != nil || s.pos.Seats[sa.Seat].Away {
			continue
		}
		kind := EventLate
		if s.isChance(sa.Kind) {
			kind = EventLatePass
		}
		s.remark(kind, sa.Seat)
	}
}

// putDeadline writes the deadline of a question as a job.
func (t *Table) putDeadline(tx storage.Tx, a storage.Ask) error {
	return tx.PutJob(storage.Job{Key: jobKey(a.Match, a.Q), Kind: JobExpire, Due: a.Deadline,
		Match: a.Match, Payload: []byte(strconv.FormatUint(a.Q, 10))})
}

// jobKey names the job of a question's deadline.
func jobKey(match string, q uint64) string { return fmt.Sprintf("%s:%s:%d", JobExpire, match, q) }
