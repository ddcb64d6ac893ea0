package lint

import (
	"farpost/cards"
	"farpost/cards/source"
)

// Fault is one thing wrong, with its place.
type Fault = source.Fault

// Check checks the built-in data of a game and folders beside it; no faults means that it all loads. The
// error is for a game that is not there.
func Check(game string, folders ...source.Dir) ([]Fault, error) {
	_, faults, err := cards.Check(game, folders...)
	return faults, err
}
