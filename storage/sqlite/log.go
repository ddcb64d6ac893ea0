package sqlite

import (
	"database/sql"
	"errors"
	"fmt"

	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// Log implements [storage.LogReader].
func (t *readTx) Log(match string, from uint64, limit int) ([]storage.Entry, error) {
	rows, err := t.q.ListLog(free, db.ListLogParams{Match: match, Seq: int64(from), Limit: limitOf(limit)})
	if err != nil {
		return nil, t.fail(err, "log of match %s", match)
	}
	return each(rows, entryOf), nil
}

// LogByInteraction implements [storage.LogReader].
func (t *readTx) LogByInteraction(id string) (storage.Entry, error) {
	row, err := t.logRow(nullable(id))
	if err != nil {
		return storage.Entry{}, t.fail(err, "log entry of interaction %s", id)
	}
	return entryOf(db.ListLogRow(row)), nil
}

// AppendLog implements [storage.LogWriter].
func (t *tx) AppendLog(e storage.Entry) error {
	if err := e.Validate(); err != nil {
		return err
	}
	err := t.q.InsertLog(free, db.InsertLogParams{
		Match: e.Match, Seq: int64(e.Seq), At: millis(e.At), Seat: int64(e.Seat), Player: e.Player,
		Interaction: nullable(e.Interaction), Input: blob(e.Input), Events: blob(e.Events),
		StateHash: blob(e.StateHash),
	})
	if err == nil {
		return nil
	}
	err = t.fail(err, "log entry %d of match %s", e.Seq, e.Match)
	if errors.Is(err, storage.ErrExists) {
		return t.whyTaken(e)
	}
	return err
}

// whyTaken tells whether an interaction or a number was there before.
func (t *tx) whyTaken(e storage.Entry) error {
	if e.Interaction != "" {
		made, err := t.q.SeqOfInteraction(free, nullable(e.Interaction))
		if err == nil {
			return fmt.Errorf("interaction %s made entry %d of match %s: %w",
				e.Interaction, made.Seq, made.Match, storage.ErrDuplicateInteraction)
		}
		if !errors.Is(err, sql.ErrNoRows) {
			return t.fail(err, "interaction %s", e.Interaction)
		}
	}
	return fmt.Errorf("log of match %s: there is an entry %d already: %w", e.Match, e.Seq, storage.ErrConflict)
}

func entryOf(row db.ListLogRow) storage.Entry {
	return storage.Entry{
		Match: row.Match, Seq: uint64(row.Seq), At: instant(row.At), Seat: int(row.Seat), Player: row.Player,
		Interaction: row.Interaction.String, Input: bytesOf(row.Input), Events: bytesOf(row.Events),
		StateHash: bytesOf(row.StateHash),
	}
}
