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
	for i := range sk.Effect {
		n += price(&sk.Effect[i])
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

// price is what one effect is worth.
func price(e *language.Effect) int {
	switch {
	case e.Power != nil: // two for a point
		return max(e.Power.N, -e.Power.N) / 2
	case e.Mill > 0: // for the own Abyss, which may be good or bad
		return 0
	case e.Defeat != "", e.Unblockable:
		return 2
	case e.Draw+e.Discard+e.Refresh+e.Gain > 0:
		return e.Draw + e.Discard + e.Refresh + e.Gain
	}
	return 1 // rest, activate, return, move, reach, again, upright
}
