package api

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"github.com/bwmarrin/discordgo"
)

// How long no direct channel is opened after Discord has refused one: because there were too many of late, and because
// the bot is in quarantine, which takes days and a word with Discord.
const (
	tooFastFor    = 15 * time.Minute
	quarantineFor = 6 * time.Hour
)

// OpenDirect opens the direct channel with a person, or finds the one there is, and returns its id. After Discord has
// refused to open any for now (OpeningDMsTooFast, Quarantined) it is not asked again for a while: the error is then
// [Limited].
func (c *Client) OpenDirect(ctx context.Context, person string) (string, error) {
	raw, err := json.Marshal(map[string]string{"recipient_id": person})
	if err != nil { // a string cannot fail
		return "", err
	}
	url := discordgo.EndpointUserChannels("@me")
	answer, err := c.raw(ctx, http.MethodPost, url, "application/json", raw)
	if err != nil {
		route, place := routeOf(http.MethodPost, "/users/@me/channels")
		switch now := c.rest.now(); Code(err) {
		case OpeningDMsTooFast:
			c.rest.routes.hold(route, place, now.Add(tooFastFor))
		case Quarantined:
			c.rest.routes.hold(route, place, now.Add(quarantineFor))
		}
		return "", fmt.Errorf("open direct messages with %s: %w", person, err)
	}
	var channel discordgo.Channel
	if err := json.Unmarshal(answer, &channel); err != nil {
		return "", fmt.Errorf("open direct messages with %s: read Discord's answer: %w", person, err)
	}
	return channel.ID, nil
}
