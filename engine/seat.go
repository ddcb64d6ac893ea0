package engine

import "strconv"

// Seat numbers a player's place in a match, 0-based in seating order.
type Seat int8 // small: matches hold many

// NoSeat stands for nobody: the spectator's viewpoint, a frame nobody owns, a zone all share.
const NoSeat Seat = -1

// String gives "seat 1" for the first seat, "nobody" for NoSeat. It is for logs, not for players.
func (s Seat) String() string {
	if s == NoSeat {
		return "nobody"
	}
	return "seat " + strconv.Itoa(int(s)+1)
}

// After lists the n seats of a table in seating order, beginning with the one after s. It holds
// s itself last.
func (s Seat) After(n int) []Seat {
	out := make([]Seat, 0, n)
	for i := 1; i <= n; i++ {
		out = append(out, Seat((int(s)+i)%n))
	}
	return out
}
