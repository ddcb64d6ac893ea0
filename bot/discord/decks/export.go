package decks

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/cards/deck"
	"farpost/engine"
)

// export hands out a deck as a file, as a picture, and as a code of one line that imports again (/deck export).
func (ds *Decks) export(ctx context.Context, p route.Place, game string, d Deck) error {
	rep := ds.Library.CheckDeck(game, d.Name, d.List)
	list := ds.Library.ShowDeck(game, p.Lang, d.List)
	content := p.Text("deck.exported", engine.A("deck", ui.Typed(d.Name)),
		engine.A("game", ui.Plain(ds.GameName(game, p.Lang))))
	if code := deck.Code(game, rep.Counts); len(rep.Counts) > 0 && len(code) <= maxBlock {
		content += "\n" + block(code)
	}
	m := api.Message{Content: content}
	if err := p.Say(m); err != nil {
		return err
	}
	pic := p.Drawn(ctx, func(ctx context.Context) (port.Picture, error) {
		return ds.Painter.Deck(ctx, game, p.Lang, ui.Literal(d.Name), rep.Counts)
	})
	if m.Files = listFile(d.Name, list); len(pic.PNG) > 0 {
		m.Files = append(m.Files, pic.File("deck.png"))
	}
	return p.Complete(ctx, m)
}
