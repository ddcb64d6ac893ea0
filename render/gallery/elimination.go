package gallery

import (
	"fmt"
	"math/bits"

	"farpost/render"
)

// player is somebody in a bracket of the samples; no seed is nobody.
type player struct {
	seed  int
	known bool
}

// course is a bracket of the samples while it is played.
type course struct {
	names []render.Standing
	left  int // how many matches are still to be decided
	n     int // how many were
}

// Elimination is a bracket of n players after so many matches. Reset has the final played twice.
func Elimination(lang string, n int, double bool, played int, third, reset bool) render.Bracket {
	b := render.Bracket{Title: eventName(lang), Lang: lang,
		Line: told(lang, fmt.Sprintf("Top %d · until Sunday", n), fmt.Sprintf("Top %d · entro domenica", n))}
	c := &course{names: Entrants(n), left: played}
	rounds := bits.Len(uint(n - 1))
	field := seeded(n, 1<<rounds)
	var upper []render.Round
	var fallen [][]player
	for r := range rounds {
		name := roundName(lang, double, r, rounds)
		round, winners, losers := c.round(render.Upper, name, field)
		upper, fallen, field = append(upper, round), append(fallen, losers), winners
	}
	if !double {
		b.Rounds = upper
		if third {
			round, _, _ := c.round(render.Third, told(lang, "Third place", "Terzo posto"), fallen[rounds-2])
			b.Rounds = append(b.Rounds[:rounds-1:rounds-1], round, upper[rounds-1])
		}
		return b
	}
	best := field[0]
	b.Rounds = upper
	field = fallen[0]
	below := func() {
		name := fmt.Sprintf("%s %d", told(lang, "Lower", "Sotto"), len(b.Rounds)-rounds+1)
		round, winners, _ := c.round(render.Lower, name, field)
		b.Rounds, field = append(b.Rounds, round), winners
	}
	below()
	for u := 1; u < rounds; u++ {
		var next []player
		for i, p := range field {
			next = append(next, fallen[u][len(fallen[u])-1-i], p)
		}
		field = next
		below()
		if u < rounds-1 {
			below()
		}
	}
	last, winners, _ := c.round(render.Final, told(lang, "Final", "Finale"), []player{best, field[0]})
	if reset && winners[0].known {
		last.Ties[0].A.Won, last.Ties[0].B.Won, last.Ties[0].A.Score, last.Ties[0].B.Score = false, true, "1", "2"
		again, _, _ := c.round(render.Final, told(lang, "Second final", "Seconda finale"), []player{best, field[0]})
		b.Rounds = append(b.Rounds, last, again)
		return b
	}
	b.Rounds = append(b.Rounds, last)
	return b
}

// roundName is the name of an upper round.
func roundName(lang string, double bool, r, rounds int) string {
	if double {
		return fmt.Sprintf("%s %d", told(lang, "Upper", "Sopra"), r+1)
	}
	switch rounds - r {
	case 1:
		return told(lang, "Final", "Finale")
	case 2:
		return told(lang, "Semifinals", "Semifinali")
	case 3:
		return told(lang, "Quarterfinals", "Quarti di finale")
	case 4:
		return told(lang, "Round of 16", "Ottavi di finale")
	}
	return told(lang, fmt.Sprintf("Round of %d", 1<<(rounds-r)), fmt.Sprintf("Turno dei %d", 1<<(rounds-r)))
}

// seeded are n players in a first round of a size that is a power of two.
func seeded(n, size int) (out []player) {
	slots := []int{1}
	for k := 2; k <= size; k *= 2 {
		var next []int
		for _, s := range slots {
			next = append(next, s, k+1-s)
		}
		slots = next
	}
	for _, s := range slots {
		p := player{seed: s, known: true}
		if s > n {
			p.seed = 0
		}
		out = append(out, p)
	}
	return out
}

// round plays a round: every third match is won by the worse seed.
func (c *course) round(side render.Side, name string, field []player) (r render.Round, winners, losers []player) {
	r = render.Round{Side: side, Name: name, Slots: len(field) / 2}
	for i := range r.Slots {
		x, y := field[2*i], field[2*i+1]
		tie := render.Tie{Slot: i, A: c.contender(x), B: c.contender(y)}
		switch nobody := (player{known: true}); {
		case x == nobody || y == nobody:
			if x == nobody {
				x, tie.A = y, tie.B
			}
			winners, losers = append(winners, x), append(losers, nobody)
			tie.Bye, tie.B = true, render.Contender{}
			if x == nobody || side != render.Upper {
				continue
			}
		case !x.known || !y.known || c.left == 0:
			winners, losers = append(winners, player{}), append(losers, player{})
		default:
			c.left--
			c.n++
			won, lost := &tie.A, &tie.B
			if (c.n%3 == 0) == (x.seed < y.seed) {
				x, y, won, lost = y, x, lost, won
			}
			won.Won, won.Score, lost.Score = true, "2", fmt.Sprint(c.n%2)
			if c.n%5 == 4 { // a walkover
				won.Score, lost.Score, lost.Dropped = "", "", true
			}
			winners, losers = append(winners, x), append(losers, y)
		}
		r.Ties = append(r.Ties, tie)
	}
	return r, winners, losers
}

// contender is a player as a bracket has them.
func (c *course) contender(p player) render.Contender {
	if p.seed == 0 {
		return render.Contender{}
	}
	e := c.names[p.seed-1]
	return render.Contender{Name: e.Name, Plain: e.Plain}
}
