package views

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
)

// card finds a card and shows it (/card).
func (vw *Views) card(ctx context.Context, p route.Place) error {
	game, hits := vw.lookUp(ctx, p, p.Options.Text("name"), false, 1)
	if len(hits) == 0 {
		return nothingFound(p, "name")
	}
	return vw.showCard(ctx, p, game, hits[0].ID)
}

// showCard shows one card as it is printed, with its picture.
func (vw *Views) showCard(ctx context.Context, p route.Place, game, id string) error {
	f := vw.Library.Face(game, p.Lang, id)
	e := ui.Embed(f.Name, vw.CardText(game, p.Lang, f))
	e.Footer = ui.FooterText(f.ID + " · " + vw.GameName(game, p.Lang))
	m := api.Message{Embeds: []*discordgo.MessageEmbed{e}}
	if err := p.Say(m); err != nil {
		return err
	}
	return p.Illustrate(ctx, m, "card.png", func(ctx context.Context) (port.Picture, error) {
		return vw.Painter.Card(ctx, game, p.Lang, f.ID)
	})
}
