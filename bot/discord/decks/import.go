package decks

import (
	"context"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
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
		// Somebody who has too many decks hears of it before they write a list in vain.
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
	list, err := ds.readFile(ctx, p, res.Attachments[id])
	if err != nil {
		return err
	}
	return ds.save(ctx, p, reply.Call.Say, game, name, list)
}

// tooMany refuses another deck beside n.
func tooMany(n int) error {
	return engine.Refuse("deck.full", "", engine.A("n", engine.Int(n)), engine.A("max", engine.Int(maxDecks)))
}

// save keeps a list under a name and says all that is wrong with it. A list that cannot be played yet is saved all the
// same, so that nobody has to write it twice.
func (ds *Decks) save(
	ctx context.Context, p route.Place, show reply.Show, game, name, list string,
) error {
	if !slices.Contains(ds.Library.Games(), game) {
		return engine.Refuse(table.CodeGame, "")
	}
	meant := game
	game, list = ds.fitting(game, list)
	d := Deck{Name: name, List: ds.Library.KeepDeck(game, list), Own: true}
	if strings.TrimSpace(d.List) == "" {
		rep := ds.Library.CheckDeck(game, name, list) // too long, or nothing in it
		return show(p.Call, api.Message{Content: p.Text("deck.unsaved", engine.A("deck", ui.Typed(name))) + "\n" +
			ds.Faults(p.Lang, game, rep, MaxFaults)})
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
		return tx.PutDeck(storage.Deck{
			Owner:   p.User.ID,
			Game:    game,
			Name:    name,
			List:    d.List,
			Updated: ds.Clock.Now(),
		})
	})
	if err != nil {
		return err
	}
	m := ds.report(p, game, d, true)
	if game != meant {
		m.Content = strings.TrimSpace(p.Text("deck.fits", engine.A("game", ui.Plain(ds.GameName(game, p.Lang))),
			engine.A("meant", ui.Plain(ds.GameName(meant, p.Lang)))) + "\n" + m.Content)
	}
	return show(p.Call, m)
}

// badName refuses a name of n characters that cannot be saved.
func badName(n int) error {
	return engine.Refuse("deck.badname", "", engine.A("n", engine.Int(n)), engine.A("max", engine.Int(maxDeckName)))
}

// deckName refuses a name that cannot be saved: an empty one, one that is too long, one that means a ready deck. The
// name is tidy already.
func (ds *Decks) deckName(name string) error {
	if n := utf8.RuneCountInString(name); n == 0 || n > maxDeckName || storage.FoldName(name) == "" {
		return badName(n)
	}
	for _, game := range ds.Library.Games() {
		for _, d := range ds.Library.Decks(game) {
			if d.Called(name) {
				return engine.Refuse("deck.taken", "", engine.A("name", ui.Typed(name)))
			}
		}
	}
	return nil
}
