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

// Decks is the feature of saved decks: /deck. It may be used anywhere, in direct messages too: all its answers are
// private.
type Decks struct {
	narrate.Words
	API     *api.Client
	Store   storage.Store
	Painter port.Painter
	Clock   port.Clock
	Find    *route.Finder
	// Report is told of faults that no person is to see. It must not wait.
	Report func(error)
}

// Presses are the buttons of the messages about a saved deck, and the form with its list. Their argument is
// GAME/NAME.
func (ds *Decks) Presses() []route.Press {
	return []route.Press{
		{Action: ui.ActDeckEdit, Do: ds.pressed(ds.edit)},
		{Action: ui.ActDeckDelete, Do: ds.pressed(ds.deleteSure)},
		{Action: ui.ActDeckText, Form: true, Do: ds.submitted},
	}
}

// Commands are the subcommands of /deck.
func (ds *Decks) Commands() []route.Command {
	build := route.Builder{Words: ds.Words}
	name := route.Required(route.Completed(build.Text("deck", "name")))
	name.MaxLength = 100
	named, game := []route.Option{name, build.Game("deck")}, build.Game("deck")
	own := map[string]route.Completer{"name": ds.completeName(false)}
	all := map[string]route.Completer{"name": ds.completeName(true)}
	return []route.Command{
		{Path: "deck import", Options: []route.Option{name, build.File("deck", "file"), game}, Complete: own, Do: ds.importDeck},
		{Path: "deck show", Options: named, Complete: all, Do: ds.named(ds.show)},
		{Path: "deck check", Options: named, Complete: all, Do: ds.named(ds.check)},
		{Path: "deck list", Do: ds.list},
		{Path: "deck delete", Options: named, Complete: own, Do: ds.named(ds.delete)},
	}
}

// named is the handler of a command that names a deck.
func (ds *Decks) named(do func(context.Context, route.Place, string, Deck) error) route.Handler {
	return func(ctx context.Context, p route.Place) error {
		game, err := ds.gameOf(ctx, p)
		if err != nil {
			return err
		}
		d, err := ds.Deck(ctx, p.Call, game, ui.Tidy(p.Options.Text("name")))
		if err != nil {
			return err
		}
		return do(ctx, p, game, d)
	}
}

// gameOf is the game whose decks a command means.
func (ds *Decks) gameOf(ctx context.Context, p route.Place) (string, error) {
	game := ds.Find.Game(ctx, p)
	if !slices.Contains(ds.Library.Games(), game) {
		return "", engine.Refuse(table.CodeGame, "", engine.A("game", ui.Plain(game)))
	}
	return game, nil
}

// completeName completes the name of one of the person's decks, or with ready of a ready one, too.
func (ds *Decks) completeName(ready bool) route.Completer {
	return func(ctx context.Context, p route.Place, typed string) (route.Choices, error) {
		return ds.Complete(ctx, p, ds.Find.Game(ctx, p), typed, ready)
	}
}

// Complete offers the person's own decks of a game, those that cannot be played last, and with ready the ready
// ones.
func (ds *Decks) Complete(ctx context.Context, p route.Place, game, typed string, ready bool) (route.Choices, error) {
	own, err := ds.OwnDecks(ctx, p.User.ID, game)
	if err != nil {
		return nil, err
	}
	var out, last route.Choices
	for _, r := range own {
		if !route.Contains(r.Name, typed) {
			continue
		}
		rep := ds.Library.CheckDeck(game, r.Name, r.List)
		one := route.Choice(r.Name+" · "+ds.State(p.Lang, game, rep), r.Name)
		if rep.Legal() {
			out = append(out, one)
		} else {
			last = append(last, one)
		}
	}
	for _, d := range ds.ReadyDecks(game, p.Lang) {
		if ready && route.Contains(d.Name, typed) {
			out = append(out, route.Choice(d.Name, d.ID))
		}
	}
	return append(out, last...), nil
}
