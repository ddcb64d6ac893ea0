package sandbox

import (
	"net/http"
	"time"
)

// mustToken finds the interaction of a webhook call.
func (a *api) mustToken(r *request) (*interaction, *apiError) {
	if r.params["webhook_id"] != a.w.App {
		return nil, errUnknownWebhook
	}
	it := a.interactions.withToken(r.params["webhook_token"])
	if it == nil {
		if expired(r.params["webhook_token"], a.w.clock.Now()) {
			return nil, errInvalidToken
		}
		return nil, errUnknownWebhook
	}
	if a.w.clock.Now().Sub(it.at) > tokenTime {
		return nil, errInvalidToken
	}
	if !it.acked {
		return nil, errUnknownWebhook
	}
	return it, nil
}

// expired says whether a token that is no longer known was once one of ours and is too old.
func expired(token string, now time.Time) bool {
	rest, ok := cutToken(token)
	if !ok {
		return false
	}
	at, ok := snowflakeTime(rest)
	return ok && now.Sub(at) > tokenTime
}

func createFollowup(a *api, r *request) (any, *apiError) {
	it, err := a.mustToken(r)
	if err != nil {
		return nil, err
	}
	if !r.body.object() {
		return nil, r.form.err()
	}
	// The first follow-up to a deferred answer becomes that answer.
	if first := a.w.messages[it.first]; first != nil && first.Flags&flagLoading != 0 {
		return a.rewrite(r, r.body, first)
	}
	c := a.w.channels[it.channel]
	if c == nil {
		return nil, errUnknownChannel
	}
	m := &message{Channel: it.channel, Author: a.w.Bot.ID, At: a.w.clock.Now(), Origin: it.origin()}
	if it.first != "" {
		m.Type, m.Origin.First = 19, it.first
		m.Reference = &Reference{ChannelID: it.channel, MessageID: it.first, GuildID: a.w.guildOf(c)}
	}
	if err := a.fillAnswer(m, it, r, r.body); err != nil {
		return nil, err
	}
	r.status = http.StatusOK
	return a.w.wireMessage(m), nil
}

// mustAnswer finds a message that an interaction's token may reach: its answer or a follow-up.
func (a *api) mustAnswer(r *request) (*interaction, *message, *apiError) {
	it, err := a.mustToken(r)
	if err != nil {
		return nil, nil, err
	}
	id := r.params["message_id"]
	if id == "@original" {
		id = it.first
	}
	m := a.w.messages[id]
	own := m != nil && (m.ID == it.first || m.Origin != nil && m.Origin.ID == it.id)
	if !own {
		return nil, nil, errUnknownMessage
	}
	return it, m, nil
}

func getFollowup(a *api, r *request) (any, *apiError) {
	_, m, err := a.mustAnswer(r)
	if err != nil {
		return nil, err
	}
	return a.w.wireMessage(m), nil
}

func editFollowup(a *api, r *request) (any, *apiError) {
	it, m, err := a.mustAnswer(r)
	if err != nil {
		return nil, err
	}
	out, err := a.rewrite(r, r.body, m)
	if err == nil && it.promised && m.ID == it.first {
		it.promised = false
		m.Promised--
	}
	return out, err
}

func deleteFollowup(a *api, r *request) (any, *apiError) {
	_, m, err := a.mustAnswer(r)
	if err != nil {
		return nil, err
	}
	a.w.removeMessage(m)
	return nil, nil
}
