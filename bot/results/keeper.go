package results

import (
	"errors"
	"slices"

	"farpost/bot/rating"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Keeper writes down how matches end.
type Keeper struct {
	// Robot reports whether a player is no person, such as the bot itself. Nil: all are people.
	Robot func(player string) bool
}

// Left is the reason of a result (storage.Result.Why) of a match that was claimed from somebody who had left the
// server. It counts as if they had conceded.
const Left = "left"

// Over writes down a match that has ended, and what follows for its players' ratings. It is one of table.Config.Over.
func (k Keeper) Over(tx storage.Tx, end table.Ended) error {
	if !k.counts(end) {
		return nil
	}
	m := end.Match
	r := storage.Result{Match: m.ID, Server: m.Server, Game: m.Game, Ended: m.Updated, Why: end.Result.Why,
		Rated: end.Result.Why != engine.WhyAbsent && !end.Result.Lost()}
	claimed, err := table.Claimed(end.Seats)
	if err != nil {
		return err
	}
	if len(claimed) > 0 && r.Why == "" {
		r.Why = Left
	}
	for i, s := range end.Seats {
		r.Placed = append(r.Placed, storage.Placed{Player: s.Player, Place: end.Places[i]})
	}
	seasons, err := tx.Seasons(m.Server)
	if err != nil {
		return err
	}
	r.Season = Current(seasons)
	switch old, err := tx.Result(m.ID); {
	case err == nil:
		return replace(tx, old, r)
	case !errors.Is(err, storage.ErrNotFound):
		return err
	}
	if err := tx.AddResult(r); err != nil || !r.Rated {
		return err
	}
	return rate(tx, r)
}

// counts reports whether a match is one between people of a server.
func (k Keeper) counts(end table.Ended) bool {
	robot := func(s storage.Seat) bool { return s.Player == "" || k.Robot != nil && k.Robot(s.Player) }
	return end.Match.Server != "" && len(end.Seats) > 1 && !slices.ContainsFunc(end.Seats, robot)
}

// replace puts another result in the place of one, in the same season.
func replace(tx storage.Tx, old, r storage.Result) error {
	r.Season = old.Season
	if err := tx.DeleteResult(old.Match); err != nil {
		return err
	}
	if err := tx.AddResult(r); err != nil {
		return err
	}
	return Recompute(tx, r.Server, r.Game, r.Season)
}

// Recompute computes the ratings of a season anew from its results.
func Recompute(tx storage.Tx, server, game string, season int) error {
	list, err := tx.Results(storage.ResultFilter{Server: server, Game: game, Season: season})
	if err != nil {
		return err
	}
	if err := tx.DeleteRatings(server, game, season); err != nil {
		return err
	}
	all := ratings{}
	for _, r := range slices.Backward(list) {
		if r.Rated {
			all.add(r)
		}
	}
	return all.put(tx)
}

// rate brings the ratings of a result's players up to date with it.
func rate(tx storage.Tx, r storage.Result) error {
	all := ratings{}
	for _, p := range r.Placed {
		row, err := tx.Rating(r.Server, r.Game, r.Season, p.Player)
		if errors.Is(err, storage.ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		all[p.Player] = row
	}
	all.add(r)
	return all.put(tx)
}

// ratings are those of a season, by player. Who is missing is a beginner.
type ratings map[string]storage.Rating

// add counts a result.
func (all ratings) add(r storage.Result) {
	var before []rating.Rating
	var places []int
	first := 0
	for _, p := range r.Placed {
		row, ok := all[p.Player]
		if !ok {
			row = storage.Rating{Server: r.Server, Game: r.Game, Season: r.Season, Player: p.Player,
				Mu: rating.New().Mu, Sigma: rating.New().Sigma}
			all[p.Player] = row
		}
		before, places = append(before, rating.Rating{Mu: row.Mu, Sigma: row.Sigma}), append(places, p.Place)
		if p.Place == 1 {
			first++
		}
	}
	for i, after := range rating.Rate(before, places) {
		row := all[r.Placed[i].Player]
		row.Mu, row.Sigma, row.Matches = after.Mu, after.Sigma, row.Matches+1
		switch {
		case places[i] == 1 && first == 1:
			row.Won++
		case places[i] == 1:
			row.Drawn++
		}
		all[row.Player] = row
	}
}

func (all ratings) put(tx storage.Tx) error {
	for _, row := range all {
		if err := tx.PutRating(row); err != nil {
			return err
		}
	}
	return nil
}
