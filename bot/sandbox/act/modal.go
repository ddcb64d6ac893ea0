package act

import (
	"context"
	"fmt"
	"net/http"
	"unicode/utf8"

	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
)

// Submit sends a modal that the bot opened, and waits for the bot.
func (a *Acts) Submit(ctx context.Context, sub Submission) (interaction.Outcome, error) {
	_, o, err := a.settle(ctx, func() (*interaction.Interaction, *Refusal) { return a.startSubmit(sub) })
	return o, err
}

// startSubmit begins the submission of a modal, each once.
func (a *Acts) startSubmit(sub Submission) (*interaction.Interaction, *Refusal) {
	opener := a.interactions.Find(sub.InteractionID)
	if opener == nil || opener.Modal == nil || opener.Submitted || opener.User != sub.As {
		return nil, Refuse(http.StatusNotFound, "unknown_modal", "This form is not open for this member.")
	}
	if _, refusal := a.place(sub.As, opener.Channel); refusal != nil {
		return nil, refusal
	}
	rows := []resource.Object{}
	known := map[string]bool{}
	for _, row := range opener.Modal.Components {
		in := row.Components[0]
		known[in.CustomID] = true
		text := sub.Values[in.CustomID]
		n := utf8.RuneCountInString(text)
		switch {
		case text == "" && !*in.Required:
		case text == "", n < in.MinLength, n > in.MaxLength:
			return nil, refuseField("text_invalid", "values."+in.CustomID,
				fmt.Sprintf("%q takes %d to %d characters.", in.Label, max(in.MinLength, 1), in.MaxLength))
		}
		rows = append(rows, resource.Object{"type": resource.TypeRow, "id": row.ID, "components": []resource.Object{
			{"type": resource.TypeTextInput, "id": in.ID, "custom_id": in.CustomID, "value": text},
		}})
	}
	for id := range sub.Values {
		if !known[id] {
			return nil, refuseField("text_invalid", "values."+id, fmt.Sprintf("The form has no input %q.", id))
		}
	}
	opener.Submitted = true
	it := &interaction.Interaction{
		Kind: resource.InteractionModal, User: sub.As, Channel: opener.Channel,
		Source: opener.Source, Text: opener.Text,
	}
	a.interactions.Begin(it, resource.Object{"custom_id": opener.Modal.CustomID, "components": rows})
	return it, nil
}
