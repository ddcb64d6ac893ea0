package table

import (
	"encoding/json"
	"fmt"

	"farpost/storage"
)

// seatInfo is what the table itself knows of a seat, beside the engine's state. It is stored as storage.Seat.Settings.
type seatInfo struct {
	// Accepted says that an invited player has accepted.
	Accepted bool `json:"accepted,omitempty"`
	// Declined says that this seat called the invitation off: an invited player by declining, the one who invited by
	// withdrawing it.
	Declined bool `json:"declined,omitempty"`
	// Acted says that the player has done something in a match with a total clock.
	Acted bool `json:"acted,omitempty"`
	// Called says that the seat has called the judge for whom the match waits.
	Called bool `json:"called,omitempty"`
	// Calls are when the seat called judges of late (bot/internal/budget).
	Calls []int64 `json:"calls,omitempty"`
	// Draw says that the seat offers a draw.
	Draw bool `json:"draw,omitempty"`
	// Clock is the seat's reaction clock.
	Clock reactionClock `json:"clock,omitzero"`
	// Total is the seat's total clock, if the match has one (Settings.Total).
	Total totalClock `json:"total,omitzero"`
	// Silent is how many questions of its own turns in a row the seat has left unanswered (silence.go).
	Silent int `json:"silent,omitempty"`
	// Forfeit says that the seat lost by silence.
	Forfeit bool `json:"forfeit,omitempty"`
	// Left is whether the player is in the server.
	Left leave `json:"left,omitzero"`
	// Rematch is the match to which the seat invited the others after this one.
	Rematch string `json:"rematch,omitempty"`
}

// leave is what the table knows of whether a seat's player is in the server. Its times are playable ones, in
// milliseconds, as Row.Made; 0 is never.
type leave struct {
	// Looked is when it was last asked.
	Looked int64 `json:"looked,omitempty"`
	// Since is when it was asked for the first time of those at which they were gone; 0 while nothing else is known
	// than that they are there.
	Since int64 `json:"since,omitempty"`
	// Told says that the others have read that the match may be claimed.
	Told bool `json:"told,omitempty"`
	// Claimed says that the match was claimed from this seat.
	Claimed bool `json:"claimed,omitempty"`
}

// infoOf reads the info of a stored seat.
func infoOf(s storage.Seat) (seatInfo, error) {
	var n seatInfo
	if len(s.Settings) == 0 {
		return n, nil
	}
	if err := json.Unmarshal(s.Settings, &n); err != nil {
		return n, fmt.Errorf("info of seat %d of match %s: %w", s.No, s.Match, err)
	}
	return n, nil
}

// putInfo sets the info of a seat and stores the seat.
func putInfo(tx storage.Tx, s *storage.Seat, n seatInfo) error {
	s.Settings = written(n)
	return tx.PutSeat(*s)
}

// seatOf returns the seat of a player, -1 for a person who has none.
func seatOf(seats []storage.Seat, player string) int {
	for i, s := range seats {
		if s.Player == player {
			return i
		}
	}
	return -1
}
