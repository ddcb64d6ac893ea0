package people

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"farpost/storage"
)

// Setup is what the bot keeps of a server beside storage's own columns.
type Setup struct {
	// Organiser is who set the server up last. They are told of what only an administrator can mend.
	Organiser string `json:"organiser,omitempty"`
	// Silence is table.Settings.Silence of matches to which somebody invites there.
	Silence int `json:"silence,omitempty"`
}

// Server loads the settings of a server. One that was never set up has a zero row with the id.
func (d *Directory) Server(ctx context.Context, id string) (s storage.Server, err error) {
	err = d.Store.View(ctx, func(tx storage.ReadTx) error {
		s, err = tx.Server(id)
		if errors.Is(err, storage.ErrNotFound) {
			s, err = storage.Server{ID: id}, nil
		}
		return err
	})
	return s, err
}

// PutServer saves the settings of a server.
func (d *Directory) PutServer(ctx context.Context, s storage.Server, setup Setup) error {
	var err error
	if s.Settings, err = json.Marshal(setup); err != nil {
		return fmt.Errorf("settings of server %s: %w", s.ID, err)
	}
	return d.Store.Update(ctx, func(tx storage.Tx) error { return tx.PutServer(s) })
}

// SetupOf reads what a server was set up with; a zero Setup when nobody did, or another version wrote it.
func SetupOf(s storage.Server) Setup {
	var n Setup
	if len(s.Settings) == 0 || json.Unmarshal(s.Settings, &n) != nil {
		return Setup{}
	}
	return n
}
