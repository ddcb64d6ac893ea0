package views

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// card finds a card and shows it as it is printed, privately.
func (vw *Views) card(ctx context.Context, p route.Place) error {
	game, hits := vw.lookUp(ctx, p, p.Options.Text("name"), false, 1)
	if len(hits) == 0 {
		return p.Say(api.Message{Content: p.Text("lookup.none", engine.A("text", ui.Plain(p.Options.Text("name"))))})
	}
	return vw.showCard(ctx, p, game, hits[0].ID)
}

// showCard shows one card with its picture, privately.
func (vw *Views) showCard(ctx context.Context, p route.Place, game, id string) error {
	f := vw.Library.Face(game, p.Lang, id)
	m := api.Message{Embeds: []*discordgo.MessageEmbed{{Title: ui.Clip(f.Name, 250), Description: ui.Clip(vw.CardText(game, p.Lang, f), 4000),
		Footer: &discordgo.MessageEmbedFooter{Text: f.ID + " · " + vw.GameName(game, p.Lang)}}}}
	if err := p.Say(m); err != nil {
		return err
	}
	return p.Illustrate(ctx, m, "card.png", func(ctx context.Context) (port.Picture, error) { return vw.Painter.Card(ctx, game, p.Lang, f.ID) })
}
