package storagetest

import (
	"testing"

	"farpost/storage"
)

// aResult is the result of a match with these players in this order.
func aResult(match, server, game string, season int, players ...string) storage.Result {
	r := storage.Result{Match: match, Server: server, Game: game, Season: season, Ended: in(1), Rated: true}
	for i, p := range players {
		r.Placed = append(r.Placed, storage.Placed{Player: p, Place: i + 1})
	}
	return r
}

// testResults: a match has one result; results are found by server, game, season and player, the last one first, each
// with all its players in the order of seats; a deleted one may be written again and is then the last.
func testResults(t *testing.T, s storage.Store) {
	add := func(r storage.Result) { update(t, s, func(tx storage.Tx) error { return tx.AddResult(r) }) }
	results := func(f storage.ResultFilter) []storage.Result {
		return read(t, s, func(tx storage.ReadTx) ([]storage.Result, error) { return tx.Results(f) })
	}
	of := func(server, game string) storage.ResultFilter {
		return storage.ResultFilter{Server: server, Game: game}
	}
	equal(t, "before any", results(of("s", "toy")), nil)
	missing(t, s, func(tx storage.ReadTx) (storage.Result, error) { return tx.Result("m1") })
	m1, m2, m3 := aResult("m1", "s", "toy", 1, "a", "b"), aResult("m2", "s", "toy", 2, "c", "b", "a"),
		aResult("m3", "s", "toy", 2, "c", "d")
	m1.Why, m1.Rated, m1.Placed[1].Place = "judge", false, 1
	for _, r := range []storage.Result{m1, aResult("x", "s", "chess", 1, "a", "b"), m2,
		aResult("y", "z", "toy", 2, "a", "b"), m3} {
		add(r)
	}
	equal(t, "of a match", read(t, s, func(tx storage.ReadTx) (storage.Result, error) { return tx.Result("m1") }), m1)
	for what, c := range map[string]struct {
		f    func(*storage.ResultFilter)
		want []storage.Result
	}{
		"all of a game":        {func(*storage.ResultFilter) {}, []storage.Result{m3, m2, m1}},
		"of a season":          {func(f *storage.ResultFilter) { f.Season = 2 }, []storage.Result{m3, m2}},
		"the last":             {func(f *storage.ResultFilter) { f.Limit = 2 }, []storage.Result{m3, m2}},
		"of a player":          {func(f *storage.ResultFilter) { f.Player = "a" }, []storage.Result{m2, m1}},
		"the last of a player": {func(f *storage.ResultFilter) { f.Player, f.Limit = "a", 1 }, []storage.Result{m2}},
		"of a player in a season": {func(f *storage.ResultFilter) { f.Player, f.Season = "a", 1 },
			[]storage.Result{m1}},
		"of a stranger": {func(f *storage.ResultFilter) { f.Player = "z" }, nil},
	} {
		f := of("s", "toy")
		c.f(&f)
		equal(t, what, results(f), c.want)
	}
	refused(t, s, storage.ErrExists, func(tx storage.Tx) error {
		return tx.AddResult(aResult("m1", "s", "toy", 1, "c", "d"))
	})
	for range 2 {
		update(t, s, func(tx storage.Tx) error { return tx.DeleteResult("m2") })
	}
	equal(t, "without one", results(of("s", "toy")), []storage.Result{m3, m1})
	add(m2)
	equal(t, "written again", results(of("s", "toy")), []storage.Result{m2, m3, m1})
}

// testSeries: what counts of matches of two, in all seasons, by opponent, who met the player last first.
func testSeries(t *testing.T, s storage.Store) {
	drawn, unrated := aResult("m4", "s", "toy", 2, "b", "a"), aResult("m5", "s", "toy", 2, "b", "a")
	drawn.Placed[1].Place, unrated.Rated = 1, false
	for _, r := range []storage.Result{aResult("m1", "s", "toy", 1, "a", "b"), aResult("m2", "s", "toy", 2, "a", "b"),
		aResult("m3", "s", "toy", 2, "b", "a"), aResult("c", "s", "toy", 2, "c", "a"), drawn, unrated,
		aResult("three", "s", "toy", 2, "a", "b", "c"), aResult("game", "s", "chess", 2, "a", "b"),
		aResult("server", "z", "toy", 2, "a", "b")} {
		update(t, s, func(tx storage.Tx) error { return tx.AddResult(r) })
	}
	for player, want := range map[string][]storage.Series{
		"a": {{Opponent: "b", Won: 2, Lost: 1, Drawn: 1}, {Opponent: "c", Lost: 1}},
		"b": {{Opponent: "a", Won: 1, Lost: 2, Drawn: 1}},
		"d": nil,
	} {
		equal(t, "series of "+player, read(t, s, func(tx storage.ReadTx) ([]storage.Series, error) {
			return tx.Series("s", "toy", player)
		}), want)
	}
}

// testRatings: a player has one rating in each season of a game in a server; numbers come back exactly.
func testRatings(t *testing.T, s storage.Store) {
	rating := func(server, game string, season int, player string, mu float64) storage.Rating {
		return storage.Rating{Server: server, Game: game, Season: season, Player: player, Mu: mu, Sigma: 25.0 / 3,
			Matches: 3, Won: 2, Drawn: 1}
	}
	put := func(r storage.Rating) { update(t, s, func(tx storage.Tx) error { return tx.PutRating(r) }) }
	list := func(season int) []storage.Rating {
		return read(t, s, func(tx storage.ReadTx) ([]storage.Rating, error) { return tx.Ratings("s", "toy", season) })
	}
	get := func(tx storage.ReadTx) (storage.Rating, error) { return tx.Rating("s", "toy", 1, "a") }
	equal(t, "before any", list(1), nil)
	missing(t, s, get)
	b := rating("s", "toy", 1, "b", -0.1)
	for _, r := range []storage.Rating{b, rating("s", "toy", 1, "a", 1), rating("s", "toy", 2, "a", 2),
		rating("s", "chess", 1, "a", 3), rating("z", "toy", 1, "a", 4)} {
		put(r)
	}
	a := storage.Rating{Server: "s", Game: "toy", Season: 1, Player: "a", Mu: 1.0 / 3, Sigma: 8.065506316323548}
	put(a)
	equal(t, "one", read(t, s, get), a)
	equal(t, "a season", list(1), []storage.Rating{a, b})
	for range 2 {
		update(t, s, func(tx storage.Tx) error { return tx.DeleteRatings("s", "toy", 1) })
	}
	equal(t, "deleted", list(1), nil)
	equal(t, "another season", list(2), []storage.Rating{rating("s", "toy", 2, "a", 2)})
}

// testSeasons: seasons of a server that were begun, each once.
func testSeasons(t *testing.T, s storage.Store) {
	list := func(server string) []storage.Season {
		return read(t, s, func(tx storage.ReadTx) ([]storage.Season, error) { return tx.Seasons(server) })
	}
	equal(t, "before any", list("s"), nil)
	two, three := storage.Season{Server: "s", No: 2, Began: in(1)}, storage.Season{Server: "s", No: 3, Began: in(2)}
	for _, n := range []storage.Season{three, two, {Server: "z", No: 2, Began: in(3)}} {
		update(t, s, func(tx storage.Tx) error { return tx.AddSeason(n) })
	}
	equal(t, "seasons", list("s"), []storage.Season{two, three})
	refused(t, s, storage.ErrExists, func(tx storage.Tx) error { return tx.AddSeason(two) })
}
