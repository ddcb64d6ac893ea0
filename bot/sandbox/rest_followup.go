package sandbox

import (
	"net/http"
	"time"
)

// mustToken finds the interaction of a webhook call.
func (s *Server) mustToken(r *request) (*interaction, *apiError) {
	if r.params["webhook_id"] != s.w.App {
		return nil, errUnknownWebhook
	}
	it := s.tokens[r.params["webhook_token"]]
	if it == nil {
		if expired(r.params["webhook_token"], s.clock.Now()) {
			return nil, errInvalidToken
		}
		return nil, errUnknownWebhook
	}
	if s.clock.Now().Sub(it.at) > tokenTime {
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

func createFollowup(s *Server, r *request) (any, *apiError) {
	it, err := s.mustToken(r)
	if err != nil {
		return nil, err
	}
	if !r.body.object() {
		return nil, r.form.err()
	}
	// The first follow-up to a deferred answer becomes that answer.
	if first := s.w.messages[it.first]; first != nil && first.Flags&flagLoading != 0 {
		return s.rewrite(r, r.body, first)
	}
	c := s.w.channels[it.channel]
	if c == nil {
		return nil, errUnknownChannel
	}
	m := &message{Channel: it.channel, Author: s.w.Bot.ID, At: s.clock.Now(), Origin: it.origin()}
	if it.first != "" {
		m.Type, m.Origin.First = 19, it.first
		m.Reference = &Reference{ChannelID: it.channel, MessageID: it.first, GuildID: s.guildOf(c)}
	}
	if err := s.fillAnswer(m, it, r, r.body); err != nil {
		return nil, err
	}
	r.status = http.StatusOK
	return s.w.wireMessage(m), nil
}

// mustAnswer finds a message that an interaction's token may reach: its answer or a follow-up.
func (s *Server) mustAnswer(r *request) (*interaction, *message, *apiError) {
	it, err := s.mustToken(r)
	if err != nil {
		return nil, nil, err
	}
	id := r.params["message_id"]
	if id == "@original" {
		id = it.first
	}
	m := s.w.messages[id]
	own := m != nil && (m.ID == it.first || m.Origin != nil && m.Origin.ID == it.id)
	if !own {
		return nil, nil, errUnknownMessage
	}
	return it, m, nil
}

func getFollowup(s *Server, r *request) (any, *apiError) {
	_, m, err := s.mustAnswer(r)
	if err != nil {
		return nil, err
	}
	return s.w.wireMessage(m), nil
}

func editFollowup(s *Server, r *request) (any, *apiError) {
	it, m, err := s.mustAnswer(r)
	if err != nil {
		return nil, err
	}
	out, err := s.rewrite(r, r.body, m)
	if err == nil && it.promised && m.ID == it.first {
		it.promised = false
		m.promised--
	}
	return out, err
}

func deleteFollowup(s *Server, r *request) (any, *apiError) {
	_, m, err := s.mustAnswer(r)
	if err != nil {
		return nil, err
	}
	s.removeMessage(m)
	return nil, nil
}
