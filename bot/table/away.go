package table

import (
	"context"
	"errors"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Events about absence that the table adds to a match's public log. They are codes of the bot's catalogue.
const (
	// EventAway: the seat's time for reactions has run out. Until it comes back its reactions are answered at once, as
	// if their time had run out.
	EventAway = "table.away"
	// EventBack: the player of an away seat pressed something in the match.
	EventBack = "table.back"
)

// A game that asks seats which are away again and again must hold up nothing else.
const (
	mostPassed = 256         // rounds of answers for away seats in one transaction
	passPause  = time.Minute // until the timer goes on after so many
)

// markAway marks a seat whose time for reactions has run out.
func (s *sitting) markAway(seat int) {
	s.pos.Seats[seat].Away, s.changed[seat] = true, true
	s.info[seat].Clock.empty()
	s.remark(EventAway, engine.Seat(seat))
}

// markBack marks a seat whose player has pressed something. It reports whether the seat was away, or its player counted
// as having left the server.
func (s *sitting) markBack(seat int) bool {
	returned := s.markReturned(seat)
	if !s.pos.Seats[seat].Away {
		return returned
	}
	s.pos.Seats[seat].Away, s.changed[seat] = false, true
	s.info[seat].Clock.refill(s.settings.Reaction)
	s.remark(EventBack, engine.Seat(seat))
	return true
}

// markExpired marks the seats away that have left a reaction unanswered, given questions whose deadline has passed.
func (s *sitting) markExpired(qs []uint64) error {
	period, err := engine.PeriodOf(s.pos.Ruleset, s.pos.Book, s.pos.State)
	if err != nil || period.N == 0 {
		return err
	}
	for _, q := range qs {
		sa := s.pos.State.Ask.ByQ(q)
		if sa != nil && sa.Got == nil && isReaction(sa.Due) && !s.pos.Seats[sa.Seat].Away {
			s.markAway(int(sa.Seat))
		}
	}
	return nil
}

// passAway answers the reactions asked of seats that are away or have no time left, until none is asked. It depends on
// who is away, how much time was used, and who is asked, all of which everybody knows.
func (s *sitting) passAway() error {
	for range mostPassed {
		qs, late, err := s.absentReactions()
		if err != nil || len(qs) == 0 {
			return err
		}
		remarks := s.remarks
		for _, seat := range late {
			s.markAway(seat)
		}
		err = s.apply(engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat, Qs: qs}, "", "")
		if errors.Is(err, engine.ErrParked) { // what came before is kept; the timer will meet the fault again, and park
			s.remarks = remarks
			for _, seat := range late {
				s.pos.Seats[seat].Away = false
			}
			break
		}
		if err != nil {
			return err
		}
	}
	qs, _, err := s.absentReactions()
	if err != nil {
		return err
	}
	for i, a := range s.pos.Asks {
		for _, q := range qs {
			if a.Q == q {
				s.pos.Asks[i].Deadline = s.now().Add(passPause).Truncate(time.Millisecond)
			}
		}
	}
	return nil
}

// absentReactions returns the unanswered reactions for which nobody waits, and those of their seats that are yet to be
// marked away because their time is used up.
func (s *sitting) absentReactions() (qs []uint64, late []int, err error) {
	if s.pos.State.Ask == nil {
		return nil, nil, nil
	}
	period, err := engine.PeriodOf(s.pos.Ruleset, s.pos.Book, s.pos.State)
	if err != nil {
		return nil, nil, err
	}
	listed := map[engine.Seat]bool{}
	for _, sa := range s.pos.State.Ask.Seats {
		if sa.Optional || sa.Got != nil || !isReaction(sa.Due) {
			continue
		}
		switch {
		case s.pos.Seats[sa.Seat].Away:
		case period.N > 0 && s.info[sa.Seat].Clock.used():
			if !listed[sa.Seat] {
				late, listed[sa.Seat] = append(late, int(sa.Seat)), true
			}
		default:
			continue
		}
		qs = append(qs, sa.Q)
	}
	return qs, late, nil
}

// Present notes that a player has pressed something in a match. It reports whether the player's seat was away, or they
// counted as having left the server, which ends. It changes nothing for a person without a seat, or in a match that is
// not running. What was pressed is for the caller to handle.
func (t *Table) Present(ctx context.Context, match, player string) (bool, error) {
	was := false
	err := t.update(ctx, func(tx storage.Tx) error {
		pos, err := t.loadRunning(tx, match)
		if engine.IsRefusal(err) != nil || errors.Is(err, engine.ErrParked) {
			return nil // nothing is asked there
		}
		if err != nil {
			return err
		}
		s, err := t.newSitting(tx, pos)
		if err != nil {
			return err
		}
		seat := seatOf(pos.Seats, player)
		if seat < 0 || !s.markBack(seat) {
			return nil
		}
		was = true
		if err := s.logOwn("back", player, ""); err != nil {
			return err
		}
		if err := s.putSeats(); err != nil {
			return err
		}
		return t.refresh(tx, s.pos.Match, pos.Seats)
	})
	return was, err
}
