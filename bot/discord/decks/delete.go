package decks

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
	"farpost/storage"
)

// delete asks once more before a deck is forgotten. Ready decks stay.
func (ds *Decks) delete(_ context.Context, p route.Place, game string, d Deck) error {
	name := engine.A("deck", ui.Typed(d.Name))
	if !d.Own {
		return p.Say(api.Message{Content: p.Text("deck.keepready", name)})
	}
	return p.Say(api.Message{Content: p.Text("deck.sure", name), Components: ui.Row(ui.Button(p.Text("button.delete"),
		discordgo.DangerButton, ui.ID{Action: ui.ActDeckDelete, Arg: game + "/" + d.Name}))})
}

// deleteSure forgets a deck. What it held is shown, so that it can be imported again; matches keep their copy.
func (ds *Decks) deleteSure(ctx context.Context, p route.Place, game string, d Deck) error {
	name := engine.A("deck", ui.Typed(d.Name))
	if !d.Own {
		return p.Say(api.Message{Content: p.Text("deck.keepready", name)})
	}
	err := ds.Store.Update(ctx, func(tx storage.Tx) error { return tx.DeleteDeck(p.User.ID, game, d.Name) })
	if err != nil {
		return err
	}
	m := api.Message{Content: p.Text("deck.deleted", name)}
	list := ds.Library.ShowDeck(game, p.Lang, d.List)
	if inBlock(list) {
		m.Content += "\n" + block(list)
		return p.Change(m)
	}
	m.Content = ds.attached(p.Lang, m.Content)
	if err := p.Change(m); err != nil {
		return err
	}
	m.Files = listFile(d.Name, list)
	return p.Complete(ctx, m)
}

// pressed is the handler of a button about a saved deck.
func (ds *Decks) pressed(do func(context.Context, route.Place, string, Deck) error) route.Handler {
	return func(ctx context.Context, p route.Place) error {
		game, name, _ := strings.Cut(p.Button.Arg, "/")
		d, err := ds.Deck(ctx, p.Call, game, refOwn+name)
		if err != nil {
			return err
		}
		return do(ctx, p, game, d)
	}
}

// edit opens the list of a saved deck in a form.
func (ds *Decks) edit(_ context.Context, p route.Place, game string, d Deck) error {
	return ds.form(p, game, d.Name, ds.Library.ShowDeck(game, p.Lang, d.List))
}
