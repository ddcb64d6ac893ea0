package scenarios

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"sync"

	"farpost/cards"
	"farpost/engine/games/tools"
	"farpost/engine/scenario"
)

//go:embed */*.txtar
var files embed.FS

// Of returns what the runner needs to play all scenarios of a game: the game, the scenarios of its ruleset, and those
// of its decks and card data. The error means that the game has no cards or no scenarios.
func Of(name string) (scenario.Game, []fs.FS, error) {
	made, _ := games.LoadOrStore(name, sync.OnceValues(func() (playable, error) { return load(name) }))
	p, err := made.(func() (playable, error))()
	return p.game, slices.Clone(p.files), err
}

// games has those that were loaded: functions that give a playable, by name.
var games sync.Map

// playable is what the runner needs to play the scenarios of a game.
type playable struct {
	game  scenario.Game
	files []fs.FS
}

func load(name string) (playable, error) {
	set, err := cards.Load(name)
	if err != nil {
		return playable{}, err
	}
	var ids []string
	for _, c := range set.Clauses() {
		ids = append(ids, c.ID)
	}
	book, _ := set.Book()
	known, ok := tools.ByName(name)
	if !ok || known.Play == nil {
		return playable{}, fmt.Errorf("there are no scenarios of %q", name)
	}
	game, ok := known.Play(book, ids)
	if !ok {
		return playable{}, fmt.Errorf("the scenarios of %q are of another game's cards", name)
	}
	own, err := fs.Sub(files, name)
	if err != nil {
		return playable{}, fmt.Errorf("scenarios of %q: %w", name, err)
	}
	for _, r := range set.Rulings() {
		game.Rulings = append(game.Rulings, r.ID)
	}
	if game.Fact == nil { // a game without facts of its own
		game.Fact = func(*scenario.World, []string) (string, bool, error) { return "", false, nil }
	}
	game.Fact = facts{set: set, indexes: &sync.Map{}, checked: &sync.Map{}, next: game.Fact}.fact
	return playable{game, []fs.FS{known.Files, own}}, nil
}
