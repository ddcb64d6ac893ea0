package scenario

import (
	"maps"

	"farpost/engine"
)

// Midway is a match in the middle, for Setup.Begin: in somebody's turn, or just before it. The ruleset has the programs
// "match" and "turn" and the variables "turn" and "active", which is a seat + 1.
type Midway struct {
	// Vars are further variables, or others; Seats are figures that every player has.
	Vars, Seats map[string]int
	// Before and During are the labels at which "match" stands before a turn and while it is played, Turn is where
	// "turn" then stands.
	Before, During, Turn string
}

// Begin writes the variables, and gives the frames that are at work. Before a turn it is still that of the player
// before.
func (m Midway) Begin(tx *engine.Tx, t *Table) []engine.Frame {
	g := tx.Reader().Ruleset()
	vars := map[string]int{"turn": t.Turn, "active": int(t.Active) + 1}
	if t.Begin {
		vars["turn"], vars["active"] = t.Turn-1, int(t.Before())+1
	}
	maps.Copy(vars, m.Vars)
	for name, n := range vars {
		tx.SetVar(Column(g.Vars, name), n)
	}
	for name, n := range m.Seats {
		for s := range t.Seats {
			tx.SetSeat(engine.Seat(s), Column(g.SeatAttrs, name), n)
		}
	}
	match, turn := engine.NewFrame("match", engine.NoSeat), engine.NewFrame("turn", t.Active)
	match.At.Label, turn.At.Label = m.During, m.Turn
	if t.Begin {
		match.At.Label = m.Before
		return []engine.Frame{match}
	}
	return []engine.Frame{match, turn}
}

// Before is the player whose turn is before that of Active.
func (t *Table) Before() engine.Seat {
	n := len(t.Seats)
	return engine.Seat((int(t.Active) + n - 1) % n)
}

// ZoneWords are the words for Setup.Zones: each kind of zone under its own name, and more.
func ZoneWords(g *engine.Ruleset, more map[string]string) map[string]string {
	out := map[string]string{}
	for _, z := range g.Zones {
		out[z.Kind] = z.Kind
	}
	maps.Copy(out, more)
	return out
}
