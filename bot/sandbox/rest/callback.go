package rest

import (
	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// Types of the first answer to an interaction.
const (
	callbackMessage      = 4
	callbackDefer        = 5
	callbackDeferUpdate  = 6
	callbackUpdate       = 7
	callbackAutocomplete = 8
	callbackModal        = 9
)

// respond takes the first answer to an interaction.
func respond(a *API, r *request) (any, *form.Error) {
	it := a.interactions.Find(r.params["interaction_id"])
	if it == nil || it.Token != r.params["interaction_token"] {
		return nil, form.ErrUnknownInteraction
	}
	if it.Acked {
		return nil, form.ErrAlreadyAcked
	}
	if a.w.Clock.Now().Sub(it.At) > interaction.AnswerTime || it.Failed {
		return nil, form.ErrUnknownInteraction
	}
	if a.w.Channels[it.Channel] == nil {
		return nil, form.ErrUnknownChannel
	}
	if !r.body.Object() {
		return nil, r.form.Err()
	}
	kind, ok := r.body.At("type").Number(1, 12)
	if !ok && !r.body.At("type").Given() {
		r.body.At("type").Required()
	} else if ok && !takes(it, int(kind)) {
		r.body.At("type").Bad("INTERACTION_RESPONSE_TYPE_INVALID",
			"This type of response cannot answer this type of interaction.")
	}
	if err := r.form.Err(); err != nil {
		return nil, err
	}
	outcome, err := a.answer(it, r, int(kind))
	if err != nil {
		return nil, err
	}
	it.Acked = true
	it.Settle(outcome)
	if r.URL.Query().Get("with_response") != "true" {
		return nil, nil
	}
	return a.callbackResponse(it, int(kind)), nil
}

// answerFlags are the flags that an answer may set.
const answerFlags = resource.FlagSuppressEmbeds | resource.FlagEphemeral | resource.FlagSilent |
	resource.FlagComponentsV2

// takes says whether an answer of a type fits an interaction.
func takes(it *interaction.Interaction, kind int) bool {
	switch kind {
	case callbackMessage, callbackDefer:
		return it.Kind != resource.InteractionAutocomplete
	case callbackDeferUpdate, callbackUpdate:
		return it.Kind != resource.InteractionAutocomplete && it.Source != nil
	case callbackAutocomplete:
		return it.Kind == resource.InteractionAutocomplete
	case callbackModal:
		return it.Kind == resource.InteractionCommand || it.Kind == resource.InteractionComponent
	}
	return false
}

// answer does what the first answer asks for and returns what the member gets to see.
func (a *API) answer(it *interaction.Interaction, r *request, kind int) (interaction.Outcome, *form.Error) {
	data := r.body.At("data")
	switch kind {
	case callbackMessage:
		m, err := a.respondWith(it, r, data, false)
		if err != nil {
			return interaction.Outcome{}, err
		}
		it.First = m.ID
		return interaction.Outcome{Kind: interaction.OutcomeMessage, MessageID: m.ID}, nil
	case callbackDefer:
		m, err := a.respondWith(it, r, data, true)
		if err != nil {
			return interaction.Outcome{}, err
		}
		it.First = m.ID
		return interaction.Outcome{Kind: interaction.OutcomeThinking, MessageID: m.ID}, nil
	case callbackDeferUpdate:
		it.First = it.Source.ID
		if m := a.w.Messages[it.First]; m != nil {
			it.Promised = true
			m.Promised++
		}
		return interaction.Outcome{Kind: interaction.OutcomeDeferred, MessageID: it.Source.ID}, nil
	case callbackUpdate:
		if a.w.Messages[it.Source.ID] == nil {
			return interaction.Outcome{}, form.ErrUnknownMessage
		}
		if _, err := a.rewrite(r, data.OrObject(), it.Source); err != nil {
			return interaction.Outcome{}, err
		}
		it.First = it.Source.ID
		return interaction.Outcome{Kind: interaction.OutcomeUpdated, MessageID: it.Source.ID}, nil
	case callbackAutocomplete:
		if !data.Given() || !data.Object() {
			data.Required()
			return interaction.Outcome{}, r.form.Err()
		}
		it.Choices = form.ReadChoices(data.At("choices"), it.OptionType)
		return interaction.Outcome{Kind: interaction.OutcomeMessage}, r.form.Err()
	}
	if !data.Given() || !data.Object() {
		data.Required()
		return interaction.Outcome{}, r.form.Err()
	}
	modal := form.ReadModal(data)
	if err := r.form.Err(); err != nil {
		return interaction.Outcome{}, err
	}
	it.Modal = &modal
	return interaction.Outcome{Kind: interaction.OutcomeModal, Modal: &modal}, nil
}

// respondWith posts the message that answers an interaction; a deferred one says that the bot is thinking.
func (a *API) respondWith(
	it *interaction.Interaction, r *request, data form.Value, deferred bool,
) (*world.Message, *form.Error) {
	m := &world.Message{Channel: it.Channel, Author: a.w.Bot.ID, At: a.w.Clock.Now(), Origin: it.Origin()}
	if it.Kind == resource.InteractionCommand {
		m.Type = 20
	} else if it.Source != nil {
		m.Type = 19
		m.Reference = &resource.Reference{
			ChannelID: it.Channel, MessageID: it.Source.ID, GuildID: a.w.GuildOf(a.w.Channels[it.Channel]),
		}
	}
	if deferred {
		if n, ok := data.At("flags").Number(0, 1<<40); ok && n&resource.FlagEphemeral != 0 {
			m.Flags, m.OnlyFor = resource.FlagEphemeral, it.User
		}
		if err := r.form.Err(); err != nil {
			return nil, err
		}
		m.Flags |= resource.FlagLoading
		m.ID = a.w.NewID()
		a.w.Post(m)
		return m, nil
	}
	return m, a.fillAnswer(m, it, r, data)
}

// fillAnswer brings a new message that answers an interaction to what a body says, and posts it.
func (a *API) fillAnswer(m *world.Message, it *interaction.Interaction, r *request, data form.Value) *form.Error {
	if !data.Given() || !data.Object() {
		if !data.Given() {
			return form.ErrEmptyMessage
		}
		return r.form.Err()
	}
	d := form.ReadMessage(data, 2000, answerFlags, 0)
	a.checkFiles(data, &d, r.files, nil)
	if err := r.form.Err(); err != nil {
		return err
	}
	if d.Flags&resource.FlagEphemeral != 0 {
		m.OnlyFor = it.User
	}
	if m.ID == "" {
		m.ID = a.w.NewID()
	}
	m.TTS = d.TTS
	if err := a.fill(m, &d, r.files); err != nil {
		return err
	}
	if m.Empty() {
		return form.ErrEmptyMessage
	}
	a.w.Post(m)
	return nil
}

// callbackResponse returns what the bot is told of its answer if it asks by with_response.
func (a *API) callbackResponse(it *interaction.Interaction, kind int) resource.Object {
	act := resource.Object{"id": it.ID, "type": it.Kind, "channel_id": it.Channel}
	if g := a.w.GuildOf(a.w.Channels[it.Channel]); g != "" {
		act["guild_id"] = g
	}
	out := resource.Object{"interaction": act}
	m := a.w.Messages[it.First]
	if m == nil {
		return out
	}
	act["response_message_id"] = m.ID
	act["response_message_loading"] = m.Flags&resource.FlagLoading != 0
	act["response_message_ephemeral"] = m.OnlyFor != ""
	if kind == callbackMessage || kind == callbackDefer || kind == callbackUpdate {
		if kind == callbackDefer {
			kind = callbackMessage
		}
		out["resource"] = resource.Object{"type": kind, "message": a.w.MessageObject(m)}
	}
	return out
}
