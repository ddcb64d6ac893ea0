package api

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
)

// Respond sends the first answer to an interaction, cut to Discord's limits. Discord waits 3 seconds for it.
func (c *Client) Respond(ctx context.Context, i *discordgo.Interaction, r *discordgo.InteractionResponse) error {
	raw, err := json.Marshal(discordgo.InteractionResponse{Type: r.Type, Data: fit(r.Type, responseShown(r).Data)})
	if err != nil {
		return fmt.Errorf("answer interaction %s: %w", i.ID, err)
	}
	url := discordgo.EndpointInteractionResponse(i.ID, i.Token)
	_, err = c.raw(ctx, http.MethodPost, url, "application/json", raw, i.Token)
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
