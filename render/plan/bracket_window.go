package plan

import (
	"slices"

	"farpost/render/scene"
)

// How much of a bracket a picture has.
const (
	bracketSlots   = 8 // matches of a round that is shown: sixteen players
	bracketBelow   = 4 // matches of a round of the lower side, so that both sides together have sixteen players
	bracketColumns = 4 // rounds side by side
)

// bracketBand is rounds side by side, each with as many matches as the one before it, or half as many.
type bracketBand struct {
	rounds []scene.Round
	// below are rounds of one match under the last one: for the third place, or the final that is played again.
	below []scene.Round
	// pairs lays the first round in two columns.
	pairs bool
}

// stack returns how many matches of a round stand one above the other.
func (b bracketBand) stack(round int) int {
	n := b.rounds[round].Slots
	if round == 0 && b.pairs {
		return (n + 1) / 2
	}
	return n
}

// rows returns how many matches stand one above the other where they are most.
func (b bracketBand) rows() int {
	n := 0
	for i := range b.rounds {
		n = max(n, b.stack(i))
	}
	return n
}

// columns returns how many columns of matches the band has.
func (b bracketBand) columns() int {
	if b.pairs {
		return len(b.rounds) + 1
	}
	return len(b.rounds)
}

// bands returns what a picture shows: of a single elimination the last rounds from that of sixteen on; of a double one
// the rounds of both sides that are played now, with what comes before and after as far as there is room.
func bands(b scene.Bracket) []bracketBand {
	upper := small(b.Of(scene.Upper), bracketSlots)
	if !b.Double() {
		return []bracketBand{{rounds: upper, below: b.Of(scene.Third)}}
	}
	lower := small(b.Of(scene.Lower), bracketBelow)
	if !slices.ContainsFunc(lower, scene.Round.Known) {
		lower = nil
	}
	final := b.Of(scene.Final)
	var up, down bracketBand
	for _, tight := range [][2]bool{{false, false}, {true, false}, {true, true}} {
		up = upperBand(upper, final, tight[0])
		rounds, _ := window(lower, bracketColumns, tight[1])
		down = bracketBand{rounds: rounds}
		if up.rows()+down.rows() <= bracketSlots {
			break
		}
	}
	if up.rows()+down.rows() > bracketSlots {
		up.pairs = true
		up.rounds = up.rounds[:min(len(up.rounds), bracketColumns-1)]
	}
	if len(down.rounds) == 0 {
		return []bracketBand{up}
	}
	return []bracketBand{up, down}
}

// upperBand is a window of the upper rounds, with the final behind them if the window reaches it.
func upperBand(upper, final []scene.Round, tight bool) bracketBand {
	rounds, all := window(upper, bracketColumns-1, tight)
	if !all || len(final) == 0 {
		rounds, _ = window(upper, bracketColumns, tight)
		return bracketBand{rounds: rounds}
	}
	return bracketBand{rounds: slices.Concat(rounds, final[:1]), below: final[1:]}
}

// window returns so many rounds around the first one that is not over: with the one before it, unless it is tight. all
// says that the last round is among them.
func window(rounds []scene.Round, most int, tight bool) (shown []scene.Round, all bool) {
	at := slices.IndexFunc(rounds, scene.Round.Open)
	if at < 0 {
		at = max(len(rounds)-1, 0)
	}
	from := min(at-1, len(rounds)-most)
	if tight {
		from = at
	}
	from = max(from, 0)
	to := min(from+most, len(rounds))
	return rounds[from:to], to == len(rounds)
}

// small leaves out the rounds before the first one that has at most so many matches, and rounds without a match.
func small(rounds []scene.Round, most int) (out []scene.Round) {
	for _, r := range rounds {
		if r.Slots <= most && len(r.Ties) > 0 {
			out = append(out, r)
		}
	}
	return out
}
