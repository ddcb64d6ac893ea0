package decks

import (
	"context"
	"errors"
	"slices"
	"strings"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
	"farpost/storage"
)

// importDeck takes a list from a file, or opens a form to paste it into. A deck of that name is replaced; the form
// shows what it holds.
func (ds *Decks) importDeck(ctx context.Context, p route.Place) error {
	game, err := ds.gameOf(ctx, p)
	if err != nil {
		return err
	}
	name := ui.Tidy(p.Options.Text("name"))
	for strings.HasPrefix(name, refOwn) || strings.HasPrefix(name, RefReady) {
		name = strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(name, refOwn), RefReady))
	}
	if err := ds.deckName(name); err != nil {
		return err
	}
	old, err := ds.ownDeck(ctx, p.User.ID, game, name)
	if err != nil && !errors.Is(err, storage.ErrNotFound) {
		return err
	}
	if !old.Own {
		// Before anything is written in vain.
		all, err := ds.OwnDecks(ctx, p.User.ID, "")
		if err != nil {
			return err
		}
		if len(all) >= maxDecks {
			return tooMany(len(all))
		}
	}
	id := p.Options.Text("file")
	if id == "" {
		return ds.form(p, game, name, ds.Library.ShowDeck(game, p.Lang, old.List))
	}
	res := p.ApplicationCommandData().Resolved
	if res == nil || res.Attachments[id] == nil {
		return engine.Refuse("deck.nofile", "")
	}
	list, err := ds.readFile(ctx, res.Attachments[id])
	if err != nil {
		return err
	}
	return ds.save(ctx, p, reply.Call.Say, game, name, list)
}

func tooMany(n int) error {
	return engine.Refuse("deck.full", "", engine.A("n", engine.Int(n)), engine.A("max", engine.Int(maxDecks)))
}

// save keeps a list under a name and tells all that is wrong with it. What cannot be played yet is kept all the
// same, so that nobody has to write it twice.
func (ds *Decks) save(ctx context.Context, p route.Place, show reply.Show, game, name, list string) error {
	if !slices.Contains(ds.Library.Games(), game) {
		return engine.Refuse("T-GAME", "")
	}
	d := Deck{Name: name, List: ds.Library.KeepDeck(game, list), Own: true}
	if strings.TrimSpace(d.List) == "" {
		rep := ds.Library.CheckDeck(game, name, list) // too long, or nothing in it
		return show(p.Call, api.Message{Content: p.Text("deck.unsaved", engine.A("deck", ui.Typed(name))) + "\n" + ds.Faults(p.Lang, game, rep, 1500)})
	}
	err := ds.Store.Update(ctx, func(tx storage.Tx) error {
		_, err := tx.Deck(p.User.ID, game, name)
		if errors.Is(err, storage.ErrNotFound) {
			all, err := tx.Decks(p.User.ID, "")
			if err != nil {
				return err
			}
			if len(all) >= maxDecks {
				return tooMany(len(all))
			}
		} else if err != nil {
			return err
		}
		return tx.PutDeck(storage.Deck{Owner: p.User.ID, Game: game, Name: name, List: d.List, Updated: ds.Clock.Now()})
	})
	if err != nil {
		return err
	}
	return show(p.Call, ds.report(p, game, d, true))
}
