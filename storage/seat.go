package storage

import (
	"encoding/json"
	"fmt"
)

// Seat is a player's place in a match.
type Seat struct {
	Match    string
	No       int             // from 0, unique in the match
	Player   string          // user id; never empty
	DeckName string          // as its owner called it when the match began
	Deck     string          // the list as it was then; opaque
	Away     bool            // its reactions are passed at once until the player presses anything
	Settings json.RawMessage // what the table knows of the seat; opaque
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (s Seat) Validate() error {
	if s.No < 0 {
		return fmt.Errorf("%w: seat %d of match %s; seats count from 0", ErrInvalid, s.No, s.Match)
	}
	row := fmt.Sprintf("seat %d of match %s", s.No, s.Match)
	return first(need("seat", "match", s.Match), need(row, "player", s.Player),
		needJSON(row, "settings", s.Settings))
}
