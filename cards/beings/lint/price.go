package lint

import "farpost/engine/beings/language"

// Power returns the power that a card of a cost must have if its skill is worth so many points.
func Power(cost, points int) int { return max(1, cost+1-points) }

// Points returns what a skill is worth; 0 for none. A skill that comes turn after turn is worth twice what it does
// once, one that comes at the end of the turn not: it helps only until one's next turn. What an action costs is taken
// off: a point for each gem and card, and one for resting.
func Points(sk *language.Skill) int {
	if sk == nil {
		return 0
	}
	n := 0
	for _, in := range sk.Effect {
		n += price(in)
	}
	for _, p := range []struct {
		is    bool
		worth int
	}{{sk.Unblockable, 2}, {sk.Reach, 1}, {sk.Again, 1}, {sk.Upright, 1}} {
		if p.is {
			n += p.worth
		}
	}
	if sk.On == language.OnStart || sk.On == language.OnAction {
		n *= 2
	}
	if c := sk.Cost; c != nil {
		n -= c.Gems + c.Discard
		if c.RestSelf {
			n--
		}
	}
	return max(0, n)
}

// price is what one instruction is worth.
func price(in language.Instr) int {
	switch {
	case in.Power != nil: // two for a point
		return max(in.Power.N, -in.Power.N) / 2
	case in.Mill != nil: // into the own Abyss, which may be good or bad
		return 0
	case in.Defeat != nil:
		return 2
	}
	for _, c := range []*language.Count{in.Draw, in.Discard, in.Refresh, in.Gain} {
		if c != nil {
			return c.N
		}
	}
	return 1 // rest, activate, return, move
}
