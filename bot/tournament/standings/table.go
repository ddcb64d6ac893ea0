package standings

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"fmt"
	"slices"
)

// Row is the line of one player.
type Row struct {
	Rank    int // from 1; no two are the same
	Player  string
	Points  int // match points, penalties taken
	Won     int // matches, without byes; in a pod, to be first alone
	Lost    int // matches, with missed rounds
	Drawn   int // matches; in a pod, to share the first place
	Byes    int
	Values  []Ratio // one for each of the preset's columns
	Lot     int     // the last key, drawn by the seed: 1 to the number of players, the smaller is better
	Dropped bool
}

// Table ranks the players: by points, then by each column of the preset, then by lot. Results are in any order; those
// of a round that is not over count too, so pass the results of the rounds that are to count. dropped tells the round
// after which somebody left; they stay in the table. Who is in a result but not in players counts as an opponent and
// has no row. Who has no opponent has 0 in the columns about opponents.
func Table(p Preset, players []string, dropped map[string]int, results []Result, penalties []Penalty,
	seed uint64) []Row {
	players = slices.Compact(slices.Sorted(slices.Values(players)))
	t := p.count(players, dropped, results)
	rows := make([]Row, len(players))
	lots := draw(players, seed)
	for i, id := range players {
		rec := t.records[id]
		_, gone := dropped[id]
		rows[i] = Row{Player: id, Points: rec.points, Won: rec.won, Lost: rec.lost, Drawn: rec.drawn, Byes: rec.byes,
			Lot: lots[id], Dropped: gone}
		for _, penalty := range penalties {
			if penalty.Player == id {
				rows[i].Points -= penalty.Points
			}
		}
	}
	t.order(p.Columns, rows)
	for i := range rows {
		rows[i].Rank = i + 1
	}
	return rows
}

// order fills in the values of the columns, one column after the other, and sorts the rows. Who is still tied matters
// for some columns, so that each is worked out group by group.
func (t tally) order(columns []Column, rows []Row) {
	slices.SortFunc(rows, func(a, b Row) int { return cmp.Compare(b.Points, a.Points) })
	groups := split(rows, func(a, b Row) bool { return a.Points == b.Points })
	for k, c := range columns {
		var finer [][]Row
		for _, group := range groups {
			tied := make([]string, len(group))
			for i, r := range group {
				tied[i] = r.Player
			}
			for i := range group {
				group[i].Values = append(group[i].Values, t.value(c, group[i].Player, tied))
			}
			slices.SortFunc(group, func(a, b Row) int { return c.compare(a.Values[k], b.Values[k]) })
			finer = append(finer, split(group, func(a, b Row) bool { return a.Values[k].Cmp(b.Values[k]) == 0 })...)
		}
		groups = finer
	}
	for _, group := range groups {
		slices.SortFunc(group, func(a, b Row) int { return cmp.Compare(a.Lot, b.Lot) })
	}
}

// split parts sorted rows into those that are the same.
func split(rows []Row, same func(a, b Row) bool) [][]Row {
	var groups [][]Row
	for len(rows) > 0 {
		n := 1
		for n < len(rows) && same(rows[0], rows[n]) {
			n++
		}
		groups = append(groups, rows[:n:n])
		rows = rows[n:]
	}
	return groups
}

// draw gives everybody a lot, from 1. The order is that of the SHA-256 of the seed, a colon and the id.
func draw(players []string, seed uint64) map[string]int {
	hash := func(id string) []byte {
		sum := sha256.Sum256(fmt.Appendf(nil, "%d:%s", seed, id))
		return sum[:]
	}
	order := slices.Clone(players)
	slices.SortFunc(order, func(a, b string) int { return cmp.Or(bytes.Compare(hash(a), hash(b)), cmp.Compare(a, b)) })
	lots := make(map[string]int, len(order))
	for i, id := range order {
		lots[id] = i + 1
	}
	return lots
}
