package api

import (
	"context"
	"fmt"
	"net/http"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
)

// Respond sends the first answer to an interaction, cut to Discord's limits, with files. Discord waits 3 seconds for
// it. Where the answer changes a message the files take the place of those on it; without any those stay, unless the
// answer's own list says otherwise.
func (c *Client) Respond(
	ctx context.Context, i *discordgo.Interaction, r *discordgo.InteractionResponse, files ...File,
) error {
	d := fit(r.Type, responseShown(r).Data)
	out := response{Type: r.Type}
	switch {
	case d != nil && len(files) == 0:
		out.Data = d
	case d != nil:
		list := make([]attachment, len(files))
		for n, f := range files {
			list[n] = f.attachment(n)
		}
		out.Data = filed{d, list}
	}
	contentType, raw, err := body(out, files)
	if err != nil {
		return fmt.Errorf("answer interaction %s: %w", i.ID, err)
	}
	url := discordgo.EndpointInteractionResponse(i.ID, i.Token)
	_, err = c.raw(ctx, http.MethodPost, url, contentType, raw, i.Token)
	if err != nil {
		return fmt.Errorf("answer interaction %s: %w", i.ID, err)
	}
	return nil
}

// response is a first answer as it is sent.
type response struct {
	Type discordgo.InteractionResponseType `json:"type"`
	Data any                               `json:"data,omitempty"` // nil stays out
}

// filed is the data of an answer with files.
type filed struct {
	*discordgo.InteractionResponseData
	Attachments []attachment `json:"attachments"` // in place of discordgo's, which cannot describe a file
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
