package results

import (
	"errors"
	"time"

	"farpost/storage"
)

// ErrSeason says that a season cannot be begun because the one before it is over already, or not yet there.
var ErrSeason = errors.New("another season is running")

// Current is the season that runs in a server with these seasons that were begun.
func Current(begun []storage.Season) int {
	if n := len(begun); n > 0 {
		return begun[n-1].No
	}
	return 1
}

// Begin begins a season of a server, which must be the one behind the running season; else the error is ErrSeason.
func Begin(tx storage.Tx, server string, no int, at time.Time) error {
	begun, err := tx.Seasons(server)
	if err != nil {
		return err
	}
	if no != Current(begun)+1 {
		return ErrSeason
	}
	return tx.AddSeason(storage.Season{Server: server, No: no, Began: at})
}
