package discord

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// deliverNotice posts a word about the match, or how it ended.
func (b *Bot) deliverNotice(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	m, seats, err := b.matchSeats(ctx, row.Match)
	if err != nil {
		return "", err
	}
	lang := b.serverLang(ctx, m.Server)
	msg := api.Message{Embeds: []*discordgo.MessageEmbed{{Color: matchColour(m.ID), Footer: footer(m.ID, mark(r, ""))}}}
	if row.Kind == table.RowNotice {
		args := []engine.Arg{engine.A("game", text(b.gameName(m.Game, lang)))}
		for _, s := range row.Seats {
			args = append(args, engine.A("seat", text("<@"+seats[s].Player+">")))
		}
		msg.Embeds[0].Description = b.t(lang, row.Word, args...)
		for _, s := range row.Mentions {
			msg.Mentions = append(msg.Mentions, seats[s].Player)
			msg.Content = strings.TrimSpace(msg.Content + " <@" + seats[s].Player + ">")
		}
	} else if err := b.result(&msg, m, seats, lang); err != nil {
		return "", err
	}
	id, channel, err := b.postHome(ctx, r, &m, seats, msg)
	if err != nil {
		return "", err
	}
	if row.Kind == table.RowResult {
		if err := b.keep(ctx, storage.Message{Match: m.ID, Purpose: msgResult, Channel: channel, ID: id}); err != nil {
			return "", err
		}
		return id, b.Table.Redraw(ctx, m.ID) // the result's picture goes with the board's
	}
	return id, nil
}
