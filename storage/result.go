package storage

import (
	"fmt"
	"time"
)

// Result is how a match between people of a server ended. Ratings and series are computed from results.
type Result struct {
	Match  string // its id; there is one result for a match
	Server string
	Game   string
	Season int // of the server, from 1
	Ended  time.Time
	Why    string // why it was decided from outside, or claimed; empty for a match that was played to its end
	Rated  bool   // whether it counts for ratings and series
	// Placed are the players with their places, by seat: 1 is the first, and equal numbers share a place.
	Placed []Placed
}

// Placed is a player in a result.
type Placed struct {
	Player string
	Place  int
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (r Result) Validate() error {
	row := "result of match " + r.Match
	if err := first(need("result", "match", r.Match), need(row, "server", r.Server), need(row, "game", r.Game),
		needSeason(row, r.Season)); err != nil {
		return err
	}
	if len(r.Placed) < 2 {
		return fmt.Errorf("%w: %s with %d players", ErrInvalid, row, len(r.Placed))
	}
	for _, p := range r.Placed {
		if p.Player == "" || p.Place < 1 {
			return fmt.Errorf("%w: %s with the player %q in place %d", ErrInvalid, row, p.Player, p.Place)
		}
	}
	return nil
}

// ResultFilter says which results are meant. Server and Game must be set; empty other fields mean all.
type ResultFilter struct {
	Server, Game string
	Season       int
	Player       string // who played
	Limit        int    // the latest so many
}

// Series is how often two people have beaten each other in matches of two that count.
type Series struct {
	Opponent         string
	Won, Lost, Drawn int
}

// Rating is what the results of a season come to for a player.
type Rating struct {
	Server, Game string
	Season       int
	Player       string
	Mu, Sigma    float64 // those of bot/rating
	// Matches are those that count. Won are those in which the player was first alone, Drawn those in which the first
	// place was shared.
	Matches, Won, Drawn int
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (r Rating) Validate() error {
	row := "rating of player " + r.Player
	if err := first(need("rating", "player", r.Player), need(row, "server", r.Server), need(row, "game", r.Game),
		needSeason(row, r.Season)); err != nil {
		return err
	}
	if !(r.Sigma > 0) {
		return fmt.Errorf("%w: %s with sigma %v", ErrInvalid, row, r.Sigma)
	}
	return nil
}

// Season is a season of a server that was begun. The first one is never begun, so it has no row.
type Season struct {
	Server string
	No     int // from 2
	Began  time.Time
}

// Validate returns an error that wraps ErrInvalid if the row breaks its contract.
func (s Season) Validate() error {
	return first(need("season", "server", s.Server), needSeason("season of server "+s.Server, s.No-1))
}

func needSeason(row string, no int) error {
	if no < 1 {
		return fmt.Errorf("%w: %s: seasons are counted from 1, those that were begun from 2", ErrInvalid, row)
	}
	return nil
}

// ResultReader reads results, ratings and seasons.
type ResultReader interface {
	// Result returns the result of a match.
	Result(match string) (Result, error)
	// Results returns the results that a filter means, the one that was written last first.
	Results(f ResultFilter) ([]Result, error)
	// Series returns the series of a player in a game of a server, in all seasons; the opponent of the latest match
	// first.
	Series(server, game, player string) ([]Series, error)
	// Rating returns the rating of a player in a season.
	Rating(server, game string, season int, player string) (Rating, error)
	// Ratings returns all ratings of a season, by player.
	Ratings(server, game string, season int) ([]Rating, error)
	// Seasons returns the seasons of a server that were begun, by number.
	Seasons(server string) ([]Season, error)
}

// ResultWriter writes results, ratings and seasons.
type ResultWriter interface {
	// AddResult adds a result behind all others. A match that has one already is [ErrExists].
	AddResult(r Result) error
	// DeleteResult deletes the result of a match; none is no error.
	DeleteResult(match string) error
	// PutRating adds or replaces a rating.
	PutRating(r Rating) error
	// DeleteRatings deletes all ratings of a season; none is no error.
	DeleteRatings(server, game string, season int) error
	// AddSeason adds a season. One that was begun already is [ErrExists].
	AddSeason(s Season) error
}
