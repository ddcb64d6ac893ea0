package event

import "slices"

// Counted are the places of a pairing's games as they count now, for each player of the pairing: those that are over,
// in their order, and behind them games that a ruling adds. Where a judge set the result the games are what it says:
// those that agree with it stay, others are turned or, with a nil, do not count.
func (p Pairing) Counted() [][]int {
	var out [][]int
	for _, g := range p.Games {
		if g.Over {
			out = append(out, g.Places)
		}
	}
	switch {
	case p.Done != DoneRuled || len(p.Games) == 0:
		return out
	case p.DoubleLoss:
		for i := range out {
			out[i] = p.places()
		}
		return out
	case len(p.Wins) != 2:
		for i := range out {
			out[i] = p.Places
		}
		return out
	}
	kinds := [][]int{{1, 2}, {2, 1}, {1, 1}}
	left := []int{p.Wins[0], p.Wins[1], p.Draws}
	for i, places := range out {
		kind := slices.IndexFunc(kinds, func(k []int) bool { return slices.Equal(k, places) })
		if out[i] = nil; kind >= 0 && left[kind] > 0 {
			out[i] = kinds[kind]
			left[kind]--
		}
	}
	for i := range out {
		if kind := slices.IndexFunc(left, func(n int) bool { return n > 0 }); out[i] == nil && kind >= 0 {
			out[i] = kinds[kind]
			left[kind]--
		}
	}
	for kind, n := range left {
		for range n {
			out = append(out, kinds[kind])
		}
	}
	return out
}
