package table

import (
	"farpost/engine"
	"farpost/storage"
	"fmt"
	"strconv"
	"time"
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
			Standing: sa.Standing || sa.Got != nil} // who has answered may change it, and is not awaited
		was, kept := old[sa.Q]
		if kept && reopened(st, sa) {
			s.again = append(s.again, sa.Q)
		}
		switch {
		case sa.Standing:
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

func jobKey(match string, q uint64) string { return fmt.Sprintf("%s:%s:%d", JobExpire, match, q) }
