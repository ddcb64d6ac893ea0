package table

import (
	"farpost/engine"
	"farpost/storage"
	"slices"
)

// Events that the table adds to a match's public log when silence is counted.
const (
	// EventSilent: "n" questions of the seat's own turns in a row have run out; at "max" it loses.
	EventSilent = "table.silent"
	// EventForfeit: that was the last of "n", and the seat loses the match.
	EventForfeit = "table.forfeit"
)

// leftSilent counts those questions, among ones that have run out, which their seats leave unanswered in their own
// turn, and gives the seats that lose by it.
func (s *sitting) leftSilent(qs []uint64) (lost []engine.Seat, err error) {
	if s.settings.Silence < 1 || s.pos.State.Ask == nil {
		return nil, nil
	}
	period, err := engine.PeriodOf(s.pos.Ruleset, s.pos.Book, s.pos.State)
	if err != nil {
		return nil, err
	}
	for _, q := range qs {
		sa := s.pos.State.Ask.ByQ(q)
		if sa == nil || sa.Standing || sa.Got != nil || !s.isSay(sa.Kind) {
			continue
		}
		if sa.Due != engine.DueTurn && (period.N == 0 || period.Seat != sa.Seat) {
			continue // in another's turn
		}
		n := s.notes[sa.Seat].Silent + 1
		s.notes[sa.Seat].Silent, s.dirty[sa.Seat] = n, true
		if n < s.settings.Silence {
			s.word = append(s.word, engine.Event{Kind: EventSilent, Seat: sa.Seat, Args: []engine.Arg{
				engine.A("n", engine.Int(n)), engine.A("max", engine.Int(s.settings.Silence))}})
			continue
		}
		lost = append(lost, sa.Seat)
	}
	return lost, nil
}

// isSay tells the questions by which a seat has its say: windows, and those in which it is free to act.
func (s *sitting) isSay(kind string) bool {
	return slices.Contains(s.pos.Ruleset.Windows(), kind) || s.pos.Ruleset.Queues(kind)
}

// spoke ends a seat's row of silence.
func (s *sitting) spoke(seat engine.Seat) {
	if seat >= 0 && int(seat) < len(s.notes) && s.notes[seat].Silent > 0 {
		s.notes[seat].Silent, s.dirty[seat] = 0, true
	}
}

// Forfeited lists the seats of a match that have lost by silence.
func Forfeited(seats []storage.Seat) ([]engine.Seat, error) {
	var out []engine.Seat
	for _, seat := range seats {
		n, err := notesOf(seat)
		if err != nil {
			return nil, err
		}
		if n.Forfeit {
			out = append(out, engine.Seat(seat.No))
		}
	}
	return out, nil
}
