package table

import (
	"slices"

	"farpost/engine"
	"farpost/storage"
)

// Events about silence that the table adds to a match's public log, if its people agreed on a loss by silence
// (Settings.Silence).
const (
	// EventSilent: "n" questions of the seat's own turns in a row have run out; at "max" it loses.
	EventSilent = "table.silent"
	// EventForfeit: that was the last of "n", and the seat loses the match.
	EventForfeit = "table.forfeit"
)

// countSilence counts the questions that their seats leave unanswered in their own turn, given questions whose deadline
// has passed. It returns the seats that lose by it.
//
// Only chances to act count, not what a card or a procedure asks, nor what passes at once because the seat is away. The
// row goes on over turns. It ends with anything that the player does in the match.
func (s *sitting) countSilence(qs []uint64) (lost []engine.Seat, err error) {
	if s.settings.Silence < 1 || s.pos.State.Ask == nil {
		return nil, nil
	}
	period, err := engine.PeriodOf(s.pos.Ruleset, s.pos.Book, s.pos.State)
	if err != nil {
		return nil, err
	}
	for _, q := range qs {
		sa := s.pos.State.Ask.ByQ(q)
		if sa == nil || sa.Got != nil || !s.isChance(sa.Kind) {
			continue
		}
		if sa.Due != engine.DueTurn && (period.N == 0 || period.Seat != sa.Seat) {
			continue // in another seat's turn
		}
		n := s.info[sa.Seat].Silent + 1
		s.info[sa.Seat].Silent, s.changed[sa.Seat] = n, true
		if n < s.settings.Silence {
			s.remark(EventSilent, sa.Seat,
				engine.A("n", engine.Int(n)), engine.A("max", engine.Int(s.settings.Silence)))
			continue
		}
		lost = append(lost, sa.Seat)
	}
	return lost, nil
}

// isChance reports whether questions of a kind are chances to act: windows, and the questions in which a seat is free
// to do what it likes.
func (s *sitting) isChance(kind string) bool {
	return slices.Contains(s.pos.Ruleset.Windows(), kind) || s.pos.Ruleset.Queues(kind)
}

// endSilence ends a seat's row of unanswered questions.
func (s *sitting) endSilence(seat engine.Seat) {
	if seat >= 0 && s.info[seat].Silent > 0 {
		s.info[seat].Silent, s.changed[seat] = 0, true
	}
}

// forfeit has seats concede because they were silent or ran out of time, in seating order, until the match is over. An
// event says of each of them why.
func (s *sitting) forfeit(seats []engine.Seat, why string, args ...engine.Arg) error {
	slices.Sort(seats)
	for _, seat := range seats {
		if s.pos.State.Result != nil || s.pos.State.Seats[seat].Out {
			continue
		}
		s.info[seat].Forfeit, s.changed[seat] = why == EventForfeit, true
		s.remark(why, seat, args...)
		if err := s.apply(engine.Input{Kind: engine.InputConcede, Seat: seat}, "", ""); err != nil {
			return err
		}
	}
	return nil
}

// Forfeited returns the seats of a match that have lost by silence.
func Forfeited(seats []storage.Seat) ([]engine.Seat, error) {
	var out []engine.Seat
	for _, seat := range seats {
		n, err := infoOf(seat)
		if err != nil {
			return nil, err
		}
		if n.Forfeit {
			out = append(out, engine.Seat(seat.No))
		}
	}
	return out, nil
}
