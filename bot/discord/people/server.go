package people

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"farpost/bot/table"
	"farpost/storage"
)

// Setup is what the bot remembers of a server beside storage's own columns.
type Setup struct {
	// Organiser is the user who set the server up last. What only an administrator can mend is said to them.
	Organiser string `json:"organiser,omitempty"`
	// Silence is what table.Settings.Silence is for matches that begin there.
	Silence int `json:"silence,omitempty"`
	// Claim is what table.Settings.Claim is for matches that begin there.
	Claim int `json:"claim,omitempty"`
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

// HasJudges reports whether somebody would come if a judge were called to a match of these players: in a server that
// names a role of judges, and to a match of a tournament as CanRule says.
func (d *Directory) HasJudges(ctx context.Context, m storage.Match, seats []storage.Seat) (bool, error) {
	set, err := table.SettingsOf(m)
	if err != nil {
		return false, err
	}
	if set.Event == "" {
		server, err := d.Server(ctx, m.Server)
		return SetupOf(server).Judges != "", err
	}
	owner, err := d.Owner(ctx, set.Event)
	if err != nil {
		return false, err
	}
	var players []string
	for _, s := range seats {
		players = append(players, s.Player)
	}
	return d.CanRule(ctx, m.Server, owner, players)
}

// CanRule reports whether somebody may rule in a match of a tournament: whoever has a role of judges or organisers, or
// who made the tournament, unless they play the match themselves.
func (d *Directory) CanRule(ctx context.Context, server, owner string, players []string) (bool, error) {
	if !slices.Contains(players, owner) {
		return true, nil
	}
	row, err := d.Server(ctx, server)
	set := SetupOf(row)
	return set.Judges != "" || set.Organisers != "", err
}
