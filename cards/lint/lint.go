// Package lint checks folders of cards for the command line and for CI: it is the front of every game's own
// linter.
//
//	faults, err := lint.Check("farwald", os.DirFS("my-cards/farwald"))
//	for _, f := range faults { fmt.Println(f) } // my-set.yaml:12: G01: element: unknown "Q"; one of F, W, M, N
//
// A folder is checked together with the built-in data, because that is how it will be loaded: ids and names
// must not collide, and its cards may use the built-in groups.
package lint

import (
	"io/fs"

	"farpost/cards"
	"farpost/cards/source"
)

// Fault is one thing wrong, with its place.
type Fault = source.Fault

// Check checks the built-in data of a game and folders beside it; no faults means that it all loads. The
// error is for a game that is not there.
func Check(game string, folders ...fs.FS) ([]Fault, error) {
	_, faults, err := cards.Check(game, folders...)
	return faults, err
}
