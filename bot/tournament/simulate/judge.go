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
		if e.Plan.Format != event.League { // in a month of a league all of a pod meet, and byes are none
			judgeRound(e.Plan.Format, r, met, byes, out)
		}
	}
	for _, row := range e.Standings() {
		if row.Byes < byes[row.Player] {
			out.UncreditedByes += byes[row.Player] - row.Byes
		}
	}
}

// judgeRound counts the rematches and second byes of a round, and how many of them another round would not have had. It
// then adds the round to who has met and had byes.
func judgeRound(format event.Format, r event.Round, met map[[2]string]int, byes map[string]int, out *Report) {
	var ids []string
	var pods [][]string
	var pairs [][2]string // all who meet
	rematches, second, fresh, given := 0, 0, 0, 0
	for _, p := range r.Pairings {
		ids = append(ids, p.Players...)
		if len(p.Players) == 1 {
			given++
			second += min(byes[p.Players[0]], 1)
			continue
		}
		pods = append(pods, p.Players)
		for i, a := range p.Players {
			for _, b := range p.Players[:i] {
				pairs = append(pairs, pair(a, b))
				rematches += min(met[pair(a, b)], 1)
			}
		}
	}
	for _, id := range ids {
		if byes[id] == 0 {
			fresh++
		}
	}
	out.Rematches, out.SecondByes = out.Rematches+rematches, out.SecondByes+second
	switch format {
	case event.Swiss:
		if rematches+second > 0 {
			leastRematches, leastSecond := least(ids, met, byes)
			out.AvoidableSecondByes += max(0, second-leastSecond)
			if second == leastSecond {
				out.AvoidableRematches += max(0, rematches-leastRematches)
			}
		}
	case event.Pods:
		out.AvoidableSecondByes += second - max(0, given-fresh)
		if rematches > 0 && canRegroup(pods, met) {
			out.AvoidableRematches += rematches
		}
	case event.RoundRobin: // byes of those whose opponent left are as they come; nobody ever has to meet again
		out.AvoidableRematches += rematches
	}
	for _, p := range pairs {
		met[p]++
	}
	for _, p := range r.Pairings {
		if len(p.Players) == 1 {
			byes[p.Players[0]]++
		}
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
