package cards

import (
	"fmt"
	"maps"
	"slices"

	"farpost/cards/athernum"
	"farpost/cards/beings"
	"farpost/cards/content"
	"farpost/cards/farwald"
	"farpost/cards/fow"
	"farpost/cards/groove"
	"farpost/cards/schema"
	"farpost/cards/source"
)

// Set is the data of one game (package content).
type Set = content.Set

// game is what this package knows about a game: how to load its data, and its card language.
type game struct {
	load     func(extra ...source.Dir) (*content.Set, source.Faults)
	language *schema.Language
}

// games are the games that people can play, one line each.
var games = map[string]game{
	athernum.Name: {athernum.Load, athernum.Language},
	beings.Name:   {beings.Load, beings.Language},
	farwald.Name:  {farwald.Load, farwald.Language},
	fow.Name:      {fow.Load, fow.Language},
	groove.Name:   {groove.Load, groove.Language},
}

// Schema returns a JSON Schema of a game's files. Name is one of schema.Names; "" means the first. The error for an
// unknown game or name lists the known ones.
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

// Games lists the names of the games, sorted.
func Games() []string {
	return slices.Sorted(maps.Keys(games))
}

// Load reads the built-in data of a game.
func Load(game string) (*Set, error) { return LoadWith(game) }

// LoadWith reads the built-in data of a game together with folders of organisers. If there is any fault, nothing is
// loaded; the error lists every fault with file and line.
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

// Check reads a game's data together with further folders. It returns the set, or every fault and no set. The error
// means that there is no such game.
func Check(name string, extra ...source.Dir) (*Set, source.Faults, error) {
	g, ok := games[name]
	if !ok {
		return nil, nil, fmt.Errorf("no cards for game %q; there are: %v", name, Games())
	}
	set, faults := g.load(extra...)
	return set, faults, nil
}
