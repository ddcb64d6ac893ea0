package table

import (
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Events about players who have left the server that the table adds to a match's public log.
const (
	// EventLeft: the seat's player has left the server of the match, or has no account any more.
	EventLeft = "table.left"
	// EventReturned: they are back, or have done something in the match.
	EventReturned = "table.left.back"
	// EventClaimed: the seat "by" claims the match from the seat, which is out as by conceding.
	EventClaimed = "table.left.claimed"
)

// claimable is from when on the match may be claimed from a seat whose player has left.
func (s *sitting) claimable(seat int) time.Time {
	return s.t.wall(s.info[seat].Left.Since).Add(s.settings.ClaimWait())
}

// others are the seats that are in the match still, but for one and those whose players have left, too.
func (s *sitting) others(but int) (out []int) {
	for i, seat := range s.pos.State.Seats {
		if i != but && !seat.Out && s.info[i].Left.Since == 0 {
			out = append(out, i)
		}
	}
	return out
}

// markLeft notes that a seat's player has left the server. In a tournament there is nothing to claim: the organisers'
// rules hold, and they are told.
func (s *sitting) markLeft(seat int) {
	left := &s.info[seat].Left
	if left.Looked == 0 { // somebody else has looked
		left.Looked = s.t.played()
	}
	left.Since, s.changed[seat] = left.Looked, true
	s.remark(EventLeft, engine.Seat(seat))
	row := Row{Kind: RowNotice, Word: WordLeft, Seats: []int{seat}, Until: storage.Millis(s.claimable(seat))}
	if s.settings.Event != "" {
		row = Row{Kind: RowNotice, Word: WordLeftEvent, Seats: []int{seat}}
	}
	s.notices = append(s.notices, row)
}

// markReturned ends it that a seat's player counts as having left. It reports whether they did.
func (s *sitting) markReturned(seat int) bool {
	if s.info[seat].Left.Since == 0 {
		return false
	}
	s.info[seat].Left.Since, s.info[seat].Left.Told, s.changed[seat] = 0, false, true
	s.remark(EventReturned, engine.Seat(seat))
	s.notices = append(s.notices, Row{Kind: RowNotice, Word: WordReturned, Seats: []int{seat}})
	return true
}

// HasLeft reports whether a seat's player is known to have left the server of a match.
func HasLeft(seat storage.Seat) (bool, error) {
	n, err := infoOf(seat)
	return n.Left.Since != 0, err
}

// Claimed returns the seats of a match from which it was claimed, because their players had left the server.
func Claimed(seats []storage.Seat) ([]engine.Seat, error) {
	var out []engine.Seat
	for _, seat := range seats {
		n, err := infoOf(seat)
		if err != nil {
			return nil, err
		}
		if n.Left.Claimed {
			out = append(out, engine.Seat(seat.No))
		}
	}
	return out, nil
}
