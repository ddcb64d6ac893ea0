package decks

import (
	"context"
	"slices"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Decks is the feature of saved decks: /deck.
type Decks struct {
	narrate.Words
	API     *api.Client
	Store   storage.Store
	Painter port.Painter
	Clock   port.Clock
	Find    *route.Finder
	// Report takes faults that nobody reads of on Discord. It must not wait.
	Report func(error)
}

// gameOf finds the game whose decks a command means. A game that there is not is refused.
func (ds *Decks) gameOf(ctx context.Context, p route.Place) (string, error) {
	game := ds.Find.Game(ctx, p)
	if !slices.Contains(ds.Library.Games(), game) {
		return "", engine.Refuse(table.CodeGame, "", engine.A("game", ui.Typed(game)))
	}
	return game, nil
}
