package sandbox

import (
	"encoding/json"
	"time"
)

// mustMessage finds the message of a call in its channel. Ephemeral messages are unknown here,
// as on Discord.
func (s *Server) mustMessage(r *request, c *channel) (*message, *apiError) {
	id := r.params["message_id"]
	if !isSnowflake(id) {
		return nil, badParam("message_id", id)
	}
	m := s.w.messages[id]
	if m == nil || m.Channel != c.ID || m.OnlyFor != "" {
		return nil, errUnknownMessage
	}
	return m, nil
}

func (s *Server) channelAndMessage(r *request) (*channel, *message, *apiError) {
	c, err := s.mustChannel(r)
	if err != nil {
		return nil, nil, err
	}
	m, err := s.mustMessage(r, c)
	return c, m, err
}

func getMessage(s *Server, r *request) (any, *apiError) {
	c, m, err := s.channelAndMessage(r)
	if err != nil {
		return nil, err
	}
	if err := s.need(c, PermissionReadHistory); err != nil {
		return nil, err
	}
	return s.w.wireMessage(m), nil
}

// nonceLife is how far back enforce_nonce looks.
const nonceLife = 5 * time.Minute

func createMessage(s *Server, r *request) (any, *apiError) {
	c, err := s.mustChannel(r)
	if err != nil {
		return nil, err
	}
	if !r.body.object() {
		return nil, r.form.err()
	}
	const settable = flagSuppressEmbeds | flagSilent | flagComponentsV2
	d := readDraft(r.body, 2000, settable, 0)
	s.checkFiles(r.body, &d, r.files, nil)
	if d.Reference != "" && !d.ReferenceOK {
		if ref := s.w.messages[d.Reference]; ref == nil || ref.Channel != c.ID {
			r.body.at("message_reference").bad("MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
		}
	}
	if err := r.form.err(); err != nil {
		return nil, err
	}
	if err := s.maySend(c, &d, len(r.files)); err != nil {
		return nil, err
	}
	if d.Enforce && len(d.Nonce) > 0 {
		if m := s.sameNonce(c, d.Nonce); m != nil {
			return s.w.wireMessage(m), nil
		}
	}
	m := &message{ID: s.newID(), Channel: c.ID, Author: s.w.Bot.ID, Type: 0, At: s.clock.Now(), TTS: d.TTS, Nonce: d.Nonce}
	if d.Reference != "" {
		m.Type = 19
		m.Reference = &Reference{ChannelID: c.ID, MessageID: d.Reference, GuildID: s.guildOf(c)}
	}
	if err := s.fill(m, &d, r.files); err != nil {
		return nil, err
	}
	if m.empty() {
		s.dropFiles(m)
		return nil, errEmptyMessage
	}
	s.post(m)
	return s.w.wireMessage(m), nil
}

// sameNonce finds the bot's message of the last minutes that has a nonce.
func (s *Server) sameNonce(c *channel, nonce json.RawMessage) *message {
	list := s.w.byChan[c.ID]
	for i := len(list) - 1; i >= 0 && s.clock.Now().Sub(list[i].At) < nonceLife; i-- {
		if m := list[i]; m.Author == s.w.Bot.ID && string(m.Nonce) == string(nonce) {
			return m
		}
	}
	return nil
}

// maySend checks permissions, closed DMs and archived threads.
func (s *Server) maySend(c *channel, d *draft, files int) *apiError {
	if c.Kind == channelDM {
		if !s.w.members[c.DMWith].DMsOpen {
			return errCannotSendToUser
		}
		return nil
	}
	send := int64(PermissionSendMessages)
	if c.isThread() {
		send = PermissionSendInThreads
	}
	if d.Embeds != nil && len(*d.Embeds) > 0 {
		send |= PermissionEmbedLinks
	}
	if files > 0 {
		send |= PermissionAttachFiles
	}
	if err := s.need(c, send); err != nil {
		return err
	}
	if c.Archived && c.Locked && s.need(c, PermissionManageThreads) != nil {
		return errThreadArchived
	}
	return nil
}

func deleteMessage(s *Server, r *request) (any, *apiError) {
	c, m, err := s.channelAndMessage(r)
	if err != nil {
		return nil, err
	}
	if m.Author != s.w.Bot.ID {
		if err := s.need(c, PermissionManageMessages); err != nil {
			return nil, err
		}
	}
	s.removeMessage(m)
	return nil, nil
}
