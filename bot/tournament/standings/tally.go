package standings

import "slices"

// tally is everything that the values of columns are worked out from.
type tally struct {
	records  map[string]*record
	match    map[string]Ratio // own share of match points, within floor and ceiling
	game     map[string]Ratio // own share of game points, with the floor
	omw, sos map[string]Ratio
}

// count reads all results. Everybody who is in one is counted.
func (p Preset) count(players []string, dropped map[string]int, results []Result) tally {
	t := tally{map[string]*record{}, map[string]Ratio{}, map[string]Ratio{}, map[string]Ratio{}, map[string]Ratio{}}
	for _, id := range players {
		t.records[id] = &record{}
	}
	for _, r := range results {
		for seat, id := range r.Players {
			if t.records[id] == nil {
				t.records[id] = &record{}
			}
			p.take(t.records[id], r, seat)
		}
	}
	floor := NewRatio(int64(p.Floor), 100)
	for id, rec := range t.records {
		t.match[id] = larger(share(rec.got, rec.possible, floor), floor)
		if _, gone := dropped[id]; gone && p.DropCeiling > 0 {
			t.match[id] = smaller(t.match[id], NewRatio(int64(p.DropCeiling), 100))
		}
		games := rec.gamesWon + rec.gamesLost + rec.gamesDrawn
		t.game[id] = larger(share(3*rec.gamesWon+rec.gamesDrawn, 3*games, floor), floor)
	}
	for id, rec := range t.records {
		t.omw[id] = mean(rec.opponents(func(o string) Ratio { return t.match[o] }))
		t.sos[id] = mean(rec.opponents(func(o string) Ratio {
			return share(t.records[o].earned, t.records[o].matches, Ratio{})
		}))
	}
	return t
}

func larger(a, b Ratio) Ratio {
	if a.Cmp(b) < 0 {
		return b
	}
	return a
}

func smaller(a, b Ratio) Ratio {
	if a.Cmp(b) > 0 {
		return b
	}
	return a
}

// opponents is a value of each opponent, again for each time that they met.
func (rec *record) opponents(value func(id string) Ratio) []Ratio {
	values := make([]Ratio, len(rec.encounters))
	for i, e := range rec.encounters {
		values[i] = value(e.opponent)
	}
	return values
}

// value is the value of a column for a player; tied are those with the same points and columns so far, the player among
// them.
func (t tally) value(c Column, id string, tied []string) Ratio {
	rec := t.records[id]
	switch c {
	case OpponentsMatchWins:
		return t.omw[id]
	case OwnGameWins:
		return t.game[id]
	case OpponentsGameWins:
		return mean(rec.opponents(func(o string) Ratio { return t.game[o] }))
	case OpponentsOpponents:
		return mean(rec.opponents(func(o string) Ratio { return t.omw[o] }))
	case Schedule:
		return t.sos[id]
	case ExtendedSchedule:
		return mean(rec.opponents(func(o string) Ratio { return t.sos[o] }))
	case HeadToHead:
		if len(tied) != 2 {
			return Ratio{}
		}
		return whole(rec.beaten(tied))
	case WinsAmongTied:
		return whole(rec.beaten(tied))
	case MatchWins:
		return whole(rec.won)
	case GameWins:
		return whole(rec.gamesWon)
	case GameDifference:
		return whole(rec.gamesWon - rec.gamesLost)
	case Buchholz:
		return total(t.opponentsPoints(rec))
	case MedianBuchholz:
		points := t.opponentsPoints(rec)
		if len(points) <= 2 {
			return Ratio{}
		}
		slices.SortFunc(points, Ratio.Cmp)
		return total(points[1 : len(points)-1])
	case LossRounds:
		return whole(rec.lossRounds)
	case Tardiness:
		return whole(rec.missed)
	}
	return Ratio{}
}

// opponentsPoints are the points of the opponents.
func (t tally) opponentsPoints(rec *record) []Ratio {
	return rec.opponents(func(o string) Ratio { return whole(t.records[o].points) })
}

// beaten is how many matches were won against some players.
func (rec *record) beaten(ids []string) int {
	n := 0
	for _, e := range rec.encounters {
		if e.outcome == won && slices.Contains(ids, e.opponent) {
			n++
		}
	}
	return n
}

func whole(n int) Ratio { return NewRatio(int64(n), 1) }
