package deliver

import (
	"context"
	"errors"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// deliverNotice posts a notice about a match, or how it ended.
func (se *Sender) deliverNotice(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	m, seats, err := se.Table.MatchSeats(ctx, row.Match)
	if err != nil {
		return "", err
	}
	if row.Word == table.WordVoided && m.Thread == "" {
		if had, err := se.note(ctx, m.ID, ofHandover); err != nil || had.ID == "" {
			return "", err // nobody has seen anything of the match
		}
	}
	lang := se.People.ServerLang(ctx, m.Server)
	e := ui.MatchEmbed(m.ID, "", "")
	e.Footer = ui.Footer(m.ID, mark(r, ""))
	msg := api.Message{Embeds: []*discordgo.MessageEmbed{e}}
	if row.Kind == table.RowNotice {
		args := []engine.Arg{engine.A("game", ui.Plain(se.GameName(m.Game, lang)))}
		for _, s := range row.Seats {
			args = append(args, engine.A("seat", ui.Plain(ui.Mention(seats[s].Player))))
		}
		args = append(args, se.leftArgs(ctx, seats, row)...)
		e.Description = se.Text(lang, row.Word, args...)
		for _, s := range row.Mentions {
			msg.Mentions = append(msg.Mentions, seats[s].Player)
			msg.Content = strings.TrimSpace(msg.Content + " " + ui.Mention(seats[s].Player))
		}
		if err := se.dressLeft(ctx, &msg, m, row, lang); err != nil {
			return "", err
		}
	} else if err := se.Public.Result(&msg, m, seats, lang); err != nil {
		return "", err
	}
	rec := Memo{Mark: mark(r, "")}
	if row.Kind == table.RowResult {
		if rec.Picture, err = se.picturedResult(ctx, m.ID, &msg); err != nil {
			return "", err
		}
	}
	id, channel, err := se.postHome(ctx, r, &m, seats, &msg)
	if err == nil && row.Word == table.WordVoided {
		return id, se.closeHandover(ctx, m)
	}
	if err != nil || row.Kind != table.RowResult {
		return id, err
	}
	note := storage.Message{Match: m.ID, Purpose: ofResult, Channel: channel, ID: id, Hash: rec.String()}
	if err := se.putNotes(ctx, note); err != nil {
		return "", err
	}
	return id, se.closeHandover(ctx, m)
}

// closeHandover turns the current message of a match that is over, or was called off, into a line of the story. If this
// build cannot read the match, the message only loses its buttons.
func (se *Sender) closeHandover(ctx context.Context, m storage.Match) error {
	old, err := se.note(ctx, m.ID, ofHandover)
	if err != nil || old.ID == "" {
		return err
	}
	row := storyOf(old, m.Seq)
	if _, err := se.Table.Position(ctx, m.ID); errors.Is(err, engine.ErrParked) {
		row.To = 0
	} else if err != nil {
		return err
	}
	return se.Table.Posted(ctx, m.ID, func(tx storage.Tx) ([]table.Row, error) {
		return []table.Row{row}, tx.DeleteMessage(m.ID, ofHandover)
	})
}
