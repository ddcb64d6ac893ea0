package decks

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
)

// maxShown is how many characters a check takes up beside a list.
const maxShown = 1200

// show shows what a deck is made of (/deck show): its figures, its picture, and its list in the form in which it can be
// imported.
func (ds *Decks) show(ctx context.Context, p route.Place, game string, d Deck) error {
	rep := ds.Library.CheckDeck(game, d.Name, d.List)
	m := ds.report(p, game, d, false)
	e := m.Embeds[0]
	e.Description = ds.Check(p.Lang, game, rep, maxShown)
	for _, f := range ds.deckFigures(game, p.Lang, rep.Counts) {
		e.Fields = append(e.Fields, ui.Field(f[0], f[1]))
	}
	list := ds.Library.ShowDeck(game, p.Lang, d.List)
	var files []api.File
	if inBlock(list) {
		e.Description += "\n" + block(list)
	} else {
		m.Content, files = ds.attached(p.Lang, m.Content), listFile(d.Name, list)
	}
	if err := p.Say(m); err != nil {
		return err
	}
	m.Files = files
	return p.Illustrate(ctx, m, "deck.png", func(ctx context.Context) (port.Picture, error) {
		return ds.Painter.Deck(ctx, game, p.Lang, ui.Literal(d.Name), rep.Counts)
	})
}
