package table

import (
	"slices"

	"farpost/engine"
	"farpost/storage"
)

// Loss by silence: where the people of a server have agreed on it, who leaves so many questions of their own turns in a
// row unanswered loses the match. Counted are the windows and the free questions of the seat's own turn (its say, in the
// words of the rules), not what a card or a procedure asks, nor what passes at once because the seat is away. The row is one over turns, and ends with anything that the
// player does in the match. Off unless a server sets it.

// Events that the table adds to a match's public log when silence is counted.
const (
	// EventSilent: "n" questions of the seat's own turns in a row have run out; at "max" it loses.
	EventSilent = "table.silent"
	// EventForfeit: that was the last of "n", and the seat loses the match.
	EventForfeit = "table.forfeit"
)

// MaxSilence bounds Settings.Silence.
const MaxSilence = 20

// checkSilence refuses a number that cannot be set.
func (s Settings) checkSilence() error {
	if s.Silence < 0 || s.Silence > MaxSilence {
		return refuse(CodeRule, engine.A("rule", engine.Value("raw:silence")), engine.A("n", engine.Int(s.Silence)),
			engine.A("min", engine.Int(0)), engine.A("max", engine.Int(MaxSilence)))
	}
	return nil
}

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
		if sa == nil || sa.Optional || sa.Got != nil || !s.isSay(sa.Kind) {
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

// forfeit takes seats out of the match as if they had conceded, in seating order, as long as it goes on.
func (s *sitting) forfeit(seats []engine.Seat) error {
	slices.Sort(seats)
	for _, seat := range seats {
		if s.pos.State.Result != nil || s.pos.State.Seats[seat].Out {
			continue
		}
		s.notes[seat].Forfeit, s.dirty[seat] = true, true
		s.word = append(s.word, engine.Event{Kind: EventForfeit, Seat: seat, Args: []engine.Arg{engine.A("n", engine.Int(s.settings.Silence))}})
		if err := s.apply(engine.Input{Kind: engine.InputConcede, Seat: seat}, "", ""); err != nil {
			return err
		}
	}
	return nil
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
