package act

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"

	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
)

// Forged is an interaction that no client sends by itself: a press on what a message does not have, an option longer
// than it may be, a form in a shape of a later day. Discord lets some of it through.
type Forged struct {
	As        string
	ChannelID string         // where; "" for the channel of the message
	MessageID string         // the message that it is about; "" for none
	Kind      int            // an interaction type, such as InteractionComponent
	Data      map[string]any // the data of the event
	// Edit changes the event, in the form that JSON has in Go, before the bot gets it. Nil leaves it as it is.
	Edit func(event map[string]any)
}

// Forge sends an interaction that nothing is checked of but that its place exists, and waits for the bot.
func (a *Acts) Forge(ctx context.Context, f Forged) (interaction.Outcome, error) {
	_, o, err := a.settle(ctx, func() (*interaction.Interaction, *Refusal) { return a.startForged(f) })
	return o, err
}

// startForged begins a forged interaction.
func (a *Acts) startForged(f Forged) (*interaction.Interaction, *Refusal) {
	it := &interaction.Interaction{Kind: f.Kind, User: f.As, Channel: f.ChannelID, OptionType: resource.OptionString}
	if f.MessageID != "" {
		if it.Source = a.w.Messages[f.MessageID]; it.Source == nil {
			return nil, unknownMessage()
		}
		if it.Channel == "" {
			it.Channel = it.Source.Channel
		}
	}
	if _, refusal := a.place(f.As, it.Channel); refusal != nil {
		return nil, refusal
	}
	var wrong error
	if f.Edit != nil {
		it.Edit = func(event resource.Object) resource.Object {
			var plain resource.Object
			raw, err := json.Marshal(event)
			if err == nil {
				err = json.Unmarshal(raw, &plain)
			}
			if err != nil {
				wrong = fmt.Errorf("read the event that is to be edited: %w", err)
				return event
			}
			f.Edit(plain)
			return plain
		}
	}
	a.interactions.Begin(it, f.Data)
	if wrong != nil {
		return nil, Refuse(http.StatusBadRequest, "bad_request", wrong.Error())
	}
	return it, nil
}
