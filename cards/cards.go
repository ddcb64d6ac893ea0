package cards

import (
	"fmt"
	"maps"
	"slices"

	"farpost/cards/content"
	"farpost/cards/farwald"
	"farpost/cards/fow"
	"farpost/cards/schema"
	"farpost/cards/source"
)

// Set is the data of one game; see package content.
type Set = content.Set

// game is what this package knows of a game: how its data is loaded, and its card language.
type game struct {
	load     func(extra ...source.Dir) (*content.Set, source.Faults)
	language *schema.Language
}

// games are all games that people are offered: one line each.
var games = map[string]game{
	farwald.Name: {farwald.Load, farwald.Language},
	fow.Name:     {fow.Load, fow.Language},
}

// Schema is a JSON Schema of a game's files by name, the first one for ""; the error lists those that there are.
func Schema(of, name string) ([]byte, error) {
	g, ok := games[of]
	if !ok {
		return nil, fmt.Errorf("no cards for game %q; there are: %v", of, Games())
	}
	if name == "" {
		name = schema.Names[0]
	}
	raw := g.language.JSON(name)
	if raw == nil {
		return nil, fmt.Errorf("no schema %q for %s; there are: %v", name, of, schema.Names)
	}
	return raw, nil
}

// Games lists the games that people are offered, by name.
func Games() []string {
	return slices.Sorted(maps.Keys(games))
}

// Load reads the built-in data of a game.
func Load(game string) (*Set, error) { return LoadWith(game) }

// LoadWith reads the built-in data of a game and, with it, folders that organisers bring. The error lists
// every fault, with file and line; nothing is loaded then.
func LoadWith(game string, extra ...source.Dir) (*Set, error) {
	if _, ok := games[game]; !ok {
		return nil, fmt.Errorf("no cards for game %q; there are: %v", game, Games())
	}
	set, faults, err := Check(game, extra...)
	if err != nil {
		return nil, err
	}
	if err := faults.Err(); err != nil {
		return nil, fmt.Errorf("the cards of %s:\n%w", game, err)
	}
	return set, nil
}

// Check reads a game's data with further folders and gives all that is wrong with it; the set is nil then. The error
// is for a game that has no data.
func Check(name string, extra ...source.Dir) (*Set, source.Faults, error) {
	g, ok := games[name]
	if !ok {
		return nil, nil, fmt.Errorf("no cards for game %q; there are: %v", name, Games())
	}
	set, faults := g.load(extra...)
	return set, faults, nil
}
