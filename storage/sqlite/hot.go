package sqlite

import (
	"database/sql"

	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// The reads that every input of a match needs. Updates run them on the driver's connection, as what they write, and
// views by the generated code; both have the same statement and the same row.

// row reads the row of a query within an update.
func (s *session) row(query string, args []any, dest ...any) error {
	if s.ended.Load() {
		return storage.ErrClosed
	}
	found := false
	err := s.direct.each(query, args, func() { found = true }, dest...)
	if err == nil && !found {
		return sql.ErrNoRows
	}
	return err
}

// matchRow reads the header of a match.
func (s *session) matchRow(id string) (m db.GetMatchRow, err error) {
	if s.direct == nil {
		return s.q.GetMatch(free, id)
	}
	err = s.row(db.GetMatch, []any{id}, &m.ID, &m.Server, &m.Channel, &m.Thread, &m.Game, &m.Book, &m.Settings,
		&m.Status, &m.Seq, &m.Created, &m.Updated, &m.Result, &m.Stopped, &m.StoppedWhy)
	return m, err
}

// stateRow reads the state of a match.
func (s *session) stateRow(match string) (state []byte, err error) {
	if s.direct == nil {
		return s.q.GetState(free, match)
	}
	err = s.row(db.GetState, []any{match}, &state)
	return state, err
}

// logRow reads the entry that an interaction made.
func (s *session) logRow(interaction sql.NullString) (e db.GetLogByInteractionRow, err error) {
	if s.direct == nil {
		return s.q.GetLogByInteraction(free, interaction)
	}
	err = s.row(db.GetLogByInteraction, []any{interaction}, &e.Match, &e.Seq, &e.At, &e.Seat, &e.Player, &e.Interaction,
		&e.Input, &e.Events, &e.StateHash)
	return e, err
}

// seatRows reads the seats of a match.
func (s *session) seatRows(match string) (rows []db.Seat, err error) {
	if s.direct == nil {
		return s.q.ListSeats(free, match)
	}
	if s.ended.Load() {
		return nil, storage.ErrClosed
	}
	var r db.Seat
	err = s.direct.each(db.ListSeats, []any{match}, func() { rows = append(rows, r) },
		&r.Match, &r.No, &r.Player, &r.DeckName, &r.Deck, &r.Away, &r.Settings)
	return rows, err
}

// askRows reads the questions of a match.
func (s *session) askRows(match string) (rows []db.ListAsksRow, err error) {
	if s.direct == nil {
		return s.q.ListAsks(free, match)
	}
	if s.ended.Load() {
		return nil, storage.ErrClosed
	}
	var r db.ListAsksRow
	err = s.direct.each(db.ListAsks, []any{match}, func() { rows = append(rows, r) },
		&r.Match, &r.Seat, &r.Q, &r.Kind, &r.Due, &r.Deadline, &r.Standing, &r.Given)
	return rows, err
}

// doorUntil reads how long a door is paused, if it is at an instant.
func (t *tx) doorUntil(door string, at int64) (until int64, err error) {
	err = t.row(db.DoorUntil, []any{door, at}, &until)
	return until, err
}

// coalescedUntil reads what the rows with a key that may be replaced wait for; -1: there are none.
func (t *tx) coalescedUntil(key sql.NullString) (until int64, err error) {
	err = t.row(db.CoalescedUntil, []any{key}, &until)
	return until, err
}
