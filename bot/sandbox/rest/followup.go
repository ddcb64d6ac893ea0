package rest

import (
	"net/http"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// mustToken returns the interaction of a call with a token, once the bot has acknowledged it.
func (a *API) mustToken(r *request) (*interaction.Interaction, *form.Error) {
	if r.params["webhook_id"] != a.w.App {
		return nil, form.ErrUnknownWebhook
	}
	it := a.interactions.WithToken(r.params["webhook_token"])
	if it == nil {
		if interaction.Expired(r.params["webhook_token"], a.w.Clock.Now()) {
			return nil, form.ErrInvalidToken
		}
		return nil, form.ErrUnknownWebhook
	}
	if a.w.Clock.Now().Sub(it.At) > interaction.TokenTime {
		return nil, form.ErrInvalidToken
	}
	if !it.Acked {
		return nil, form.ErrUnknownWebhook
	}
	return it, nil
}

func createFollowup(a *API, r *request) (any, *form.Error) {
	it, err := a.mustToken(r)
	if err != nil {
		return nil, err
	}
	if !r.body.Object() {
		return nil, r.form.Err()
	}
	// The first follow-up to an answer that says "thinking" becomes that answer.
	if first := a.w.Messages[it.First]; first != nil && first.Flags&resource.FlagLoading != 0 {
		return a.rewrite(r, r.body, first)
	}
	c := a.w.Channels[it.Channel]
	if c == nil {
		return nil, form.ErrUnknownChannel
	}
	m := &world.Message{Channel: it.Channel, Author: a.w.Bot.ID, At: a.w.Clock.Now(), Origin: it.Origin()}
	if it.First != "" {
		m.Type, m.Origin.First = 19, it.First
		m.Reference = &resource.Reference{ChannelID: it.Channel, MessageID: it.First, GuildID: a.w.GuildOf(c)}
	}
	if err := a.fillAnswer(m, it, r, r.body); err != nil {
		return nil, err
	}
	if first := a.w.Messages[it.First]; first != nil && it.Promised { // the pressed message stays as it is
		it.Promised = false
		first.Promised--
	}
	r.status = http.StatusOK
	return a.w.MessageObject(m), nil
}

// mustAnswer returns the message of a call with a token: the interaction's first answer or a follow-up.
func (a *API) mustAnswer(r *request) (*interaction.Interaction, *world.Message, *form.Error) {
	it, err := a.mustToken(r)
	if err != nil {
		return nil, nil, err
	}
	id := r.params["message_id"]
	if id == "@original" {
		id = it.First
	}
	m := a.w.Messages[id]
	own := m != nil && (m.ID == it.First || m.Origin != nil && m.Origin.ID == it.ID)
	if !own {
		return nil, nil, form.ErrUnknownMessage
	}
	return it, m, nil
}

func getFollowup(a *API, r *request) (any, *form.Error) {
	_, m, err := a.mustAnswer(r)
	if err != nil {
		return nil, err
	}
	return a.w.MessageObject(m), nil
}

func editFollowup(a *API, r *request) (any, *form.Error) {
	it, m, err := a.mustAnswer(r)
	if err != nil {
		return nil, err
	}
	out, err := a.rewrite(r, r.body, m)
	if err == nil && it.Promised && m.ID == it.First {
		it.Promised = false
		m.Promised--
	}
	return out, err
}

func deleteFollowup(a *API, r *request) (any, *form.Error) {
	_, m, err := a.mustAnswer(r)
	if err != nil {
		return nil, err
	}
	a.w.RemoveMessage(m)
	return nil, nil
}
