package api

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"net/http"
	"strconv"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
)

// shards is how many of discordgo's buckets interactions share. discordgo keeps a bucket for ever, so one for each
// token would be a leak. It sends the requests of a bucket one after another, so a single bucket would be a queue.
const shards = 64

// shard returns the bucket of an interaction for one purpose.
func shard(what, id string) string {
	h := fnv.New32a()
	h.Write([]byte(id)) // never fails
	return "interaction-" + what + "-" + strconv.Itoa(int(h.Sum32()%shards))
}

// Respond sends the first answer to an interaction, cut to Discord's limits. Discord waits 3 seconds for it.
func (c *Client) Respond(ctx context.Context, i *discordgo.Interaction, r *discordgo.InteractionResponse) error {
	raw, err := json.Marshal(discordgo.InteractionResponse{Type: r.Type, Data: fit(r.Type, responseShown(r).Data)})
	if err != nil {
		return fmt.Errorf("answer interaction %s: %w", i.ID, err)
	}
	url := discordgo.EndpointInteractionResponse(i.ID, i.Token)
	_, err = c.raw(ctx, http.MethodPost, url, "application/json", raw, shard("answer", i.ID), i.Token)
	if err != nil {
		return fmt.Errorf("answer interaction %s: %w", i.ID, err)
	}
	return nil
}

// fit cuts what answers an interaction to Discord's limits; nil stays nil.
func fit(kind discordgo.InteractionResponseType, data *discordgo.InteractionResponseData,
) *discordgo.InteractionResponseData {
	if data == nil {
		return nil
	}
	d := *data
	switch kind {
	case discordgo.InteractionResponseModal:
		d.Title, d.Components = ui.FitForm(d.Title, d.Components)
	case discordgo.InteractionApplicationCommandAutocompleteResult:
		d.Choices = ui.FitChoices(d.Choices)
	default:
		d.Content, d.Embeds, d.Components = ui.FitContent(d.Content), ui.FitEmbeds(d.Embeds), ui.FitRows(d.Components)
	}
	return &d
}
