package table

import (
	"strconv"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// setDeadlines keeps the deadline of every question that stays open, starts the clock of new ones, and
// forgets those of closed ones.
//
// A seat may have answered while its question stays open for others. When such an answer turns out to be
// impossible once it is to be used, the question is put again under the same number: its clock begins anew,
// for the seat was in time. An answer that its own player withdraws gets no new time.
func (t *Table) setDeadlines(tx storage.Tx, m storage.Match, st step) error {
	settings, err := SettingsOf(m)
	if err != nil {
		return err
	}
	had, err := tx.Asks(m.ID)
	if err != nil {
		return err
	}
	old := map[uint64]storage.Ask{}
	for _, a := range had {
		old[a.Q] = a
	}
	var open []storage.Ask
	if st.to.Ask != nil {
		for _, sa := range st.to.Ask.Seats {
			a := storage.Ask{Match: m.ID, Seat: int(sa.Seat), Q: sa.Q, Kind: sa.Kind, Due: sa.Due,
				Standing: sa.Standing || sa.Got != nil} // who has answered may change it, and is not awaited
			was, kept := old[sa.Q]
			switch {
			case sa.Standing:
			case kept && !reopened(st, sa):
				a.Deadline = was.Deadline
			default:
				a.Deadline = t.Now().Add(settings.After(sa.Due)).Truncate(time.Millisecond)
			}
			if !sa.Standing {
				if err := t.putDeadline(tx, m.ID, a); err != nil {
					return err
				}
			}
			delete(old, sa.Q)
			open = append(open, a)
		}
	}
	for q := range old {
		if err := tx.DeleteJob(jobKey(m.ID, q)); err != nil {
			return err
		}
	}
	return tx.SetAsks(m.ID, open)
}

// reopened tells that a held answer turned out to be impossible.
func reopened(st step, sa engine.SeatAsk) bool {
	if st.from == nil || sa.Got != nil || st.input.Kind == engine.InputUnseal {
		return false
	}
	was := st.from.Ask.ByQ(sa.Q)
	return was != nil && was.Got != nil
}

// putDeadline keeps the job that a question's deadline is.
func (t *Table) putDeadline(tx storage.Tx, match string, a storage.Ask) error {
	return tx.PutJob(storage.Job{Key: jobKey(match, a.Q), Kind: JobExpire, Due: a.Deadline,
		Match: match, Payload: []byte(strconv.FormatUint(a.Q, 10))})
}

func jobKey(match string, q uint64) string {
	return JobExpire + ":" + match + ":" + strconv.FormatUint(q, 10)
}
