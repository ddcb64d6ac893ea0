package decks

import (
	"context"

	"farpost/bot/discord/route"
	"farpost/cards/deck"
	"farpost/engine"
)

// fitting returns the game whose cards a list has, and the list. A code names its game. A list of which the game that
// was meant has no card at all belongs to the game that has most of them; else it stays with the one that was meant.
func (ds *Decks) fitting(meant, list string) (game, read string) {
	if of, cards, ok := deck.Decode(list); ok && ds.Library.Ruleset(of) != nil {
		return of, cards
	}
	if known, unknown := ds.Library.KnownCards(meant, list); known > 0 || unknown == 0 {
		return meant, list
	}
	game, best := meant, 0
	for _, other := range ds.Find.Games(meant)[1:] {
		if known, _ := ds.Library.KnownCards(other, list); known > best {
			game, best = other, known
		}
	}
	return game, list
}

// find finds the deck that a person typed or chose: of the game that is meant, else of any other, unless a game was
// named.
func (ds *Decks) find(ctx context.Context, p route.Place, game, typed string) (string, Deck, error) {
	d, err := ds.Deck(ctx, p.Call, game, typed)
	if err == nil || p.Options.Text("game") != "" || engine.IsRefusal(err) == nil {
		return game, d, err
	}
	for _, other := range ds.Find.Games(game)[1:] {
		if found, no := ds.Deck(ctx, p.Call, other, typed); no == nil {
			return other, found, nil
		}
	}
	return game, d, err
}
