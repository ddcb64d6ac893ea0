package pairing

import (
	"cmp"
	"fmt"
	"slices"

	"farpost/bot/tournament/matching"
)

// Swiss pairs the players for the next round of a Swiss tournament: the best of all possible rounds. What matters more
// comes first; what is below only decides between rounds that are equal in all that is above:
//
//  1. nobody has a second bye
//  2. nobody meets the same opponent again (a third meeting is worse than three second ones)
//  3. the bye of an odd field goes to the fewest points
//  4. the sum of the squares of the differences in points is least
//  5. two who had a bye just before do not meet, and who had the first right more often meets one who had it less
//
// What is still open is drawn by the seed; so is the whole first round, where all have the same points.
//
// It fails if ids are empty or not unique, or for more than MaxPlayers. One player has a bye; none gives no pairs.
func Swiss(players []Player, seed uint64) (Draft, error) {
	f, err := newField(players, seed)
	if err != nil {
		return Draft{}, err
	}
	n, w := len(f.players), f.weigh()
	mate := matching.Perfect(n+n%2, func(i, j int) int64 {
		if j == n { // nobody: who is with it has the bye
			return f.bye(w, i)
		}
		return f.pair(w, i, j)
	})
	var tables [][2]int
	for i, j := range mate[:n] {
		if i < j {
			tables = append(tables, [2]int{i, j})
		}
	}
	slices.SortStableFunc(tables, func(s, t [2]int) int {
		sHigh, sLow := f.heights(s, n)
		tHigh, tLow := f.heights(t, n)
		return cmp.Or(compareBool(s[1] == n, t[1] == n), cmp.Compare(tHigh, sHigh), cmp.Compare(tLow, sLow))
	})
	pairs := make([]Pair, len(tables))
	for i, t := range tables {
		pairs[i] = f.seat(t, n)
	}
	return f.count(pairs), nil
}

// heights are the points of the better and the worse at a table.
func (f *field) heights(table [2]int, nobody int) (high, low int) {
	a := f.players[table[0]].Points
	if table[1] == nobody {
		return a, a
	}
	b := f.players[table[1]].Points
	return max(a, b), min(a, b)
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// seat gives the first right to who had it less often; if both had it as often, the shuffle has decided.
func (f *field) seat(table [2]int, nobody int) Pair {
	a := f.players[table[0]]
	if table[1] == nobody {
		return Pair{A: a.ID}
	}
	b := f.players[table[1]]
	if b.Starts < a.Starts {
		a, b = b, a
	}
	return Pair{A: a.ID, B: b.ID}
}

// Review counts what pairs made by hand cost, such as those of a draft in which an organiser swapped two players. It
// fails unless everybody of the field is in exactly one pair. The pairs stay as they are, in their order.
func Review(players []Player, pairs []Pair) (Draft, error) {
	f, err := newField(players, 0)
	if err != nil {
		return Draft{}, err
	}
	seated := make([]bool, len(f.players))
	for n, p := range pairs {
		for k, id := range []string{p.A, p.B} {
			i, here := f.at[id]
			switch {
			case k == 1 && p.Bye():
			case !here:
				return Draft{}, fmt.Errorf("review pair %d: %q is not in the field", n+1, id)
			case seated[i]:
				return Draft{}, fmt.Errorf("review pair %d: %s is in two seats; swap two players instead", n+1, id)
			default:
				seated[i] = true
			}
		}
	}
	if i := slices.Index(seated, false); i >= 0 {
		return Draft{}, fmt.Errorf("review pairs: %s is in none; add a pair or a bye", f.players[i].ID)
	}
	return f.count(slices.Clone(pairs)), nil
}

// count makes a draft of pairs.
func (f *field) count(pairs []Pair) Draft {
	d := Draft{Pairs: pairs}
	for _, p := range pairs {
		i := f.at[p.A]
		a := &f.players[i]
		if p.Bye() {
			d.SecondByes += one(a.Byes > 0)
			continue
		}
		j := f.at[p.B]
		b := &f.players[j]
		d.Rematches += one(f.meetings(i, j) > 0)
		d.Uneven += one(a.Points != b.Points)
		d.AfterByes += one(a.ByeBefore && b.ByeBefore)
	}
	return d
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}
