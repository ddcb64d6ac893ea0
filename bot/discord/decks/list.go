package decks

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/cards/deck"
	"farpost/engine"
)

// list shows a person's decks, and whether each can be played.
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
		lines = append(lines, "• **"+ui.Literal(r.Name)+"** · "+ds.State(p.Lang, game, ds.Library.CheckDeck(game, r.Name, r.List)))
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
	return p.Say(api.Message{Embeds: []*discordgo.MessageEmbed{{Title: p.Text("deck.yours"), Description: ui.Clip(strings.Join(lines, "\n"), 4000),
		Footer: &discordgo.MessageEmbedFooter{Text: p.Text("deck.room", engine.A("n", engine.Int(len(rows))), engine.A("max", engine.Int(maxDecks)))}}}})
}

// State says in a few words whether a deck can be played.
func (ds *Decks) State(lang, game string, rep deck.Report) string {
	n := engine.A("n", engine.Int(deck.Size(rep.Counts)))
	if rep.Legal() {
		return ds.Text(lang, "deck.legal", n)
	}
	return ds.Text(lang, "deck.illegal", n, engine.A("faults", engine.Int(len(rep.Faults))))
}
