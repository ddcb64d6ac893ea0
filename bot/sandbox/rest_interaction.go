package sandbox

// Types of interaction callbacks.
const (
	callbackMessage        = 4
	callbackDefer          = 5
	callbackDeferUpdate    = 6
	callbackUpdate         = 7
	callbackAutocomplete   = 8
	callbackModal          = 9
	callbackFlags          = flagSuppressEmbeds | flagEphemeral | flagSilent | flagComponentsV2
	callbackInvalidMessage = "This type of response cannot answer this type of interaction."
)

// respond is the first answer to an interaction.
func respond(a *api, r *request) (any, *apiError) {
	it := a.interactions.find(r.params["interaction_id"])
	if it == nil || it.token != r.params["interaction_token"] {
		return nil, errUnknownInteraction
	}
	if it.acked {
		return nil, errAlreadyAcked
	}
	if a.w.clock.Now().Sub(it.at) > answerTime || it.failed {
		return nil, errUnknownInteraction
	}
	if a.w.channels[it.channel] == nil {
		return nil, errUnknownChannel
	}
	if !r.body.object() {
		return nil, r.form.err()
	}
	kind, ok := r.body.at("type").number(1, 12)
	if !ok && !r.body.at("type").given() {
		r.body.at("type").required()
	} else if ok && !takes(it, int(kind)) {
		r.body.at("type").bad("INTERACTION_RESPONSE_TYPE_INVALID", callbackInvalidMessage)
	}
	if err := r.form.err(); err != nil {
		return nil, err
	}
	outcome, err := a.answer(it, r, int(kind))
	if err != nil {
		return nil, err
	}
	it.acked = true
	it.settle(outcome)
	if r.URL.Query().Get("with_response") != "true" {
		return nil, nil
	}
	return a.callbackResponse(it, int(kind)), nil
}

// takes says which callbacks fit an interaction.
func takes(it *interaction, kind int) bool {
	switch kind {
	case callbackMessage, callbackDefer:
		return it.kind != interactionAutocomplete
	case callbackDeferUpdate, callbackUpdate:
		return it.kind != interactionAutocomplete && it.source != nil
	case callbackAutocomplete:
		return it.kind == interactionAutocomplete
	case callbackModal:
		return it.kind == interactionCommand || it.kind == interactionComponent
	}
	return false
}

func (a *api) answer(it *interaction, r *request, kind int) (Outcome, *apiError) {
	data := r.body.at("data")
	switch kind {
	case callbackMessage:
		m, err := a.respondWith(it, r, data, false)
		if err != nil {
			return Outcome{}, err
		}
		it.first = m.ID
		return Outcome{Kind: OutcomeMessage, MessageID: m.ID}, nil
	case callbackDefer:
		m, err := a.respondWith(it, r, data, true)
		if err != nil {
			return Outcome{}, err
		}
		it.first = m.ID
		return Outcome{Kind: OutcomeThinking, MessageID: m.ID}, nil
	case callbackDeferUpdate:
		it.first = it.source.ID
		if m := a.w.messages[it.first]; m != nil {
			it.promised = true
			m.Promised++
		}
		return Outcome{Kind: OutcomeDeferred, MessageID: it.source.ID}, nil
	case callbackUpdate:
		if a.w.messages[it.source.ID] == nil {
			return Outcome{}, errUnknownMessage
		}
		if _, err := a.rewrite(r, data.orObject(), it.source); err != nil {
			return Outcome{}, err
		}
		it.first = it.source.ID
		return Outcome{Kind: OutcomeUpdated, MessageID: it.source.ID}, nil
	case callbackAutocomplete:
		if !data.given() || !data.object() {
			data.required()
			return Outcome{}, r.form.err()
		}
		it.choices = readChoices(data.at("choices"), it.optType)
		return Outcome{Kind: OutcomeMessage}, r.form.err()
	}
	if !data.given() || !data.object() {
		data.required()
		return Outcome{}, r.form.err()
	}
	modal := readModal(data)
	if err := r.form.err(); err != nil {
		return Outcome{}, err
	}
	it.modal = &modal
	return Outcome{Kind: OutcomeModal, Modal: &modal}, nil
}

// respondWith makes the message that answers an interaction, or the "thinking" one.
func (a *api) respondWith(it *interaction, r *request, data value, deferred bool) (*message, *apiError) {
	m := &message{Channel: it.channel, Author: a.w.Bot.ID, At: a.w.clock.Now(), Origin: it.origin()}
	if it.kind == interactionCommand {
		m.Type = 20
	} else if it.source != nil {
		m.Type = 19
		m.Reference = &Reference{ChannelID: it.channel, MessageID: it.source.ID, GuildID: a.w.guildOf(a.w.channels[it.channel])}
	}
	if deferred {
		if n, ok := data.at("flags").number(0, 1<<40); ok && n&flagEphemeral != 0 {
			m.Flags, m.OnlyFor = flagEphemeral, it.user
		}
		if err := r.form.err(); err != nil {
			return nil, err
		}
		m.Flags |= flagLoading
		m.ID = a.w.newID()
		a.w.post(m)
		return m, nil
	}
	return m, a.fillAnswer(m, it, r, data)
}

// fillAnswer reads a body into a new message that answers an interaction, and posts it.
func (a *api) fillAnswer(m *message, it *interaction, r *request, data value) *apiError {
	if !data.given() || !data.object() {
		if !data.given() {
			return errEmptyMessage
		}
		return r.form.err()
	}
	d := readDraft(data, 2000, callbackFlags, 0)
	a.checkFiles(data, &d, r.files, nil)
	if err := r.form.err(); err != nil {
		return err
	}
	if d.Flags&flagEphemeral != 0 {
		m.OnlyFor = it.user
	}
	if m.ID == "" {
		m.ID = a.w.newID()
	}
	m.TTS = d.TTS
	if err := a.fill(m, &d, r.files); err != nil {
		return err
	}
	if m.empty() {
		return errEmptyMessage
	}
	a.w.post(m)
	return nil
}

func (a *api) callbackResponse(it *interaction, kind int) object {
	act := object{"id": it.id, "type": it.kind, "channel_id": it.channel}
	if g := a.w.guildOf(a.w.channels[it.channel]); g != "" {
		act["guild_id"] = g
	}
	out := object{"interaction": act}
	m := a.w.messages[it.first]
	if m == nil {
		return out
	}
	act["response_message_id"] = m.ID
	act["response_message_loading"] = m.Flags&flagLoading != 0
	act["response_message_ephemeral"] = m.OnlyFor != ""
	if kind == callbackMessage || kind == callbackDefer || kind == callbackUpdate {
		if kind == callbackDefer {
			kind = callbackMessage
		}
		out["resource"] = object{"type": kind, "message": a.w.wireMessage(m)}
	}
	return out
}
