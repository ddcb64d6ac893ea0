package simulate

import (
	"slices"

	"farpost/bot/tournament/event"
	"farpost/bot/tournament/matching"
)

// judge counts in a report what must not happen in an event. It looks at nothing but the rounds.
func judge(e event.Event, out *Report) {
	met, byes := map[[2]string]int{}, map[string]int{}
	for _, r := range e.Rounds {
		seen := map[string]bool{}
		for _, p := range r.Pairings {
			if len(p.Players) > 1 {
				out.Matches++
			}
			for i, id := range p.Players {
				if slices.Contains(p.Players[i+1:], id) || seen[id] && e.Plan.Format != event.League {
					out.SelfPairings++
				}
				seen[id] = true
			}
		}
		if r.Part != event.PartRounds || e.Plan.Format == event.Single || e.Plan.Format == event.Double {
			continue
		}
		for _, p := range e.Players {
			if p.From > 0 && p.From <= r.No && (!p.Gone || r.No <= p.Dropped) && !seen[p.ID] {
				out.Unpaired++
			}
		}
		if e.Plan.Format == event.Swiss {
			judgeRound(r, met, byes, out)
		}
	}
	for _, row := range e.Standings() {
		if row.Byes < byes[row.Player] {
			out.UncreditedByes += byes[row.Player] - row.Byes
		}
	}
}

// judgeRound counts the rematches and second byes of a Swiss round, and how many of them another round would not have
// had. It then adds the round to who has met and had byes.
func judgeRound(r event.Round, met map[[2]string]int, byes map[string]int, out *Report) {
	var ids []string
	rematches, second := 0, 0
	for _, p := range r.Pairings {
		ids = append(ids, p.Players...)
		switch {
		case len(p.Players) == 1 && byes[p.Players[0]] > 0:
			second++
		case len(p.Players) == 2 && met[pair(p.Players[0], p.Players[1])] > 0:
			rematches++
		}
	}
	out.Rematches, out.SecondByes = out.Rematches+rematches, out.SecondByes+second
	if rematches+second > 0 {
		leastRematches, leastSecond := least(ids, met, byes)
		out.AvoidableSecondByes += max(0, second-leastSecond)
		if second == leastSecond {
			out.AvoidableRematches += max(0, rematches-leastRematches)
		}
	}
	for _, p := range r.Pairings {
		if len(p.Players) == 1 {
			byes[p.Players[0]]++
			continue
		}
		met[pair(p.Players[0], p.Players[1])]++
	}
}

// least returns how few rematches a round of these people has at least, among the rounds with the fewest second byes.
func least(ids []string, met map[[2]string]int, byes map[string]int) (rematches, second int) {
	n := len(ids) + len(ids)%2
	grave := int64(n) // a second bye is worse than rematches of everybody
	cost := func(i, j int) int64 {
		switch {
		case j >= len(ids) && byes[ids[i]] > 0:
			return grave
		case j < len(ids) && met[pair(ids[i], ids[j])] > 0:
			return 1
		}
		return 0
	}
	for i, j := range matching.Perfect(n, cost) {
		switch {
		case i > j:
		case cost(i, j) == grave:
			second++
		default:
			rematches += int(cost(i, j))
		}
	}
	return rematches, second
}

// pair is two people, in order.
func pair(a, b string) [2]string { return [2]string{min(a, b), max(a, b)} }
