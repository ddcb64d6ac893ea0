package cards

import (
	"fmt"
	"slices"

	"farpost/cards/content"
	"farpost/cards/farwald"
	"farpost/cards/source"
)

// Set is the data of one game; see package content.
type Set = content.Set

// games are all games that have data: one line each.
var games = map[string]func(extra ...source.Dir) (*content.Set, source.Faults){
	farwald.Name: farwald.Load,
}

// Games lists the games that have data, by name.
func Games() []string {
	out := make([]string, 0, len(games))
	for g := range games {
		out = append(out, g)
	}
	slices.Sort(out)
	return out
}

// Load reads the built-in data of a game.
func Load(game string) (*Set, error) { return LoadWith(game) }

// LoadWith reads the built-in data of a game and, with it, folders that organisers bring. The error lists
// every fault, with file and line; nothing is loaded then.
func LoadWith(game string, extra ...source.Dir) (*Set, error) {
	set, faults, err := Check(game, extra...)
	if err != nil {
		return nil, err
	}
	if err := faults.Err(); err != nil {
		return nil, fmt.Errorf("the cards of %s:\n%w", game, err)
	}
	return set, nil
}

// Check reads a game's data with further folders and gives all that is wrong with it; the set is nil then.
// The error is for a game that has no data.
func Check(game string, extra ...source.Dir) (*Set, source.Faults, error) {
	load, ok := games[game]
	if !ok {
		return nil, nil, fmt.Errorf("no cards for game %q; there are: %v", game, Games())
	}
	set, faults := load(extra...)
	return set, faults, nil
}
