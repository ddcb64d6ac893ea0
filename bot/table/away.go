package table

import (
	"context"
	"errors"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Events that the table itself adds to a match's public log, codes of the bot's catalogue.
const (
	// EventAway: the seat's time for reactions has run out; until it comes back its reactions are answered at
	// once as if their time had run out.
	EventAway = "table.away"
	// EventBack: the player of an away seat pressed something in the match.
	EventBack = "table.back"
)

// mostPassed bounds the answers for away seats within one transaction, and passPause is when it goes on after
// so many: a game that asks them for ever holds up nothing else.
const (
	mostPassed = 256
	passPause  = time.Minute
)

// goAway marks a seat whose time for reactions has run out.
func (s *sitting) goAway(seat int) {
	s.pos.Seats[seat].Away, s.dirty[seat] = true, true
	s.notes[seat].Clock.empty()
	s.say(EventAway, seat)
}

// back marks a seat whose player has pressed something, if it was away, and reports whether it was.
func (s *sitting) back(seat int) bool {
	if !s.pos.Seats[seat].Away {
		return false
	}
	s.pos.Seats[seat].Away, s.dirty[seat] = false, true
	s.notes[seat].Clock.back(s.settings.Reaction)
	s.say(EventBack, seat)
	return true
}

// ranOut marks the seats away of which a reaction is among questions that have run out, unless it is answered.
func (s *sitting) ranOut(qs []uint64) error {
	period, err := engine.PeriodOf(s.pos.Ruleset, s.pos.Book, s.pos.State)
	if err != nil || period.N == 0 {
		return err
	}
	for _, q := range qs {
		sa := s.pos.State.Ask.ByQ(q)
		if sa != nil && !sa.Optional && sa.Got == nil && isReaction(sa.Due) && !s.pos.Seats[sa.Seat].Away {
			s.goAway(int(sa.Seat))
		}
	}
	return nil
}

// passAway answers the reactions asked of seats that are away, or have no time left, until there are none.
// That depends on nothing but who is away, how much time was used, and who is asked, which everybody knows.
func (s *sitting) passAway() error {
	for range mostPassed {
		qs, gone, err := s.silent()
		if err != nil || len(qs) == 0 {
			return err
		}
		word := s.word
		for _, seat := range gone {
			s.goAway(seat)
		}
		err = s.apply(engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat, Qs: qs}, "", "")
		if errors.Is(err, engine.ErrParked) { // what came before stands; the timer finds the fault again, and parks
			s.word = word
			for _, seat := range gone {
				s.pos.Seats[seat].Away = false
			}
			break
		}
		if err != nil {
			return err
		}
	}
	qs, _, err := s.silent()
	if err != nil {
		return err
	}
	for i, a := range s.pos.Asks {
		for _, q := range qs {
			if a.Q == q {
				s.pos.Asks[i].Deadline = s.t.Now().Add(passPause).Truncate(time.Millisecond)
			}
		}
	}
	return nil
}

// silent lists the open reactions for which nobody waits, and the seats of them that are to be marked away.
func (s *sitting) silent() (qs []uint64, gone []int, err error) {
	if s.pos.State.Ask == nil {
		return nil, nil, nil
	}
	period, err := engine.PeriodOf(s.pos.Ruleset, s.pos.Book, s.pos.State)
	if err != nil {
		return nil, nil, err
	}
	marked := map[engine.Seat]bool{}
	for _, sa := range s.pos.State.Ask.Seats {
		if sa.Optional || sa.Got != nil || !isReaction(sa.Due) {
			continue
		}
		switch {
		case s.pos.Seats[sa.Seat].Away:
		case period.N > 0 && s.notes[sa.Seat].Clock.Left <= 0:
			if !marked[sa.Seat] {
				gone, marked[sa.Seat] = append(gone, int(sa.Seat)), true
			}
		default:
			continue
		}
		qs = append(qs, sa.Q)
	}
	return qs, gone, nil
}

// Present notes that a player has pressed something in a match: who was away is back. It tells whether that
// was so. Whoever has no seat, or is not away, changes nothing; what was pressed is for the caller to handle.
func (t *Table) Present(ctx context.Context, match, player string) (bool, error) {
	was := false
	err := t.update(ctx, func(tx storage.Tx) error {
		pos, err := t.load(tx, match)
		if engine.IsRefusal(err) != nil || errors.Is(err, engine.ErrParked) {
			return nil // nothing is asked there
		}
		if err != nil {
			return err
		}
		s, err := t.sit(tx, pos)
		if err != nil {
			return err
		}
		seat := seatOf(pos.Seats, player)
		if seat < 0 || !s.back(seat) {
			return nil
		}
		was = true
		if err := s.note(player, "", "back"); err != nil {
			return err
		}
		if err := s.putSeats(); err != nil {
			return err
		}
		return t.refresh(tx, s.pos.Match, len(pos.Seats))
	})
	return was, err
}
