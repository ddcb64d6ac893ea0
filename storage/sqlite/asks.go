package sqlite

import (
	"fmt"

	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// Asks implements [storage.MatchReader].
func (t *readTx) Asks(match string) ([]storage.Ask, error) {
	rows, err := t.askRows(match)
	if err != nil {
		return nil, t.fail(err, "asks of match %s", match)
	}
	return each(rows, askOf), nil
}

// Inbox implements [storage.MatchReader].
func (t *readTx) Inbox(player, but string, limit int) ([]storage.Waiting, error) {
	rows, err := t.q.ListInbox(free, db.ListInboxParams{Player: player, But: but, Most: limitOf(limit)})
	if err != nil {
		return nil, t.fail(err, "inbox of player %s", player)
	}
	return each(rows, waitingOf), nil
}

// SetAsks implements [storage.MatchWriter]. It writes only what differs: from one
// input to the next most questions stay.
func (t *tx) SetAsks(match string, asks []storage.Ask) error {
	after, err := askedRows(match, asks)
	if err != nil {
		return err
	}
	rows, err := t.askRows(match)
	if err != nil {
		return t.fail(err, "asks of match %s", match)
	}
	for _, row := range rows {
		key := keyOf(row)
		if next, stays := after[key]; stays {
			if next == row {
				delete(after, key) // nothing to write
			}
			continue
		}
		if err := t.q.DeleteAsk(free, key); err != nil {
			return t.fail(err, "removing ask %d of match %s", row.Q, match)
		}
	}
	for _, row := range after {
		if err := t.q.PutAsk(free, db.PutAskParams(row)); err != nil {
			return t.fail(err, "writing ask %d of match %s", row.Q, match)
		}
	}
	return nil
}

// askedRows checks the asks of a match, before anything is written. An ask that
// names no match belongs to this one.
func askedRows(match string, asks []storage.Ask) (map[db.DeleteAskParams]db.ListAsksRow, error) {
	rows := make(map[db.DeleteAskParams]db.ListAsksRow, len(asks))
	for _, a := range asks {
		if a.Match == "" {
			a.Match = match
		}
		if a.Match != match {
			return nil, fmt.Errorf("%w: ask %d of match %s among those of match %s", storage.ErrInvalid, a.Q, a.Match,
				match)
		}
		if err := a.Validate(); err != nil {
			return nil, err
		}
		row := db.ListAsksRow{
			Match: match, Seat: int64(a.Seat), Q: int64(a.Q), Kind: a.Kind, Due: a.Due,
			Deadline: millis(a.Deadline), Standing: flag(a.Unawaited), Given: a.Given.Milliseconds(),
		}
		if _, twice := rows[keyOf(row)]; twice {
			return nil, fmt.Errorf("%w: match %s asks seat %d question %d twice", storage.ErrInvalid, match, a.Seat,
				a.Q)
		}
		rows[keyOf(row)] = row
	}
	return rows, nil
}

func keyOf(row db.ListAsksRow) db.DeleteAskParams {
	return db.DeleteAskParams{Match: row.Match, Seat: row.Seat, Q: row.Q}
}

func askOf(row db.ListAsksRow) storage.Ask {
	return storage.Ask{
		Match: row.Match, Seat: int(row.Seat), Q: uint64(row.Q), Kind: row.Kind, Due: row.Due,
		Deadline: instant(row.Deadline), Unawaited: row.Standing != 0, Given: span(row.Given),
	}
}

func waitingOf(row db.ListInboxRow) storage.Waiting {
	return storage.Waiting{
		Ask: askOf(db.ListAsksRow{
			Match: row.Match, Seat: row.Seat, Q: row.Q, Kind: row.Kind, Due: row.Due,
			Deadline: row.Deadline, Standing: row.Standing, Given: row.Given,
		}),
		Match: matchOf(db.GetMatchRow{
			ID: row.Match, Server: row.Server, Channel: row.Channel, Thread: row.Thread, Game: row.Game,
			Book: row.Book, Settings: row.Settings, Status: row.Status, Seq: row.Seq,
			Created: row.Created, Updated: row.Updated, Result: row.Result,
			Stopped: row.Stopped, StoppedWhy: row.StoppedWhy,
		}),
	}
}
