package event

import (
	"slices"

	"farpost/bot/tournament/bracket"
	"farpost/bot/tournament/pairing"
)

// index returns the place of a person in Players; -1 if they are not there.
func (e Event) index(id string) int {
	return slices.IndexFunc(e.Players, func(p Player) bool { return p.ID == id })
}

// places is how many have a place.
func (e Event) places() int {
	n := 0
	for _, p := range e.Players {
		if !p.Waiting && !p.Gone {
			n++
		}
	}
	return n
}

// Field returns those who play in a round, in the order of entry.
func (e Event) Field(round int) []string {
	var out []string
	for _, p := range e.Players {
		if p.playing(round) {
			out = append(out, p.ID)
		}
	}
	return out
}

// Follows is the kind of action that comes next when the round that is played is over: Publish for a draft, Draft for
// another round, Cut for the elimination, Finish if nothing is left.
func (e Event) Follows() string {
	r, ok := e.Current()
	switch {
	case ok && !r.Published:
		return Publish
	case e.Bracket != nil && e.Bracket.Done():
		return Finish
	case e.Bracket != nil || e.Total == 0 || len(e.Rounds) < e.Total:
		return Draft
	case e.Plan.Cut != "":
		return Cut
	}
	return Finish
}

// InAll is how many rounds an event has with its elimination, as far as that has begun; 0 while nobody knows: a league
// that goes on, a double elimination.
func (e Event) InAll() int {
	switch {
	case e.Bracket == nil:
		return e.Total
	case e.Bracket.Kind == bracket.Double:
		return 0
	}
	return e.Total + e.Bracket.Rounds()[0].Of
}

// nextRound is the number of the round that is paired next; a draft counts as that.
func (e Event) nextRound() int {
	if r, ok := e.Current(); ok && !r.Published {
		return r.No
	}
	return len(e.Rounds) + 1
}

// played reports whether a person was dealt a match.
func (e Event) played(id string) bool {
	for _, r := range e.Rounds {
		for _, p := range r.Pairings {
			if len(p.Games) > 0 && slices.Contains(p.Players, id) {
				return true
			}
		}
	}
	return false
}

// contenders returns those who are to be paired in a round, as the pairing needs them. Who has a bye given by hand is
// not among them.
func (e Event) contenders(round int) (list []pairing.Player, byes []string) {
	rows := e.Standings()
	points := map[string]int{}
	for _, r := range rows {
		points[r.Player] = r.Points
	}
	down := e.pairedDown(round - 1)
	met, had, last, starts := map[string][]string{}, map[string]int{}, map[string]bool{}, map[string]int{}
	for _, r := range e.Rounds {
		if !r.Published || r.Part != PartRounds {
			continue
		}
		for _, p := range r.Pairings {
			if len(p.Players) == 1 {
				if p.Done == DoneBye {
					had[p.Players[0]]++
					last[p.Players[0]] = r.No == round-1
				}
				continue
			}
			for i, a := range p.Players {
				for j, b := range p.Players {
					if i != j {
						met[a] = append(met[a], b)
					}
				}
				if starts[a]--; i == 0 {
					starts[a] += 2
				}
			}
		}
	}
	for i, p := range e.Players {
		switch {
		case !p.playing(round):
		case slices.Contains(p.Byes, round):
			byes = append(byes, p.ID)
		default:
			list = append(list, pairing.Player{ID: p.ID, Points: points[p.ID], Met: met[p.ID], Byes: had[p.ID],
				ByeBefore: last[p.ID], DownBefore: down[p.ID], Starts: starts[p.ID], Seed: i})
		}
	}
	return list, byes
}

// Signing reports whether people can join before the start.
func (e Event) Signing() bool { return e.Stage == Registration || e.Stage == CheckingIn }

// TakesDecks reports whether players bring decks, and may do so now.
func (e Event) TakesDecks() bool { return (e.Signing() || e.Stage == Running) && !e.Plan.Elsewhere }

// pairedDown are those who met somebody with fewer points in a round of two that was published.
func (e Event) pairedDown(round int) map[string]bool {
	out := map[string]bool{}
	if round < 1 || round > len(e.Rounds) {
		return out
	}
	r := e.Rounds[round-1]
	e.Rounds = e.Rounds[:round-1]
	points := map[string]int{}
	for _, row := range e.Standings() {
		points[row.Player] = row.Points
	}
	for _, p := range r.Pairings {
		for i, id := range p.Players {
			out[id] = len(p.Players) == 2 && points[id] > points[p.Players[1-i]]
		}
	}
	return out
}
