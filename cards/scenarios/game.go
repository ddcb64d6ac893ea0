package scenarios

import (
	"embed"
	"fmt"
	"io/fs"

	"farpost/cards"
	"farpost/engine/games/tools"
	"farpost/engine/scenario"
)

//go:embed */*.txtar
var files embed.FS

// Of returns what the runner needs to play all scenarios of a game: the game, the scenarios of its ruleset, and those
// of its decks and card data. The error means that the game has no cards or no scenarios.
func Of(name string) (scenario.Game, []fs.FS, error) {
	set, err := cards.Load(name)
	if err != nil {
		return scenario.Game{}, nil, err
	}
	var ids []string
	for _, c := range set.Clauses() {
		ids = append(ids, c.ID)
	}
	book, _ := set.Book()
	known, ok := tools.ByName(name)
	if !ok || known.Play == nil {
		return scenario.Game{}, nil, fmt.Errorf("there are no scenarios of %q", name)
	}
	game, ok := known.Play(book, ids)
	if !ok {
		return scenario.Game{}, nil, fmt.Errorf("the scenarios of %q are of another game's cards", name)
	}
	own, err := fs.Sub(files, name)
	if err != nil {
		return scenario.Game{}, nil, fmt.Errorf("scenarios of %q: %w", name, err)
	}
	for _, r := range set.Rulings() {
		game.Rulings = append(game.Rulings, r.ID)
	}
	if game.Fact == nil { // a game without facts of its own
		game.Fact = func(*scenario.World, []string) (string, bool, error) { return "", false, nil }
	}
	game.Fact = facts{set: set, next: game.Fact}.fact
	return game, []fs.FS{known.Files, own}, nil
}
