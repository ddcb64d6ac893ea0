package storage

import (
	"encoding/json"
	"time"
)

// Player is what we know of a person beyond their matches and decks.
type Player struct {
	ID        string
	Locale    string    // chosen language; empty: Discord's
	Notify    string    // how to be told of a handover; the bot's word; empty: its default
	DMOK      bool      // a direct message got through at DMChecked
	DMChecked time.Time // zero: never tried
	DMChannel string    // the direct channel; empty until opened
	Settings  json.RawMessage
}

// Validate reports what of the row breaks its contract.
func (p Player) Validate() error {
	return first(need("player", "id", p.ID), needJSON("player "+p.ID, "settings", p.Settings))
}

// Server is a guild that has set Farpost up.
type Server struct {
	ID       string
	Channel  string // where matches are announced
	Locale   string // of public texts; empty: the default
	Settings json.RawMessage
}

// Validate reports what of the row breaks its contract.
func (s Server) Validate() error {
	return first(need("server", "id", s.ID), needJSON("server "+s.ID, "settings", s.Settings))
}

// PeopleReader reads players and servers.
type PeopleReader interface {
	// Player is one player.
	Player(id string) (Player, error)
	// Server is one server.
	Server(id string) (Server, error)
	// Servers are all servers by id.
	Servers() ([]Server, error)
}

// PeopleWriter writes players and servers.
type PeopleWriter interface {
	// PutPlayer adds or replaces a player.
	PutPlayer(p Player) error
	// PutServer adds or replaces a server.
	PutServer(s Server) error
}
