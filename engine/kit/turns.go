package kit

import "farpost/engine"

// NextTurn returns whose turn comes now: first's if it was nobody's, else that of the one after active in seating
// order, skipping those who have left; active's again if nobody else is left.
func NextTurn(f engine.Facts, active, first engine.Seat) engine.Seat {
	if active == engine.NoSeat {
		return first
	}
	if others := f.Opponents(active); len(others) > 0 {
		return others[0]
	}
	return active
}

// Due is the clock that runs for a decision of a seat, as it is the turn of active, NoSeat before the first turn.
func Due(active, s engine.Seat) string {
	switch active {
	case engine.NoSeat:
		return engine.DueSetup
	case s:
		return engine.DueTurn
	}
	return engine.DueReaction
}

// StopsOn is engine.Queue.Stops for a queue that stops because something comes to light: at events of these kinds.
func StopsOn(news ...string) func(engine.Event) string {
	return func(e engine.Event) string {
		for _, kind := range news {
			if e.Kind == kind {
				return engine.QueueNews
			}
		}
		return ""
	}
}

// Losers returns what becomes of the players who have lost, together: each is taken out by the change leave of that
// seat, whose Word is how, and the match ends as LastStanding says, nobody being the reason if none is left. How says
// in what way a player has lost; "" for one who has not.
func Losers(r *engine.Reader, leave, nobody string, how func(engine.Seat) string) []engine.Change {
	var lost []engine.Seat
	var out []engine.Change
	last := ""
	for _, s := range r.Alive() {
		if why := how(s); why != "" {
			lost, last = append(lost, s), why
			out = append(out, engine.Change{Kind: leave, Seat: s, Word: why})
		}
	}
	if len(lost) == 0 {
		return nil
	}
	return append(out, LastStanding(r, lost, last, nobody)...)
}
