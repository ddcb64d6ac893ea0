package sqlite

import (
	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// Seats implements [storage.MatchReader].
func (t *readTx) Seats(match string) ([]storage.Seat, error) {
	rows, err := t.seatRows(match)
	if err != nil {
		return nil, t.fail(err, "seats of match %s", match)
	}
	return each(rows, seatOf), nil
}

// PutSeat implements [storage.MatchWriter].
func (t *tx) PutSeat(s storage.Seat) error {
	if err := s.Validate(); err != nil {
		return err
	}
	err := t.q.PutSeat(free, db.PutSeatParams{
		Match: s.Match, No: int64(s.No), Player: s.Player, DeckName: s.DeckName, Deck: s.Deck,
		Away: flag(s.Away), Settings: string(s.Settings),
	})
	if err == nil {
		err = t.q.SeatAsks(free, db.SeatAsksParams{Match: s.Match, Seat: int64(s.No), Player: s.Player})
	}
	return t.failing(err, "writing seat %d of match %s", s.No, s.Match)
}

// DeleteSeat implements [storage.MatchWriter].
func (t *tx) DeleteSeat(match string, no int) error {
	err := t.q.DeleteSeat(free, db.DeleteSeatParams{Match: match, No: int64(no)})
	if err == nil {
		err = t.q.SeatAsks(free, db.SeatAsksParams{Match: match, Seat: int64(no)})
	}
	return t.failing(err, "removing seat %d of match %s", no, match)
}

func seatOf(row db.Seat) storage.Seat {
	return storage.Seat{
		Match: row.Match, No: int(row.No), Player: row.Player, DeckName: row.DeckName, Deck: row.Deck,
		Away: row.Away != 0, Settings: jsonOf(row.Settings),
	}
}
