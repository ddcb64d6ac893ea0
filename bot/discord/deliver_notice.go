package discord

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
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
		for _, s := range row.Tell {
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

// resultPicture puts the picture of how a match ended onto the message that says so, once that stands and unless it
// shows it already.
func (b *Bot) resultPicture(ctx context.Context, match string) error {
	note, err := b.kept(ctx, match, msgResult)
	if err != nil || note.ID == "" || recordOf(note).Picture != "" {
		return err
	}
	pos, err := b.Table.Position(ctx, match)
	if err != nil {
		return err
	}
	t, err := b.tell(ctx, pos, engine.NoSeat, b.serverLang(ctx, pos.Match.Server))
	if err != nil || t.view.Result == nil {
		return err
	}
	pic, err := b.Painter.Result(ctx, t.scene(""))
	if err != nil || len(pic.PNG) == 0 {
		return err
	}
	err = b.awake(ctx, note.Channel, func() error { return b.API.Attach(ctx, note.Channel, note.ID, pic.file("result.png")) })
	if api.Gone(err) || api.Code(err) == api.MissingPermissions {
		return nil // the words are complete without it
	}
	if err != nil {
		return err
	}
	note.Hash = record{Picture: pic.Hash}.String()
	return b.keep(ctx, note)
}

// result words how a match ended, and mentions everybody who played.
func (b *Bot) result(msg *api.Message, m storage.Match, seats []storage.Seat, lang string) error {
	var res engine.Result
	if err := json.Unmarshal(m.Result, &res); err != nil {
		return errors.Join(fmt.Errorf("result of match %s", m.ID), err)
	}
	var all []string
	for _, s := range seats {
		all = append(all, "<@"+s.Player+">")
		msg.Mentions = append(msg.Mentions, s.Player)
	}
	var winners []engine.Value
	for _, w := range res.Winners {
		winners = append(winners, text("<@"+seats[w].Player+">"))
	}
	msg.Embeds[0].Fields = b.deckField(lang, m, seats, nil)
	code := "result.draw"
	if len(winners) > 0 {
		code = "result.won"
	}
	msg.Content = clip(strings.Join(all, " "), 1900)
	msg.Embeds[0].Title = b.t(lang, code, engine.A("winners", winners...))
	if len(winners) > 0 {
		msg.Embeds[0].Title = b.t(lang, "result.over")
		msg.Embeds[0].Description = b.t(lang, code, engine.A("winners", winners...)) + "\n"
	}
	silent, err := table.Forfeited(seats)
	if err != nil {
		return err
	}
	var gone []engine.Value
	for _, s := range silent {
		gone = append(gone, text("<@"+seats[s].Player+">"))
	}
	if len(gone) > 0 {
		msg.Embeds[0].Description += b.t(lang, "result.silence", engine.A("players", gone...))
		return nil
	}
	if b.Texts.Word(lang, m.Game, "results", res.Reason) != "" {
		mention := Names{Player: func(s engine.Seat) string { return "<@" + seats[s].Player + ">" }}
		msg.Embeds[0].Description += b.Texts.SayIn(lang, m.Game, "results", res.Phrase(len(seats)), mention)
	}
	return nil
}
