package table

import (
	"fmt"
	"slices"
	"time"

	"farpost/storage"
)

// close ends a sitting: it passes for the seats that are away, writes questions and seats, and posts what people must
// see.
func (s *sitting) close() error {
	if err := s.passAway(); err != nil {
		return err
	}
	if err := s.putAsks(); err != nil {
		return err
	}
	s.noteSlack()
	if err := s.putSeats(); err != nil {
		return err
	}
	if s.pos.State.Result != nil {
		return s.end()
	}
	return s.postChange()
}

// putAsks writes the open questions, their deadlines as jobs, and when to look for whoever is asked something new.
func (s *sitting) putAsks() error {
	for _, a := range s.had {
		if !slices.ContainsFunc(s.pos.Asks, func(b storage.Ask) bool { return b.Q == a.Q && !b.Deadline.IsZero() }) {
			if err := s.tx.DeleteJob(jobKey(a.Match, a.Q)); err != nil {
				return err
			}
		}
	}
	news := false
	for _, a := range s.pos.Asks {
		if !a.Deadline.IsZero() && !s.pos.Stopped() && !slices.Contains(s.had, a) {
			if err := s.t.putDeadline(s.tx, a); err != nil {
				return err
			}
			news = true
		}
	}
	if news {
		if err := s.planLook(); err != nil {
			return err
		}
	}
	return s.tx.SetAsks(s.pos.Match.ID, s.pos.Asks)
}

// end notes the result of a match that is over, tells those who wait for it (Config.Over), and posts it.
func (s *sitting) end() error {
	m := &s.pos.Match
	m.Status, m.Result, m.Stopped, m.StoppedWhy = storage.Over, written(s.pos.State.Result), time.Time{}, ""
	if err := s.tx.UpdateMatch(*m); err != nil {
		return err
	}
	if err := s.tx.DeleteJob(lookKey(m.ID)); err != nil {
		return err
	}
	if err := s.over(); err != nil {
		return fmt.Errorf("what follows from the end of match %s: %w", m.ID, err)
	}
	if err := s.t.refresh(s.tx, *m, s.pos.Seats); err != nil {
		return err
	}
	if err := s.t.post(s.tx, *m, Row{Kind: RowResult}); err != nil {
		return err
	}
	return s.t.postInvite(s.tx, *m, s.settings) // last: the channel's message says how it ended
}

// over tells those of Config.Over that the match has ended.
func (s *sitting) over() error {
	state := s.pos.State
	for _, f := range s.t.Over {
		err := f(s.tx, Ended{Match: s.pos.Match, Seats: slices.Clone(s.pos.Seats), Result: *state.Result,
			Places: state.Places(), Settings: s.settings})
		if err != nil {
			return err
		}
	}
	return nil
}

// postChange posts a handover for the seats that are newly asked, which brings its own picture. If there are none it
// posts a refresh.
func (s *sitting) postChange() error {
	seats := s.newlyAsked()
	if len(seats) == 0 {
		return s.t.refresh(s.tx, s.pos.Match, s.pos.Seats)
	}
	if err := s.t.post(s.tx, s.pos.Match, Row{Kind: RowHandover, Seats: seats}); err != nil {
		return err
	}
	return s.t.hands(s.tx, s.pos.Match, s.pos.Seats, seats...)
}

// newlyAsked returns the seats that must be sent a new message: those with a question that was not open before, or
// whose held answer turned out to be impossible.
//
// A seat that was awaited alone and acts is left out: its player is at hand. Where several seats were awaited nobody is
// left out. Each of them may have answered long ago, in secret, so a difference would show who answered last.
func (s *sitting) newlyAsked() []int {
	before, known := awaited(s.had), map[uint64]bool{}
	for _, a := range s.had {
		known[a.Q] = !a.Deadline.IsZero() && !slices.Contains(s.reasked, a.Q)
	}
	news := awaited(slices.DeleteFunc(slices.Clone(s.pos.Asks), func(a storage.Ask) bool { return known[a.Q] }))
	return slices.DeleteFunc(news, func(n int) bool { return n == s.by && len(before) == 1 && before[0] == n })
}

// awaited returns the seats that have a question with a deadline, in the order of the questions. A seat that has
// answered in secret is among them until its question closes.
func awaited(asks []storage.Ask) []int {
	var out []int
	for _, a := range asks {
		if !a.Deadline.IsZero() && !slices.Contains(out, a.Seat) {
			out = append(out, a.Seat)
		}
	}
	return out
}
