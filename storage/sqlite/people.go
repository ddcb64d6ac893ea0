package sqlite

import (
	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// Player implements [storage.PeopleReader].
func (t *readTx) Player(id string) (storage.Player, error) {
	row, err := t.q.GetPlayer(free, id)
	if err != nil {
		return storage.Player{}, t.fail(err, "player %s", id)
	}
	return storage.Player{
		ID: row.ID, Locale: row.Locale, Notify: row.Notify, DMOK: row.DmOk != 0,
		DMChecked: instant(row.DmChecked), DMChannel: row.DmChannel, Settings: jsonOf(row.Settings),
	}, nil
}

// Server implements [storage.PeopleReader].
func (t *readTx) Server(id string) (storage.Server, error) {
	row, err := t.q.GetServer(free, id)
	if err != nil {
		return storage.Server{}, t.fail(err, "server %s", id)
	}
	return serverOf(row), nil
}

// Servers implements [storage.PeopleReader].
func (t *readTx) Servers() ([]storage.Server, error) {
	rows, err := t.q.ListServers(free)
	if err != nil {
		return nil, t.fail(err, "servers")
	}
	return each(rows, serverOf), nil
}

// PutPlayer implements [storage.PeopleWriter].
func (t *tx) PutPlayer(p storage.Player) error {
	if err := p.Validate(); err != nil {
		return err
	}
	err := t.q.PutPlayer(free, db.PutPlayerParams{
		ID: p.ID, Locale: p.Locale, Notify: p.Notify, DmOk: flag(p.DMOK),
		DmChecked: millis(p.DMChecked), DmChannel: p.DMChannel, Settings: string(p.Settings),
	})
	if err != nil {
		return t.fail(err, "writing player %s", p.ID)
	}
	return nil
}

// PutServer implements [storage.PeopleWriter].
func (t *tx) PutServer(s storage.Server) error {
	if err := s.Validate(); err != nil {
		return err
	}
	err := t.q.PutServer(free, db.PutServerParams{
		ID: s.ID, Channel: s.Channel, Locale: s.Locale, Settings: string(s.Settings),
	})
	if err != nil {
		return t.fail(err, "writing server %s", s.ID)
	}
	return nil
}

func serverOf(row db.Server) storage.Server {
	return storage.Server{ID: row.ID, Channel: row.Channel, Locale: row.Locale, Settings: jsonOf(row.Settings)}
}
