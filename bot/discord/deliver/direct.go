package deliver

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/storage"
)

// direct sends a message to a player. It opens the direct channel unless it is open already, and opens it anew if it is
// gone. It returns the message and the channel.
func (se *Sender) direct(
	ctx context.Context, r storage.OutboxRow, pl storage.Player, msg *api.Message,
) (id, channel string, err error) {
	if channel = pl.DMChannel; channel != "" {
		if id, err = se.post(ctx, r, "", channel, msg); !api.Gone(err) {
			return id, channel, err
		}
	}
	if channel, err = se.API.OpenDirect(ctx, pl.ID); err != nil {
		return "", "", err
	}
	if id, err = se.post(ctx, r, "", channel, msg); err != nil {
		return "", "", err
	}
	return id, channel, se.People.NoteDM(ctx, pl.ID, true, channel)
}
