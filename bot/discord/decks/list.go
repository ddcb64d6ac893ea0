package decks

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// list shows a person's decks by game, and whether each can be played (/deck list).
func (ds *Decks) list(ctx context.Context, p route.Place) error {
	rows, err := ds.OwnDecks(ctx, p.User.ID, "")
	if err != nil {
		return err
	}
	var lines []string
	game := ""
	for _, r := range rows {
		if r.Game != game {
			game = r.Game
			lines = append(lines, "**"+ds.GameName(game, p.Lang)+"**")
		}
		state := ds.State(p.Lang, game, ds.Library.CheckDeck(game, r.Name, r.List))
		lines = append(lines, "• **"+ui.Literal(r.Name)+"** · "+state)
	}
	if len(rows) == 0 {
		lines = append(lines, p.Text("deck.nothing"))
	}
	var ready []string
	for _, game := range ds.Library.Games() {
		for _, d := range ds.ReadyDecks(game, p.Lang) {
			ready = append(ready, ui.Literal(d.Name))
		}
	}
	if len(ready) > 0 {
		lines = append(lines, "", p.Text("deck.readies", engine.A("list", ui.Plains(ready)...)))
	}
	e := ui.Embed(p.Text("deck.yours"), strings.Join(lines, "\n"))
	e.Footer = ui.FooterText(p.Text("deck.room",
		engine.A("n", engine.Int(len(rows))), engine.A("max", engine.Int(maxDecks))))
	return p.Say(api.Message{Embeds: []*discordgo.MessageEmbed{e}})
}
