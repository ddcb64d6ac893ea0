package deliver

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/storage"
)

// deliverInvite posts an invitation, or edits it to how it stands now.
func (se *Sender) deliverInvite(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	m, seats, err := se.Table.MatchSeats(ctx, row.Match)
	if err != nil {
		return "", err
	}
	old, err := se.note(ctx, row.Match, ofInvitation)
	if err != nil {
		return "", err
	}
	rec := memoOf(old)
	if rec.Mark == "" {
		rec.Mark = mark(r, "")
	}
	msg, err := se.Public.Invitation(ctx, m, seats, rec.Mark)
	if err != nil {
		return "", err
	}
	if old.ID != "" {
		err := se.edit(ctx, old.Channel, old.ID, &msg)
		if api.Gone(err) && m.Status != storage.Invited {
			return "", nil // nobody needs a deleted invitation that is answered
		}
		if !api.Gone(err) {
			return old.ID, err
		}
		rec.Mark = mark(r, "")
		if msg, err = se.Public.Invitation(ctx, m, seats, rec.Mark); err != nil {
			return "", err
		}
		msg.Mentions = nil // the deleted one has called them
	}
	id, err := se.post(ctx, r, "", m.Channel, &msg)
	if err != nil {
		return "", err
	}
	return id, se.putNotes(ctx, storage.Message{
		Match:   m.ID,
		Purpose: ofInvitation,
		Channel: m.Channel,
		ID:      id,
		Hash:    rec.String(),
	})
}
