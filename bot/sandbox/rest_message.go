package sandbox

import "time"

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

type nonceUse struct {
	message string
	at      time.Time
}

// nonceLife is how long a nonce with enforce_nonce is remembered.
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
	nonce := c.ID + " " + string(d.Nonce)
	if d.Enforce && len(d.Nonce) > 0 {
		if use, ok := s.nonces[nonce]; ok && s.clock.Now().Sub(use.at) < nonceLife && s.w.messages[use.message] != nil {
			return s.w.wireMessage(s.w.messages[use.message]), nil
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
	if d.Enforce && len(d.Nonce) > 0 {
		s.nonces[nonce] = nonceUse{m.ID, s.clock.Now()}
	}
	s.post(m)
	return s.w.wireMessage(m), nil
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
