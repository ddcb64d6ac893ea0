package decks

import (
	"context"
	"strings"

	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
)

// Presses lists the buttons below a saved deck, and the form with its list. Their argument is "game/NAME".
func (ds *Decks) Presses() []route.Press {
	return []route.Press{
		{Action: ui.ActDeckEdit, Do: ds.pressed(ds.edit)},
		{Action: ui.ActDeckDelete, Do: ds.pressed(ds.deleteSure)},
		{Action: ui.ActDeckText, Form: true, Do: ds.submitted},
	}
}

// Commands lists the subcommands of /deck.
func (ds *Decks) Commands() []route.Command {
	build := route.Builder{Words: ds.Words}
	name := route.Required(route.Completed(build.Text("deck", "name")))
	name.MaxLength = ui.MaxChoice
	named, game := []route.Option{name, build.Game("deck")}, build.Game("deck")
	own := map[string]route.Completer{"name": ds.completeName(false)}
	all := map[string]route.Completer{"name": ds.completeName(true)}
	return []route.Command{
		{Path: "deck import", Options: []route.Option{name, build.File("deck", "file"), game}, Complete: own,
			Do: ds.importDeck},
		{Path: "deck show", Options: named, Complete: all, Do: ds.named(ds.show)},
		{Path: "deck check", Options: named, Complete: all, Do: ds.named(ds.check)},
		{Path: "deck export", Options: named, Complete: all, Do: ds.named(ds.export)},
		{Path: "deck list", Do: ds.list},
		{Path: "deck delete", Options: named, Complete: own, Do: ds.named(ds.delete)},
	}
}

// deckHandler answers an interaction about a deck of a game.
type deckHandler func(ctx context.Context, p route.Place, game string, d Deck) error

// named handles a command that names a deck.
func (ds *Decks) named(do deckHandler) route.Handler {
	return func(ctx context.Context, p route.Place) error {
		game, err := ds.gameOf(ctx, p)
		if err != nil {
			return err
		}
		game, d, err := ds.find(ctx, p, game, ui.Tidy(p.Options.Text("name")))
		if err != nil {
			return err
		}
		return do(ctx, p, game, d)
	}
}

// pressed handles a button below a saved deck.
func (ds *Decks) pressed(do deckHandler) route.Handler {
	return func(ctx context.Context, p route.Place) error {
		game, name, _ := strings.Cut(p.Button.Arg, "/")
		d, err := ds.Deck(ctx, p.Call, game, refOwn+name)
		if err != nil {
			return err
		}
		return do(ctx, p, game, d)
	}
}
