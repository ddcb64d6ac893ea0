package table

import (
	"encoding/json"
	"farpost/storage"
	"fmt"
	"slices"
)

// close passes for those who are away, and writes what has become of the questions, the seats, and what
// people must see.
func (s *sitting) close() error {
	if err := s.passAway(); err != nil {
		return err
	}
	if err := s.putAsks(); err != nil {
		return err
	}
	if err := s.putSeats(); err != nil {
		return err
	}
	if s.pos.State.Result != nil {
		return s.end()
	}
	return s.tell()
}

// putAsks writes the open questions, with their deadlines as jobs.
func (s *sitting) putAsks() error {
	for _, a := range s.had {
		if !slices.ContainsFunc(s.pos.Asks, func(b storage.Ask) bool { return b.Q == a.Q && !b.Deadline.IsZero() }) {
			if err := s.tx.DeleteJob(jobKey(a.Match, a.Q)); err != nil {
				return err
			}
		}
	}
	for _, a := range s.pos.Asks {
		if !a.Deadline.IsZero() && !slices.Contains(s.had, a) {
			if err := s.t.putDeadline(s.tx, a); err != nil {
				return err
			}
		}
	}
	return s.tx.SetAsks(s.pos.Match.ID, s.pos.Asks)
}

// end closes a match that has a result.
func (s *sitting) end() error {
	m := &s.pos.Match
	raw, err := json.Marshal(s.pos.State.Result)
	if err != nil {
		return fmt.Errorf("result of match %s: %w", m.ID, err)
	}
	m.Status, m.Result = storage.Over, raw
	if err := s.tx.UpdateMatch(*m); err != nil {
		return err
	}
	if err := s.t.refresh(s.tx, *m, len(s.pos.Seats)); err != nil {
		return err
	}
	return s.t.post(s.tx, *m, Row{Kind: RowResult})
}

// tell puts into the outbox what people must see. Whom the match newly asks gets one new message; when it still
// asks the same the message is edited. A new message brings its own picture.
func (s *sitting) tell() error {
	fresh := s.fresh()
	if len(fresh) == 0 {
		return s.t.refresh(s.tx, s.pos.Match, len(s.pos.Seats))
	}
	if err := s.t.post(s.tx, s.pos.Match, Row{Kind: RowHandover, Seats: fresh}); err != nil {
		return err
	}
	return s.t.hands(s.tx, s.pos.Match, len(s.pos.Seats))
}

// fresh lists the seats that must be told of a question: those with one that was not open before, or whose held
// answer came to nothing. Where the match waited for a single seat and that seat acts, it is at hand and needs no
// word of what it is asked next. Where it waited for several, each may have answered long ago, which is not
// shown, so that all of them are told alike, whoever was the last.
func (s *sitting) fresh() []int {
	before, known := awaited(s.had), map[uint64]bool{}
	for _, a := range s.had {
		known[a.Q] = !a.Deadline.IsZero() && !slices.Contains(s.again, a.Q)
	}
	news := awaited(slices.DeleteFunc(slices.Clone(s.pos.Asks), func(a storage.Ask) bool { return known[a.Q] }))
	return slices.DeleteFunc(news, func(n int) bool { return n == s.by && len(before) == 1 && before[0] == n })
}

// awaited lists the seats that a match waits for, whether or not they have answered in secret: those of which
// a question has a deadline.
func awaited(asks []storage.Ask) []int {
	var out []int
	for _, a := range asks {
		if !a.Deadline.IsZero() && !slices.Contains(out, a.Seat) {
			out = append(out, a.Seat)
		}
	}
	return out
}
