package standings

// outcome is what a match was for one player.
type outcome int

const (
	lost outcome = iota
	drawn
	won
)

// encounter is a match with one opponent. In a pod, who is placed better has beaten the other.
type encounter struct {
	opponent string
	outcome  outcome
}

// record is what the results say about one player.
type record struct {
	points                          int // without penalties
	won, lost, drawn                int // matches; missed rounds are lost
	byes, missed                    int
	got, possible                   int // of points, as shares count them
	earned, matches                 int // points and matches, as the strength of schedule counts them
	gamesWon, gamesLost, gamesDrawn int
	lossRounds                      int
	encounters                      []encounter
}

// take adds a result to the record of the player at a seat.
func (p Preset) take(rec *record, r Result, seat int) {
	switch pod := len(r.Players) > 2 || len(r.Places) > 0; {
	case r.Bye:
		p.takeBye(rec, r)
	case r.Missed:
		rec.missed++
		p.score(rec, r, lost)
	case len(r.Players) < 2:
		// half a result says nothing
	case r.DoubleLoss:
		p.takeGames(rec, r, seat)
		p.score(rec, r, lost)
		rec.meet(r, seat, func(int) outcome { return lost })
	case pod:
		p.takePod(rec, r, seat)
	default:
		p.takeGames(rec, r, seat)
		o := compared(r.games(seat), r.games(1-seat))
		p.score(rec, r, o)
		rec.meet(r, seat, func(int) outcome { return o })
	}
}

// takeBye counts a bye: always in points, and as a win in shares where the preset has it so.
func (p Preset) takeBye(rec *record, r Result) {
	rec.byes++
	rec.points += p.Bye
	if !p.ByesInShares {
		return
	}
	p.portion(rec, won)
	rec.earned, rec.matches = rec.earned+p.Bye, rec.matches+1
	if games := r.games(0); games > 0 {
		rec.gamesWon += games
	} else {
		rec.gamesWon += byeGames
	}
}

// takeGames counts the games of a match of two.
func (p Preset) takeGames(rec *record, r Result, seat int) {
	if len(r.Players) != 2 {
		return
	}
	rec.gamesWon += r.games(seat)
	rec.gamesLost += r.games(1 - seat)
	rec.gamesDrawn += r.Draws
}

// score counts a match that was won, drawn or lost.
func (p Preset) score(rec *record, r Result, o outcome) {
	points := [...]int{lost: p.Loss, drawn: p.Draw, won: p.Win}[o]
	rec.note(r, o, points)
	p.portion(rec, o)
}

// note counts points and a match.
func (rec *record) note(r Result, o outcome, points int) {
	rec.points += points
	rec.earned, rec.matches = rec.earned+points, rec.matches+1
	switch o {
	case won:
		rec.won++
	case drawn:
		rec.drawn++
	case lost:
		rec.lost++
		rec.lossRounds += r.Round * r.Round
	}
}

// portion counts a match in the own share of points.
func (p Preset) portion(rec *record, o outcome) {
	if p.HalfDraws {
		rec.got, rec.possible = rec.got+int(o), rec.possible+int(won)
		return
	}
	rec.got += [...]int{lost: p.Loss, drawn: p.Draw, won: p.Win}[o]
	rec.possible += p.Win
}

// takePod counts a match of more than two: it is won by who is first alone, and drawn by who shares the first place.
func (p Preset) takePod(rec *record, r Result, seat int) {
	place, tied := r.place(seat)
	o := lost
	switch {
	case place == 1 && tied == 1:
		o = won
	case place == 1:
		o = drawn
	}
	points := p.Points(place, tied)
	rec.note(r, o, points)
	rec.got, rec.possible = rec.got+points, rec.possible+p.Points(1, 1)
	rec.meet(r, seat, func(other int) outcome {
		theirs, _ := r.place(other)
		return compared(theirs, place)
	})
}

// meet notes every other player of a match.
func (rec *record) meet(r Result, seat int, outcomeWith func(other int) outcome) {
	for other, id := range r.Players {
		if other != seat {
			rec.encounters = append(rec.encounters, encounter{id, outcomeWith(other)})
		}
	}
}

// compared is the outcome for who has mine against theirs, where more is better.
func compared(mine, theirs int) outcome {
	switch {
	case mine > theirs:
		return won
	case mine == theirs:
		return drawn
	}
	return lost
}
