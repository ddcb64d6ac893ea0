package deliver

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/storage"
)

// storyOf is the row that turns a handover's message into a line of the story, when another is posted at the entry to
// of the log. The line tells what came of the message's question.
func storyOf(old storage.Message, to uint64) table.Row {
	rec := memoOf(old)
	return table.Row{Kind: table.RowStory, Of: old.ID, In: old.Channel, From: rec.Seq, To: to, Turn: rec.Turn,
		Keep: rec.Moment}
}

// deliverStory turns a message that another has taken the place of into a line of the story: without question, buttons,
// mentions and picture. A picture of a moment that the match turned on stays. Without such a moment a message of whose
// question nothing came is deleted.
func (se *Sender) deliverStory(ctx context.Context, row table.Row) (string, error) {
	edit := func() error { return se.API.Strip(ctx, row.In, row.Of) }
	if row.To > 0 {
		pos, err := se.Table.Position(ctx, row.Match)
		if err != nil {
			return "", err
		}
		s, err := se.spectate(ctx, pos)
		if err != nil {
			return "", err
		}
		m, err := se.Public.Story(ctx, s, row.Turn, row.From, row.To)
		if err != nil {
			return "", err
		}
		m.KeepFiles = row.Keep
		edit = func() error { return se.API.Edit(ctx, row.In, row.Of, m) }
		if m.Content == "" && !row.Keep {
			edit = func() error {
				err := se.API.ChannelMessageDelete(row.In, row.Of, discordgo.WithContext(ctx))
				if err != nil {
					return err
				}
				return se.countDeleted(ctx, row.Match, row.In)
			}
		}
	}
	err := se.awake(ctx, row.In, edit)
	if err == nil || api.Gone(err) {
		return row.Of, nil
	}
	switch api.Code(err) {
	case api.ArchivedThread, api.TooManyEdits, api.MissingPermissions, api.MissingAccess:
		return "", nil // its buttons stay: they name old questions, and a press shows the current one
	}
	return "", err
}
