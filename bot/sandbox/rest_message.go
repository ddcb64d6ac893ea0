package sandbox

import (
	"strconv"
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

// listMessages answers the newest messages first, like Discord.
func listMessages(s *Server, r *request) (any, *apiError) {
	c, err := s.mustChannel(r)
	if err != nil {
		return nil, err
	}
	q := r.URL.Query()
	limit := 50
	if text := q.Get("limit"); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > 100 {
			r.form.root(nil).sub("limit", text, true).bad("NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
			return nil, r.form.err()
		}
		limit = n
	}
	for _, key := range []string{"before", "after", "around"} {
		if id := q.Get(key); id != "" && !isSnowflake(id) {
			return nil, badParam(key, id)
		}
	}
	list := []Message{}
	if s.need(c, PermissionReadHistory) != nil {
		return list, nil // Discord answers an empty list
	}
	var shown []*message
	for _, m := range s.w.byChan[c.ID] {
		if m.OnlyFor == "" {
			shown = append(shown, m)
		}
	}
	for _, m := range pageOf(shown, limit, q.Get("before"), q.Get("after"), q.Get("around")) {
		list = append(list, s.w.wireMessage(m))
	}
	return list, nil
}

// pageOf cuts a list that is sorted by id and returns it newest first.
func pageOf(list []*message, limit int, before, after, around string) []*message {
	first, last := 0, len(list)
	for first < last && after != "" && !idLess(after, list[first].ID) {
		first++
	}
	for last > first && before != "" && !idLess(list[last-1].ID, before) {
		last--
	}
	switch {
	case around != "":
		middle := 0
		for middle < len(list) && idLess(list[middle].ID, around) {
			middle++
		}
		first = max(0, middle-limit/2)
		last = min(len(list), first+limit)
	case after != "":
		last = min(last, first+limit)
	default:
		first = max(first, last-limit)
	}
	var out []*message
	for i := last - 1; i >= first; i-- {
		out = append(out, list[i])
	}
	return out
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
	s.checkFiles(&d, r.files, nil)
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

func editMessage(s *Server, r *request) (any, *apiError) {
	c, m, err := s.channelAndMessage(r)
	if err != nil {
		return nil, err
	}
	if m.Author != s.w.Bot.ID {
		return nil, errEditOfOthers
	}
	if c.Archived {
		return nil, errThreadArchived
	}
	if c.Kind == channelDM && !s.w.members[c.DMWith].DMsOpen {
		return nil, errCannotSendToUser
	}
	if len(r.files) > 0 {
		if err := s.need(c, PermissionAttachFiles); err != nil {
			return nil, err
		}
	}
	if err := s.countLateEdit(m); err != nil {
		return nil, err
	}
	return s.rewrite(r, r.body, m)
}

// countLateEdit counts an edit of a message that is older than an hour.
func (s *Server) countLateEdit(m *message) *apiError {
	now := s.clock.Now()
	if now.Sub(m.At) <= time.Hour || s.limits.OldEdits < 0 {
		return nil
	}
	for len(m.LateEdits) > 0 && now.Sub(m.LateEdits[0]) >= time.Hour {
		m.LateEdits = m.LateEdits[1:]
	}
	if len(m.LateEdits) >= s.limits.OldEdits {
		e := rateLimited(time.Hour-now.Sub(m.LateEdits[0]), false)
		e.Code, e.Message = codeTooManyEdits, "Maximum number of edits to messages older than 1 hour reached. Try again later"
		return e
	}
	m.LateEdits = append(m.LateEdits, now)
	return nil
}

// rewrite edits a message by a body, for the channel's and the webhook's way alike.
func (s *Server) rewrite(r *request, body value, m *message) (any, *apiError) {
	if !body.object() {
		return nil, r.form.err()
	}
	d := readDraft(body, 2000, flagSuppressEmbeds|flagComponentsV2, m.Flags)
	s.checkFiles(&d, r.files, m)
	if err := r.form.err(); err != nil {
		return nil, err
	}
	if err := s.edit(m, &d, r.files); err != nil {
		return nil, err
	}
	return s.w.wireMessage(m), nil
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
