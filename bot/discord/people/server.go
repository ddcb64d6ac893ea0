package people

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"farpost/bot/table"
	"farpost/storage"
)

// Setup is what the bot remembers of a server beside storage's own columns.
type Setup struct {
	// Organiser is the user who set the server up last. What only an administrator can mend is said to them.
	Organiser string `json:"organiser,omitempty"`
	// Silence is what table.Settings.Silence is for matches that begin there.
	Silence int `json:"silence,omitempty"`
	// Organisers and Judges are the roles of those who run tournaments there and who rule in their matches; "" for
	// nobody but who may manage the server.
	Organisers string `json:"organisers,omitempty"`
	Judges     string `json:"judges,omitempty"`
}

// Server loads the settings of a server. A server that was never set up is a zero row with the id.
func (d *Directory) Server(ctx context.Context, id string) (s storage.Server, err error) {
	err = d.Store.View(ctx, func(tx storage.ReadTx) error {
		s, err = tx.Server(id)
		if errors.Is(err, storage.ErrNotFound) {
			s, err = storage.Server{ID: id}, nil
		}
		return err
	})
	if err != nil {
		return s, fmt.Errorf("load server %s: %w", id, err)
	}
	return s, nil
}

// PutServer saves the settings of a server.
func (d *Directory) PutServer(ctx context.Context, s storage.Server, setup Setup) error {
	var err error
	if s.Settings, err = json.Marshal(setup); err != nil {
		return fmt.Errorf("write the settings of server %s: %w", s.ID, err)
	}
	return d.Store.Update(ctx, func(tx storage.Tx) error { return tx.PutServer(s) })
}

// MoveHome gives a server another channel and leaves its other settings as they are.
func (d *Directory) MoveHome(ctx context.Context, server, channel string) error {
	return d.Store.Update(ctx, func(tx storage.Tx) error {
		s, err := tx.Server(server)
		if err != nil {
			return fmt.Errorf("move server %s to channel %s: %w", server, channel, err)
		}
		s.Channel = channel
		return tx.PutServer(s)
	})
}

// SetupOf reads how a server was set up; a zero Setup when nobody did, or when another version wrote it.
func SetupOf(s storage.Server) Setup {
	var n Setup
	if len(s.Settings) == 0 || json.Unmarshal(s.Settings, &n) != nil {
		return Setup{}
	}
	return n
}

// HasJudges reports whether somebody would come if a judge were called to a match: to one of a tournament, and in a
// server that names a role of judges.
func (d *Directory) HasJudges(ctx context.Context, m storage.Match) (bool, error) {
	set, err := table.SettingsOf(m)
	if err != nil || set.Event != "" {
		return err == nil, err
	}
	server, err := d.Server(ctx, m.Server)
	return SetupOf(server).Judges != "", err
}
