package table

import (
	"encoding/json"
	"farpost/storage"
	"fmt"
)

// seatNotes is what the table keeps of a seat beside the engine's state.
type seatNotes struct {
	// Accepted says that an invited player has said yes.
	Accepted bool `json:"accepted,omitempty"`
	// Declined says that the seat has called the invitation off: an invited player declined it, or the one who invited
	// withdrew it.
	Declined bool `json:"declined,omitempty"`
	// Draw says that the seat offers a draw.
	Draw bool `json:"draw,omitempty"`
	// Clock is the seat's reaction clock.
	Clock reactionClock `json:"clock,omitzero"`
	// Silent is how many questions of its own turns in a row the seat has left unanswered; see silence.go.
	Silent int `json:"silent,omitempty"`
	// Forfeit says that it lost by that.
	Forfeit bool `json:"forfeit,omitempty"`
	// Rematch is the match to which the seat has invited the others after this one.
	Rematch string `json:"rematch,omitempty"`
}

func notesOf(s storage.Seat) (seatNotes, error) {
	var n seatNotes
	if len(s.Settings) == 0 {
		return n, nil
	}
	if err := json.Unmarshal(s.Settings, &n); err != nil {
		return n, fmt.Errorf("notes of seat %d of match %s: %w", s.No, s.Match, err)
	}
	return n, nil
}

// putNotes stores a seat with these notes, which s carries then.
func putNotes(tx storage.Tx, s *storage.Seat, n seatNotes) error {
	raw, err := json.Marshal(n)
	if err != nil {
		return fmt.Errorf("notes of seat %d of match %s: %w", s.No, s.Match, err)
	}
	s.Settings = raw
	return tx.PutSeat(*s)
}

func seatOf(seats []storage.Seat, player string) int {
	for i, s := range seats {
		if s.Player == player {
			return i
		}
	}
	return -1
}
