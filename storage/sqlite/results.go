package sqlite

import (
	"farpost/storage"
	"farpost/storage/sqlite/internal/db"
)

// Result implements [storage.ResultReader].
func (t *readTx) Result(match string) (storage.Result, error) {
	row, err := t.q.GetResult(free, match)
	if err != nil {
		return storage.Result{}, t.fail(err, "result of match %s", match)
	}
	r := resultOf(row)
	players, err := t.q.ListResultPlayers(free, match)
	if err != nil {
		return storage.Result{}, t.fail(err, "players of the result of match %s", match)
	}
	for _, p := range players {
		r.Placed = append(r.Placed, storage.Placed{Player: p.Player, Place: int(p.Place)})
	}
	return r, nil
}

// Results implements [storage.ResultReader].
func (t *readTx) Results(f storage.ResultFilter) ([]storage.Result, error) {
	rows, err := t.resultRows(f)
	if err != nil {
		return nil, t.fail(err, "results of %s in server %s", f.Game, f.Server)
	}
	var out []storage.Result
	for _, row := range rows {
		if n := len(out); n == 0 || out[n-1].Match != row.Match {
			out = append(out, resultOf(db.Result{Match: row.Match, Server: row.Server, Game: row.Game,
				Season: row.Season, Ended: row.Ended, Why: row.Why, Rated: row.Rated}))
		}
		r := &out[len(out)-1]
		r.Placed = append(r.Placed, storage.Placed{Player: row.Player, Place: int(row.Place)})
	}
	return out, nil
}

// resultRows reads a row for each player of each result.
func (t *readTx) resultRows(f storage.ResultFilter) ([]db.ListResultsRow, error) {
	if f.Player == "" {
		return t.q.ListResults(free, db.ListResultsParams{Server: f.Server, Game: f.Game, Season: int64(f.Season),
			AnySeason: flag(f.Season == 0), Most: limitOf(f.Limit)})
	}
	rows, err := t.q.ListResultsOf(free, db.ListResultsOfParams{Player: f.Player, Server: f.Server, Game: f.Game,
		Season: int64(f.Season), AnySeason: flag(f.Season == 0), Most: limitOf(f.Limit)})
	return each(rows, func(r db.ListResultsOfRow) db.ListResultsRow { return db.ListResultsRow(r) }), err
}

// Series implements [storage.ResultReader].
func (t *readTx) Series(server, game, player string) ([]storage.Series, error) {
	rows, err := t.q.ListSeries(free, db.ListSeriesParams{Player: player, Server: server, Game: game})
	if err != nil {
		return nil, t.fail(err, "series of player %s", player)
	}
	return each(rows, func(r db.ListSeriesRow) storage.Series {
		return storage.Series{Opponent: r.Player, Won: int(r.Won), Lost: int(r.Lost), Drawn: int(r.Drawn)}
	}), nil
}

// Rating implements [storage.ResultReader].
func (t *readTx) Rating(server, game string, season int, player string) (storage.Rating, error) {
	row, err := t.q.GetRating(free, db.GetRatingParams{Server: server, Game: game, Season: int64(season),
		Player: player})
	if err != nil {
		return storage.Rating{}, t.fail(err, "rating of player %s", player)
	}
	return ratingOf(row), nil
}

// Ratings implements [storage.ResultReader].
func (t *readTx) Ratings(server, game string, season int) ([]storage.Rating, error) {
	rows, err := t.q.ListRatings(free, db.ListRatingsParams{Server: server, Game: game, Season: int64(season)})
	if err != nil {
		return nil, t.fail(err, "ratings of %s in server %s", game, server)
	}
	return each(rows, ratingOf), nil
}

// Seasons implements [storage.ResultReader].
func (t *readTx) Seasons(server string) ([]storage.Season, error) {
	rows, err := t.q.ListSeasons(free, server)
	if err != nil {
		return nil, t.fail(err, "seasons of server %s", server)
	}
	return each(rows, func(r db.Season) storage.Season {
		return storage.Season{Server: r.Server, No: int(r.No), Began: instant(r.Began)}
	}), nil
}

// AddResult implements [storage.ResultWriter].
func (t *tx) AddResult(r storage.Result) error {
	if err := r.Validate(); err != nil {
		return err
	}
	err := t.q.InsertResult(free, db.InsertResultParams{Match: r.Match, Server: r.Server, Game: r.Game,
		Season: int64(r.Season), Ended: millis(r.Ended), Why: r.Why, Rated: flag(r.Rated),
		Players: int64(len(r.Placed))})
	if err != nil {
		return t.fail(err, "adding the result of match %s", r.Match)
	}
	for i, p := range r.Placed {
		err := t.q.InsertResultPlayer(free, db.InsertResultPlayerParams{Match: r.Match, Seat: int64(i),
			Player: p.Player, Place: int64(p.Place)})
		if err != nil {
			return t.fail(err, "adding player %s to the result of match %s", p.Player, r.Match)
		}
	}
	return nil
}

// DeleteResult implements [storage.ResultWriter].
func (t *tx) DeleteResult(match string) error {
	return t.failing(t.q.DeleteResult(free, match), "removing the result of match %s", match)
}

// PutRating implements [storage.ResultWriter].
func (t *tx) PutRating(r storage.Rating) error {
	if err := r.Validate(); err != nil {
		return err
	}
	err := t.q.PutRating(free, db.PutRatingParams{Server: r.Server, Game: r.Game, Season: int64(r.Season),
		Player: r.Player, Mu: r.Mu, Sigma: r.Sigma, Matches: int64(r.Matches), Won: int64(r.Won),
		Drawn: int64(r.Drawn)})
	return t.failing(err, "writing the rating of player %s", r.Player)
}

// DeleteRatings implements [storage.ResultWriter].
func (t *tx) DeleteRatings(server, game string, season int) error {
	err := t.q.DeleteRatings(free, db.DeleteRatingsParams{Server: server, Game: game, Season: int64(season)})
	return t.failing(err, "removing the ratings of %s in server %s", game, server)
}

// AddSeason implements [storage.ResultWriter].
func (t *tx) AddSeason(s storage.Season) error {
	if err := s.Validate(); err != nil {
		return err
	}
	err := t.q.InsertSeason(free, db.InsertSeasonParams{Server: s.Server, No: int64(s.No), Began: millis(s.Began)})
	return t.failing(err, "beginning season %d of server %s", s.No, s.Server)
}

func resultOf(row db.Result) storage.Result {
	return storage.Result{Match: row.Match, Server: row.Server, Game: row.Game, Season: int(row.Season),
		Ended: instant(row.Ended), Why: row.Why, Rated: row.Rated != 0}
}

func ratingOf(row db.Rating) storage.Rating {
	return storage.Rating{Server: row.Server, Game: row.Game, Season: int(row.Season), Player: row.Player,
		Mu: row.Mu, Sigma: row.Sigma, Matches: int(row.Matches), Won: int(row.Won), Drawn: int(row.Drawn)}
}
