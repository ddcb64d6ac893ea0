package sqlite

import (
	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// allStatuses stands for a filter that names none.
var allStatuses = []string{
	string(storage.Invited), string(storage.Setup), string(storage.Running),
	string(storage.Over), string(storage.Cancelled), string(storage.TimedOut), string(storage.Parked),
}

// Matches implements [storage.MatchReader]. The narrowest field chooses the
// statement, and so the index; the other fields sift what it brought.
func (t *readTx) Matches(filter storage.MatchFilter) ([]storage.Match, error) {
	found, err := t.candidates(filter)
	if err != nil {
		return nil, t.fail(err, "listing matches %+v", filter)
	}
	var out []storage.Match
	for _, m := range found {
		if filter.Limit > 0 && len(out) == filter.Limit {
			break
		}
		if filter.Server != "" && m.Server != filter.Server {
			continue
		}
		if filter.Place != "" && filter.Place != placeOf(m) {
			continue
		}
		out = append(out, m)
	}
	return out, nil
}

// candidates runs the statement of the filter's narrowest field.
func (t *readTx) candidates(filter storage.MatchFilter) ([]storage.Match, error) {
	statuses := allStatuses
	if len(filter.Statuses) > 0 {
		statuses = each(filter.Statuses, func(s storage.Status) string { return string(s) })
	}
	switch {
	case filter.Player != "":
		rows, err := t.q.ListMatchesOfPlayer(free,
			db.ListMatchesOfPlayerParams{Player: filter.Player, Statuses: statuses})
		return each(rows, func(r db.ListMatchesOfPlayerRow) storage.Match { return matchOf(db.GetMatchRow(r)) }), err
	case filter.Place != "":
		rows, err := t.q.ListMatchesAt(free, db.ListMatchesAtParams{Place: filter.Place, Statuses: statuses})
		return each(rows, func(r db.ListMatchesAtRow) storage.Match { return matchOf(db.GetMatchRow(r)) }), err
	case filter.Server != "":
		rows, err := t.q.ListMatchesOfServer(free,
			db.ListMatchesOfServerParams{Server: filter.Server, Statuses: statuses})
		return each(rows, func(r db.ListMatchesOfServerRow) storage.Match { return matchOf(db.GetMatchRow(r)) }), err
	}
	rows, err := t.q.ListMatches(free, db.ListMatchesParams{Statuses: statuses, Limit: limitOf(filter.Limit)})
	return each(rows, func(r db.ListMatchesRow) storage.Match { return matchOf(db.GetMatchRow(r)) }), err
}

// placeOf is where people play a match.
func placeOf(m storage.Match) string {
	if m.Thread != "" {
		return m.Thread
	}
	return m.Channel
}
