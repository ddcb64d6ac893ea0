package storage

import (
	"encoding/json"
	"time"
)

// Player is what we know of a person beyond their matches and decks.
type Player struct {
	ID        string
	Locale    string    // chosen language; empty for Discord's
	Notify    string    // how to be told of a handover, in the bot's words; empty for its default
	DMOK      bool      // a direct message got through at DMChecked
	DMChecked time.Time // zero for never
	DMChannel string    // the direct channel; empty until opened
	Settings  json.RawMessage
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (p Player) Validate() error {
	return first(need("player", "id", p.ID), needJSON("player "+p.ID, "settings", p.Settings))
}

// Server is a guild that has set Farpost up.
type Server struct {
	ID       string
	Channel  string // where matches are announced
	Locale   string // of public texts; empty for the default
	Settings json.RawMessage
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (s Server) Validate() error {
	return first(need("server", "id", s.ID), needJSON("server "+s.ID, "settings", s.Settings))
}

// PeopleReader reads players and servers.
type PeopleReader interface {
	// Player returns one player.
	Player(id string) (Player, error)
	// Server returns one server.
	Server(id string) (Server, error)
	// Servers returns all servers by id.
	Servers() ([]Server, error)
}

// PeopleWriter writes players and servers.
type PeopleWriter interface {
	// PutPlayer adds or replaces a player.
	PutPlayer(p Player) error
	// PutServer adds or replaces a server.
	PutServer(s Server) error
}
