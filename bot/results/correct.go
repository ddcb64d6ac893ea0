package results

import (
	"errors"
	"slices"

	"farpost/engine"
	"farpost/storage"
)

// Correct makes the results of matches of one pairing say what counts now: places has the places of each match for the
// players, nil for a match that does not count. A match that was never played, which a judge's result adds, is one
// more id. Ratings are computed anew where something changed. Matches of which none has a result stay so.
func (k Keeper) Correct(tx storage.Tx, matches, players []string, places [][]int) error {
	var like storage.Result
	have := map[string]storage.Result{}
	for _, m := range matches {
		r, err := tx.Result(m)
		if errors.Is(err, storage.ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		have[m], like = r, r
	}
	if len(have) == 0 {
		return nil // with a robot, or outside of servers
	}
	changed := false
	for i, m := range matches {
		old, had := have[m]
		if !had {
			old = like
			old.Match = m
		}
		r := old
		r.Why, r.Rated, r.Placed = engine.WhyJudge, slices.Contains(places[i], 1), nil
		for j, n := range places[i] {
			r.Placed = append(r.Placed, storage.Placed{Player: players[j], Place: n})
		}
		if had && old.Rated == r.Rated && same(old.Placed, r.Placed) {
			continue
		}
		if err := tx.DeleteResult(m); err != nil {
			return err
		}
		changed = true
		if len(r.Placed) == 0 {
			continue
		}
		if err := tx.AddResult(r); err != nil {
			return err
		}
	}
	if !changed {
		return nil
	}
	return Recompute(tx, like.Server, like.Game, like.Season)
}

// same reports whether the same players have the same places.
func same(a, b []storage.Placed) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(p storage.Placed) bool { return !slices.Contains(b, p) })
}
