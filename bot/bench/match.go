package bench

import (
	"slices"
	"time"
)

// match is what is known of one.
type match struct {
	id      string
	players map[int]string
	asks    []Ask
	given   map[uint64]bool // questions that were answered, perhaps in secret
	asked   map[uint64]bool // questions that ever were open
	invite  string          // the message that invites
	front   string          // the message that asks
	on      []uint64        // questions that it has buttons for
	busy    bool            // somebody is answering
	last    time.Time
	inputs  int
	over    bool
}

// ready returns a question that the match waits for and that can be read in public; nil if there is none. What it finds
// is put into to, too, if that is not nil.
func (m *match) ready(to *Ask) *Ask {
	for _, a := range m.asks {
		if !m.given[a.Q] && slices.Contains(m.on, a.Q) && m.players[a.Seat] != "" {
			if to == nil {
				to = new(Ask)
			}
			*to = a
			return to
		}
	}
	return nil
}

// holds reports whether a match is between two players.
func holds(m *match, a, b string) bool {
	have := map[string]bool{}
	for _, p := range m.players {
		have[p] = true
	}
	return len(have) == 2 && have[a] && have[b]
}
