package sqlite

import (
	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// Pause implements [storage.OutboxReader].
func (t *readTx) Pause(door string) (storage.Pause, error) {
	row, err := t.q.GetDoor(free, door)
	if err != nil {
		return storage.Pause{}, t.fail(err, "pause of door %s", door)
	}
	return pauseOf(row), nil
}

// Pauses implements [storage.OutboxReader].
func (t *readTx) Pauses() ([]storage.Pause, error) {
	rows, err := t.q.ListDoors(free)
	if err != nil {
		return nil, t.fail(err, "pauses of doors")
	}
	return each(rows, pauseOf), nil
}

// PauseDoor implements [storage.OutboxWriter].
func (t *tx) PauseDoor(p storage.Pause) error {
	if err := p.Validate(); err != nil {
		return err
	}
	err := t.q.PutDoor(free, db.PutDoorParams{Door: p.Door, Until: millis(p.Until), Since: millis(p.Since),
		Reason: p.Reason, Told: flag(p.Told)})
	if err == nil {
		err = t.q.HoldDoor(free, db.HoldDoorParams{Door: p.Door, Until: millis(p.Until)})
	}
	return t.failing(err, "pausing door %s", p.Door)
}

// OpenDoor implements [storage.OutboxWriter].
func (t *tx) OpenDoor(door string) (bool, error) {
	n, err := t.q.DeleteDoor(free, door)
	if err == nil && n > 0 {
		err = t.q.FreeDoor(free, door)
	}
	return n > 0, t.failing(err, "opening door %s", door)
}

func pauseOf(row db.Door) storage.Pause {
	return storage.Pause{Door: row.Door, Until: instant(row.Until), Since: instant(row.Since), Reason: row.Reason,
		Told: row.Told != 0}
}
