package event

import (
	"slices"

	"farpost/bot/tournament/standings"
)

// Standings ranks everybody who has played, those who left among them, as the plan's preset counts. The rounds of a cut
// do not count; Final has its places.
func (e Event) Standings() []standings.Row {
	preset, err := e.Plan.preset()
	if err != nil {
		return nil // an event is made from a plan that was checked
	}
	var players []string
	dropped := map[string]int{}
	for _, p := range e.Players {
		if p.From == 0 {
			continue
		}
		players = append(players, p.ID)
		if p.Gone {
			dropped[p.ID] = p.Dropped
		}
	}
	return standings.Table(preset, players, dropped, e.results(), e.Penalties, e.Lot)
}

// results are the results that standings count. Who came late, or was away and came back, has lost the rounds between.
func (e Event) results() []standings.Result {
	var out []standings.Result
	for _, r := range e.Rounds {
		if !r.Published || r.Part != PartRounds {
			continue
		}
		for _, p := range r.Pairings {
			if p.Done == "" {
				continue
			}
			out = append(out, standings.Result{Round: r.No, Players: p.Players, Wins: p.Wins, Draws: p.Draws,
				Places: p.Places, DoubleLoss: p.DoubleLoss, Bye: p.Done == DoneBye})
		}
		if e.Plan.Format != Swiss && e.Plan.Format != Pods {
			continue
		}
		for _, p := range e.Players {
			if p.From == 0 || p.Gone && r.No > p.Dropped || seatIn(&r, p.ID) != nil {
				continue
			}
			out = append(out, standings.Result{Round: r.No, Players: []string{p.ID}, Missed: true})
		}
	}
	return out
}

// Final are all who played in the order of their places: those of the bracket first, then the others as they stand.
// Places are shared where a bracket lets people out in the same round.
func (e Event) Final() []Placed {
	var out []Placed
	if e.Bracket != nil {
		for _, p := range e.Bracket.Places() {
			out = append(out, Placed{Place: p.Place, Player: p.Player})
		}
		if e.Plan.elimination() {
			return out
		}
	}
	in := len(out)
	for _, row := range e.Standings() {
		if !slices.ContainsFunc(out[:in], func(p Placed) bool { return p.Player == row.Player }) {
			out = append(out, Placed{Place: len(out) + 1, Player: row.Player})
		}
	}
	return out
}

// Placed is the final place of a person.
type Placed struct {
	Place  int    `json:"place"`
	Player string `json:"player"`
}
