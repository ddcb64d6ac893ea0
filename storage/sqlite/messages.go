package sqlite

import (
	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// Message implements [storage.MessageReader].
func (t *readTx) Message(match, purpose string) (storage.Message, error) {
	row, err := t.q.GetMessage(free, db.GetMessageParams{Match: match, Purpose: purpose})
	if err != nil {
		return storage.Message{}, t.fail(err, "message %s of match %s", purpose, match)
	}
	return messageOf(row), nil
}

// Messages implements [storage.MessageReader].
func (t *readTx) Messages(match string) ([]storage.Message, error) {
	rows, err := t.q.ListMessages(free, match)
	if err != nil {
		return nil, t.fail(err, "messages of match %s", match)
	}
	return each(rows, messageOf), nil
}

// MessageAt implements [storage.MessageReader].
func (t *readTx) MessageAt(channel, id string) (storage.Message, error) {
	row, err := t.q.GetMessageAt(free, db.GetMessageAtParams{Channel: channel, ID: id})
	if err != nil {
		return storage.Message{}, t.fail(err, "message %s in channel %s", id, channel)
	}
	return messageOf(row), nil
}

// PutMessage implements [storage.MessageWriter].
func (t *tx) PutMessage(m storage.Message) error {
	if err := m.Validate(); err != nil {
		return err
	}
	err := t.q.PutMessage(free, db.PutMessageParams{
		Match: m.Match, Purpose: m.Purpose, Channel: m.Channel, ID: m.ID, Hash: m.Hash, Updated: millis(m.Updated),
	})
	if err != nil {
		return t.fail(err, "writing message %s of match %s", m.Purpose, m.Match)
	}
	return nil
}

// DeleteMessage implements [storage.MessageWriter].
func (t *tx) DeleteMessage(match, purpose string) error {
	if err := t.q.DeleteMessage(free, db.DeleteMessageParams{Match: match, Purpose: purpose}); err != nil {
		return t.fail(err, "forgetting message %s of match %s", purpose, match)
	}
	return nil
}

func messageOf(row db.Message) storage.Message {
	return storage.Message{
		Match: row.Match, Purpose: row.Purpose, Channel: row.Channel, ID: row.ID, Hash: row.Hash,
		Updated: instant(row.Updated),
	}
}
