package deliver

import (
	"context"
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/storage"
)

// direct sends a message to a player. It opens the direct channel unless it is open already, and opens it anew if it is
// gone. It returns the message and the channel.
func (se *Sender) direct(
	ctx context.Context, r storage.OutboxRow, pl storage.Player, msg api.Message,
) (id, channel string, err error) {
	if channel = pl.DMChannel; channel != "" {
		if id, err = se.post(ctx, r, "", channel, msg); !api.Gone(err) {
			return id, channel, err
		}
	}
	ch, err := se.API.UserChannelCreate(pl.ID, discordgo.WithContext(ctx))
	if err != nil {
		return "", "", fmt.Errorf("open direct messages with player %s: %w", pl.ID, err)
	}
	if id, err = se.post(ctx, r, "", ch.ID, msg); err != nil {
		return "", "", err
	}
	return id, ch.ID, se.People.NoteDM(ctx, pl.ID, true, ch.ID)
}
