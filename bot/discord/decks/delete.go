package decks

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
	"farpost/storage"
)

// delete asks once more before a saved deck is forgotten (/deck delete). Ready decks stay.
func (ds *Decks) delete(_ context.Context, p route.Place, game string, d Deck) error {
	name := engine.A("deck", ui.Typed(d.Name))
	if !d.Own {
		return p.Say(api.Message{Content: p.Text("deck.keepready", name)})
	}
	sure := ui.ID{Action: ui.ActDeckDelete, Arg: game + "/" + d.Name}
	return p.Say(api.Message{
		Content:    p.Text("deck.sure", name),
		Components: ui.Row(ui.Button(p.Text("button.delete"), discordgo.DangerButton, sure)),
	})
}

// deleteSure forgets a deck. It shows the list, so that the deck can be imported again. Matches have copies of their
// own.
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
